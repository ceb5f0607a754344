// What an offline table refuses: the codes and sentences of the server, so that pages need not know the difference.
import type { Words } from "./speech";

export type Details = Readonly<Record<string, string | number>>;

/** A detail that is itself a sentence is put into words when the language is known. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Details | ((words: Words) => Details) = {},
    readonly message_name = `server-${code}`,
  ) {
    super(code);
  }

  text(words: Words): string {
    return words.text(this.message_name, typeof this.details === "function" ? this.details(words) : this.details);
  }
}

/** A refusal as it is sent; what is no refusal is a fault of ours. */
export function errorOf(error: unknown, words: Words, key: string | null = null): { type: "error"; code: string; text: string; key: string | null } {
  if (!(error instanceof Refusal)) console.error(error);
  const refusal = error instanceof Refusal ? error : new Refusal("failed");
  return { type: "error", code: refusal.code, text: refusal.text(words), key };
}
