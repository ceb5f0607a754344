import type { RatdragonTally, RatdragonView } from "$lib/generated/ratdragon";
import { CREATURE_NAMES } from "$lib/generated/ratdragon";
import type { Manifest } from "../manifest";
import { chapters } from "./chapters";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  chapters,
  age: { from: 10, printed: true },
  sheet: "light-dark(#15577a, #164a66)",
  shade: "light-dark(#0d3d57, #0e3347)",
  rounds: ["ROUND_END"],
  parts: (view) => {
    const tallies = (view as RatdragonView).players.map((player) => player.tally);
    const all: [string, keyof RatdragonTally][] = [["pairs", "pairs"], ["unpaired", "unpaired"], ["missing", "guests"], ["empty", "empty"], ["stuck", "stuck"]];
    const parts = all.map(([name, part]) => ({ name: `ratdragon-table-${name}`, values: tallies.map((tally) => tally[part]) }));
    return parts.filter(({ values }) => values.some(Boolean)); // some are charged only when playing alone
  },
  symbols: CREATURE_NAMES.map((animal, place) => ({ animal, name: `sign-${animal}`, about: "web-ratdragon-squares", count: place + 1 })),
  options: { table_rules: { first: true }, sheet: { ours: true }, guests: { ours: true }, stuck_penalty: { ours: true } },
};
