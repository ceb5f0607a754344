// Generated from the game's declarations by `make protocol`. Do not edit.
import type { RaceView, RaceFacts } from "./race";
import type { ZodiacView, ZodiacFacts } from "./zodiac";

/** The view of each game. */
export interface Views {
  race: RaceView;
  zodiac: ZodiacView;
}

/** What never changes in a game. */
export interface AllFacts {
  race: RaceFacts;
  zodiac: ZodiacFacts;
}

export type GameView = Views[keyof Views];
export type GameFacts = AllFacts[keyof AllFacts];
