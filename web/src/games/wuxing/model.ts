// What the board of Wu Xing reads out of a view and out of the offered choices.
import type { Ask, ChoiceInfo, EventInfo } from "$lib/protocol";
import { ELEMENTS, STEMS } from "$lib/signs";
import { say } from "$lib/words.svelte";

export const SERIES = ["element", "animal", "stem"] as const;

export interface TileInfo {
  tile: string;
  number: number;
  glyph: string;
  kind: (typeof SERIES)[number];
  colour: string;
  value: number;
  panels: number[][];
  pairs: number[][];
}
export interface Space extends TileInfo { panel: number; matches: boolean; gain: number }
export interface Opened { dice: number[]; claims: number[]; attacks: string[] }
export interface Attack { tile: string; number: number; attacker: number; owner: number; loss: number; gain: number }
export interface Player {
  tokens: number;
  tiles: TileInfo[];
  score: number;
  values: number;
  bonus: number;
  colours: Record<string, number>;
  series: Record<string, number>;
}
export interface WuxingView {
  seats: number;
  over: boolean;
  ranking: number[];
  turn: number;
  turn_of: number;
  dice: number[];
  captures_barred: boolean;
  board: (Space | null)[];
  attack: Attack | null;
  draw_pile: number;
  unseen: string[];
  discard_pile: string[];
  unclaimed: number;
  ends_at: number;
  players: Player[];
  previews: Record<string, Opened | Opened[]>;
  bonuses: { colour: number[]; series: Record<string, number>; series_size: Record<string, number> };
}

/** A tile's name: an element, a sign or a stem. */
export function tileName(tile: string): string {
  if (ELEMENTS.includes(tile)) return say(`element-${tile}`);
  return say(STEMS.includes(tile) ? `wuxing-stem-${tile}` : `sign-${tile}`);
}

export function choice(ask: Ask | null, kind: string, details: Record<string, number> = {}): ChoiceInfo | undefined {
  return ask?.choices.find((one) => one.kind === kind && Object.entries(details).every(([name, value]) => one.details[name] === value));
}

/** Whether the dice as they lie capture a tile; with table rules one may also call a raid that they do not allow. */
export function captures(view: WuxingView, tile: TileInfo): boolean {
  const inOrder = (pair: number[]): string => [...pair].sort().join();
  return !view.captures_barred && tile.pairs.some((pair) => inOrder(pair) === inOrder(view.dice));
}

/** What the dice as they lie open already. */
export function openNow(view: WuxingView): Opened {
  const rivals = view.players.filter((_, seat) => seat !== view.turn_of);
  return {
    dice: view.dice,
    claims: view.board.flatMap((space, number) => (space?.matches ? [number] : [])),
    attacks: rivals.flatMap((player) => player.tiles).filter((tile) => captures(view, tile)).map((tile) => tile.tile),
  };
}

export interface Hint {
  claims: Set<number>;
  attacks: Set<string>;
  /** Whether something would open that is not open now. */
  more: boolean;
  /** Of so many outcomes so many open something. */
  faces: number;
  all: number;
}

/** What one or another outcome of a token would open; a new throw has an outcome for every face. */
export function opened(preview: Opened | Opened[] | undefined, now: Opened): Hint {
  const outcomes = preview === undefined ? [] : Array.isArray(preview) ? preview : [preview];
  const isNew = (one: Opened) => one.claims.some((space) => !now.claims.includes(space)) || one.attacks.some((tile) => !now.attacks.includes(tile));
  return {
    more: outcomes.some(isNew),
    claims: new Set(outcomes.flatMap((one) => one.claims)),
    attacks: new Set(outcomes.flatMap((one) => one.attacks)),
    faces: outcomes.filter((one) => one.claims.length + one.attacks.length > 0).length,
    all: outcomes.length,
  };
}

/** How many tiles of a colour the next step of the bonus needs, and what it pays; null at the top. */
export function nextStep(bonus: number[], count: number): { count: number; points: number } | null {
  const now = bonus[count] ?? 0;
  const next = bonus.findIndex((points, place) => place > count && points > now);
  return next < 0 ? null : { count: next, points: bonus[next]! };
}

/** The steps of the colour bonus: how many tiles pay how much. */
export function steps(bonus: number[]): { count: number; points: number }[] {
  return bonus.flatMap((points, count) => (count > 0 && points > bonus[count - 1]! ? [{ count, points }] : []));
}

/** Where the newest events say that a tile came from. */
export function cameFrom(fresh: EventInfo[], tile: number): string | null {
  for (const event of [...fresh].reverse()) {
    if (event.details.tile !== tile) continue;
    if (event.kind === "CLAIM") return `space:${event.details.space}`;
    if (event.kind === "CAPTURE") return `seat:${event.details.victim}`;
    if (event.kind === "PLACE") return "draw";
  }
  return null;
}

/** Where the corners of a regular pentagon with a flat bottom are, as an SVG points list. */
export function pentagon(radius: number): string {
  return [54, 126, 198, 270, 342].map((angle) => corner(radius, angle)).join(" ");
}
/** One side of it, from the inner to the outer radius: the side at the bottom. */
export const side = (inner: number, outer: number): string =>
  [corner(inner, 54), corner(outer, 54), corner(outer, 126), corner(inner, 126)].join(" ");
/** How far the middle of a side is from the centre. */
export const apothem = (radius: number): number => radius * Math.cos(Math.PI / 5);

function corner(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}
