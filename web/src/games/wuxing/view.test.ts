import { TILE_NAMES, type Happening, type WuxingFacts, type WuxingPreview, type WuxingTile, type WuxingView } from "$lib/generated/wuxing";
import { describe, expect, it } from "vitest";
import { acts, apothem, glyph, isFresh, moves, nextStep, opened, openNow, outcomes, pentagon, places, raidOf, sides } from "./view";

const OX = TILE_NAMES.indexOf("ox"), METAL = TILE_NAMES.indexOf("metal");

const BONUS = [0, 0, 0, 5, 7, 10, 15, 25, 25, 25];

describe("the bonus of a colour", () => {
  it("tells the next step, and none at the top", () => {
    expect(nextStep(BONUS, 1)).toEqual({ count: 3, points: 5 });
    expect(nextStep(BONUS, 4)).toEqual({ count: 5, points: 10 });
    expect(nextStep(BONUS, 7)).toBeNull();
  });
});

describe("a token", () => {
  const some = { face: 1, claims: [2], attacks: [OX] };
  const nothing = { face: 2, claims: [], attacks: [] };
  const preview: WuxingPreview = { plus: some, minus: nothing, rethrow: [some, nothing] };

  it("has one outcome, or one for each face of a new throw", () => {
    expect(outcomes(preview, "PLUS")).toEqual([some]);
    expect(outcomes(preview, "MINUS")).toEqual([nothing]);
    expect(outcomes(preview, "RETHROW")).toEqual([some, nothing]);
    expect(outcomes(undefined, "PLUS")).toEqual([]);
  });
  it("opens what any outcome opens", () => {
    expect(opened([some], nothing)).toEqual({ claims: new Set([2]), attacks: new Set([OX]), more: true, faces: 1, all: 1 });
    expect(opened([some, nothing], nothing)).toMatchObject({ faces: 1, all: 2 });
    expect(opened([some], some).more).toBe(false);
    expect(opened([], nothing).all).toBe(0);
  });
});

it("what is open now goes by the dice, not by what may be called", () => {
  const board = [false, false, true].map((matches, place) => ({ tile: place === 1 ? null : place, panel: 0, matches, gain: 0 }));
  const view = { board, captures: [METAL] } as unknown as WuxingView;
  expect(openNow(view)).toEqual({ claims: [2], attacks: [METAL] });
});

it("a tile's character is told by its number", () => {
  expect(glyph({ glyph: 0x4e11 } as WuxingTile)).toBe("丑");
});

const event = (kind: Happening["kind"], seat: number, details: Record<string, number>): Happening => ({ number: 0, kind, seat, details, hidden: false, text: kind });

describe("the places of a collection", () => {
  const facts = { tiles: Array.from({ length: 5 }, () => ({ colour: "wood" })), bonuses: { colour: BONUS } } as unknown as WuxingFacts;

  it("say what filling them pays", () => {
    expect(places(facts, "wood", 0)).toEqual([0, 0, 5, 7, 10]);
    expect(places(facts, "wood", 3)).toEqual([7, 10]);
  });
  it("are no more than there are tiles of that colour", () => {
    expect(places(facts, "wood", 5)).toEqual([]);
    expect(places(facts, "fire", 0)).toEqual([]);
  });
});

it("the others sit at both sides in the order of play", () => {
  expect(sides(2, 0)).toEqual({ left: [], right: [1] });
  expect(sides(4, 0)).toEqual({ left: [1], right: [2, 3] });
  expect(sides(6, 4)).toEqual({ left: [5, 0], right: [1, 2, 3] });
});

describe("what happened", () => {
  const raided = [event("ATTACK", 0, { tile: OX, owner: 1 }), event("CAPTURE", 0, { tile: OX, victim: 1 }), event("ROTATE", 0, {}), event("PLACE", 0, { tile: 5, space: 1 })];

  it("moves tiles between the places that the events name", () => {
    expect(moves([event("CLAIM", 2, { tile: 5, space: 1 }), ...raided])).toEqual([
      { piece: "5", from: "space:1", to: "seat:2" },
      { piece: String(OX), from: "seat:1", to: "seat:0" },
      { piece: "5", from: "draw", to: "space:1" },
    ]);
    expect(isFresh(raided, OX)).toBe(true);
    expect(isFresh(raided, 5)).toBe(false);
  });
  it("is shown as the deed, its outcome, and what follows", () => {
    expect(acts(raided).map((act) => act.map(({ kind }) => kind))).toEqual([["ATTACK"], ["CAPTURE"], ["ROTATE", "PLACE"]]);
    expect(acts([event("PASS", 0, {}), event("ROTATE", 0, {})])).toHaveLength(1);
  });
  it("shows a raid with both sides' points, and then how it ended", () => {
    const seats = (mine: number, theirs: number, tiles: number[]) => [{ score: mine, tiles: [...tiles] }, { score: theirs, tiles: tiles.includes(OX) ? [] : [OX] }];
    const before = { attack: null, players: seats(10, 20, []) } as unknown as WuxingView;
    const after = { attack: null, players: seats(14, 11, [OX]) } as unknown as WuxingView;
    expect(raidOf(before, after, raided.slice(0, 1), raided)).toMatchObject({ tile: OX, attacker: 0, owner: 1, gain: 4, loss: 9, outcome: null });
    expect(raidOf(before, after, raided.slice(1, 2), raided)).toMatchObject({ owner: 1, gain: 4, loss: 9, outcome: "captured" });
    expect(raidOf(after, after, [], raided)).toBeNull();
  });
  it("keeps the points of a raid that waited for its answer", () => {
    const attack = { tile: OX, attacker: 0, owner: 1, gain: 3, loss: 8 };
    const waiting = { attack, players: [] } as unknown as WuxingView;
    expect(raidOf(waiting, waiting, [], [])).toMatchObject({ ...attack, outcome: null });
    expect(raidOf(waiting, waiting, [event("PREVENT", 1, { tile: OX })], [])).toMatchObject({ ...attack, outcome: "prevented" });
  });
});

it("a pentagon stands on a flat side", () => {
  const corners = pentagon(100).split(" ").map((point) => point.split(",").map(Number));
  const lowest = Math.max(...corners.map(([, y]) => y!));
  expect(corners.filter(([, y]) => y === lowest)).toHaveLength(2);
  expect(lowest).toBeCloseTo(apothem(100), 1);
});
