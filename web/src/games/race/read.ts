// Reading the view and the question: names for numbers, and which choice belongs to which part of the board.
import type { Ask, EventInfo } from "$lib/protocol";

export const CARDS = ["none", "cheat", "help", "run", "rest", "cooperate", "walk", "repeat", "strategise"];
export const ENERGIES = [1, 2, 3, 4, 5, 6];

export interface Placed { card: string; energy: number | null }
export interface Player {
  animal: string | null; pos: number; karma: number; cards: string[]; energy: number[] | null; energy_count: number;
  area: Placed[]; played: string | null; played_energy: number | null; resolves: string | null; has_chosen: boolean;
}
export interface WheelPiece { action: string; slot: number; low_max: number; spaces: [number, number]; now: [string, string]; next: [string, string] }
export interface Price { card: string; karma: number; barred: string | null }
export interface RaceView {
  phase: string; round: number; replays: number; asked: number[]; over: boolean; truncated: boolean; ranking: number[];
  track: { finish: number; river: number; swim_back: number };
  rotation: number; wheel: WheelPiece[]; supply: Record<string, number>;
  limits: { energy: number; karma: number }; sprint: { karma: number; moves: number; own_moves: number };
  action: string | null; resolving: number | null; space: number | null;
  exchange: { direction: "up" | "down"; energy: number; left: number } | null; leaving_one: number[];
  winner: number | null; choice: Placed | null; prices: Price[] | null; players: Player[];
  options: { cat: boolean };
}
export type Choice = Ask["choices"][number];

/** A section of the wheel: how many (N: as many as there are seats at the action), an exchange, a sprint. */
export interface Gain { count: string; exchange: boolean; sprint: boolean }

export function readGain(section: string): Gain {
  const [count = "0", ...more] = section.split("+");
  return { count, exchange: more.includes("E"), sprint: more.includes("K") };
}

/** What the wheel's number counts at an action: spaces, karma or 1-cards. */
export const gainKind = (action: string): "move" | "karma" | "card" =>
  action === "help" ? "karma" : action === "rest" ? "card" : "move";

/** The offered choice of a kind whose named details are these. */
export function offered(ask: Ask | null, kind: string, details: Record<string, number> = {}): Choice | undefined {
  return ask?.choices.find((choice) =>
    choice.kind === kind && Object.entries(details).every(([name, value]) => choice.details[name] === value));
}

/** Choices without a card of their own on the table: the board shows them as buttons. */
const PLACED = ["PLAY", "BID", "ANIMAL", "UP", "DOWN", "ENERGY", "KARMA"];
export const plainChoices = (ask: Ask | null): Choice[] => ask?.choices.filter((choice) => !PLACED.includes(choice.kind)) ?? [];

/** The action number of a play that is not offered, to ask why. */
export const playCode = (card: string, energy: number): number => (CARDS.indexOf(card) - 1) * 6 + energy - 1;

/** Spaces of the track that a choice leads to, seen from where the pawn stands. */
export function landings(view: RaceView, me: number | null, ask: Ask | null): { space: number; choice: Choice }[] {
  if (me === null || ask === null) return [];
  const pos = view.players[me]?.pos ?? 0;
  const found: { space: number; choice: Choice | undefined }[] = [];
  if (ask.kind === "sprint") found.push({ space: Math.min(view.track.finish, pos + view.sprint.own_moves), choice: offered(ask, "YES") });
  if (ask.kind === "horse") found.push({ space: Math.max(0, pos - 1), choice: offered(ask, "YES") });
  if (ask.kind === "return" || ask.kind === "swim") found.push({ space: Math.max(0, pos - view.track.swim_back), choice: offered(ask, "SWIM") });
  return found.flatMap(({ space, choice }) => (choice ? [{ space, choice }] : []));
}

/** What a seat has just laid down: this round's card, or last round's while the next is being thought about. */
export function lastPlay(player: Player, seat: number, fresh: EventInfo[]): Placed | null {
  if (player.played) return { card: player.played, energy: player.played_energy };
  const event = fresh.findLast((known) => known.seat === seat && (known.kind === "PLAY" || known.kind === "BID"));
  if (!event) return null;
  return { card: CARDS[event.details.card ?? 0] ?? "none", energy: event.details.energy ?? null };
}

/** How far each seat has moved in what just happened. */
export function strides(fresh: EventInfo[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { kind, seat, details } of fresh) {
    if (kind === "MOVE" && seat in sums) sums[seat] = (sums[seat] ?? 0) + (details.delta ?? 0);
  }
  return sums;
}

/** How many cards of each value, lowest first. */
export function stacks(energy: number[]): { value: number; count: number }[] {
  return ENERGIES.map((value) => ({ value, count: energy.filter((card) => card === value).length })).filter(({ count }) => count > 0);
}
