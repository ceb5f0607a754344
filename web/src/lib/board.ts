// What a board gets and gives. A board draws one seat's view, marks what may be chosen and reports what was chosen;
// it holds no rules: what is legal, and in which words, comes from the server.
import type { Component } from "svelte";
import type { Ask, EventInfo, SeatInfo } from "./protocol";

export interface BoardProps {
  /** The game as this seat may know it, as the engine's `view` gives it. */
  view: any;
  seats: SeatInfo[];
  /** The seat that looks, or null for an onlooker. */
  me: number | null;
  /** What this seat is asked now; null while others decide, in replays and after the end. */
  ask: Ask | null;
  /** What has just happened, newest last: boards mark it. */
  fresh: EventInfo[];
  /** Answer with one of the offered actions. */
  choose: (action: number) => void;
  /** An entry of several parts: all of them are taken, or none. */
  chooseAll: (actions: number[]) => void;
  /** What would be asked after these actions, without making them; null when they are a whole entry. Rejects with a
   *  `Refused` where one of them is not allowed. Missing where there is no server to ask, as in replays. */
  draft?: (actions: number[]) => Promise<Ask | null>;
  /** Say why an action is not among the choices. */
  explain: (action: number) => void;
}

export type Board = Component<BoardProps>;

/** Boards are loaded when their game is opened. */
export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  mandarin: () => import("../games/mandarin/Board.svelte"),
  race: () => import("../games/race/Board.svelte"),
  ratdragon: () => import("../games/ratdragon/Board.svelte"),
  wuxing: () => import("../games/wuxing/Board.svelte"),
  zodiac: () => import("../games/zodiac/Board.svelte"),
};
