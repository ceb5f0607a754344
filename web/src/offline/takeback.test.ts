// @vitest-environment node
// Choices taken back at tables of this device: the same ones, and with the same result, as in Python (tests/engine/takebacks.py).
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Entry } from "$engine/about";
import { Library } from "$engine/library";
import { fingerprint } from "./dice";
import type { Saved } from "./saved";
import { act, deal, type Standing, without } from "./standing";
import { takeable } from "./takeback";

interface Move { seat: number; actions: number[]; may: number[]; check: string }
interface Case { seats: number; seed: number; moves: Move[] }

const { JADE_ENGINE: engine = "", JADE_OFFLINE: cases = "" } = process.env;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const there = cases !== "" && existsSync(`${cases}/zodiac.takebacks.json`);
const games = there ? Object.keys(read<Record<string, Entry>>(`${engine}/engine.json`)) : ["no engine is built"];
const library = new Library(async (name) => new Uint8Array(readFileSync(`${engine}/${name}`)));

test.skipIf(!there).each(games)("%s gives back what it gives back in Python", { timeout: 120_000 }, async (slug) => {
  const game = { engine: await (await library.kit(slug)).make(), dice: null };
  const taken = { back: 0, may: 0, mayNot: 0 };
  for (const { seats, seed, moves } of read<Case[]>(`${cases}/${slug}.takebacks.json`)) {
    let standing: Standing = deal(game, { seats: Array(seats).fill(null), options: {}, births: [], seed: String(seed) } as unknown as Saved);
    for (const [place, { seat, actions, may, check }] of moves.entries()) {
      const where = `seed ${seed}, move ${place}`;
      if (!actions.length) {
        standing = without(game, standing, seat, takeable(standing.recent, seat))!;
        taken.back++;
      }
      for (const action of actions) standing = act(game, standing, seat, action, { entry: place, own: true })!;
      expect(fingerprint(standing.state, new Uint8Array()), where).toBe(check);
      const mine = [...Array(seats).keys()].filter((one) => takeable(standing.recent, one) > 0);
      expect(mine, where).toEqual(may);
      taken[may.length ? "may" : "mayNot"]++;
    }
  }
  expect(Math.min(...Object.values(taken))).toBeGreaterThan(0);
});
