// Several people at one device: whose view is shown, and when the device has to change hands.

export interface Hands {
  /** The seat whose view is shown; null while nobody has looked yet. */
  eye: number | null;
  /** The seat the device should go to now; null when it is in the right hands. */
  next: number | null;
}

/** The seat that looks now and the one that should: whoever is asked, and of several the next one after `last` round the table. */
export function hands(mine: number[], asked: number[], eye: number | null, last: number | null = null): Hands {
  const looking = eye !== null && mine.includes(eye) ? eye : mine.length === 1 ? mine[0]! : null;
  const called = mine.filter((seat) => asked.includes(seat));
  if (looking !== null && (called.includes(looking) || called.length === 0)) return { eye: looking, next: null };
  const from = looking ?? last ?? -1;
  const next = called.find((seat) => seat > from) ?? called[0] ?? mine[0] ?? null;
  return { eye: looking, next };
}

/** What a view says about the one who looks rather than about the game; games put their own such things under `own`. */
const OWN = new Set(["seat", "prompt", "own"]);

/** Whether these views tell the same. */
export function alike(views: unknown[]): boolean {
  const told = views.map((view) => JSON.stringify(view, (key, value) => (OWN.has(key) ? undefined : value)));
  return told.every((one) => one === told[0]);
}
