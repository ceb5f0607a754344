// How each option of a game is asked for. The server says what there is and what is allowed; this only chooses a control.
import type { OptionHint } from "$games/manifest";
import type { OptionInfo } from "$lib/protocol";

export type Value = boolean | number | string | number[];
/** `switch` yes or no, `choice` one of some words or numbers, `seat` a seat, `names` a list of names, `numbers` a list. */
export type Control = "switch" | "choice" | "seat" | "names" | "numbers" | "number";
export type Group = "rules" | "details" | "limits";

const NO_SEAT = -1;
const FEW = 4; // numbers that are named one by one

/** The message that asks for an option. */
export const messageName = (game: string, option: string): string => `web-${game}-option-${option.replaceAll("_", "-")}`;

/** The message for one value of an option, an attribute of the option's own. */
export const valueName = (value: string | number): string => (typeof value === "number" ? `v${value}` : value.replaceAll("_", "-"));

/** Numbers from low to high, if there are few. */
export const fewNumbers = (option: OptionInfo): number[] =>
  option.low === null || option.high === null || option.high - option.low >= FEW
    ? [] : Array.from({ length: option.high - option.low + 1 }, (_, step) => option.low! + step);

export function controlOf(option: OptionInfo, hint: OptionHint = {}): Control {
  if (typeof option.default === "boolean") return "switch";
  if (Array.isArray(option.default)) return hint.names ? "names" : "numbers";
  if (hint.seat) return "seat";
  return option.words.length || fewNumbers(option).length ? "choice" : "number";
}

export function groupOf(option: OptionInfo, hint: OptionHint = {}): Group {
  const control = controlOf(option, hint);
  if (control === "choice" || hint.first) return "rules";
  return control === "switch" ? "details" : "limits";
}

/** What is in force if nothing is chosen, in the words a person chooses it by. */
export function usual(option: OptionInfo): Value {
  return option.words.length ? option.words[option.default as number]! : (option.default as Value);
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs from the usual. */
export function changed(
  options: OptionInfo[], values: Record<string, Value>, seats: number, hints: Record<string, OptionHint> = {},
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value !== undefined && !same(value, usual(option))) found[option.name] = sent(value, seats, hints[option.name]);
  }
  return found;
}

/** A value as the server is told it: lists by seat end with the last one; a place that was left open is the number below the first name. */
function sent(value: Value, seats: number, hint: OptionHint = {}): Value {
  if (!Array.isArray(value)) return value;
  const open = (hint.lowest ?? 0) - 1;
  const list = hint.names ? value.map((item) => Math.max(item, open)) : value;
  return hint.perSeat ? list.slice(0, seats) : list;
}

/** The seats that can be chosen for an option, with none where the game may decide. */
export const seatChoices = (option: OptionInfo, seats: number): number[] =>
  [...(option.low === NO_SEAT ? [NO_SEAT] : []), ...Array.from({ length: seats }, (_, seat) => seat)];

/** The options of a table that are not as usual, or that depart from what is printed. */
export function unusual(
  options: OptionInfo[], inForce: Record<string, unknown>, hints: Record<string, OptionHint> = {},
): { name: string; text: string; value: Value }[] {
  return options.flatMap((option) => {
    const value = inForce[option.name] as Value | undefined;
    if (value === undefined) return [];
    const departs = hints[option.name]?.departs?.some((other) => other === value);
    return departs || !same(value, usual(option)) ? [{ name: option.name, text: option.text, value }] : [];
  });
}
