// Generated from the game's declarations by `make protocol`. Do not edit.
import type { Plan } from "$engine/decode";
import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";
import type { components } from "$lib/protocol";

export type ZodiacFacts = components["schemas"]["ZodiacFacts"];
export type ZodiacLimits = components["schemas"]["ZodiacLimits"];
export type ZodiacPlayer = components["schemas"]["ZodiacPlayer"];
export type ZodiacView = components["schemas"]["ZodiacView"];

export const ANIMAL_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig", "cat"] as const;
export type Animal = (typeof ANIMAL_NAMES)[number];
export const CARD_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig", "cat", "pangu"] as const;
export type Card = (typeof CARD_NAMES)[number];
export const PHASE_NAMES = ["source", "main", "steal", "call", "penalty", "fix", "over"] as const;
export type Phase = (typeof PHASE_NAMES)[number];
export const PROMPT_NAMES = ["source", "main", "steal", "call", "penalty", "fix"] as const;
export type Prompt = (typeof PROMPT_NAMES)[number];

/** The code of an action, by its kind and arguments. */
export const code = {
  DRAW: (): number => 0,
  TAKE: (): number => 1,
  PASS: (): number => 2,
  ZODIAC: (): number => 3,
  NOW: (): number => 4,
  CATH: (): number => 5,
  CATT: (): number => 6,
  PANH: (): number => 7,
  PANT: (): number => 8,
  DH: (card: number): number => 9 + card,
  DT: (card: number): number => 23 + card,
  LAY: (card: number): number => 37 + card,
  PICK: (card: number): number => 51 + card,
  STEAL: (distance: number, card: number): number => 53 + 12 * distance + card,
} as const;
export type ActionKind = keyof typeof code;
export type Choice = ChoiceOf<ActionKind>;
export type Ask = AskOf<Prompt, Choice>;

export type EventKind = "DEALER_DRAW" | "DEALER" | "DEALT" | "UPCARD" | "TURN" | "SKIPPED" | "RESHUFFLE" | "DRAW" | "TAKE" | "PLAY" | "SKIP_SET" | "STEAL" | "LAY" | "PICK" | "DISCARD" | "PASS" | "OVERLIMIT" | "CALL" | "REVEAL" | "PENALTY" | "WIN" | "TRUNCATED";
export type Happening = EventOf<EventKind>;

/** What this game's board is given. */
export type Props = BoardProps<ZodiacView, ZodiacFacts, Ask, Happening>;

/** How the bytes of a view are read. */
export const VIEW: Plan = [2420,[["seat",2138,["maybe",["number","i1"]]],["seats",2139,["number","i1"]],["asked",0,["members",8,null]],["prompt",2140,["maybe",["names","i1",["source","main","steal","call","penalty","fix"]]]],["over",2141,["flag"]],["truncated",2142,["flag"]],["ranking",2143,["seats",1,["number","i1"]]],["phase",2151,["names","i1",["source","main","steal","call","penalty","fix","over"]]],["turn_of",2152,["number","i1"]],["dealer",2153,["number","i1"]],["draw_pile",4,["number","i2"]],["discard_pile",2154,["upto",6,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat","pangu"]]]],["discard_closed",2282,["flag"]],["fresh",2283,["flag"]],["drawn",2284,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat","pangu"]]]],["laid",2285,["flag"]],["may_discard",2286,["flag"]],["offender",2287,["maybe",["number","i1"]]],["penalty_left",2288,["number","i1"]],["winner",2289,["maybe",["number","i1"]]],["hand",2290,["maybe",["upto",8,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat","pangu"]]]]],["players",10,["seats",266,["record",[266,[["score",0,["maybe",["number","i2"]]],["animal",6,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat"]]]],["hand_size",7,["number","i1"]],["known",8,["upto",2,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat","pangu"]]]],["table",136,["upto",4,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","cat","pangu"]]]],["skips",264,["number","i1"]]]]]]]]];
export const FACTS: Plan = [2,[["limits",0,["record",[2,[["hand",0,["number","i1"]],["table",1,["number","i1"]]]]]]]];
