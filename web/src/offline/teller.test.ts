// @vitest-environment node
// What a page says without a server, against the sentences that Python made of the same numbers (tests/engine/sentences.py).
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { About, Entry } from "$engine/about";
import type { Lang } from "$lib/texts";
import { Speech } from "./speech";
import { Teller } from "./teller";

type Said = [what: string, name: string, details: Record<string, number>, seat: number];
interface Cases { names: string[]; said: Said[]; tellers: [Lang, number | null][]; told: string[][] }

const { JADE_ENGINE: engine = "", JADE_OFFLINE: cases = "" } = process.env;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const there = cases !== "" && existsSync(`${cases}/zodiac.json`);
const games = there ? Object.entries(read<Record<string, Entry>>(`${engine}/engine.json`)) : [];

function tell(teller: Teller, [what, name, details, seat]: Said): string {
  switch (what) {
    case "action": return teller.action({ action: 0, kind: name, details });
    case "reason": return teller.reason({ name, details });
    case "prompt": return teller.prompt(name);
    default: return teller.event({ number: 0, kind: name, seat, details, hidden: what === "hidden" });
  }
}

test.skipIf(!there).each(games)("%s says what it says in Python", { timeout: 60_000 }, async (slug, entry) => {
  const about = read<About>(`${engine}/${entry.about}`);
  const { names, said, tellers, told } = read<Cases>(`${cases}/${slug}.json`);
  expect(said.length).toBeGreaterThan(40);
  for (const [place, [lang, reader]] of tellers.entries()) {
    const teller = new Teller(about, await Speech.of(lang, slug), names, reader);
    const differing = said.map((one, at) => [JSON.stringify(one), tell(teller, one), told[place]![at]]).filter(([, here, there]) => here !== there);
    expect(differing, `${lang}, to ${reader}`).toEqual([]);
  }
});

test("only the reader is spoken to, whatever people are called", async () => {
  const words = await Speech.of("en", "zodiac");
  const about = { slug: "zodiac", named: {} } as unknown as About;
  const told = (reader: number | null) => new Teller(about, words, ["you", "Ada"], reader).event({ number: 0, kind: "TURN", seat: 0, details: {}, hidden: false });
  expect(told(0)).not.toBe(told(null));
  expect(told(1)).toBe(told(null));
});
