// Generated from the game's declarations by `make protocol`. Do not edit.
import type { Plan } from "$engine/decode";
import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";
import type { components } from "$lib/protocol";

export type RatdragonCreature = components["schemas"]["RatdragonCreature"];
export type RatdragonFacts = components["schemas"]["RatdragonFacts"];
export type RatdragonKind = components["schemas"]["RatdragonKind"];
export type RatdragonPlayer = components["schemas"]["RatdragonPlayer"];
export type RatdragonTally = components["schemas"]["RatdragonTally"];
export type RatdragonView = components["schemas"]["RatdragonView"];

export const ANIMAL_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"] as const;
export type Animal = (typeof ANIMAL_NAMES)[number];
export const CREATURE_NAMES = ["rat", "rabbit", "rooster", "dog", "snake", "pig", "monkey", "goat", "tiger", "horse", "ox", "dragon"] as const;
export type Creature = (typeof CREATURE_NAMES)[number];
export const END_REASON_NAMES = ["enough_pairs", "nobody_can_draw"] as const;
export type EndReason = (typeof END_REASON_NAMES)[number];
export const KIND_NAMES = ["yang", "yin"] as const;
export type Kind = (typeof KIND_NAMES)[number];
export const PHASE_NAMES = ["idle", "choose", "draw", "match", "done"] as const;
export type Phase = (typeof PHASE_NAMES)[number];
export const PROMPT_NAMES = ["choose", "draw", "match"] as const;
export type Prompt = (typeof PROMPT_NAMES)[number];
export const SHEET_STATE_NAMES = ["drawing", "finished", "done"] as const;
export type SheetState = (typeof SHEET_STATE_NAMES)[number];

/** The code of an action, by its kind and arguments. */
export const code = {
  SQUARE: (square: number): number => 0 + square,
  TAKE_SUM: (): number => 256,
  TAKE_SINGLE: (): number => 257,
  NO_PAIR: (): number => 258,
} as const;
export type ActionKind = keyof typeof code;
export type Choice = ChoiceOf<ActionKind>;
export type Ask = AskOf<Prompt, Choice>;

export type EventKind = "GUEST" | "ROLL" | "STUCK" | "FINISHED" | "FOUL" | "DREW" | "MATCHED" | "ROUND_END" | "GAME_END" | "SCORE";
export type Happening = EventOf<EventKind>;

/** What this game's board is given. */
export type Props = BoardProps<RatdragonView, RatdragonFacts, Ask, Happening>;

/** How the bytes of a view are read. */
export const VIEW: Plan = [13572,[["seat",13548,["maybe",["number","i1"]]],["seats",13549,["number","i1"]],["asked",0,["members",8,null]],["prompt",13550,["maybe",["names","i1",["choose","draw","match"]]]],["over",13551,["flag"]],["truncated",13552,["flag"]],["ranking",13553,["seats",1,["number","i1"]]],["round",12004,["number","i2"]],["dice",13561,["list",3,1,["number","i1"]]],["numbers",13564,["list",2,1,["number","i1"]]],["reason",13566,["maybe",["names","i1",["enough_pairs","nobody_can_draw"]]]],["won",13567,["flag"]],["phase",13568,["maybe",["names","i1",["idle","choose","draw","match","done"]]]],["want",13569,["maybe",["number","i1"]]],["left",13570,["number","i1"]],["room",12008,["upto",12006,2,["number","i2"]]],["drawing",12522,["upto",12520,2,["number","i2"]]],["dead",13036,["upto",13034,2,["number","i2"]]],["players",4,["seats",2000,["record",[2000,[["score",0,["number","i4"]],["animal",1992,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]]],["state",1993,["names","i1",["drawing","finished","done"]]],["owner",30,["upto",28,2,["number","i2"]]],["creatures",544,["upto",542,8,["record",[8,[["id",0,["number","i2"]],["number",6,["number","i1"]],["mate",2,["number","i2"]],["points",7,["number","i1"]],["anchor",4,["number","i2"]]]]]]],["pairs",1994,["number","i1"]],["unpaired",1984,["number","i2"]],["empty",1986,["number","i2"]],["drawn",4,["members",13,null]],["stuck",1995,["maybe",["number","i1"]]],["done_round",1988,["maybe",["number","i2"]]],["fouls",1990,["number","i2"]],["corrected",1996,["flag"]],["tally",8,["record",[20,[["pairs",0,["number","i4"]],["unpaired",4,["number","i4"]],["guests",8,["number","i4"]],["stuck",12,["number","i4"]],["empty",16,["number","i4"]]]]]]]]]]]]];
export const FACTS: Plan = [104,[["width",4,["number","i1"]],["height",5,["number","i1"]],["creatures",6,["upto",0,7,["record",[7,[["number",0,["number","i1"]],["sign",1,["names","i1",["rat","rabbit","rooster","dog","snake","pig","monkey","goat","tiger","horse","ox","dragon"]]],["kind",2,["names","i1",["yang","yin"]]],["odd",3,["flag"]],["squares",4,["number","i1"]],["value",5,["number","i1"]],["guest",6,["number","i1"]]]]]]],["guests",90,["upto",2,1,["number","i1"]]],["pairs_to_end",102,["number","i1"]],["stuck_costs",103,["flag"]]]];
