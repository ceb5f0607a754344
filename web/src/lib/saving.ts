// A table of this device as a file, and back: the same .jade files that the command line reads.
import { getText, post } from "./api";
import type { TableInfo, Tokens } from "./protocol";
import { go } from "./router.svelte";
import { remember } from "./visited";

/** Give the person a file. */
export function handOver(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The game of a table, running or over, as a .jade file. */
export async function saveGame(table: TableInfo): Promise<void> {
  handOver(await getText(`/tables/${table.id}/replay`), `${table.game}-${table.id}.jade`);
}

/** Bring in a game and sit down at it. */
export async function bringIn(file: File, title: (game: string) => string): Promise<void> {
  const { table } = await post<Tokens>("/local/import", { name: file.name, text: await file.text() });
  remember(table.id, table.game, title(table.game));
  go(table.status === "over" ? `/replay/${table.id}` : table.link);
}
