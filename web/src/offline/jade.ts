// The .jade file of a local table, as `jade replay --verify` reads it (core/replay.py), and a table made from such a file.
import type { About } from "$engine/about";
import type { Files } from "$engine/library";
import type { Lang } from "$lib/texts";
import { type Dice, fingerprint, SECRET_BYTES, wordOf } from "./dice";
import { Refusal } from "./refusal";
import { counted, FORMAT, LONGEST_NAME, type Saved, STAND_IN } from "./saved";
import { act, deal, type Game, ranking, seedOf, type Standing } from "./standing";

const JADE_FORMAT = 1;
const MADE_BY = "jadetable in a browser";
const MOST_ACTIONS = 100_000;
const LARGEST = 16 * 1024 * 1024;

/** What a .jade file holds. A seed may be larger than a number of JavaScript is exact. */
export interface Jade {
  readonly jade: number;
  readonly game: string;
  readonly made_by: string;
  readonly rules: string;
  readonly seats: number;
  readonly seed: bigint;
  readonly options: Record<string, unknown>;
  readonly birthdays: number[];
  readonly names: string[];
  readonly components: Record<string, unknown>;
  readonly actions: [seat: number, action: number][];
  readonly checks: string[];
  readonly over: boolean;
  readonly ranking: number[];
  readonly table?: string;
  readonly secret?: string;
}

/** A game played again from its beginning: how it stands, and a fingerprint of every step. */
export function replayed(game: Game, saved: Saved): { last: Standing; checks: string[] } {
  let last = deal(game, saved);
  const checks = [fingerprint(last.state, last.happened[0]!)];
  for (const { seat, action } of counted(saved.log)) {
    const next = act(game, last, seat, action);
    if (!next) throw new Refusal("outdated");
    last = next;
    checks.push(fingerprint(last.state, last.happened.at(-1)!));
  }
  return { last, checks };
}

/** A table as the text of a .jade file. */
export function encode(game: Game, saved: Saved): string {
  const { last, checks } = replayed(game, saved);
  const { engine } = game;
  const file: Omit<Jade, "seed"> & { seed: string } = {
    jade: JADE_FORMAT, game: saved.game, made_by: MADE_BY, rules: saved.rules, seats: saved.seats.length, seed: "",
    options: { ...saved.options }, birthdays: [...saved.births], names: saved.seats.map((seat) => seat.name), components: { ...saved.components },
    actions: counted(saved.log).map(({ seat, action }) => [seat, action]), checks, over: engine.isOver(last.state),
    ranking: ranking(engine, last.state), ...(saved.dice ?? {}),
  };
  return JSON.stringify(file, null, 1).replace('\n "seed": ""', () => `\n "seed": ${seedOf(saved)}`) + "\n";
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((one) => Number.isInteger(one));
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");
const isTables = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What the text of a .jade file says; refuses what is none. `name` is what people call it. */
export function decode(text: string, name: string): Jade {
  if (text.length > LARGEST) throw new Refusal("bad-request", { file: name, most: LARGEST >> 20 }, "error-replay-large");
  let found: unknown;
  try {
    // the only number that may be too large to be exact
    found = JSON.parse(text.replace(/(^|[{,\s])"seed"\s*:\s*(\d+)/, (_, before: string, seed: string) => `${before}"seed":"${seed}"`));
  } catch (error) {
    throw new Refusal("bad-request", { file: name, why: String(error) }, "error-replay-json");
  }
  if (!isTables(found) || !("jade" in found)) throw new Refusal("bad-request", { file: name }, "error-replay-foreign");
  if (found.jade !== JADE_FORMAT) {
    throw new Refusal("bad-request", { file: name, version: String(found.jade), known: JADE_FORMAT }, "error-replay-version");
  }
  const why = impossible(found);
  if (why) throw new Refusal("bad-request", { file: name, why }, "error-replay-value");
  return { ...(found as unknown as Jade), seed: BigInt(found.seed as string) };
}

/** The field of a file that cannot be so; empty where all can. */
function impossible(file: Record<string, unknown>): string {
  const { actions, seed, table = "", secret = "" } = file;
  const tests: Record<string, boolean> = {
    game: typeof file.game === "string", rules: typeof file.rules === "string", over: typeof file.over === "boolean",
    seats: Number.isInteger(file.seats) && (file.seats as number) > 0 && (file.seats as number) <= 8,
    seed: typeof seed === "string" && BigInt(seed) < 1n << 64n,
    options: isTables(file.options), components: isTables(file.components), birthdays: isNumbers(file.birthdays),
    names: isTexts(file.names), checks: isTexts(file.checks), ranking: isNumbers(file.ranking),
    actions: Array.isArray(actions) && actions.length <= MOST_ACTIONS && actions.every((one) => isNumbers(one) && one.length === 2),
    table: typeof table === "string", secret: typeof secret === "string" && (secret === "" || new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)),
  };
  return Object.keys(tests).find((field) => !tests[field]) ?? "";
}

/** What a new table is noted with. */
export interface Fresh {
  readonly id: string;
  readonly lang: Lang;
  readonly files: Files;
  readonly now: number;
  /** A file has names alone: which are those that we give to bots. */
  readonly isBot: (name: string, seat: number) => boolean;
}

/** A table of the game in a file. Whoever brings it in sits in every seat but the bots'. */
export function savedOf(file: Jade, about: About, { id, lang, files, now, isBot }: Fresh): Saved {
  const dice: Dice | null = file.secret ? { table: file.table ?? "", secret: file.secret } : null;
  const names = Array.from({ length: file.seats }, (_, seat) => (file.names[seat] ?? "").slice(0, LONGEST_NAME));
  const anybody = names.some((name, seat) => !isBot(name, seat));
  const seats = names.map((name, seat) =>
    ({ kind: isBot(name, seat) && (anybody || seat > 0) ? "bot" as const : "person" as const, name, birth: 0, level: STAND_IN, resting: false }));
  const log = file.actions.map(([seat, action]) => ({ kind: "act" as const, seat, action, prompt: 0, key: null, entry: null }));
  return {
    format: FORMAT, id, game: about.slug, lang, seats, options: file.options, components: file.components, births: file.birthdays, dice,
    seed: String(file.seed), status: file.over ? "over" : "playing", log, rules: about.fingerprint, files, check: file.checks.at(-1) ?? "",
    rematch: null, origin: null, changed: now, version: 1,
  };
}

const differs = (file: string, place: number, actions: number): Refusal =>
  new Refusal("bad-request", { file, place, actions }, "error-replay-differs");

/** Hold a game that was brought in against what its file says, as `jade replay --verify` does. */
export function verify(game: Game, saved: Saved, file: Jade, name: string): void {
  if (saved.dice && wordOf(saved.dice, 0) !== file.seed) throw new Refusal("bad-request", { file: name }, "error-replay-secret");
  if (file.checks.length !== file.actions.length + 1) {
    throw new Refusal("bad-request", { file: name, checks: file.checks.length, actions: file.actions.length }, "error-replay-checks");
  }
  const { last, checks } = replayed(game, saved);
  const place = checks.findIndex((check, at) => check !== file.checks[at]);
  if (place >= 0 && file.rules === saved.rules) throw differs(name, place, file.actions.length);
  const { engine } = game;
  const sameEnd = engine.isOver(last.state) === file.over && String(ranking(engine, last.state)) === String(file.ranking);
  if (!sameEnd) throw new Refusal("bad-request", { file: name }, "error-replay-result");
}
