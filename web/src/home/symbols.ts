// What the pictures and letters on each game's board stand for, for the rules page. Names are messages of the house.
import { ANIMALS, CREATURES, ELEMENTS, GLYPHS, SIGNS } from "$lib/signs";

export interface Symbol {
  /** An animal's silhouette, or else a character. */
  animal?: string;
  glyph?: string;
  name: string;
  /** A message that explains it. */
  about?: string;
  count?: number;
}

const animal = (sign: string): Symbol => ({ animal: sign, name: `sign-${sign}` });

export const SYMBOLS: Record<string, Symbol[]> = {
  zodiac: [...ANIMALS.map(animal), { glyph: "盘", name: "card-pangu" }],
  race: [
    ...ANIMALS.map((sign) => ({ ...animal(sign), about: `race-table-ability-${sign}` })),
    { glyph: "N", name: "race-table-wheel", about: "web-home-rules-wheel-n" },
    { glyph: "E", name: "race-table-wheel", about: "web-home-rules-wheel-e" },
    { glyph: "K", name: "race-table-wheel", about: "web-home-rules-wheel-k" },
  ],
  mandarin: [...SIGNS.map(animal), { glyph: "皇", name: "web-home-rules-emperor" }],
  ratdragon: CREATURES.map((sign, at) => ({ ...animal(sign), about: "web-home-rules-number", count: at + 1 })),
  wuxing: [
    ...ELEMENTS.map((element) => ({ glyph: GLYPHS[element], name: `element-${element}` })),
    ...SIGNS.map(animal),
    { glyph: "☯", name: "wuxing-table-tokens" },
  ],
};
