// Generated from the game's declarations by `make protocol`. Do not edit.
import type { Plan } from "$engine/decode";
import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";
import type { components } from "$lib/protocol";

export type MandarinAuction = components["schemas"]["MandarinAuction"];
export type MandarinBanner = components["schemas"]["MandarinBanner"];
export type MandarinBids = components["schemas"]["MandarinBids"];
export type MandarinBrings = components["schemas"]["MandarinBrings"];
export type MandarinCopies = components["schemas"]["MandarinCopies"];
export type MandarinFacts = components["schemas"]["MandarinFacts"];
export type MandarinFigures = components["schemas"]["MandarinFigures"];
export type MandarinGoals = components["schemas"]["MandarinGoals"];
export type MandarinLot = components["schemas"]["MandarinLot"];
export type MandarinPay = components["schemas"]["MandarinPay"];
export type MandarinPlayer = components["schemas"]["MandarinPlayer"];
export type MandarinReach = components["schemas"]["MandarinReach"];
export type MandarinSpace = components["schemas"]["MandarinSpace"];
export type MandarinView = components["schemas"]["MandarinView"];

export const ANIMAL_NAMES = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"] as const;
export type Animal = (typeof ANIMAL_NAMES)[number];
export const COLLECTION_NAMES = ["set", "twelve"] as const;
export type Collection = (typeof COLLECTION_NAMES)[number];
export const MONEY_END_NAMES = ["twelve", "either"] as const;
export type MoneyEnd = (typeof MONEY_END_NAMES)[number];
export const PHASE_NAMES = ["turn", "drawn", "bid", "victim", "take", "seize", "over"] as const;
export type Phase = (typeof PHASE_NAMES)[number];
export const PROMPT_NAMES = ["turn", "drawn", "bid", "victim", "take", "seize", "roll", "dry", "outbid"] as const;
export type Prompt = (typeof PROMPT_NAMES)[number];
export const VARIANT_NAMES = ["collector", "money"] as const;
export type Variant = (typeof VARIANT_NAMES)[number];

/** The code of an action, by its kind and arguments. */
export const code = {
  ROLL: (): number => 0,
  KEEP: (): number => 1,
  RISK: (): number => 2,
  SPECIAL: (): number => 3,
  DROP: (): number => 4,
  FIGURE: (animal: number, emperor: number): number => 5 + 2 * animal + emperor,
  SEAT: (victim: number): number => 29 + victim,
  RAISE: (steps: number): number => 33 + steps,
} as const;
export type ActionKind = keyof typeof code;
export type Choice = ChoiceOf<ActionKind>;
export type Ask = AskOf<Prompt, Choice>;

export type EventKind = "TURN" | "CASH" | "ROLL" | "MOVE" | "PASS" | "BANK" | "TOLL" | "SEIZE" | "TAKE" | "DRAW" | "EMPTY" | "KEEP" | "RISK" | "AUCTION" | "BID" | "DROP" | "DEFAULT" | "SOLD" | "UNSOLD" | "GAIN" | "END";
export type Happening = EventOf<EventKind>;

/** What this game's board is given. */
export type Props = BoardProps<MandarinView, MandarinFacts, Ask, Happening>;

/** How the bytes of a view are read. */
export const VIEW: Plan = [1060,[["seat",1026,["maybe",["number","i1"]]],["seats",1027,["number","i1"]],["asked",0,["members",8,null]],["prompt",1028,["maybe",["names","i1",["turn","drawn","bid","victim","take","seize","roll","dry","outbid"]]]],["over",1029,["flag"]],["truncated",1030,["flag"]],["ranking",1031,["seats",1,["number","i1"]]],["phase",1039,["names","i1",["turn","drawn","bid","victim","take","seize","over"]]],["turn",4,["number","i4"]],["round",8,["number","i4"]],["turn_of",1040,["number","i1"]],["die",1041,["maybe",["number","i1"]]],["roll_no",1042,["number","i1"]],["reach",1043,["upto",868,2,["record",[2,[["die",0,["number","i1"]],["space",1,["number","i1"]]]]]]],["overtaken",12,["members",5,null]],["victim",1055,["maybe",["number","i1"]]],["creditor",1056,["maybe",["number","i1"]]],["pagoda",870,["number","i2"]],["pool",874,["upto",872,6,["record",[6,[["animal",4,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]],["ordinary",0,["number","i2"]],["emperors",2,["number","i2"]]]]]]],["lot",946,["record",[78,[["face_up",2,["upto",0,6,["record",[6,[["animal",4,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]],["ordinary",0,["number","i2"]],["emperors",2,["number","i2"]]]]]]],["face_down",74,["number","i2"]],["size",76,["number","i2"]]]]]],["auction",16,["has",1057,["record",[16,[["special",12,["flag"]],["auctioneer",13,["maybe",["number","i1"]]],["attempt",14,["number","i1"]],["high_bid",0,["number","i4"]],["high_seat",15,["maybe",["number","i1"]]],["bidding",4,["members",5,null]],["barred",8,["members",5,null]]]]]]],["banners",32,["upto",1024,8,["record",[8,[["animal",4,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]],["owner",5,["number","i1"]],["toll",0,["number","i4"]]]]]]],["completer",1058,["maybe",["number","i1"]]],["ended_by",1059,["maybe",["names","i1",["set","twelve"]]]],["players",128,["seats",148,["record",[148,[["score",0,["maybe",["number","i4"]]],["animal",140,["maybe",["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]]],["space",141,["number","i1"]],["card",62,["upto",60,6,["record",[6,[["animal",4,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]],["ordinary",0,["number","i2"]],["emperors",2,["number","i2"]]]]]]],["figures",134,["number","i2"]],["different",142,["number","i1"]],["alike",136,["number","i2"]],["one_short",143,["flag"]],["money",4,["maybe",["number","i4"]]],["notes",8,["maybe",["upto",138,4,["number","i4"]]]],["wealth",40,["maybe",["number","i4"]]],["special_used",144,["flag"]],["brings",44,["record",[16,[["fresh",8,["upto",4,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]]],["sectors",10,["upto",6,1,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]]],["value",0,["number","i4"]],["completes",12,["maybe",["names","i1",["set","twelve"]]]]]]]]]]]]]]];
export const FACTS: Plan = [164,[["variant",86,["names","i1",["collector","money"]]],["money_end",87,["names","i1",["twelve","either"]]],["special_once",88,["flag"]],["round_limit",0,["number","i4"]],["first",89,["number","i1"]],["spaces",90,["list",36,2,["record",[2,[["animal",0,["names","i1",["rat","ox","tiger","rabbit","dragon","snake","horse","goat","monkey","rooster","dog","pig"]]],["character",1,["flag"]]]]]]],["copies",72,["record",[4,[["figures",0,["number","i2"]],["emperors",2,["number","i2"]]]]]],["notes",4,["upto",76,4,["number","i4"]]],["pay",36,["record",[24,[["start",0,["number","i4"]],["bank",4,["number","i4"]],["toll",8,["number","i4"]],["toll_emperor",12,["number","i4"]],["value",16,["number","i4"]],["value_emperor",20,["number","i4"]]]]]],["bids",60,["record",[12,[["minimum",0,["number","i4"]],["step",4,["number","i4"]],["cap",8,["number","i4"]]]]]],["goals",78,["record",[8,[["control",0,["number","i2"]],["distinct",2,["number","i2"]],["same",4,["number","i2"]],["special_same",6,["number","i2"]]]]]]]];
