// The tables this browser has been at, as they stand now. Those that have vanished are dropped.
import { getKept, Refused } from "$lib/api";
import type { TableInfo } from "$lib/protocol";
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
    const found = await Promise.all(list().slice(0, LOOKED_UP).map(look));
    this.known = found.filter((table) => table !== null);
  }

  drop(id: string): void {
    forget(id);
    this.known = this.known.filter((table) => table.id !== id);
  }
}
