import { expect, test } from "vitest";
import { dailyStreak, dayOf } from "../me/statistics";
import { gameOf } from "../me/note";
import { picture } from "./daily";
import type { Result, TableInfo } from "$lib/protocol";

test("a picture has a row for each seat, one's own first and green", () => {
  expect(picture([10, 20, 0], 1).split("\n")).toEqual(["🟩".repeat(10), `${"🟨".repeat(5)}${"⬜".repeat(5)}`, "⬜".repeat(10)]);
  expect(picture([-4], 0)).toBe("⬜".repeat(10));
  expect(picture([25], 0)).toBe("🟩".repeat(5) + "⬜".repeat(5));
});

test("days in a row end today or yesterday", () => {
  const game = (day: string) => ({ table: day, game: "race", at: 0, against: "alone", seats: 1, rank: 1, won: true, score: 1, day });
  const games = ["2026-03-28", "2026-03-29", "2026-03-30"].map(game);
  expect(dailyStreak(games, new Date(2026, 2, 30))).toBe(3);
  expect(dailyStreak(games, new Date(2026, 2, 31))).toBe(3);
  expect(dailyStreak(games, new Date(2026, 3, 1))).toBe(0);
  expect(dayOf(new Date(2026, 0, 5))).toBe("2026-01-05");
});

const seat = (number: number, kind: string, level = "") => ({ seat: number, kind, name: "", level, resting: false, present: true, muted: false });
const table = (more: Partial<TableInfo>): TableInfo =>
  ({ id: "t", game: "race", you: [1], origin: null, seats: [seat(0, "bot", "hard"), seat(1, "person"), seat(2, "bot", "normal")], ...more }) as TableInfo;
const result: Result = { ranking: [2, 1, 3], scores: [5, 9, 1], wins: [0, 1, 0], truncated: false };

test("a finished game is noted against the strongest bot, with its day", () => {
  const origin = { kind: "daily", day: "2026-11-19", table: "", ply: 0 };
  expect(gameOf(table({ origin }), result, 7)).toEqual({ table: "t", game: "race", at: 7, against: "hard", seats: 3, rank: 1, won: true, score: 9, day: "2026-11-19" });
});

test("branches, shared devices and onlookers are not noted", () => {
  expect(gameOf(table({ origin: { kind: "branch", day: "", table: "x", ply: 3 } }), result, 7)).toBeNull();
  expect(gameOf(table({ you: [0, 1] }), result, 7)).toBeNull();
  expect(gameOf(table({ you: [] }), result, 7)).toBeNull();
});
