// Names and a language in, sentences out: what `Teller` is in Python (core/teller.py), from the same messages.
import type { FluentVariable } from "@fluent/bundle";
import type { About } from "$engine/about";
import type { Choice, Reason } from "$engine/engine";
import { asCalled, SEAT_ARGUMENTS, type Words } from "./speech";

const NOBODY = "-";

/** What happens at a table of any game; the first has the code -1 (core/knowledge.py). */
export const HOUSE_EVENTS = [{ name: "taken-back", arguments: [] }] as const;
const OF_THE_HOUSE: ReadonlySet<string> = new Set(HOUSE_EVENTS.map((one) => one.name));

/** Something that happened, as somebody may know it. */
export interface Happening {
  readonly number: number;
  readonly kind: string;
  readonly seat: number;
  readonly details: Readonly<Record<string, number>>;
  readonly hidden: boolean;
}

/** The name of a message: lower case, joined by hyphens. */
export const messageName = (...parts: string[]): string => parts.map((part) => part.toLowerCase().replaceAll("_", "-")).join("-");

export class Teller {
  /** `reader` is the seat whose person is spoken to, if it is one person's. */
  constructor(
    private readonly about: About, readonly words: Words, private readonly names: readonly string[], private readonly reader: number | null = null,
  ) {}

  name(seat: number): string {
    if (seat < 0) return NOBODY;
    return this.names[seat] || this.words.text("seat-name", { number: seat + 1 });
  }

  action(choice: Choice): string {
    return this.say(messageName(this.about.slug, "action", choice.kind), choice.details, null);
  }

  event(event: Happening): string {
    const name = OF_THE_HOUSE.has(event.kind) ? `event-${event.kind}` : messageName(this.about.slug, "event", event.kind);
    const message = name + (event.hidden ? "-hidden" : "");
    return this.say(message, { seat: event.seat, ...event.details }, this.reader);
  }

  reason(reason: Reason): string {
    return reason.name ? this.say(messageName(this.about.slug, "why", reason.name), reason.details, null) : this.words.text("why-not-offered");
  }

  prompt(kind: string): string {
    return this.words.text(messageName(this.about.slug, "prompt", kind));
  }

  /** A message with its numbers turned into names; a named argument that is not there is left blank. */
  private say(message: string, details: Readonly<Record<string, number>>, reader: number | null): string {
    const { named } = this.about;
    const shown: Record<string, FluentVariable> = Object.fromEntries(Object.keys(named).map((label) => [label, NOBODY]));
    for (const [label, value] of Object.entries(details)) {
      if (SEAT_ARGUMENTS.has(label)) {
        const isReader = value === reader;
        Object.assign(shown, asCalled({ label, name: isReader ? this.words.text("seat-you") : this.name(value), isReader }));
      } else {
        shown[label] = named[label] ? this.words.text(named[label]!.at(value)!) : value;
      }
    }
    return this.words.text(message, shown);
  }
}
