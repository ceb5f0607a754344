// A drawing that is not made yet. The server says after every square what may come next; undo costs nothing, because
// nothing has been sent: the whole entry goes out when the person is done with it.
import { code, type Ask, type Choice, type Props } from "$lib/generated/ratdragon";
import { inOrder } from "./geometry";
import { say } from "$lib/words.svelte";
import { isPartner, isSquare, isTake, squareOf } from "./view";

interface Step { choice: Choice; next: Ask | null }
type Table = Pick<Props, "ask" | "draft" | "choose" | "chooseAll" | "whyNot">;

export class Drafting {
  private steps = $state.raw<Step[]>([]);
  /** Squares touched faster than the server answers, or out of order: each is drawn when the drawing reaches it. */
  wanted = $state.raw<number[]>([]);
  /** Why the last choice could not be made. */
  why = $state("");
  /** The entry is on its way, answer by answer. */
  sent = $state(false);
  private waiting = $state(false);
  private turn = 0; // answers to questions of an earlier turn are thrown away

  constructor(private table: () => Table, private width: () => number) {}

  /** What is asked at the end of the draft; null when the entry is whole. */
  readonly ask = $derived.by(() => (this.steps.length > 0 ? this.steps.at(-1)!.next : this.table().ask));
  readonly offered: Choice[] = $derived(this.sent ? [] : (this.ask?.choices ?? []));
  readonly whole: boolean = $derived(this.steps.length > 0 && this.ask === null);
  readonly begun: boolean = $derived(this.steps.length > 0 || this.wanted.length > 0);
  readonly squares: number[] = $derived(this.steps.map(({ choice }) => choice).filter(isSquare).map(squareOf));
  /** All squares the creature may have, whether or not they touch the drawing already. */
  private readonly room: Set<number> = $derived.by(() => {
    const first = [this.table().ask, ...this.steps.map(({ next }) => next)].find((ask) => ask?.kind === "draw");
    return new Set((this.sent || this.ask?.kind !== "draw" ? [] : (first?.choices ?? [])).filter(isSquare).map(squareOf));
  });
  /** Squares that wait for the drawing to reach them. */
  readonly loose: boolean = $derived(!this.waiting && this.wanted.length > 0);
  /** The choice between the two creatures, where it is part of the draft. */
  readonly taken: Choice | undefined = $derived(this.steps.map(({ choice }) => choice).find(isTake));
  readonly partner: Choice | undefined = $derived(this.steps.map(({ choice }) => choice).find(isPartner));
  /** The last square and the answer about the pair: their numbers say what the drawing brings as far as it has come. */
  readonly lastSquare: Choice | undefined = $derived(this.steps.map(({ choice }) => choice).findLast(isSquare));
  readonly single: boolean = $derived(this.steps.some(({ choice }) => choice.kind === "NO_PAIR"));

  /** Another question is asked: forget the draft. Without drafts, squares of a drag may still be waiting for it. */
  reset(): void {
    this.turn++;
    this.steps = [];
    if (this.table().draft) this.wanted = [];
    this.why = "";
    this.sent = this.waiting = false;
    this.goOn();
  }

  /** Whether a square can become part of the drawing, now or once the drawing reaches it. */
  paintable(square: number): boolean {
    return this.room.has(square) && !this.squares.includes(square) && !this.wanted.includes(square);
  }

  /** A square was touched: draw it now, or as soon as the server has answered for those before it. */
  touch(square: number): void {
    if (this.sent) return;
    this.wanted = [...this.wanted, square];
    if (!this.waiting) this.goOn();
  }

  /** A wanted square was touched again. */
  drop(square: number): void {
    this.wanted = this.wanted.filter((one) => one !== square);
  }

  /** Draw a wanted square that touches the drawing; the others wait, and those that can never be drawn are dropped. */
  private goOn(): void {
    this.wanted = this.wanted.filter((square) => this.room.has(square) && !this.squares.includes(square));
    const choices = this.offered.filter(isSquare);
    const choice = this.wanted.map((square) => choices.find((one) => squareOf(one) === square)).find((one) => one);
    if (!choice) return;
    this.drop(squareOf(choice));
    void this.take(choice);
  }

  /** One more choice in the draft. */
  async take(choice: Choice): Promise<void> {
    const { draft, choose } = this.table();
    this.waiting = true;
    if (!draft) return choose(choice.action); // no drafts here: the choice is made, and the next question resets
    const steps = this.steps;
    const found = await this.played(draft, [...steps.map((step) => step.choice), choice], steps);
    if (found) this.goOn();
  }

  /** Ask the server about a whole list of choices, of which the steps `known` are sure already. */
  private async played(draft: NonNullable<Table["draft"]>, choices: Choice[], known: Step[]): Promise<boolean> {
    const turn = ++this.turn;
    this.waiting = true;
    const steps = [...known];
    try {
      for (const choice of choices.slice(known.length)) {
        const next = await draft([...steps.map((step) => step.choice.action), choice.action]);
        if (turn !== this.turn) return false;
        steps.push({ choice, next });
      }
      this.why = "";
    } catch (error) {
      if (turn !== this.turn) return false;
      this.why = error instanceof Error ? error.message : "";
      this.wanted = [];
    }
    this.waiting = false;
    this.steps = steps;
    return true;
  }

  /** Choose the creature, or change it before the drawing is sent: the other one begins on the same square. */
  async creature(choice: Choice): Promise<void> {
    this.wanted = this.squares.slice(0, 1);
    if (this.table().draft) this.cut(0);
    await this.take(choice);
  }

  undo(): void {
    if (this.wanted.length > 0) this.wanted = this.wanted.slice(0, -1);
    else this.cut(this.steps.length - 1);
  }

  /** Rub all squares out; the chosen creature stays. */
  clear(): void {
    this.wanted = [];
    this.cut(this.taken && this.steps.length > 1 ? 1 : 0);
  }

  private cut(length: number): void {
    this.turn++;
    this.waiting = this.sent = false;
    this.why = "";
    this.steps = this.steps.slice(0, Math.max(length, 0));
  }

  /** Rub one square out and keep what still hangs together. */
  async rub(square: number): Promise<void> {
    const { draft } = this.table();
    if (!draft || this.waiting || this.sent || !this.squares.includes(square)) return;
    if (square === this.squares.at(-1)) {
      this.cut(this.steps.findIndex(({ choice }) => isSquare(choice) && squareOf(choice) === square));
      return;
    }
    const drawn = new Map(this.steps.map(({ choice }) => choice).filter(isSquare).map((choice) => [squareOf(choice), choice]));
    drawn.delete(square);
    const before = this.steps.filter(({ choice }) => isTake(choice));
    const kept = inOrder([...drawn.keys()], this.width()).map((one) => drawn.get(one)!);
    await this.played(draft, [...before.map(({ choice }) => choice), ...kept], before);
    this.why = "";
  }

  /** Why a square cannot be drawn, at the end of the draft if there is one. */
  async refusal(square: number): Promise<string | null> {
    const { draft, whyNot } = this.table();
    if (this.sent) return say("web-ratdragon-sending");
    if (this.whole) return say("web-ratdragon-has-all");
    if (!draft || this.steps.length === 0) return whyNot(code.SQUARE(square));
    try {
      await draft([...this.steps.map(({ choice }) => choice.action), code.SQUARE(square)]);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : null;
    }
  }

  /** Send the whole entry. */
  done(): void {
    if (!this.whole || this.sent) return;
    this.sent = true;
    this.table().chooseAll(this.steps.map(({ choice }) => choice.action));
  }
}
