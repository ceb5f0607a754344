// What was said at a table and not yet seen: a mark where the talk is not in sight, as on phones.
import type { ChatInfo } from "./protocol";

const KEY = "jade-read-";
const PASSING_MS = 2600;

function stored(table: string): number | null {
  try {
    const found = sessionStorage.getItem(KEY + table);
    return found === null ? null : Number(found);
  } catch {
    return null; // private windows may forbid it
  }
}

export class Unread {
  /** The number of the last line that was seen; none before the first lines have come. */
  private seen = $state<number | null>(null);
  /** Reactions that are just flying by. */
  flying = $state.raw<ChatInfo[]>([]);

  constructor(private readonly table: string, private readonly lines: () => ChatInfo[], private readonly own: () => number[]) {
    this.seen = stored(table);
  }

  readonly count: number = $derived.by(() => {
    if (this.seen === null) return 0;
    return this.lines().filter((line) => line.number > this.seen! && !this.own().includes(line.seat)).length;
  });

  /** What had been said before this page was there is no news. */
  begin(): void {
    if (this.seen === null) this.keep(this.lines().at(-1)?.number ?? -1);
  }

  /** Everything is before somebody's eyes. */
  read(): void {
    this.keep(this.lines().at(-1)?.number ?? -1);
  }

  /** Something was said just now. */
  heard(line: ChatInfo): void {
    if (line.kind !== "reaction") return;
    this.flying = [...this.flying, line];
    setTimeout(() => (this.flying = this.flying.filter((one) => one !== line)), PASSING_MS);
  }

  private keep(number: number): void {
    this.seen = number;
    try {
      sessionStorage.setItem(KEY + this.table, String(number));
    } catch {
      // then it is forgotten with the page
    }
  }
}
