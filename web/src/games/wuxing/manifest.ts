import type { WuxingView } from "$lib/generated/wuxing";
import { ELEMENTS, GLYPHS, SIGNS } from "$lib/signs";
import type { Manifest } from "../manifest";
import { chapters } from "./chapters";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  chapters,
  age: { from: 8, printed: false },
  sheet: "light-dark(#3b2a52, #33264a)",
  shade: "light-dark(#271a3a, #221833)",
  parts: (view) => {
    const players = (view as WuxingView).players;
    return [
      { name: "web-after-part-tiles", values: players.map((player) => player.values) },
      { name: "web-after-part-bonus", values: players.map((player) => player.bonus) },
    ];
  },
  turns: ["BOARD_TO"],
  brief: ["PASS", "ROTATE", "RESET"],
  symbols: [
    ...ELEMENTS.map((element) => ({ glyph: GLYPHS[element]!, name: `element-${element}` })),
    ...SIGNS.map((animal) => ({ animal, name: `sign-${animal}` })),
    { glyph: "☯", name: "wuxing-table-tokens" },
  ],
  options: { table_rules: { first: true }, first_seat: { seat: true }, max_turns: { ours: true } },
};
