import { CARD_NAMES, code, type Ask, type Choice, type Happening, type RaceFacts, type RacePlayer, type RaceView } from "$lib/generated/race";
import { describe, expect, it } from "vitest";
import { lastPlay, pieceOf, plainChoices, playCode, printed, stacks, strides, targetsOf } from "./view";

const choice = (action: number, kind: Choice["kind"], details: Record<string, number> = {}): Choice => ({ action, kind, details, text: kind });
const asking = (kind: Ask["kind"], ...choices: Choice[]): Ask => ({ prompt: 0, kind, text: "", deadline: null, choices });
const event = (kind: Happening["kind"], seat: number, details: Record<string, number>): Happening => ({ number: 0, kind, seat, details, hidden: false, text: "" });
const run = CARD_NAMES.indexOf("run");

describe("the wheel", () => {
  const section = { number: 2, counts_seats: false, exchange: false, sprint: true };
  const facts = { pieces: [{ action: "run", slot: 4, low_max: 4, movement: true, gain: "move" }] } as RaceFacts;
  const view = { wheel: [{ spaces: [3, 4], now: [section, section], next: [section, section] }], prices: [{ card: "repeat", resolves: "run" }] } as RaceView;

  it("prints a number, or N where it counts seats", () => {
    expect(printed(section)).toBe("2");
    expect(printed({ ...section, number: 0, counts_seats: true })).toBe("N");
  });

  it("joins what a piece is with what it shows, also for a card that stands for its action", () => {
    expect(pieceOf(view, facts, "run")).toMatchObject({ slot: 4, spaces: [3, 4] });
    expect(pieceOf(view, facts, "repeat")).toMatchObject({ action: "run" });
    expect(pieceOf(view, facts, "walk")).toBeUndefined();
    expect(pieceOf(view, facts, null)).toBeUndefined();
  });
});

describe("choices", () => {
  const play = asking("play", choice(code.PLAY(run, 2), "PLAY", { card: run, energy: 2 }));

  it("that are no cards become buttons", () => {
    expect(plainChoices(play)).toEqual([]);
    const exchange = asking("exchange", choice(code.NO(), "NO", { prompt: 6 }), choice(code.UP(2), "UP", { energy: 2 }));
    expect(plainChoices(exchange).map((c) => c.kind)).toEqual(["NO"]);
  });

  it("name a play that is not offered", () => expect(playCode("run", 2)).toBe(play.choices[0]!.action));

  it("point at the space they lead to", () => {
    const view = { landings: [{ action: code.YES(), space: 8 }] } as RaceView;
    const yes = choice(code.YES(), "YES");
    expect(targetsOf(view, asking("sprint", choice(code.NO(), "NO"), yes))).toEqual([{ space: 8, choice: yes }]);
    expect(targetsOf(view, null)).toEqual([]);
    expect(targetsOf({ ...view, landings: [] }, asking("return", yes))).toEqual([]);
  });
});

describe("what just happened", () => {
  it("adds up the moves of each seat", () => {
    expect(strides([event("MOVE", 1, { delta: 3 }), event("MOVE", 1, { delta: -1 }), event("KARMA", 0, { delta: 2 })], 2)).toEqual([0, 2]);
  });

  it("remembers a card that has left the table", () => {
    const player = { played: null } as RacePlayer;
    expect(lastPlay(player, 1, [event("PLAY", 1, { card: 8, energy: 1, action: 8 })])).toEqual({ card: "strategise", energy: 1 });
    expect(lastPlay(player, 0, [])).toBeNull();
  });
});

it("stacks equal energy cards", () => {
  expect(stacks([1, 5, 1])).toEqual([{ value: 1, count: 2 }, { value: 5, count: 1 }]);
});
