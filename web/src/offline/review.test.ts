// @vitest-environment node
// What is found in a finished game on this device: the same as in Python with the same budget (tests/engine/reviews.py).
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Entry } from "$engine/about";
import { Library } from "$engine/library";
import { recordOf } from "./components";
import { decode, savedOf } from "./jade";
import { review } from "./review";
import { Thinking } from "./thinking";

interface Case {
  playouts: number;
  accounts: { result: number; curve: [number, number][]; own: number; others: number; luck: number }[];
  costly: [place: number, action: number, worth: number, better: number, betterWorth: number][];
  judged: number;
  luck: number;
}

const { JADE_ENGINE: engine = "", JADE_OFFLINE: cases = "" } = process.env;
const text = (path: string): string => readFileSync(path, "utf8");
const there = cases !== "" && existsSync(`${cases}/zodiac.review.json`);
const games = there ? Object.keys(JSON.parse(text(`${engine}/engine.json`)) as Record<string, Entry>) : ["no engine is built"];
const library = new Library(async (name) => new Uint8Array(readFileSync(`${engine}/${name}`)));

/** Numbers of both, in a row. Sums may differ in their last bits. */
function expectAlike(mine: readonly number[], theirs: readonly number[]): void {
  expect(mine).toHaveLength(theirs.length);
  mine.forEach((number, place) => expect(number).toBeCloseTo(theirs[place]!, 9));
}

test.skipIf(!there).each(games)("%s is looked back on as in Python", { timeout: 120_000 }, async (slug) => {
  const kit = await library.kit(slug);
  const file = decode(text(`${cases}/${slug}.reviewed.jade`), slug);
  const saved = savedOf(file, kit.about, { id: "local-a", lang: "en", files: kit.files, now: 0, isBot: () => false });
  const made = await kit.make();
  made.useComponents(recordOf(kit.about, saved.components));
  const there = JSON.parse(text(`${cases}/${slug}.review.json`)) as Case;
  let last = 0;
  const found = await review({ engine: made, dice: saved.dice }, saved, new Thinking(made), { playouts: there.playouts }, (done) => (last = done));
  expect([last, found.judged]).toEqual([file.actions.length, there.judged]);
  for (const [seat, one] of found.accounts.entries()) {
    const other = there.accounts[seat]!;
    expectAlike(one.curve.flat(), other.curve.flat());
    expectAlike([one.result, one.own, one.others, one.luck], [other.result, other.own, other.others, other.luck]);
  }
  expect(found.costly.map((one) => [one.place, one.action, one.better])).toEqual(there.costly.map(([place, action, , better]) => [place, action, better]));
  expectAlike(found.costly.flatMap((one) => [one.worth, one.betterWorth]), there.costly.flatMap(([, , worth, , better]) => [worth, better]));
  expect(found.luck).toBeCloseTo(there.luck, 9);
});
