// The tables this browser has been at, newest first, so that a person finds the way back. Only names are kept here:
// what holds a seat is the server's cookie.
export interface Visit { id: string; game: string; title: string; at: number }

const KEY = "jade-visited";
const MOST = 24;

export function list(): Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((visit) => typeof visit?.id === "string") : [];
  } catch {
    return []; // a broken or forbidden store is no reason to stop
  }
}

function keep(visits: Visit[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits.slice(0, MOST)));
  } catch {
    // private windows may forbid it: then nothing is remembered
  }
}

/** Put a table on top of the list. */
export function remember(id: string, game: string, title: string): void {
  keep([{ id, game, title, at: Date.now() }, ...list().filter((visit) => visit.id !== id)]);
}

/** Take a table off the list: it has vanished, or is no longer wanted. */
export function forget(id: string): void {
  keep(list().filter((visit) => visit.id !== id));
}
