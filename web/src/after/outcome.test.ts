import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Result, TableInfo } from "$lib/protocol";
import { type Lang, LANGUAGES, words } from "$lib/words.svelte";
import { headline, scoreMessage, winners } from "./outcome";
import Ranking from "./Ranking.svelte";

const paid: Result = { ranking: [2, 1, 3], scores: [4, 9, 1], wins: [0, 1, 0], truncated: true };
const unpaid: Result = { ...paid, wins: [0, 0, 0] };
const shared: Result = { ranking: [1, 3, 1], scores: [9, 4, 9], wins: [0.5, 0, 0.5], truncated: false };
const names = ["Ann", "Bo", "Mei"];

const table = {
  id: "t", game: "wuxing", options: {}, you: [0],
  seats: names.map((name, seat) => ({ seat, kind: "person", name, level: "normal" })),
} as unknown as TableInfo;

/** The ranking on the page: who is marked as a winner, and how many medals there are. */
function shown(result: Result): { marked: string[]; medals: number } {
  const page = mount(Ranking, { target: document.body, props: { table, result, names } });
  const marked = [...document.querySelectorAll("li.first b")].map((name) => name.textContent ?? "");
  const medals = document.querySelectorAll("li .ribbon").length;
  void unmount(page);
  return { marked, medals };
}

beforeAll(() => words.need("common", "web/after", "web/wuxing", "web/mandarin"));

test("who won is what the game pays, cut off or not", () => {
  expect([winners(paid), winners(unpaid), winners(shared)]).toEqual([[1], [], [0, 2]]);
  expect(headline(paid, names)).toBe("Bo wins!");
  expect(headline(unpaid, names)).toBe("Nobody wins.");
  expect(headline(shared, names)).toBe("Ann, Mei share first place!");
});

test("alone, a first place that pays nothing is a game lost", () => {
  const alone: Result = { ranking: [1], scores: [7], wins: [0], truncated: false };
  expect(headline(alone, ["Ann"])).toBe("Not this time.");
  expect(headline({ ...alone, wins: [1] }, ["Ann"])).toBe("You win!");
});

test("the ranking marks those who won, and gives medals only where somebody did", () => {
  expect(shown(paid)).toEqual({ marked: ["Bo"], medals: 3 });
  expect(shown(unpaid)).toEqual({ marked: [], medals: 0 });
  expect(shown(shared)).toEqual({ marked: ["Ann", "Mei"], medals: 3 });
});

test("a result is told in the game's own words, or as points", () => {
  expect(scoreMessage(table)).toBe("web-wuxing-result");
  expect(scoreMessage({ ...table, game: "mandarin", options: { variant: "money" } } as unknown as TableInfo)).toBe("web-mandarin-result-yuan");
  expect(scoreMessage({ ...table, game: "from-outside" })).toBe("web-after-result");
});

test("every language has a word for it", async () => {
  for (const lang of Object.keys(LANGUAGES) as Lang[]) {
    await words.speak(lang);
    for (const result of [paid, unpaid, shared]) expect(headline(result, names)).not.toContain("web-after");
  }
});
