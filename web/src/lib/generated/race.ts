// Generated from the game's declarations by `make protocol`. Do not edit.
import type { Plan } from "$engine/decode";
import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";
import type { components } from "$lib/protocol";

export type RaceExchange = components["schemas"]["RaceExchange"];
export type RaceFacts = components["schemas"]["RaceFacts"];
export type RaceLanding = components["schemas"]["RaceLanding"];
export type RaceLimits = components["schemas"]["RaceLimits"];
export type RacePiece = components["schemas"]["RacePiece"];
export type RacePlaced = components["schemas"]["RacePlaced"];
export type RacePlayer = components["schemas"]["RacePlayer"];
export type RacePrice = components["schemas"]["RacePrice"];
export type RaceRanges = components["schemas"]["RaceRanges"];
export type RaceSection = components["schemas"]["RaceSection"];
export type RaceSprint = components["schemas"]["RaceSprint"];
export type RaceTrack = components["schemas"]["RaceTrack"];
export type RaceView = components["schemas"]["RaceView"];

export const ANIMAL_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig", "cat"] as const;
export type Animal = (typeof ANIMAL_NAMES)[number];
export const BARRED_NAMES = ["too-little-karma", "last-energy", "nothing-to-repeat"] as const;
export type Barred = (typeof BARRED_NAMES)[number];
export const CARD_NAMES = ["none", "cheat", "help", "run", "rest", "cooperate", "walk", "repeat", "strategise"] as const;
export type Card = (typeof CARD_NAMES)[number];
export const DIRECTION_NAMES = ["up", "down"] as const;
export type Direction = (typeof DIRECTION_NAMES)[number];
export const GAIN_NAMES = ["move", "karma", "card"] as const;
export type Gain = (typeof GAIN_NAMES)[number];
export const PHASE_NAMES = ["draft", "auction", "play", "resolve", "end", "over"] as const;
export type Phase = (typeof PHASE_NAMES)[number];
export const PROMPT_NAMES = ["draft", "prerace", "play", "order", "pig", "sprint", "exchange", "give", "receive", "return", "horse", "swim", "last"] as const;
export type Prompt = (typeof PROMPT_NAMES)[number];

/** The code of an action, by its kind and arguments. */
export const code = {
  PLAY: (card: number, energy: number): number => -7 + 6 * card + energy,
  BID: (card: number): number => 47 + card,
  NO: (): number => 54,
  YES: (): number => 55,
  ABILITY_FIRST: (): number => 56,
  ACTION_FIRST: (): number => 57,
  PIG_CARD: (): number => 58,
  PIG_KARMA: (): number => 59,
  PIG_MOVE: (): number => 60,
  UP: (energy: number): number => 59 + energy,
  DOWN: (energy: number): number => 64 + energy,
  ENERGY: (energy: number): number => 70 + energy,
  KARMA: (): number => 77,
  DONE: (): number => 78,
  SWIM: (): number => 79,
  ANIMAL: (animal: number): number => 80 + animal,
} as const;
export type ActionKind = keyof typeof code;
export type Choice = ChoiceOf<ActionKind>;
export type Ask = AskOf<Prompt, Choice>;

export type EventKind = "ANIMAL" | "BID" | "KARMA" | "PLAY" | "REPLAY" | "LOOKUP" | "MOVE" | "CARDS" | "EXCHANGE" | "GIVE" | "RECEIVE" | "COLLECT" | "RETURN" | "DECLINED" | "TURNED" | "FINISHED" | "OVER";
export type Happening = EventOf<EventKind>;

/** What this game's board is given. */
export type Props = BoardProps<RaceView, RaceFacts, Ask, Happening>;

