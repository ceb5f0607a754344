// Bots at a local table: they play when they are asked, and leave people a moment to take their choice back.
import { acted } from "./answers";
import { dailyDice, wordOf } from "./dice";
import { errorOf } from "./refusal";
import { botPlays } from "./saved";
import { Conflict } from "./store";
import type { LocalTable } from "./table";
import { takeable } from "./takeback";
import { NotWanted, pause } from "./thinking";

const WHIMS = 1n << 62n;

/** A choice that a bot has made and still keeps to itself. */
interface Kept { readonly prompt: number; readonly action: number }

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Driver {
  private driving = false;
  private readonly kept = new Map<number, Kept>();

  constructor(private readonly table: LocalTable) {}

  /** Let bots play as long as they are asked and somebody is here. Rejects where another window was quicker. */
  async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      while (this.table.listeners.size && (await this.move())) await pause();
    } catch (error) {
      if (error instanceof Conflict) throw error;
      for (const { send, words } of this.table.listeners) send(errorOf(error, words));
    } finally {
      this.driving = false;
    }
  }

  /** The bots that are asked now. */
  private get asked(): number[] {
    const { saved, standing, loaded: { engine } } = this.table;
    if (!standing || saved.status !== "playing") return [];
    return engine.asked(standing.state).filter((seat) => botPlays(saved.seats[seat]!));
  }

  /** One step of one bot; false when there is nothing to do before a person answers. */
  private async move(): Promise<boolean> {
    const { table } = this;
    const [seat] = this.asked;
    if (seat === undefined) return false;
    const prompt = table.standing!.prompts[seat]!;
    const action = await this.choose(seat, prompt).catch((error: unknown) => {
      if (error instanceof NotWanted) return null; // look again who is asked
      throw error;
    });
    if (action === null || !this.isAsked(seat, prompt)) return true;
    this.kept.set(seat, { prompt, action });
    if (this.waits(seat, action)) return false;
    const moment = this.grace();
    if (moment > 0) {
      await rest(moment);
      return true; // somebody may have chosen again
    }
    await table.change(() =>
      (this.isAsked(seat, prompt) ? acted(table.game, table.present, seat, action, { key: null, entry: null }) : table.present));
    return true;
  }

  private isAsked(seat: number, prompt: number): boolean {
    return this.asked.includes(seat) && this.table.standing!.prompts[seat] === prompt;
  }

  private async choose(seat: number, prompt: number): Promise<number> {
    const kept = this.kept.get(seat);
    if (kept?.prompt === prompt) return kept.action;
    const { listeners, saved, standing, loaded: { engine, thinking } } = this.table;
    const wanted = (): boolean => listeners.size > 0 && this.isAsked(seat, prompt);
    const level = saved.seats[seat]!.level || "normal";
    return thinking.choose({ table: saved.id, known: engine.know(standing!.state, seat), level, whim: this.whim(seat), wanted });
  }

  /** Whether a bot keeps its answer until all people have answered: the last one would leave them no way back. */
  private waits(seat: number, action: number): boolean {
    const { table, table: { loaded: { engine } } } = this;
    const { state } = table.standing!;
    if (!table.patience || this.asked.length > 1 || engine.asked(state).length === 1) return false;
    const ahead = engine.take(state, seat, action);
    return ahead !== null && !engine.asked(ahead.state).includes(seat);
  }

  /** How long people may still take back what they chose, in milliseconds. */
  private grace(): number {
    const { saved, standing, patience } = this.table;
    const left = saved.changed + patience - Date.now();
    const mayTake = (seat: number): boolean => !botPlays(saved.seats[seat]!) && takeable(standing!.recent, seat) > 0;
    return left > 0 && saved.seats.some((_, seat) => mayTake(seat)) ? left : 0;
  }

  /** On the deal of a day, bots have the same whims everywhere. */
  private whim(seat: number): bigint | undefined {
    const { origin, game } = this.table.saved;
    return origin?.kind === "daily" ? (wordOf(dailyDice(game, origin.day), 0) + BigInt(seat)) % WHIMS : undefined;
  }
}
