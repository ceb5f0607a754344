// How each option of a game is asked for. The server says what there is and what is allowed; this only chooses a control.
import type { OptionInfo } from "$lib/protocol";

export type Value = boolean | number | string | number[];
/** `switch` yes or no, `choice` one of some words or numbers, `seat` a seat, `animals` one for each seat, `wheel` six pieces, `number`. */
export type Control = "switch" | "choice" | "seat" | "animals" | "wheel" | "number";
export type Group = "rules" | "details" | "limits";

const NO_SEAT = -1;
const SEATS = ["first_seat", "first_dealer"];
const ABOUT_THE_TABLE = ["table_rules", "cat", "open_hands", "open_money"];

/** A name of the engine as part of a message's name. */
export const messageName = (game: string, option: string): string => `web-home-option-${game}-${option.replaceAll("_", "-")}`;

/** The message for one value of an option, an attribute of the option's own. */
export const valueName = (value: string | number): string => (typeof value === "number" ? `v${value}` : value.replaceAll("_", "-"));

/** Numbers from low to high, if there are few enough to be named one by one. */
export const fewNumbers = (option: OptionInfo): number[] =>
  option.low === null || option.high === null || option.high - option.low > 3
    ? [] : Array.from({ length: option.high - option.low + 1 }, (_, step) => option.low! + step);

export function controlOf(option: OptionInfo): Control {
  if (typeof option.default === "boolean") return "switch";
  if (Array.isArray(option.default)) return option.name === "inner_order" ? "wheel" : "animals";
  if (SEATS.includes(option.name)) return "seat";
  return option.words.length || fewNumbers(option).length ? "choice" : "number";
}

export function groupOf(option: OptionInfo): Group {
  const control = controlOf(option);
  if (control === "choice" || ABOUT_THE_TABLE.includes(option.name)) return "rules";
  return control === "switch" ? "details" : "limits";
}

/** What is in force if nothing is chosen, in the words a person chooses it by. */
export function usual(option: OptionInfo): Value {
  return option.words.length ? option.words[option.default as number]! : (option.default as Value);
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs from the usual; lists by seat as long as there are seats. */
export function changed(options: OptionInfo[], values: Record<string, Value>, seats: number): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value === undefined || same(value, usual(option))) continue;
    // The wheel's pieces count from 1; one that was left open is 0, which the server explains.
    if (controlOf(option) === "wheel") found[option.name] = (value as number[]).map((piece) => Math.max(piece, 0));
    else found[option.name] = Array.isArray(value) ? value.slice(0, seats) : value;
  }
  return found;
}

/** The seats that can be chosen for an option, with none where the game may decide. */
export const seatChoices = (option: OptionInfo, seats: number): number[] =>
  [...(option.low === NO_SEAT ? [NO_SEAT] : []), ...Array.from({ length: seats }, (_, seat) => seat)];
