import { ANIMALS } from "$lib/signs";
import type { Manifest } from "../manifest";
import { chapters } from "./chapters";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  chapters,
  age: { from: 6, printed: true },
  sheet: "light-dark(#b3261e, #8f231b)",
  shade: "light-dark(#8c1812, #6d150f)",
  turns: ["TURN"],
  brief: ["DRAW", "LAY", "PICK", "PASS"],
  symbols: [...ANIMALS.map((animal) => ({ animal, name: `sign-${animal}` })), { glyph: "盘", name: "card-pangu" }],
  options: { table_rules: { first: true }, first_dealer: { seat: true }, turns_per_seat: { ours: true }, penalty_chooser: { ours: true }, cat_from_discard: { departs: [false] } },
};
