// What the pages know of a game that has a board of its own. Each game tells it in its own `manifest.ts`.
import type { Component } from "svelte";
import type { AnyFacts, AnyView } from "$lib/view";

/** A picture or letter on a board, with its name and what it stands for; names are messages. */
export interface Symbol {
  /** An animal's picture, or else a character. */
  animal?: string;
  glyph?: string;
  name: string;
  about?: string;
  count?: number;
}

/** How an option is asked for, where its declaration alone does not say it best. */
export interface OptionHint {
  /** Among the first options, with those that say how the game is played. */
  first?: boolean;
  /** The value is a seat. */
  seat?: boolean;
  /** For a list of numbers: the messages that name the numbers, from `lowest` on. */
  names?: string[];
  lowest?: number;
  /** The list has a place for each seat; places without a player are left out. */
  perSeat?: boolean;
  /** The printed rules know no such choice: it is our own, or a number that is lost and that we rebuilt. */
  ours?: boolean;
  /** Values that say something else than the printed rules do. */
  departs?: readonly (boolean | number | string)[];
  /** The message for a place that is left to the game. */
  open?: string;
}

/** A part of the score: the message that names it, and its points for each seat. */
export interface Part { name: string; values: number[] }

export interface Manifest {
  /** From what age it can be played: as its rules print it, or else as we advise. */
  age: { from: number; printed: boolean };
  /** The board, loaded when the game is opened. It is given what belongs to this game alone. */
  board: () => Promise<{ default: Component<never> }>;
  /** A motif of 360 by 180, in the colours --cut, --glow, --sheet and --shade. */
  picture: Component;
  /** The colours of the picture's paper: `sheet`, and `shade` for what is darker. */
  sheet: string;
  shade: string;
  /** A drawn example for each chapter of the rules, as `pieces/Strip.svelte` reads it. */
  chapters: Record<string, string>;
  symbols: Symbol[];
  /** The kinds of events that end a round, where a game is played in rounds; the log has a heading for each. */
  rounds?: string[];
  /** The kinds of events that only say whose turn it is. */
  turns?: string[];
  /** The kinds of events that are soon understood: a step with nothing else is shown for half the time. */
  brief?: string[];
  options?: Record<string, OptionHint>;
  /** What the scores of a finished game are made of, where it is more than one thing; of no use without points. */
  parts?: (view: AnyView, facts: AnyFacts) => Part[];
  /** The message that tells a result, given as `score`, where it depends on the options. */
  score?: (options: Record<string, unknown>) => string;
}
