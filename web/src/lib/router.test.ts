import { expect, test } from "vitest";
import { find } from "./router.svelte";

test("an address leads to its page, with what stands in it", () => {
  expect(find("/t/aB3-x").props).toEqual({ id: "aB3-x" });
  expect(find("/rules/race/").props).toEqual({ game: "race" });
});

test("an address that leads nowhere has a page of its own, a broken one too", () => {
  const nowhere = find("/nonsense").page;
  expect(nowhere).not.toBe(find("/").page);
  for (const path of ["/t", "/t/a/b", "/rules/"]) expect(find(path).page).toBe(nowhere);
  expect(find("/t/%E0%A4%A").props).toEqual({ id: "%E0%A4%A" });
});
