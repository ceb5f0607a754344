import { describe, expect, it } from "vitest";
import type { Ask, EventInfo } from "$lib/protocol";
import { landings, lastPlay, offered, plainChoices, playCode, readGain, stacks, strides, type Player, type RaceView } from "./read";

const choice = (action: number, kind: string, details: Record<string, number> = {}) => ({ action, kind, details, text: kind });
const asking = (kind: string, ...choices: Ask["choices"]): Ask => ({ prompt: 0, kind, text: "", deadline: null, choices });
const event = (kind: string, seat: number, details: Record<string, number>) => ({ number: 0, kind, seat, details, hidden: false, text: "" }) as EventInfo;

describe("the wheel's sections", () => {
  it("are a number, an exchange and a sprint", () => {
    expect(readGain("N+E")).toEqual({ count: "N", exchange: true, sprint: false });
    expect(readGain("2+K")).toEqual({ count: "2", exchange: false, sprint: true });
    expect(readGain("0")).toEqual({ count: "0", exchange: false, sprint: false });
  });
});

describe("choices", () => {
  const play = asking("play", choice(0, "PLAY", { card: 1, energy: 1 }), choice(13, "PLAY", { card: 3, energy: 2 }));

  it("are found by kind and details", () => {
    expect(offered(play, "PLAY", { card: 3, energy: 2 })?.action).toBe(13);
    expect(offered(play, "PLAY", { card: 3, energy: 1 })).toBeUndefined();
    expect(offered(null, "PLAY")).toBeUndefined();
  });

  it("that are no cards become buttons", () => {
    expect(plainChoices(play)).toEqual([]);
    expect(plainChoices(asking("exchange", choice(54, "NO", { prompt: 6 }), choice(61, "UP", { energy: 2 }))).map((c) => c.kind)).toEqual(["NO"]);
  });

  it("name a play that is not offered", () => expect(playCode("run", 2)).toBe(13));

  it("point at the space they lead to", () => {
    const view = { players: [{ pos: 5 }], track: { finish: 36, river: 18, swim_back: 8 }, sprint: { karma: 2, moves: 3, own_moves: 3 } } as unknown as RaceView;
    expect(landings(view, 0, asking("sprint", choice(54, "NO"), choice(55, "YES")))).toMatchObject([{ space: 8, choice: { action: 55 } }]);
    for (const kind of ["return", "swim"]) expect(landings(view, 0, asking(kind, choice(79, "SWIM")))).toMatchObject([{ space: 0 }]);
    expect(landings(view, 0, asking("return", choice(71, "ENERGY", { energy: 1 })))).toEqual([]);
    expect(landings(view, null, null)).toEqual([]);
  });

  it("point a Cat's sprint one space further", () => {
    const view = { players: [{ pos: 7 }], track: { finish: 36 }, sprint: { karma: 2, moves: 3, own_moves: 4 } } as unknown as RaceView;
    expect(landings(view, 0, asking("sprint", choice(55, "YES")))).toMatchObject([{ space: 11 }]);
  });
});

describe("what just happened", () => {
  it("adds up the moves of each seat", () => {
    expect(strides([event("MOVE", 1, { delta: 3 }), event("MOVE", 1, { delta: -1 }), event("KARMA", 0, { delta: 2 })], 2)).toEqual([0, 2]);
  });

  it("remembers a card that has left the table", () => {
    const player = { played: null } as Player;
    expect(lastPlay(player, 1, [event("PLAY", 1, { card: 8, energy: 1, action: 8 })])).toEqual({ card: "strategise", energy: 1 });
    expect(lastPlay(player, 0, [])).toBeNull();
  });
});

it("stacks equal energy cards", () => {
  expect(stacks([1, 5, 1])).toEqual([{ value: 1, count: 2 }, { value: 5, count: 1 }]);
});
