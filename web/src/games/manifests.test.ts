import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, words, type Lang } from "$lib/words.svelte";
import { loadBoard, manifestOf } from "./index";

const games = readdirSync("src/lib/generated").filter((name) => name !== "index.ts").map((name) => name.replace(".ts", ""));

test.each(games)("%s has a board of its own", async (game) => {
  expect(await loadBoard(game)).not.toBe(await loadBoard("from-outside"));
});

test.each(games)("every name in the manifest of %s is a message in every language", async (game) => {
  const { symbols, options, score } = manifestOf(game)!;
  const hints = Object.values(options ?? {}).flatMap((hint) => [...(hint.names ?? []), ...(hint.open ? [hint.open] : [])]);
  const results = score ? [score({ variant: "money" }), score({})] : [`web-${game}-result`];
  const named = [...symbols.flatMap((symbol) => [symbol.name, ...(symbol.about ? [symbol.about] : [])]), ...hints, ...results];
  await words.need("common", "web/home", game, `web/${game}`);
  for (const lang of Object.keys(LANGUAGES) as Lang[]) {
    await words.speak(lang);
    expect(named.filter((message) => !words.has(message))).toEqual([]);
  }
});

test("a game from outside has no manifest", () => expect(manifestOf("from-outside")).toBeUndefined());
