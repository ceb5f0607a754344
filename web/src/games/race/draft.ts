// Three animals for whoever does not know them yet: those that are easy to play come first.
import type { Animal } from "$lib/generated/race";

/** Animals whose ability works by itself, without exchanges or sums of energy. */
const GENTLE: Animal[] = ["rat", "dog", "monkey", "rooster", "horse", "snake", "ox", "rabbit"];
const FEW = 3;

/** A number from a text, the same on every device. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.codePointAt(0)!) >>> 0;
  return seed;
}

/** The animals in an order that only the seed decides. */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  const rest = [...items];
  const found: Item[] = [];
  for (let state = seed; rest.length;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    found.push(...rest.splice((state >>> 16) % rest.length, 1));
  }
  return found;
}

/** The animals of the draw with this number: first the gentle ones, then the others, then from the beginning. */
export function drawn(free: Animal[], table: string, draw: number): Animal[] {
  const seed = seedOf(table);
  const order = [...shuffled(free.filter((animal) => GENTLE.includes(animal)), seed), ...shuffled(free.filter((animal) => !GENTLE.includes(animal)), seed)];
  const wanted = Math.min(FEW, order.length);
  return Array.from({ length: wanted }, (_, place) => order[(draw * FEW + place) % order.length]!);
}
