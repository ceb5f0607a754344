// A drawn example for each chapter of the rules; how it is written stands in `pieces/Strip.svelte`.
export const chapters: Record<string, string> = {
  aim: "animal:rat animal:ox animal:tiger → ≈ → star:36",
  setup: "card:1 card:2 card:3 card:4 card:5 card:6 card:7 card:8 + energy:1 energy:1 energy:2 energy:2 energy:3",
  auction: "card:6 → karma:+1 → card:1 · card:5 → karma:+1 → card:2 · card:4 → karma:+1 → card:3",
  round: "card:3 + energy:2",
  karma: "card:3 card:5 = karma:0 · card:5 card:4 = karma:−1 · card:5 card:2 = karma:−2",
  actions: "card:1 → card:2 → card:3 → card:4 → card:5 → card:6 → card:8",
  strategise: "card:2 | card:3 card:5 card:8 ↩",
  river: "card:8 ≈ animal:ox → − energy:1 / ← 8",
  wheel: "energy:2 + energy:3 = 5 → star:4 · star:N · star:⇄ · star:K",
  exchange: "energy:1 + energy:3 → energy:4 · energy:5 → energy:2 + energy:3",
  limits: "energy:? × 12 · karma:8 · energy:6 × 1",
  animals: "animal:rat animal:ox animal:tiger animal:rabbit animal:dragon animal:snake animal:horse animal:goat animal:monkey animal:rooster animal:dog animal:pig animal:cat",
  end: "animal:tiger card:2 < animal:ox card:3 → star:1",
  options: "animal:cat ? · star:36 ?",
  tips: "energy:4 energy:5 energy:6 → ≈",
  sources: "star:? → star:4",
};
