// What the board of Wu Xing reads out of a view and what has happened.
import type { Colour, Happening, WuxingFacts, WuxingOpened, WuxingPreview, WuxingTile, WuxingView } from "$lib/generated/wuxing";
import { say } from "$lib/words.svelte";
import type { Move } from "$pieces/flight";

const MESSAGES = { element: "element", animal: "sign", stem: "wuxing-stem" } as const;

/** What a tile is called. */
export const tileName = (tile: WuxingTile): string => say(`${MESSAGES[tile.kind]}-${tile.name}`);

/** The character on a tile. */
export const glyph = (tile: WuxingTile): string => String.fromCodePoint(tile.glyph);

/** What dice open: spaces to claim from, tiles to attack. */
export type Open = Pick<WuxingOpened, "claims" | "attacks">;

/** What the dice as they lie open already. */
export function openNow(view: WuxingView): Open {
  return { claims: view.board.flatMap((space, number) => (space.matches ? [number] : [])), attacks: view.captures };
}

/** The uses of a token, in the order in which they stand beside a die. */
export const USES = ["MINUS", "RETHROW", "PLUS"] as const;
export type Use = (typeof USES)[number];

/** What may come of a use: a new throw has an outcome for every face. */
export function outcomes(preview: WuxingPreview | undefined, use: Use): Open[] {
  if (!preview) return [];
  if (use === "RETHROW") return preview.rethrow;
  return [use === "PLUS" ? preview.plus : preview.minus];
}

export interface Hint {
  claims: Set<number>;
  attacks: Set<number>;
  /** Whether something would open that is not open now. */
  more: boolean;
  /** Of so many outcomes so many open something. */
  faces: number;
  all: number;
}

/** What one or another outcome of a token would open. */
export function opened(possible: Open[], now: Open): Hint {
  const isNew = (one: Open): boolean => one.claims.some((space) => !now.claims.includes(space)) || one.attacks.some((tile) => !now.attacks.includes(tile));
  return {
    more: possible.some(isNew),
    claims: new Set(possible.flatMap((one) => one.claims)),
    attacks: new Set(possible.flatMap((one) => one.attacks)),
    faces: possible.filter((one) => one.claims.length + one.attacks.length > 0).length,
    all: possible.length,
  };
}

/** How many tiles of a colour the next step of the bonus needs, and what it pays; null at the top. */
export function nextStep(bonus: number[], count: number): { count: number; points: number } | null {
  const now = bonus[count] ?? 0;
  const next = bonus.findIndex((points, place) => place > count && points > now);
  return next < 0 ? null : { count: next, points: bonus[next]! };
}

/** The empty places of a colour in a collection: what each pays when it is filled, or 0 where it pays no more than the last. */
export function places(facts: WuxingFacts, colour: Colour, held: number): number[] {
  const all = facts.tiles.filter((tile) => tile.colour === colour).length;
  const bonus = facts.bonuses.colour;
  return Array.from({ length: Math.max(0, all - held) }, (_, place) => {
    const [now, before] = [bonus[held + place + 1] ?? 0, bonus[held + place] ?? 0];
    return now > before ? now : 0;
  });
}

/** Who sits where around the board: the others at its sides, in the order of play, clockwise from the left hand. */
export function sides(seats: number, anchor: number): { left: number[]; right: number[] } {
  const others = Array.from({ length: seats - 1 }, (_, step) => (anchor + 1 + step) % seats);
  const half = Math.floor(others.length / 2);
  return { left: others.slice(0, half), right: others.slice(half) };
}

/** Which tiles the newest events have moved, and between which places. */
export function moves(fresh: Happening[]): Move[] {
  return fresh.flatMap(({ kind, seat, details }) => {
    const piece = String(details.tile);
    if (kind === "CLAIM") return [{ piece, from: `space:${details.space}`, to: `seat:${seat}` }];
    if (kind === "CAPTURE") return [{ piece, from: `seat:${details.victim}`, to: `seat:${seat}` }];
    if (kind === "PLACE") return [{ piece, from: "draw", to: `space:${details.space}` }];
    return [];
  });
}

/** Whether a tile has just come to whoever holds it. */
export const isFresh = (fresh: Happening[], tile: number): boolean =>
  fresh.some((event) => (event.kind === "CLAIM" || event.kind === "CAPTURE") && event.details.tile === tile);

/** A happening in acts: the deed, how a raid ended, and then all that follows, with the board turning. */
export function acts(events: Happening[]): Happening[][] {
  const found: Happening[][] = [[]];
  for (const event of events) {
    found.at(-1)!.push(event);
    if (DEEDS.includes(event.kind)) found.push([]);
  }
  return found;
}
const DEEDS: Happening["kind"][] = ["CLAIM", "ATTACK", "CAPTURE", "PREVENT", "WRONG_CALL"];

export interface Raided {
  tile: number;
  attacker: number;
  owner: number;
  /** What it costs one and brings the other; null where that is not known any more. */
  gain: number | null;
  loss: number | null;
  outcome: "captured" | "prevented" | null;
  text: string;
}

/** The raid that is on the board now: one that waits for an answer, or one that the present act tells of. */
export function raidOf(shown: WuxingView, after: WuxingView, now: Happening[], fresh: Happening[]): Raided | null {
  const ended = now.find((event) => event.kind === "CAPTURE" || event.kind === "PREVENT");
  const begun = now.find((event) => event.kind === "ATTACK");
  const outcome = ended ? (ended.kind === "CAPTURE" ? "captured" : "prevented") : null;
  const text = (ended ?? begun)?.text ?? "";
  if (shown.attack) return { ...shown.attack, outcome, text };
  const told = begun ?? fresh.find((event) => event.kind === "ATTACK");
  if (!told || !(ended ?? begun)) return null;
  const tile = told.details.tile!, attacker = told.seat, owner = shown.players.findIndex((player) => player.tiles.includes(tile));
  if (owner < 0 || shown === after) return null;
  const taken = after.players[attacker]!.tiles.includes(tile);
  const grown = (seat: number): number => after.players[seat]!.score - shown.players[seat]!.score;
  return { tile, attacker, owner, gain: taken ? grown(attacker) : null, loss: taken ? -grown(owner) : null, outcome, text };
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
