// The messages of one language where there is no page: what `words` is in Python (core/words.py).
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Expression, Pattern } from "@fluent/bundle/esm/ast";
import { messageFile, type Lang } from "$lib/texts";

export const SEAT_ARGUMENTS: ReadonlySet<string> = new Set([
  "seat", "victim", "offender", "owner", "payer", "payee", "other", "attacker", "chooser",
]);
const YOU = "you";
/** Before the name of a seat argument: who reads, for the variants `[you]`. */
const READER = "reader-";
const ALWAYS = ["common", "server", "review", "web/offline"];

export interface Words { readonly lang: Lang; text(message: string, details?: Readonly<Record<string, FluentVariable>>): string }

/** The person of a seat in a sentence: what they are called there, and whether they are the reader. */
export interface Called { readonly label: string; readonly name: string; readonly isReader: boolean }

/** The details that say who somebody is. Only the reader chooses the variant `[you]`, whatever people call themselves. */
export const asCalled = ({ label, name, isReader }: Called): Record<string, string> => ({
  [label]: name, [READER + label]: isReader ? YOU : "",
});

export class Speech implements Words {
  private readonly bundle: FluentBundle;

  private constructor(readonly lang: Lang) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  /** The common messages of a language and those of a game. */
  static async of(lang: Lang, slug?: string): Promise<Speech> {
    const speech = new Speech(lang);
    const names = slug === undefined ? ALWAYS : [...ALWAYS, slug];
    const loaded = await Promise.all(names.map((name) => messageFile(lang, name)?.() ?? ""));
    for (const text of loaded) speech.bundle.addResource(forReaders(new FluentResource(text)));
    return speech;
  }

  /** A message (`name` or `name.attribute`) with its details filled in; its name where there is none. */
  text(message: string, details: Readonly<Record<string, FluentVariable>> = {}): string {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern == null ? message : this.bundle.formatPattern(pattern, Object.fromEntries(Object.entries(details).map(grouped)));
  }
}

/** A number is written as Python writes it: in groups of three, also in languages that leave four digits together. */
const grouped = ([label, value]: [string, FluentVariable]): [string, FluentVariable] =>
  [label, typeof value === "number" ? new FluentNumber(value, { useGrouping: "always" }) : value];

/** The same messages, with every choice between `[you]` and others made by who reads. */
function forReaders(resource: FluentResource): FluentResource {
  for (const { value, attributes } of resource.body) {
    ask(value);
    Object.values(attributes).forEach(ask);
  }
  return resource;
}

function ask(pattern: Pattern | null): void {
  if (Array.isArray(pattern)) for (const part of pattern) if (typeof part !== "string") askIn(part);
}

function askIn(part: Expression): void {
  if (part.type !== "select") return;
  const { selector, variants } = part;
  if (selector.type === "var" && SEAT_ARGUMENTS.has(selector.name) && variants.some(({ key }) => key.type === "str" && key.value === YOU)) {
    part.selector = { type: "var", name: READER + selector.name };
  }
  for (const { value } of variants) ask(value);
}
