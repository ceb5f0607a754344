// What servers keep of the person at this browser: at each table they have been at, in each seat they hold.
import { get, post, Refused } from "$lib/api";
import { isLocal } from "$lib/local";
import { silence } from "$lib/notify";
import { settings } from "$lib/settings.svelte";
import type { Personal, TableInfo } from "$lib/protocol";

/** Do this for every seat that is held; a table that has vanished holds none. */
async function eachSeat<T>(tables: string[], work: (path: string) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const id of tables.filter((one) => !isLocal(one))) {
    try {
      const table = await get<TableInfo>(`/tables/${id}`);
      for (const seat of table.you) found.push(await work(`/tables/${id}/seats/${seat}`));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no-table") throw error;
    }
  }
  return found;
}

/** Everything that is stored, as a file for the person; how many seats it is about. */
export async function download(tables: string[]): Promise<number> {
  const found = await eachSeat(tables, (path) => get<Personal>(`${path}/data`));
  if (found.length) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(found, null, 2)], { type: "application/json" }));
    link.download = "jade-table.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
  return found.length;
}

/** Have it deleted, and the games of this device; how many seats there were. Nothing more is told to this browser. */
export async function erase(tables: string[]): Promise<number> {
  settings.notify = false;
  await silence();
  const here = tables.filter(isLocal);
  for (const id of here) await post(`/tables/${id}/forget-table`);
  return here.length + (await eachSeat(tables, (path) => post<TableInfo>(`${path}/forget`))).length;
}
