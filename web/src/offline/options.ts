// The choices before a game, checked as Python checks them (core/declare.py).
import type { About, OptionAbout } from "$engine/about";
import type { Bytes, Engine } from "$engine/engine";
import { merged } from "./components";
import { Refusal } from "./refusal";

type Given = Readonly<Record<string, unknown>>;

/** Options without the variants among them, and the components with what these change. */
export function vary(about: About, options: Given, changes: Given): { options: Given; components: Record<string, unknown> } {
  const left: Record<string, unknown> = { ...options };
  let asked: Given = changes;
  for (const variant of about.variants) {
    const given = left[variant.name];
    delete left[variant.name];
    const word = typeof given === "number" ? variant.words[given] : (given ?? variant.words[0]);
    if (typeof word !== "string" || !variant.words.includes(word)) throw badWord(variant.name, given, variant.words);
    asked = merged(asked, variant.changes[word]!);
  }
  return { options: left, components: merged(about.components.printed, asked) };
}

/** Refuse options that the game does not have, or values that they cannot have. */
export function check(about: About, options: Given, seats: number): void {
  for (const [name, value] of Object.entries(options)) {
    const option = about.options.find((one) => one.name === name);
    if (!option) {
      const known = about.options.map((one) => one.name).join(", ");
      throw new Refusal("bad-request", { game: about.slug, option: name, known }, "error-option-unknown");
    }
    if (value === null || value === undefined) continue;
    if (!option.length) checkNumber(option, value, seats);
    else if (Array.isArray(value) && value.length <= option.length) for (const one of value) checkNumber(option, one, seats);
    else throw new Refusal("bad-request", { option: name, length: option.length, value: JSON.stringify(value) }, "error-option-list");
  }
}

function checkNumber(option: OptionAbout, value: unknown, seats: number): void {
  if (option.words.length && typeof value === "string") {
    if (!option.words.includes(value)) throw badWord(option.name, value, option.words);
    return;
  }
  const isSwitch = typeof option.default === "boolean";
  const number = isSwitch && typeof value === "boolean" ? Number(value) : value;
  const [low, high] = [option.low, option.high[seats]!];
  if (Number.isInteger(number) && (number as number) >= low && (number as number) <= high) return;
  if (option.words.length) throw badWord(option.name, value, option.words);
  throw new Refusal("bad-request", { option: option.name, value: JSON.stringify(value), low, high }, "error-option-range");
}

const badWord = (option: string, value: unknown, words: readonly string[]): Refusal =>
  new Refusal("bad-request", { option, value: String(value), known: words.join(", ") }, "error-option-word");

/** The options in force, as people write them. */
export function inForce(engine: Engine, state: Bytes): Record<string, unknown> {
  return Object.fromEntries(engine.about.options.map((option) => [option.name, shown(engine, state, option)]));
}

function shown(engine: Engine, state: Bytes, option: OptionAbout): unknown {
  const value = (place: number): number => engine.field(state, option.name, place);
  if (option.length) return Array.from({ length: option.length }, (_, place) => value(place));
  if (option.words.length) return option.words[value(0)]!;
  return typeof option.default === "boolean" ? value(0) !== 0 : value(0);
}
