// Generated from the game's declarations by `make protocol`. Do not edit.
import type { MandarinView, MandarinFacts } from "./mandarin";
import type { RaceView, RaceFacts } from "./race";
import type { RatdragonView, RatdragonFacts } from "./ratdragon";
import type { WuxingView, WuxingFacts } from "./wuxing";
import type { ZodiacView, ZodiacFacts } from "./zodiac";

/** The view of each game. */
export interface Views {
  mandarin: MandarinView;
  race: RaceView;
  ratdragon: RatdragonView;
  wuxing: WuxingView;
  zodiac: ZodiacView;
}

/** What never changes in a game. */
export interface AllFacts {
  mandarin: MandarinFacts;
  race: RaceFacts;
  ratdragon: RatdragonFacts;
  wuxing: WuxingFacts;
  zodiac: ZodiacFacts;
}

export type GameView = Views[keyof Views];
export type GameFacts = AllFacts[keyof AllFacts];
