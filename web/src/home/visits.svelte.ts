// The tables this browser has been at, as they stand now. Those that have vanished are dropped.
import { serverless } from "$lib/serverless";
import { get, getKept, post, Refused } from "$lib/api";
import { say } from "$lib/words.svelte";
import type { TableInfo } from "$lib/protocol";
import { isLocal } from "$lib/local";
import { forget, list, type Visit } from "$lib/visited";

const LOOKED_UP = 12;
const MOST_FINISHED = 6;
const ENDED = ["over", "closed"];

async function look(visit: Visit): Promise<TableInfo | null> {
  try {
    return await getKept<TableInfo>(`/tables/${visit.id}`);
  } catch (error) {
    if (error instanceof Refused && error.code === "no-table") forget(visit.id);
    return null;
  }
}

export class Visits {
  private known = $state.raw<TableInfo[]>([]);
  running = $derived(this.known.filter((table) => !ENDED.includes(table.status)));
  finished = $derived(this.known.filter((table) => ENDED.includes(table.status)).slice(0, MOST_FINISHED));

  async refresh(): Promise<void> {
    const visits = list();
    const here = visits.some((visit) => isLocal(visit.id)) ? await get<TableInfo[]>("/local/tables").catch(() => []) : [];
    const elsewhere = serverless ? [] : await Promise.all(visits.filter((visit) => !isLocal(visit.id)).slice(0, LOOKED_UP).map(look));
    const place = (table: TableInfo): number => visits.findIndex((visit) => visit.id === table.id) >>> 0; // what is not there comes last
    this.known = [...here, ...elsewhere.filter((table) => table !== null)].sort((one, other) => place(one) - place(other));
  }

  /** Take a table off the list. One of this device is kept nowhere else: it is thrown away. */
  drop(id: string): void {
    if (isLocal(id)) {
      if (!confirm(say("web-offline-forget"))) return;
      void post(`/tables/${id}/forget-table`).catch(() => undefined); // what cannot be read cannot be thrown away either
    }
    forget(id);
    this.known = this.known.filter((table) => table.id !== id);
  }
}
