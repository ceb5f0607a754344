import { CARD_NAMES } from "$lib/generated/race";
import { ANIMALS } from "$lib/signs";
import type { Manifest } from "../manifest";
import { chapters } from "./chapters";
import Picture from "./Picture.svelte";

const FIRST_PIECE = 1, LAST_PIECE = 6; // the pieces of the wheel among the cards
const PIECES = CARD_NAMES.slice(FIRST_PIECE, LAST_PIECE + 1).map((card) => `race-name-${card}`);

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  chapters,
  age: { from: 10, printed: false },
  sheet: "light-dark(#c0581a, #9c4715)",
  shade: "light-dark(#8f3d0c, #73320b)",
  rounds: ["TURNED"],
  symbols: [
    ...ANIMALS.map((animal) => ({ animal, name: `sign-${animal}`, about: `race-table-ability-${animal}` })),
    { glyph: "N", name: "race-table-wheel", about: "web-race-wheel-n" },
    { glyph: "E", name: "race-table-wheel", about: "web-race-wheel-e" },
    { glyph: "K", name: "race-table-wheel", about: "web-race-wheel-k" },
  ],
  options: {
    max_replays: { ours: true },
    max_rounds: { ours: true },
    river: { ours: true },
    finish: { ours: true },
    river_keep: { departs: [2] },
    deadlock_relief: { ours: true },
    table_rules: { first: true },
    cat: { first: true, ours: true },
    open_hands: { first: true },
    animals: { names: ANIMALS.map((animal) => `sign-${animal}`), perSeat: true },
    inner_order: { names: PIECES, lowest: FIRST_PIECE, open: "web-home-new-anything" },
  },
};
