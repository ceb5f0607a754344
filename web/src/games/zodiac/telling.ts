// What a card says about itself when somebody asks.
import type { Card, ZodiacView } from "$lib/generated/zodiac";
import { say } from "$lib/words.svelte";
import { cardName, copies, holders } from "./view";

export const isSign = (card: Card): boolean => card !== "cat" && card !== "pangu";

/** Names in a row, as a sentence has them. */
export const listed = (names: string[]): string => names.join(say("web-shell-comma"));

/** What a card is good for, what I have of it, and with whom it can be seen. */
export function tellCard(view: ZodiacView, me: number | null, card: Card, name: (seat: number) => string): string[] {
  if (!isSign(card)) return [say(`web-zodiac-about-${card}`), say("web-zodiac-about-action")];
  const lines = [say("web-zodiac-about-sign")];
  if (me !== null) {
    const [hand, table] = [copies(view.hand ?? [])[card] ?? 0, copies(view.players[me]!.table)[card] ?? 0];
    lines.push(say("web-zodiac-about-mine", { hand, table }));
  }
  const seen = holders(view, me, card);
  if (seen.length > 0) lines.push(say("web-zodiac-about-seen", { names: listed(seen.map(name)) }));
  if (view.discard_pile.at(-1) === card) lines.push(say("zodiac-table-top", { card: cardName(card) }));
  return lines;
}
