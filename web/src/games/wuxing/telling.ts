// What tiles, dice and tokens say about themselves when somebody asks.
import { KIND_NAMES, type WuxingBonuses, type WuxingTile } from "$lib/generated/wuxing";
import { say } from "$lib/words.svelte";
import { nextStep, tileName, type Hint } from "./view";

const PANELS = ["", "single", "pair", "triple"] as const;

/** Numbers in a row, as dice are read. */
const dashed = (faces: number[]): string => faces.join("-");

/** What is printed on any tile: element, kind and value. */
const printed = (tile: WuxingTile): string =>
  say("web-wuxing-tile", { element: say(`element-${tile.colour}`), kind: say(`wuxing-table-${tile.kind}`), points: tile.value });

/** Which throws a panel wants, in words; the last panel of all throws the tile out. */
export function tellPanel(tile: WuxingTile, panel: number): string {
  const faces = tile.panels[panel]?.faces ?? [];
  const kind = PANELS[faces.length];
  return kind ? say(`web-wuxing-panel-${kind}`, { faces: dashed(faces) }) : say("web-wuxing-panel-out");
}

/** A tile on the board: what it wants now, what after the next turn of the board, and what it would bring. */
export function tellTile(tile: WuxingTile, panel: number, gain: number): string[] {
  return [printed(tile), tellPanel(tile, panel), say("web-wuxing-then", { panel: tellPanel(tile, panel + 1) }), say("web-wuxing-gain", { points: gain })];
}

/** A tile that somebody holds: only a pair that is printed on it captures it. */
export const tellHeld = (tile: WuxingTile): string[] =>
  [printed(tile), say("web-wuxing-captured-by", { pairs: tile.pairs.map(dashed).join(say("web-wuxing-or")) })];

/** A row of a collection: what it pays now, and what the next step would pay. */
export function tellColour(bonuses: WuxingBonuses, colour: string, count: number): string[] {
  const next = nextStep(bonuses.colour, count);
  return [
    say("web-wuxing-colour", { colour: say(`element-${colour}`), count, points: bonuses.colour[count] ?? 0 }),
    ...(next ? [say("web-wuxing-next", { count: next.count, points: next.points })] : []),
  ];
}

/** A series: how much of it is there, and what it pays when it is complete. */
export const tellSeries = (bonuses: WuxingBonuses, place: number, count: number): string =>
  say("web-wuxing-series", { kind: KIND_NAMES[place]!, count, size: bonuses.series_size[place] ?? 0, points: bonuses.series[place] ?? 0 });

/** What a use of a token would open that is not open now. */
export function tellUse(tiles: WuxingTile[], hint: Hint, spaces: (number | null)[]): string[] {
  const claims = [...hint.claims].flatMap((space) => (spaces[space] === null || spaces[space] === undefined ? [] : [tileName(tiles[spaces[space]]!)]));
  const attacks = [...hint.attacks].map((tile) => tileName(tiles[tile]!));
  const comma = say("web-shell-comma");
  return [
    ...(hint.all > 1 ? [say("web-wuxing-faces", { faces: hint.faces, all: hint.all })] : []),
    ...(claims.length > 0 ? [say("web-wuxing-opens-claims", { tiles: claims.join(comma) })] : []),
    ...(attacks.length > 0 ? [say("web-wuxing-opens-raids", { tiles: attacks.join(comma) })] : []),
    ...(claims.length + attacks.length === 0 ? [say("web-wuxing-opens-nothing")] : []),
    say("web-wuxing-token-spent"),
  ];
}
