// What the engine's builder says of a game beside its code (scripts/engine/describe.py).

/** Where a field lies in its record: offset, kind of number or the layout of a part, shape. */
export type Field = readonly [offset: number, kind: string | Layout, shape: readonly number[]];

export interface Layout { readonly size: number; readonly fields: Readonly<Record<string, Field>> }

export type RecordName =
  | "state" | "components" | "notes" | "log" | "outcome" | "choice" | "reason" | "plan" | "root" | "desk" | "node";

export interface ActionKind {
  readonly name: string;
  readonly first: number;
  /** Name, how many values, the lowest. */
  readonly arguments: readonly (readonly [string, number, number])[];
  /** The names of the numbers that explain it. */
  readonly shows: readonly string[];
}

export interface NumbersOf { readonly name: string; readonly arguments: readonly string[] }

export interface OptionAbout {
  readonly name: string;
  readonly default: boolean | number | string | readonly number[];
  readonly low: number;
  /** The highest value, by number of seats. */
  readonly high: readonly number[];
  readonly words: readonly string[];
  readonly length: number;
}

/** A choice that stands for other printed numbers: what each word changes, and the components it makes. */
export interface VariantAbout {
  readonly name: string;
  readonly words: readonly string[];
  /** What each word changes in the printed numbers. */
  readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, string>>;
}

/** Where a printed number lies in the components: offset, kind, lowest, highest. */
export type Place = readonly [offset: number, kind: string, low: number | null, high: number | null];

export interface About {
  readonly slug: string;
  readonly fingerprint: string;
  readonly actions: number;
  readonly maskWords: number;
  readonly hidden: boolean;
  readonly simultaneous: boolean;
  readonly lengthUnit: string;
  readonly givesReasons: boolean;
  readonly layouts: Readonly<Record<RecordName, Layout>>;
  readonly sizes: { readonly view: number; readonly facts: number; readonly tree: number };
  readonly actionKinds: readonly ActionKind[];
  /** The messages that name the values of a detail. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly argumentNames: Readonly<Record<string, readonly string[]>>;
  readonly eventKinds: readonly NumbersOf[];
  readonly reasons: readonly NumbersOf[];
  readonly misfits: readonly NumbersOf[];
  readonly prompts: readonly string[];
  readonly mistakes: readonly string[];
  readonly options: readonly OptionAbout[];
  readonly variants: readonly VariantAbout[];
  readonly plans: { readonly usual: string; readonly patient: string };
  readonly components: {
    readonly printed: Readonly<Record<string, unknown>>;
    readonly record: string;
    readonly places: Readonly<Record<string, Place>>;
  };
}

/** What is written down for each game in engine.json. */
export interface Entry {
  readonly code: string;
  readonly codeBytes: number;
  readonly codeGzip: number;
  readonly about: string;
  readonly aboutBytes: number;
  readonly aboutGzip: number;
}

/** Bytes that were written as text. */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
