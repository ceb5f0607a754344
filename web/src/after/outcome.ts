// Who won: the server counts it as the game pays it, a rank alone or a length limit says nothing about it.
import { manifestOf } from "$games/index";
import type { Result, TableInfo } from "$lib/protocol";
import { say, words } from "$lib/words.svelte";

/** The seats that won: one, several that share first place, or none. */
export const winners = (result: Result): number[] => result.wins.flatMap((share, seat) => (share > 0 ? [seat] : []));

/** The seats as they came in; who came in together stays as they sit. */
export const orderOf = (result: Result): number[] => result.ranking.map((_, seat) => seat).sort((a, b) => result.ranking[a]! - result.ranking[b]! || a - b);

export function headline(result: Result, names: string[]): string {
  const first = winners(result).map((seat) => names[seat]!);
  if (names.length === 1) return say(first.length ? "web-after-won-alone" : "web-after-lost-alone");
  if (first.length === 0) return say("web-after-nobody");
  return first.length === 1 ? say("web-after-winner", { name: first[0]! }) : say("web-after-winners", { names: first.join(", ") });
}

/** The message that tells a result of this game: its board's own, or the one that the game brought along. */
export function scoreMessage(table: TableInfo): string {
  const manifest = manifestOf(table.game);
  if (manifest) return manifest.score?.(table.options) ?? `web-${table.game}-result`;
  return words.has(`${table.game}-result`) ? `${table.game}-result` : "web-after-result";
}
