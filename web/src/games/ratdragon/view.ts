// What the board reads out of a view: which choices are squares, where creatures stand, who is paired with whom.
import type { Choice, RatdragonCreature, RatdragonFacts, RatdragonKind, RatdragonPlayer } from "$lib/generated/ratdragon";

export const isSquare = (choice: Choice): boolean => choice.kind === "SQUARE" && !choice.details["pairing"];
export const isPartner = (choice: Choice): boolean => choice.kind === "SQUARE" && !!choice.details["pairing"];
export const isTake = ({ kind }: Choice): boolean => kind === "TAKE_SUM" || kind === "TAKE_SINGLE";
export const squareOf = (choice: Choice): number => choice.details["square"] ?? -1;

/** The message that names a column of the paper. */
export const columnName = (column: number): string => `ratdragon-column-${"abcdefghijklmnop"[column]}`;

/** The creature with this number, where the game has one. */
export const kindOf = (facts: RatdragonFacts, number: number): RatdragonKind | undefined => facts.creatures.find((kind) => kind.number === number);

/** What drawing this creature saves: the cost of a guest who is not on the sheet yet. */
export const guestSaves = (kind: RatdragonKind, sheet: RatdragonPlayer): number => (sheet.drawn.includes(kind.number) ? 0 : kind.guest);

/** Points with a sign that is as wide as the plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** The creatures of a sheet with the squares they stand on. */
export function squaresById(sheet: RatdragonPlayer): Map<number, number[]> {
  const found = new Map<number, number[]>(sheet.creatures.map(({ id }) => [id, []]));
  sheet.owner.forEach((id, square) => found.get(id)?.push(square));
  return found;
}

export interface Couple { first: RatdragonCreature; second: RatdragonCreature; points: number }

/** The pairs of a sheet in the order in which they were made. */
export function couples(sheet: RatdragonPlayer): Couple[] {
  const byId = new Map(sheet.creatures.map((creature) => [creature.id, creature]));
  return sheet.creatures
    .filter(({ id, mate }) => mate !== 0 && mate < id)
    .map((second) => ({ first: byId.get(second.mate)!, second, points: second.points }));
}
