// A drawn example for each chapter of the rules; how it is written stands in `pieces/Strip.svelte`.
export const chapters: Record<string, string> = {
  aim: "back back back back back back + card:rat card:ox card:tiger card:rabbit card:dragon card:snake",
  setup: "card:rat × 7 · card:ox × 7 · … · card:cat × 8 · card:pangu × 8",
  turn: "back → card:horse → card:dog",
  "action-cards": "card:cat → ✗ · card:pangu → card:dragon",
  limits: "back × 6 + card:dog × 6 = 12",
  call: "animal:rat animal:ox animal:tiger animal:rabbit animal:dragon animal:snake animal:horse animal:goat animal:monkey animal:rooster animal:dog animal:pig ✓",
  penalties: "back × 7 ✗ → − card:pig",
  end: "animal:rat animal:ox animal:tiger animal:rabbit animal:dragon animal:snake animal:horse animal:goat animal:monkey animal:rooster animal:dog animal:pig = star:12",
  options: "card:cat ? · card:pangu ?",
  tips: "card:pig card:pig → card:pig",
  sources: "card:? → card:rat",
};
