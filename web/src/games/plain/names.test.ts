import { beforeAll, expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import { namesOf } from "./names";

const FILE = "pig-view-turn-total = Rolled so far\npig-name-risky = daring\n";

beforeAll(async () => {
  words.elsewhere = async (name) => (name === "pig" ? FILE : "");
  await words.need("common", "web/plain", "pig");
});

test("a game's own words come first", () => {
  const names = namesOf("pig");
  expect([names.field("turn_total"), names.value("risky")]).toEqual(["Rolled so far", "daring"]);
});

test("names without a word are made readable", () => {
  const names = namesOf("pig");
  expect([names.field("own"), names.field("last_roll"), names.value("nobody_can_draw"), names.value("rat")]).toEqual(
    ["For you alone", "Last roll", "Nobody can draw", "Rat"]);
});
