import { SIGNS } from "$lib/signs";
import type { Manifest } from "../manifest";
import { chapters } from "./chapters";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  chapters,
  age: { from: 8, printed: false },
  sheet: "light-dark(#1f6f54, #1b5a46)",
  shade: "light-dark(#124e3a, #113e30)",
  turns: ["TURN"],
  symbols: [...SIGNS.map((animal) => ({ animal, name: `sign-${animal}` })), { glyph: "皇", name: "web-mandarin-legend-emperor" }],
  options: {
    round_limit: { ours: true },
    money_end: { departs: ["either"] },
    overtake_take: { departs: ["each"] },
    overtake_empty: { departs: ["normal"] },
    table_rules: { first: true },
    open_money: { first: true, departs: [true] },
    signs: { names: SIGNS.map((sign) => `sign-${sign}`), perSeat: true },
  },
  score: (options) => (options.variant === "money" ? "web-mandarin-result-yuan" : "web-mandarin-result"),
};
