import { describe, expect, it } from "vitest";
import { CARD_NAMES, type EventKind, type Happening, type RacePlayer, type RaceView } from "$lib/generated/race";
import { actsOf, midway, totalOf } from "./staging";

const event = (kind: EventKind, seat: number, details: Record<string, number> = {}): Happening => ({ number: 0, kind, seat, details, hidden: false, text: kind });
const kinds = (acts: Happening[][]) => acts.map((act) => act.map((one) => `${one.kind}${one.seat < 0 ? "" : one.seat}`).join(" "));
const RUN = CARD_NAMES.indexOf("run"), HELP = CARD_NAMES.indexOf("help");

const ROUND = [
  event("PLAY", 0, { card: RUN, energy: 2, action: RUN }), event("PLAY", 1, { card: HELP, energy: 1, action: HELP }), event("PLAY", 2, { card: 8, energy: 1, action: 8 }),
  event("KARMA", 1, { delta: -2, reason: 2, other: -1 }),
  event("LOOKUP", -1, { action: HELP, space: 9, total: 1 }), event("KARMA", 1, { delta: 4, reason: 3, other: -1 }), event("CARDS", 1, { count: 1, reason: 4 }),
  event("LOOKUP", -1, { action: RUN, space: 3, total: 2 }), event("MOVE", 0, { delta: 3, reason: 3, pos: 3 }),
  event("COLLECT", 2, { count: 2, leftmost: 0 }), event("MOVE", 2, { delta: 1, reason: 5, pos: 1 }),
  event("TURNED", -1, { rot: 1 }), event("CARDS", 2, { count: 1, reason: 12 }),
];

describe("a round in acts", () => {
  it("turns the cards over one by one, pays, resolves action by action, and turns the wheel last", () => {
    expect(kinds(actsOf(ROUND, null))).toEqual([
      "PLAY0", "PLAY1", "PLAY2", "KARMA1", "LOOKUP KARMA1 CARDS1", "LOOKUP MOVE0", "COLLECT2 MOVE2", "TURNED CARDS2",
    ]);
  });

  it("shows my own card with the first of the others", () => {
    expect(kinds(actsOf(ROUND, 1)).slice(0, 2)).toEqual(["PLAY1 PLAY0", "PLAY2"]);
  });

  it("keeps all who take their row back in one act", () => {
    const events = [event("COLLECT", 0), event("MOVE", 0), event("COLLECT", 1), event("TURNED", -1)];
    expect(kinds(actsOf(events, null))).toEqual(["COLLECT0 MOVE0 COLLECT1", "TURNED"]);
  });

  it("has none where nothing happened", () => expect(actsOf([], 0)).toEqual([]));
});

describe("the table between the acts", () => {
  const player = (): RacePlayer => ({ pos: 0, karma: 3, cards: ["help", "run", "strategise"], energy: [1, 1, 2], energy_count: 3, area: [], played: null }) as unknown as RacePlayer;
  const view = (rotation: number): RaceView => ({ players: [player(), player(), player()], asked: [0, 1, 2], phase: "play", rotation, wheel: [], action: null, space: null }) as unknown as RaceView;
  const until = (act: number) => midway(view(0), view(1), actsOf(ROUND, null).slice(0, act).flat());

  it("knows only the cards that have been turned over", () => {
    const seen = until(2).players;
    expect(seen.map((one) => one.played)).toEqual(["run", "help", null]);
    expect(seen[0]).toMatchObject({ energy: [1, 1], energy_count: 2, cards: ["help", "strategise"], area: [{ card: "run", energy: 2 }] });
    expect(until(2).asked).toEqual([]);
  });

  it("adds up karma, energy and steps as they are told", () => {
    expect(until(4).players[1]!.karma).toBe(1);
    expect(until(5).players[1]).toMatchObject({ karma: 5, energy: [1, 1, 2] });
    expect([until(5), until(6)].map((seen) => seen.players[0]!.pos)).toEqual([0, 3]);
  });

  it("lights the space of the action while the wheel lies still, and turns it last", () => {
    expect(until(5)).toMatchObject({ action: "help", space: 9, rotation: 0 });
    expect(until(6)).toMatchObject({ action: "run", space: 3, rotation: 0 });
    expect(until(7)).toMatchObject({ action: "strategise", space: null, rotation: 0 });
    expect(until(8)).toMatchObject({ action: null, rotation: 1 });
  });

  it("says how much energy met", () => expect(actsOf(ROUND, null).map(totalOf)).toEqual([null, null, null, null, 1, 2, null, null]));
});
