import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ActsProbe from "./ActsProbe.test.svelte";
import { Stagehand } from "./acts.svelte";
import { settings } from "./settings.svelte";

let ended: () => void;
let hand: Stagehand;
let page: { show(events: string[], view: string): void; told(): string };

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  ended = vi.fn<() => void>();
  hand = new Stagehand(ended);
  page = mount(ActsProbe, { target: document.body, props: { hand } }) as unknown as typeof page;
  flushSync();
});
afterEach(() => {
  void unmount(page);
  vi.useRealTimers();
});
const wait = (time: number): void => {
  vi.advanceTimersByTime(time);
  flushSync();
};

test("a happening is shown act by act, with the old view until the last", () => {
  page.show(["a1", "a2", "b1", "c1"], "new");
  expect(page.told()).toBe("0 a1,a2 old running");
  expect(hand.running).toBe(true);
  flushSync();
  wait(1000);
  expect(page.told()).toBe("1 b1 old running");
  wait(1000);
  expect(page.told()).toBe("2 c1 old");
  expect(hand.running).toBe(false);
  expect(ended).toHaveBeenCalledOnce();
  page.show(["a9", "b9"], "newer");
  expect(page.told()).toBe("0 a9 new running");
});

test("whoever skips sees the last act", () => {
  page.show(["a1", "b1", "c1"], "new");
  flushSync();
  hand.skip();
  expect(page.told()).toBe("2 c1 old");
  expect(ended).toHaveBeenCalled();
});

test("at the speed \"at once\" there is the last act alone", () => {
  settings.speed = "instant";
  page.show(["a1", "b1"], "new");
  expect(page.told()).toBe("1 b1 old");
});

test("a happening without events has no acts", () => {
  page.show([], "new");
  expect(page.told()).toBe("0  old");
});

test("a board that goes away is waited for no longer", () => {
  page.show(["a1", "b1"], "new");
  flushSync();
  expect(hand.running).toBe(true);
  void unmount(page);
  flushSync();
  expect(hand.running).toBe(false);
  page = mount(ActsProbe, { target: document.body, props: { hand } }) as unknown as typeof page;
});
