// What the engine's view of this game holds, as far as the board draws it.
import type { ChoiceInfo } from "$lib/protocol";

export interface Kind { number: number; sign: string; kind: "yang" | "ying"; odd: boolean; squares: number; value: number }
export interface Creature { id: number; number: number; mate: number; points: number; anchor: number }
export interface Score { pairs: number; unpaired: number; guests: number; stuck: number; empty: number; total: number }
export interface SheetView {
  state: "drawing" | "finished" | "done";
  owner: number[];
  creatures: Creature[];
  pairs: number;
  empty: number;
  drawn: number[];
  stuck: number;
  done_round: number;
  fouls: number;
  score: Score;
}
export interface View {
  seats: number;
  options: { pairs_to_end: number };
  over: boolean;
  ranking: number[];
  round: number;
  dice: [number, number, number];
  numbers: [number, number];
  width: number;
  height: number;
  creature_table: Kind[];
  guests: number[];
  stuck_costs: boolean;
  reason: number;
  won: boolean;
  phase: string | null;
  want: number;
  left: number;
  room: number[];
  drawing: number[];
  sheets: SheetView[];
}

export const isSquare = (choice: ChoiceInfo): boolean => choice.kind === "SQUARE" && !choice.details["pairing"];
export const isPartner = (choice: ChoiceInfo): boolean => choice.kind === "SQUARE" && !!choice.details["pairing"];
export const squareOf = (choice: ChoiceInfo): number => choice.details["square"] ?? -1;

/** The creatures of a sheet with the squares they stand on. */
export function squaresById(sheet: SheetView): Map<number, number[]> {
  const found = new Map<number, number[]>(sheet.creatures.map(({ id }) => [id, []]));
  sheet.owner.forEach((id, square) => found.get(id)?.push(square));
  return found;
}

export interface Couple { first: Creature; second: Creature; points: number }

/** The pairs of a sheet in the order in which they were made. */
export function couples(sheet: SheetView): Couple[] {
  const byId = new Map(sheet.creatures.map((creature) => [creature.id, creature]));
  return sheet.creatures
    .filter(({ id, mate }) => mate !== 0 && mate < id)
    .map((second) => ({ first: byId.get(second.mate)!, second, points: second.points }));
}
