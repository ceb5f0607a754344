// What a board gets and gives. A board draws one seat's view, marks what may be chosen and reports what was chosen;
// it holds no rules: what is legal, and in which words, comes from the server.
import type { Component } from "svelte";
import type { GameFacts, GameView, Views } from "./generated";
import type { Ask, ChoiceInfo, EventInfo, SeatInfo } from "./protocol";

/** A legal action, one of the kinds of a game. */
export type ChoiceOf<Kind extends string> = Omit<ChoiceInfo, "kind"> & { kind: Kind };
/** What a seat is asked: one of a game's prompts, with choices of its kinds. */
export type AskOf<Prompt extends string, Choice> = Omit<Ask, "kind" | "choices"> & { kind: Prompt; choices: Choice[] };
/** Something that happened, one of the kinds of a game. */
export type EventOf<Kind extends string> = Omit<EventInfo, "kind"> & { kind: Kind };

export interface BoardProps<View = GameView, Facts = GameFacts, Question = Ask, Happening = EventInfo> {
  /** The game as this seat may know it. */
  view: View;
  /** What never changes in this game. */
  facts: Facts;
  seats: SeatInfo[];
  /** The seat that looks, or null for an onlooker. */
  me: number | null;
  /** What this seat is asked now; null while others decide, in replays and after the end. */
  ask: Question | null;
  /** What has just happened, newest last: boards mark it. */
  fresh: Happening[];
  /** Answer with one of the offered actions. */
  choose: (action: number) => void;
  /** An entry of several parts: all of them are taken, or none. */
  chooseAll: (actions: number[]) => void;
  /** What would be asked after these actions, without making them; null when they are a whole entry. Rejects with a
   *  `Refused` where one of them is not allowed. Missing where there is no server to ask, as in replays. */
  draft?: (actions: number[]) => Promise<Question | null>;
  /** Say why an action is not among the choices. */
  explain: (action: number) => void;
}

export type Board = Component<BoardProps>;

/** Boards are loaded when their game is opened. */
const BOARDS = {
  mandarin: () => import("../games/mandarin/Board.svelte"),
  race: () => import("../games/race/Board.svelte"),
  ratdragon: () => import("../games/ratdragon/Board.svelte"),
  wuxing: () => import("../games/wuxing/Board.svelte"),
  zodiac: () => import("../games/zodiac/Board.svelte"),
} satisfies Record<keyof Views, unknown>;

/** The board of a game. It is given what belongs to this game alone: whoever loads it goes by the table's game. */
export async function loadBoard(slug: string): Promise<Board> {
  const found = slug in BOARDS ? BOARDS[slug as keyof typeof BOARDS] : null;
  if (!found) throw new Error(`no board for ${slug}`);
  return (await found()).default as unknown as Board;
}
