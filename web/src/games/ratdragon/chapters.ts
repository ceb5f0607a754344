// A drawn example for each chapter of the rules; how it is written stands in `pieces/Strip.svelte`.
export const chapters: Record<string, string> = {
  aim: "animal:rat ♥ animal:dragon = star:11",
  creatures: "animal:rat 1 · animal:rabbit 2 · animal:rooster 3 · animal:dog 4 · animal:snake 5 · animal:pig 6 · animal:monkey 7 · animal:goat 8 · animal:tiger 9 · animal:horse 10 · animal:ox 11 · animal:dragon 12",
  setup: "grid:......|......|......|...... + card:rabbit card:goat card:snake",
  round: "die:3 die:4 = 7 animal:monkey / jade:2 = 2 animal:rabbit",
  drawing: "grid:oee.|oo.e|...e ✓ grid:oqq.|oo.q|.... ✗ grid:oxe.|oxe.|.... ×",
  pairs: "animal:rabbit ♥ animal:goat = 8 − 2 = star:6",
  stuck: "die:5 die:4 jade:2 → grid:oexo|xoex|eexo ✗",
  end: "♥ × 20 / grid:oexo|xoex|eexo",
  scoring: "star:27 − ( animal:dog 4 + animal:snake 5 ) ÷ 2 = star:22",
  solo: "star:27 − grid:.. = star:25 > 0 ✓",
  options: "grid:............ 12 × 15 · 15 × 15 · 16 × 16",
  tips: "animal:rat ♥ animal:dragon = 11 · animal:pig ♥ animal:monkey = 1",
  sources: "card:? → card:rat",
};
