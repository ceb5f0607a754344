// A drawn example for each chapter of the rules; how it is written stands in `pieces/Strip.svelte`.
export const chapters: Record<string, string> = {
  aim: "tile:木 tile:火 tile:土 tile:金 tile:水 = star:25",
  setup: "tile:木 tile:鼠 tile:甲 + token:☯ token:☯ token:☯ + die:3 die:5",
  turn: "die:3 die:5 → token:☯ ? → tile:火 ↺",
  tokens: "die:3 + token:☯ = die:4 · die:3 − token:☯ = die:2 · die:6 + token:☯ = die:1",
  claiming: "die:3 die:5 → panel:5 ✓ · panel:35 ✓ · panel:356 ✓ · panel:34 ✗",
  capturing: "die:4 die:4 → panel:44 animal:dragon ✓ · token:☯ ✗",
  rotating: "panel:6 → panel:5 → panel:11 → panel:22 → ✗",
  end: "tile:木 tile:火 tile:? ✗",
  scoring: "3 → star:5 · 4 → star:7 · 5 → star:10 · 6 → star:15 · 7 → star:25",
  options: "panel:24 ? · token:☯ ?",
  tips: "tile:木 panel:246 → panel:135 → panel:234 → panel:36",
  sources: "tile:? → tile:木",
};
