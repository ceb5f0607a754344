import { expect, test } from "vitest";
import type { EventInfo, Frame } from "$lib/protocol";
import { load, nextChoice, nextTurning, PAGE, pages, step, type Strip } from "./film";

const event = { number: 0, kind: "TURN", seat: 0, details: {}, hidden: false, text: "" } satisfies EventInfo;
const frame = (number: number, seat: number | null, told = true): Frame =>
  ({ number, seat, kind: "", text: "", view: {}, events: told ? [event] : [] }) as unknown as Frame;
const strip: Strip = [frame(0, null), frame(1, 0, false), frame(2, 1, false), frame(3, 1), frame(4, 0)];

test("frames in which nothing could be seen are passed over", () => {
  expect(step(strip, 0, 1, null)).toBe(3);
  expect(step(strip, 0, 1, 0)).toBe(1); // one's own choice is always seen
  expect(step(strip, 3, -1, null)).toBe(0);
  expect(step(strip, 4, 1, null)).toBe(4);
});

test("what is not there yet is not passed over", () => {
  expect(step([frame(0, null), undefined, frame(2, 0)], 0, 1, null)).toBe(1);
});

test("a seat's next choice and the next turning point are found", () => {
  expect([nextChoice(strip, 0, 1), nextChoice(strip, 3, 1)]).toEqual([2, null]);
  const costly = [7, 3].map((number) => ({ number, seat: 0, chosen: "", win: 0, better: "", better_win: 0, grounds: null }));
  expect([nextTurning(costly, 0)?.number, nextTurning(costly, 3)?.number, nextTurning(costly, 7)?.number]).toEqual([3, 7, 3]);
  expect(nextTurning([], 0)).toBeNull();
});

test("the page that is looked at comes first, and every page comes once", async () => {
  expect(pages(250, 130)).toEqual([1, 2, 0]);
  const asked: string[] = [];
  let seen: Strip = [];
  const total = 2 * PAGE + 5;
  await load(
    (path) => {
      asked.push(path);
      const first = Number(/from=(\d+)/.exec(path)![1]);
      const count = Math.min(PAGE, total - first);
      return Promise.resolve({ total, frames: Array.from({ length: count }, (_, place) => frame(first + place, 0)) });
    },
    "/x?", PAGE + 1, (shown) => (seen = shown), () => false,
  );
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain(`from=${PAGE}`);
  expect(seen.every((one, place) => one?.number === place)).toBe(true);
});
