// Generated from the game's declarations by `make protocol`. Do not edit.
import type { Plan } from "$engine/decode";
import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";
import type { components } from "$lib/protocol";

export type WuxingAttack = components["schemas"]["WuxingAttack"];
export type WuxingBonuses = components["schemas"]["WuxingBonuses"];
export type WuxingFacts = components["schemas"]["WuxingFacts"];
export type WuxingOpened = components["schemas"]["WuxingOpened"];
export type WuxingOwn = components["schemas"]["WuxingOwn"];
export type WuxingPanel = components["schemas"]["WuxingPanel"];
export type WuxingPlayer = components["schemas"]["WuxingPlayer"];
export type WuxingPreview = components["schemas"]["WuxingPreview"];
export type WuxingSpace = components["schemas"]["WuxingSpace"];
export type WuxingTile = components["schemas"]["WuxingTile"];
export type WuxingView = components["schemas"]["WuxingView"];

export const ANIMAL_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"] as const;
export type Animal = (typeof ANIMAL_NAMES)[number];
export const COLOUR_NAMES = ["wood", "fire", "earth", "metal", "water"] as const;
export type Colour = (typeof COLOUR_NAMES)[number];
export const KIND_NAMES = ["element", "animal", "stem"] as const;
export type Kind = (typeof KIND_NAMES)[number];
export const PHASE_NAMES = ["act", "defend", "over"] as const;
export type Phase = (typeof PHASE_NAMES)[number];
export const PROMPT_NAMES = ["act", "defend"] as const;
export type Prompt = (typeof PROMPT_NAMES)[number];
export const TILE_NAMES = ["wood", "fire", "earth", "metal", "water", "rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig", "jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"] as const;
export type Tile = (typeof TILE_NAMES)[number];

/** The code of an action, by its kind and arguments. */
export const code = {
  PASS: (): number => 0,
  CLAIM: (space: number): number => 1 + space,
  ATTACK: (tile: number): number => 4 + tile,
  PLUS: (die: number): number => 31 + die,
  MINUS: (die: number): number => 33 + die,
  RETHROW: (die: number): number => 35 + die,
  PREVENT: (): number => 37,
  LET_GO: (): number => 38,
} as const;
export type ActionKind = keyof typeof code;
export type Choice = ChoiceOf<ActionKind>;
export type Ask = AskOf<Prompt, Choice>;

export type EventKind = "THROW" | "STEP" | "RETHROW" | "CLAIM" | "ATTACK" | "PREVENT" | "CAPTURE" | "PASS" | "WRONG_CALL" | "ROTATE" | "DISCARD" | "RESET" | "RESHUFFLE" | "PLACE" | "BOARD_TO" | "GAME_OVER" | "RANK";
export type Happening = EventOf<EventKind>;

/** What this game's board is given. */
export type Props = BoardProps<WuxingView, WuxingFacts, Ask, Happening>;

/** How the bytes of a view are read. */
export const VIEW: Plan = [388,[["seat",362,["maybe",["number","i1"]]],["seats",363,["number","i1"]],["asked",0,["members",8,null]],["prompt",364,["maybe",["names","i1",["act","defend"]]]],["over",365,["flag"]],["truncated",366,["flag"]],["ranking",367,["seats",1,["number","i1"]]],["phase",375,["names","i1",["act","defend","over"]]],["turn",4,["number","i4"]],["turn_of",376,["number","i1"]],["dice",377,["list",2,1,["number","i1"]]],["stepped",379,["flag"]],["captures",8,["members",27,null]],["captures_barred",380,["flag"]],["board",336,["list",3,6,["record",[6,[["tile",2,["maybe",["number","i1"]]],["panel",3,["number","i1"]],["matches",4,["flag"]],["gain",0,["number","i2"]]]]]]],["attack",354,["has",381,["record",[8,[["tile",4,["number","i1"]],["attacker",5,["number","i1"]],["owner",6,["number","i1"]],["loss",0,["number","i2"]],["gain",2,["number","i2"]]]]]]],["draw_pile",382,["number","i1"]],["unseen",12,["members",27,null]],["discard_pile",16,["members",27,null]],["unclaimed",383,["number","i1"]],["left",384,["number","i1"]],["players",20,["seats",20,["record",[20,[["score",4,["number","i2"]],["animal",10,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]]],["tokens",11,["number","i1"]],["tiles",0,["members",27,null]],["values",6,["number","i2"]],["bonus",8,["number","i2"]],["colours",12,["list",5,1,["number","i1"]]],["series",17,["list",3,1,["number","i1"]]]]]]]],["own",140,["record",[196,[["previews",0,["upto",192,96,["record",[96,[["plus",0,["record",[12,[["face",8,["number","i1"]],["claims",0,["members",3,null]],["attacks",4,["members",27,null]]]]]],["minus",12,["record",[12,[["face",8,["number","i1"]],["claims",0,["members",3,null]],["attacks",4,["members",27,null]]]]]],["rethrow",24,["list",6,12,["record",[12,[["face",8,["number","i1"]],["claims",0,["members",3,null]],["attacks",4,["members",27,null]]]]]]]]]]]]]]]]]];
export const FACTS: Plan = [1260,[["first",1254,["number","i1"]],["ends_at",1255,["number","i1"]],["tokens",1256,["number","i1"]],["tiles",0,["list",27,44,["record",[44,[["name",30,["names","i1",["wood","fire","earth","metal","water","rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig","jia","yi","bing","ding","wu","ji","geng","xin","ren","gui"]]],["glyph",0,["number","i4"]],["kind",31,["names","i1",["element","animal","stem"]]],["colour",32,["names","i1",["wood","fire","earth","metal","water"]]],["value",33,["number","i1"]],["panels",4,["list",4,6,["record",[6,[["faces",2,["upto",0,1,["number","i1"]]]]]]]],["pairs",34,["upto",28,2,["list",2,1,["number","i1"]]]]]]]]],["bonuses",1188,["record",[66,[["colour",0,["list",28,2,["number","i2"]]],["series",56,["list",3,2,["number","i2"]]],["series_size",62,["list",3,1,["number","i1"]]]]]]]]];
