// What the pictures and letters on each game's board stand for, for the rules page. Names are messages of the house.
export interface Symbol {
  /** An animal's silhouette, or else a character. */
  animal?: string;
  glyph?: string;
  name: string;
  /** A message that explains it. */
  about?: string;
  count?: number;
}

const SIGNS = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"];
const ELEMENTS: [string, string][] = [["wood", "木"], ["fire", "火"], ["earth", "土"], ["metal", "金"], ["water", "水"]];
const BY_NUMBER = ["rat", "rabbit", "rooster", "dog", "snake", "pig", "monkey", "goat", "tiger", "horse", "ox", "dragon"];

const animal = (sign: string): Symbol => ({ animal: sign, name: `sign-${sign}` });

export const SYMBOLS: Record<string, Symbol[]> = {
  zodiac: [...SIGNS.map(animal), animal("cat"), { glyph: "盘", name: "card-pangu" }],
  race: [
    ...[...SIGNS, "cat"].map((sign) => ({ ...animal(sign), about: `race-table-ability-${sign}` })),
    { glyph: "N", name: "race-table-wheel", about: "web-home-rules-wheel-n" },
    { glyph: "E", name: "race-table-wheel", about: "web-home-rules-wheel-e" },
    { glyph: "K", name: "race-table-wheel", about: "web-home-rules-wheel-k" },
  ],
  mandarin: [...SIGNS.map(animal), { glyph: "皇", name: "web-home-rules-emperor" }],
  ratdragon: BY_NUMBER.map((sign, at) => ({ ...animal(sign), about: "web-home-rules-number", count: at + 1 })),
  wuxing: [
    ...ELEMENTS.map(([element, glyph]) => ({ glyph, name: `element-${element}` })),
    ...SIGNS.map(animal),
    { glyph: "☯", name: "wuxing-table-tokens" },
  ],
};
