import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { inOneLine, turns } from "./turns";

let number = 0;
const event = (kind: string, seat: number, details: Record<string, number> = {}): EventInfo => ({
  number: number++, kind, seat, details, hidden: false, text: `${kind} ${seat}.`,
});

test("what one seat does is a turn, with what comes of it", () => {
  number = 0;
  const found = turns([event("DEAL", -1), event("DRAW", 0), event("SHUFFLE", -1), event("LAY", 0), event("TURN", 1), event("DRAW", 1)]);
  expect(found.map((turn) => [turn.seat, turn.events.length])).toEqual([[0, 4], [1, 2]]);
  expect(inOneLine(found[1]!, " ")).toBe("TURN 1. DRAW 1.");
  expect(inOneLine(found[1]!, " ", ["TURN"])).toBe("DRAW 1.");
});

test("a round ends where the game says so, and the next one has a heading", () => {
  number = 0;
  const found = turns([event("DREW", 0), event("ROUND_END", -1), event("ROLL", -1), event("DREW", 0)], ["ROUND_END"]);
  expect(found.map((turn) => turn.round)).toEqual([1, 2]);
});

test("a game that numbers its rounds has a heading for each", () => {
  number = 0;
  const found = turns([event("TURN", 0, { round: 1 }), event("TURN", 1, { round: 1 }), event("TURN", 0, { round: 2 })]);
  expect(found.map((turn) => turn.round)).toEqual([1, null, 2]);
});

test("what is new since the reader's last answer begins with a mark, in the middle of a turn too", () => {
  number = 0;
  const found = turns([event("DRAW", 0), event("DROP", 0), event("DRAW", 1), event("DRAW", 2)], [], 0);
  expect(found.map((turn) => [turn.seat, turn.since])).toEqual([[0, false], [0, true], [1, false], [2, false]]);
  expect(turns([event("DRAW", 0)], [], 0)[0]!.since).toBe(false); // all is new: nothing to mark
});

test("a turn that says only whose turn it is says that", () => {
  expect(inOneLine(turns([event("TURN", 1)])[0]!, " ", ["TURN"])).toBe("TURN 1.");
});
