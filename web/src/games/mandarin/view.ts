// The engine's view of Mandarin as the board reads it, and how choices and events map to parts of the board.
import type { Ask, ChoiceInfo, EventInfo } from "$lib/protocol";
import { SIGNS } from "$lib/signs";

/** Ordinary figures and Emperors, by animal; animals that are not there at all are left out. */
export type Counts = Partial<Record<string, [number, number]>>;

export interface Player {
  sign: string;
  space: number;
  card: Counts;
  figures: number;
  different: number;
  one_short: boolean;
  money: number | null;
  notes: [number, number][] | null;
  wealth: number | null;
  special_used: boolean;
}

export interface Auction {
  special: boolean;
  attempt: number;
  high_bid: number;
  high_seat: number | null;
  bidding: number[];
  barred: number[];
}

export interface Banner { animal: string; owner: number; toll: number }

export interface View {
  options: { variant: "collector" | "money"; money_end: "twelve" | "either"; special_once: boolean };
  asked: number[];
  over: boolean;
  truncated: boolean;
  ranking: number[];
  phase: "turn" | "drawn" | "bid" | "victim" | "take" | "seize" | "over";
  round: number;
  round_limit: number;
  turn_of: number;
  spaces: number;
  character_spaces: number[];
  die: number | null;
  roll_no: number;
  overtaken: number[];
  victim: number | null;
  creditor: number | null;
  pagoda: number;
  pool: Counts;
  lot: { face_up: Counts; face_down: number; size: number };
  copies: { figures: number; emperors: number };
  auction: Auction | null;
  banners: Banner[];
  completer: number | null;
  ended_by: number | null;
  players: Player[];
}

/** A figure that lies on the board; one that lies face down has no animal. */
export interface Lying { key: string; animal: string | null; emperor: boolean }

/** The lot figure by figure, known ones first. */
export function lying(lot: View["lot"]): Lying[] {
  const found: Lying[] = [];
  for (const animal of SIGNS) {
    const [ordinary, emperors] = lot.face_up[animal] ?? [0, 0];
    for (let i = 0; i < ordinary; i++) found.push({ key: `${animal}${i}`, animal, emperor: false });
    for (let i = 0; i < emperors; i++) found.push({ key: `${animal}*${i}`, animal, emperor: true });
  }
  for (let i = 0; i < lot.face_down; i++) found.push({ key: `hidden${i}`, animal: null, emperor: false });
  return found;
}

/** The offered choice of this kind whose details agree with those asked for. */
export function offered(ask: Ask | null, kind: string, details: Record<string, number> = {}): ChoiceInfo | undefined {
  return ask?.choices.find(
    (choice) => choice.kind === kind && Object.entries(details).every(([name, value]) => choice.details[name] === value),
  );
}

/** Everybody's seat in the order round the table, the one who looks first. */
export function roundTable(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, distance) => ((me ?? 0) + distance) % seats);
}

/** The largest number of figures of one animal on a card. */
export function alike(card: Counts): number {
  return Math.max(0, ...Object.values(card).map((counts) => (counts ? counts[0] + counts[1] : 0)));
}

/** What a seat has just gained and spent, all payments together; they are made before everybody's eyes. */
export function paid(fresh: EventInfo[], seat: number): number {
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
export function arrived(fresh: EventInfo[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const event of fresh) {
    const animal = event.kind === "GAIN" ? event.details.sign : /^(TAKE|SEIZE)$/.test(event.kind) ? event.details.animal : undefined;
    if (event.seat === seat && animal !== undefined) found.add(SIGNS[animal]!);
  }
  return found;
}

export interface Walk { seat: number; start: number; to: number }

/** The last walk, in one or two rolls. */
export function walked(fresh: EventInfo[]): Walk[] {
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
