// What a board gets and gives. A board draws one seat's view, marks what may be chosen and reports what was chosen;
// it holds no rules: what is legal, and in which words, comes from the server.
import type { Component } from "svelte";
import type { Ask, ChoiceInfo, EventInfo, SeatInfo } from "./protocol";
import type { AnyFacts, AnyView } from "./view";

/** A legal action, one of the kinds of a game. */
export type ChoiceOf<Kind extends string> = Omit<ChoiceInfo, "kind"> & { kind: Kind };
/** What a seat is asked: one of a game's prompts, with choices of its kinds. */
export type AskOf<Prompt extends string, Choice> = Omit<Ask, "kind" | "choices"> & { kind: Prompt; choices: Choice[] };
/** Something that happened, one of the kinds of a game. */
export type EventOf<Kind extends string> = Omit<EventInfo, "kind"> & { kind: Kind };

export interface BoardProps<View = AnyView, Facts = AnyFacts, Question = Ask, Happening = EventInfo> {
  /** The name of the game. */
  game: string;
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
  /** Why an action is not among the choices, in a sentence: for `refused` in `$pieces/about.svelte`. Null where nobody knows. */
  whyNot: (action: number) => Promise<string | null>;
}

export type Board = Component<BoardProps>;
