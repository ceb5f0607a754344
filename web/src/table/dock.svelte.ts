// What a board tells the dock. The dock is the one place that says what to do now; a board that offers the choices itself,
// or makes a compound choice in parts, says so here:
//
//     const dock = dockSlot();
//     $effect(() => {
//       dock.says = drafting ? say("web-…-squares", { drawn, wanted }) : null;
//       dock.part = drafting ? tools : null;          // a snippet of the board: Undo, Done, the next part
//       dock.onBoard = (choice) => choice.kind === "DRAW";
//       return () => dock.clear();
//     });
//     $effect(() => { if (ask) dock.look(hand); });
//
// Where there is no dock, as in replays, the slot is there all the same and nobody listens.
import { getContext, setContext, tick, type Snippet } from "svelte";
import type { ChoiceInfo } from "$lib/protocol";

const KEY = Symbol("dock");

export class DockSlot {
  /** In place of the question's text: "Goat: 2 of 8 squares". */
  says = $state<string | null>(null);
  /** Drawn in the dock in place of the choices: the next part of a compound choice, Undo, Done. */
  part = $state.raw<Snippet | null>(null);
  /** Which choices the board offers itself and in sight: the dock does not repeat them (they stay in the list of all choices). */
  onBoard = $state.raw<((choice: ChoiceInfo) => boolean) | null>(null);

  private wanted: Element | null = null;

  /** Bring this element into the visible part of the board. It stays in sight while the room changes its size, until
   *  somebody scrolls. */
  look(element: Element | null | undefined): void {
    this.letGo();
    this.wanted = element ?? null;
    this.wanted?.setAttribute("data-looked", ""); // tests measure that it can be seen
    void tick().then(() => this.again());
  }

  /** The room has another size: what was looked at is brought into sight once more. */
  again(): void {
    if (this.wanted?.isConnected) this.wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Whoever scrolls looks where they want. */
  letGo(): void {
    this.wanted?.removeAttribute("data-looked");
    this.wanted = null;
  }

  /** A board takes back all that it told. */
  clear(): void {
    [this.says, this.part, this.onBoard] = [null, null, null];
  }
}

/** The dock of the table around this board. Called while the board is made. */
export const dockSlot = (): DockSlot => getContext<DockSlot | undefined>(KEY) ?? new DockSlot();

/** A table has a dock for its board. Called while the table is made. */
export const openDock = (): DockSlot => setContext(KEY, new DockSlot());
