import { CREATURE_NAMES } from "$lib/generated/ratdragon";
import type { Manifest } from "../manifest";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  board: () => import("./Board.svelte"),
  picture: Picture,
  sheet: "light-dark(#15577a, #164a66)",
  shade: "light-dark(#0d3d57, #0e3347)",
  rounds: ["ROUND_END"],
  symbols: CREATURE_NAMES.map((animal, place) => ({ animal, name: `sign-${animal}`, about: "web-ratdragon-squares", count: place + 1 })),
  options: { table_rules: { first: true } },
};
