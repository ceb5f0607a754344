// How the view and the events of Mandarin map to parts of the board.
import { ANIMAL_NAMES, type Animal, type Happening, type MandarinFigures, type MandarinLot } from "$lib/generated/mandarin";

/** How many figures of an animal there are; a list leaves out animals that are not there. */
export function figuresOf(list: MandarinFigures[], animal: Animal): { ordinary: number; emperors: number } {
  return list.find((figures) => figures.animal === animal) ?? { ordinary: 0, emperors: 0 };
}

/** A figure that lies on the board; one that lies face down has no animal. */
export interface Lying { key: string; animal: Animal | null; emperor: boolean }

/** The lot figure by figure, known ones first. */
export function lying(lot: MandarinLot): Lying[] {
  const found: Lying[] = [];
  for (const { animal, ordinary, emperors } of lot.face_up) {
    for (let i = 0; i < ordinary; i++) found.push({ key: `${animal}${i}`, animal, emperor: false });
    for (let i = 0; i < emperors; i++) found.push({ key: `${animal}*${i}`, animal, emperor: true });
  }
  for (let i = 0; i < lot.face_down; i++) found.push({ key: `hidden${i}`, animal: null, emperor: false });
  return found;
}

/** Everybody's seat in the order round the table, the one who looks first. */
export function roundTable(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, distance) => ((me ?? 0) + distance) % seats);
}

/** What a seat has just gained and spent, all payments together; they are made before everybody's eyes. */
export function paid(fresh: Happening[], seat: number): number {
  let sum = 0;
  for (const { kind, seat: by, details } of fresh) {
    const amount = (name: string) => details[name] ?? 0;
    if (kind === "BANK" || kind === "CASH") sum += by === seat ? amount("amount") : 0;
    if (kind === "TOLL") sum += amount("paid") * (Number(details.payee === seat) - Number(by === seat));
    if (kind === "SOLD") sum += amount("price") * (Number(details.receiver === seat) - Number(by === seat));
    if (kind === "DEFAULT") sum += amount("paid") * (Number(details.receiver === seat) - Number(by === seat));
  }
  return sum;
}

/** The animals whose figures have just come to a seat's card. */
export function arrived(fresh: Happening[], seat: number): Set<Animal> {
  const found = new Set<Animal>();
  for (const { kind, seat: by, details } of fresh) {
    const animal = kind === "GAIN" ? details.sign : kind === "TAKE" || kind === "SEIZE" ? details.animal : undefined;
    if (by === seat && animal !== undefined) found.add(ANIMAL_NAMES[animal]!);
  }
  return found;
}

export interface Walk { seat: number; start: number; to: number }

/** The last walk, in one or two rolls. */
export function walked(fresh: Happening[]): Walk[] {
  const moves = fresh.filter((event) => event.kind === "MOVE");
  const last = moves.at(-1)?.seat;
  const walks: Walk[] = [];
  for (const { seat, details } of moves.reverse()) {
    const next = walks[0];
    if (seat !== last || (next && next.start !== details.to)) break;
    walks.unshift({ seat, start: details.start!, to: details.to! });
  }
  return walks;
}
