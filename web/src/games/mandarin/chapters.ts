// A drawn example for each chapter of the rules; how it is written stands in `pieces/Strip.svelte`.
export const chapters: Record<string, string> = {
  aim: "animal:rat animal:ox animal:tiger animal:rabbit animal:dragon animal:snake animal:horse animal:goat animal:monkey animal:rooster animal:dog animal:pig / animal:ox animal:ox animal:ox animal:ox animal:ox animal:ox",
  setup: "animal:rat → tile:鼠 + coin:3000",
  turn: "die:4 → coin:100 → tile:塔",
  pagoda: "tile:塔 → back ✓ → back ✓ → animal:dog coin:?",
  auction: "coin:100 < coin:200 < coin:300 → back animal:dragon",
  control: "animal:ox animal:ox animal:ox → coin:200 · ★ animal:ox → coin:400",
  overtaking: "die:5 → animal:goat + die:?",
  bankruptcy: "coin:100 < coin:200 → animal:pig",
  cashing: "animal:pig → coin:200 · ★ animal:pig → coin:400",
  purse: "coin:? coin:? coin:?",
  "money-game": "coin:1700 + animal:dog + animal:pig = coin:2100",
  end: "animal:rat animal:ox animal:tiger animal:rabbit animal:dragon animal:snake animal:horse animal:goat animal:monkey animal:rooster animal:dog animal:pig ✓",
  options: "animal:goat ? · coin:?",
  tips: "tile:塔 → back / animal:dog",
  sources: "tile:? → tile:鼠",
};
