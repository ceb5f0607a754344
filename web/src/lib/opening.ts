// Opening a table, and finding the way to one that somebody else opened.
import { serverless } from "./serverless";
import { get, post, Refused } from "./api";
import type { GameInfo, NewTable, SeatWish, TableInfo, Tokens } from "./protocol";
import { go } from "./router.svelte";
import { ownName } from "./persona";
import { settings } from "./settings.svelte";
import { remember } from "./visited";
import { usualSeats, type Level } from "./games.svelte";

const LONGEST_CODE = 120;

/** A table as the form describes it; what is left out is as usual. */
export type TableWish = Pick<NewTable, "game"> & { seats: Partial<SeatWish>[] } & Partial<Omit<NewTable, "game" | "seats" | "options">> &
  { options?: Record<string, unknown> };

/** Open a table, on the server or on this device. Where no server answers, a table for those here is opened here. */
async function opened(wish: TableWish, here: boolean): Promise<Tokens> {
  const body = { lang: settings.lang, ...wish };
  if (here || serverless) return post<Tokens>("/local/tables", body);
  try {
    return await post<Tokens>("/tables", body);
  } catch (error) {
    if (error instanceof Refused || wish.seats.some((seat) => (seat.kind ?? "open") === "open")) throw error;
    return post<Tokens>("/local/tables", body);
  }
}

/** Open a table, remember it and sit down there. */
export async function open(wish: TableWish, title: string, here = false): Promise<void> {
  const made = await opened(wish, here);
  remember(made.table.id, wish.game, title);
  go(made.table.link);
}

/** The visitor's own seat. */
export const myself = (): Partial<SeatWish> => ({
  kind: "person", name: ownName(), birth: settings.birth || null,
});

/** A game against bots with the usual number of seats, dealt at once. */
export function playNow(game: GameInfo, level: Level): Promise<void> {
  const bots = Array.from({ length: Math.max(usualSeats(game) - 1, 0) }, () => ({ kind: "bot" as const, level }));
  return open({ game: game.slug, seats: [myself(), ...bots], start: true }, game.title);
}

/** The table meant by a link, or by a code as it stands in one; empty where there is none. */
export function tableCode(given: string): string {
  const link = /\/(?:t|replay)\/([^/?#\s]+)/.exec(given);
  const code = (link ? link[1]! : given).trim();
  return (link ? /^[\w-]{4,64}$/ : /^[\w-]{16}$/).test(code) ? code : "";
}

/** The table that a link, a code or spoken words lead to; rejects with the server's refusal. */
export async function whichTable(given: string): Promise<TableInfo> {
  const code = tableCode(given);
  const spoken = () => post<TableInfo>("/spoken", { words: given.trim().slice(0, LONGEST_CODE) });
  if (!code) return spoken();
  try {
    return await get<TableInfo>(`/tables/${code}`);
  } catch (error) {
    // three short words with a dash between them can look like a code of the other kind
    if (given.includes("/") || !(error instanceof Refused) || error.code !== "no-table") throw error;
    return spoken();
  }
}