/** How the bytes of a view are read. */
export const VIEW: Plan = [720,[["seat",538,["maybe",["number","i1"]]],["seats",539,["number","i1"]],["asked",0,["members",8,null]],["prompt",540,["maybe",["names","i1",["draft","prerace","play","order","pig","sprint","exchange","give","receive","return","horse","swim","last"]]]],["over",541,["flag"]],["truncated",542,["flag"]],["ranking",543,["seats",1,["number","i1"]]],["phase",551,["names","i1",["draft","auction","play","resolve","end","over"]]],["round",4,["number","i2"]],["replays",552,["number","i1"]],["rotation",553,["number","i1"]],["wheel",554,["upto",6,18,["record",[18,[["spaces",0,["list",2,1,["number","i1"]]],["now",2,["list",2,4,["record",[4,[["number",0,["number","i1"]],["counts_seats",1,["flag"]],["exchange",2,["flag"]],["sprint",3,["flag"]]]]]]],["next",10,["list",2,4,["record",[4,[["number",0,["number","i1"]],["counts_seats",1,["flag"]],["exchange",2,["flag"]],["sprint",3,["flag"]]]]]]]]]]]],["supply",662,["list",6,1,["maybe",["number","i1"]]]],["own_sprint",668,["number","i1"]],["action",669,["maybe",["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]]],["resolving",670,["maybe",["number","i1"]]],["space",671,["maybe",["number","i1"]]],["exchange",673,["has",672,["record",[5,[["direction",0,["names","i1",["up","down"]]],["energy",1,["number","i1"]],["left",2,["number","i1"]],["cards",3,["number","i1"]],["karma",4,["flag"]]]]]]],["leaving_one",678,["upto",8,1,["number","i1"]]],["landings",12,["upto",10,4,["record",[4,[["action",0,["number","i2"]],["space",2,["number","i2"]]]]]]],["winner",683,["maybe",["number","i1"]]],["choice",685,["has",684,["record",[2,[["card",0,["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]],["energy",1,["maybe",["number","i1"]]]]]]]],["prices",687,["maybe",["upto",16,4,["record",[4,[["card",0,["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]],["resolves",1,["maybe",["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]]],["karma",2,["number","i1"]],["barred",3,["maybe",["names","i1",["too-little-karma","last-energy","nothing-to-repeat"]]]]]]]]]],["players",18,["seats",104,["record",[104,[["score",0,["maybe",["number","i2"]]],["animal",10,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat"]]]],["age",11,["number","i1"]],["pos",2,["number","i2"]],["karma",12,["number","i1"]],["cards",13,["upto",4,1,["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]]],["energy",21,["maybe",["upto",6,1,["number","i1"]]]],["energy_count",82,["number","i1"]],["area",83,["upto",8,2,["record",[2,[["card",0,["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]],["energy",1,["maybe",["number","i1"]]]]]]]],["played",99,["maybe",["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]]],["played_energy",100,["maybe",["number","i1"]]],["resolves",101,["maybe",["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]]],["spent",102,["number","i1"]],["has_chosen",103,["flag"]]]]]]]]];
export const FACTS: Plan = [154,[["track",0,["record",[6,[["finish",0,["number","i2"]],["river",2,["number","i2"]],["swim_back",4,["number","i1"]]]]]],["limits",10,["record",[2,[["energy",0,["number","i1"]],["karma",1,["number","i1"]]]]]],["sprint",12,["record",[2,[["karma",0,["number","i1"]],["moves",1,["number","i1"]]]]]],["animals",14,["upto",6,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat"]]]],["pieces",27,["upto",8,5,["record",[5,[["action",0,["names","i1",["none","cheat","help","run","rest","cooperate","walk","repeat","strategise"]]],["slot",1,["number","i1"]],["low_max",2,["number","i1"]],["movement",3,["flag"]],["gain",4,["names","i1",["move","karma","card"]]]]]]]],["green",57,["list",12,4,["record",[4,[["number",0,["number","i1"]],["counts_seats",1,["flag"]],["exchange",2,["flag"]],["sprint",3,["flag"]]]]]]],["yellow",105,["list",12,4,["record",[4,[["number",0,["number","i1"]],["counts_seats",1,["flag"]],["exchange",2,["flag"]],["sprint",3,["flag"]]]]]]]]];
