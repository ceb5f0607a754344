import { beforeEach, expect, test } from "vitest";
import { asFile, forgetAll, fromFile, note, played, type Game } from "./played";
import { best, streak, winsByLevel } from "../me/statistics";

const game = (table: string, more: Partial<Game> = {}): Game => ({
  table, game: "race", at: Number(table.replace(/\D/g, "") || 0), against: "normal", seats: 3, rank: 1, won: true, score: 10, ...more,
});

beforeEach(() => localStorage.clear());

test("a game counts once", () => {
  note(game("t1"));
  note(game("t1", { score: 99 }));
  expect(played()).toEqual([game("t1")]);
});

test("what was exported comes back on another device, once", () => {
  [game("t1"), game("t2", { won: false, rank: 3, day: "2026-11-19" })].forEach(note);
  const [file, before] = [asFile(), played()];
  forgetAll();
  note(game("t3"));
  expect(fromFile(file)).toBe(2);
  expect(played()).toEqual([...before, game("t3")]);
  expect(fromFile(file)).toBe(0);
});

test("a file that is none of ours changes nothing", () => {
  note(game("t1"));
  const wrong: unknown[] = [
    "", "[]", "null", { format: "other", games: [] }, { format: "jade-table-games-1", games: [{}] },
    { format: "jade-table-games-1", games: [game("t2"), { ...game("t4"), rank: 9 }] },
    { format: "jade-table-games-1", games: [{ ...game("t5"), game: "<script>" }] },
    { format: "jade-table-games-1", games: [{ ...game("t6"), score: "12" }] },
    { format: "jade-table-games-1", games: [{ ...game("t7"), day: "today" }] },
  ];
  for (const one of wrong) expect(fromFile(typeof one === "string" ? one : JSON.stringify(one))).toBeNull();
  expect(played()).toEqual([game("t1")]);
});

test("what is not ours in a game is not kept", () => {
  expect(fromFile(JSON.stringify({ format: "jade-table-games-1", games: [{ ...game("t1"), more: "x" }] }))).toBe(1);
  expect(played()).toEqual([game("t1")]);
});

test("a broken store is an empty list", () => {
  localStorage.setItem("jade-played", "{");
  expect(played()).toEqual([]);
});

test("statistics: wins by level, best score, wins in a row", () => {
  const games = [
    game("t1", { won: false, score: 30 }), game("t2"), game("t3", { against: "hard", score: 12 }), game("t4", { won: false, against: "hard" }), game("t5"),
  ];
  expect(winsByLevel(games)).toEqual([{ against: "normal", games: 3, wins: 2 }, { against: "hard", games: 2, wins: 1 }]);
  expect([best(games), best([])]).toEqual([30, null]);
  expect(streak(games)).toEqual({ now: 1, longest: 2 });
});
