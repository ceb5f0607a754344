// WebAssembly against the compiled rules: `tests/engine` builds the engine, writes the cases and names both folders.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { About, Entry } from "./about";
import { compare, type Cases, type Plans } from "./compare";

const { JADE_ENGINE: engine, JADE_ENGINE_CASES: cases } = process.env;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const games = engine && cases ? Object.entries(read<Record<string, Entry>>(`${engine}/engine.json`)) : [];

test.skipIf(games.length === 0)("there is an engine to compare", () => expect(games.length).toBeGreaterThan(0));

test.each(games)("%s does what it does in Python", { timeout: 600_000 }, async (slug, entry) => {
  const plans = (await import(`../lib/generated/${slug}.ts`)) as Plans;
  const about = read<About>(`${engine}/${entry.about}`);
  const report = await compare(readFileSync(`${engine}/${entry.code}`), about, plans, read<Cases>(`${cases}/${slug}.json`));
  console.log(slug, JSON.stringify(report.compared));
  expect(report.differences).toEqual([]);
  expect(Math.min(...Object.values(report.compared))).toBeGreaterThan(0);
});
