// The comparison as a script for a page: tests/web/test_engines.py has it built and calls it in real browsers.
import type { About, Entry } from "./about";
import { type Cases, compare, type Plans, type Report } from "./compare";

const PLANS = import.meta.glob<Plans>("../lib/generated/*.ts");

const read = async <T>(file: string): Promise<T> => (await fetch(file)).json() as Promise<T>;

/** Compare one game: its engine and the cases of this name lie beside the page. */
export async function compareGame(slug: string, name = slug): Promise<Report> {
  const entry = (await read<Record<string, Entry>>("/engine/engine.json"))[slug]!;
  const [code, about, cases, plans] = await Promise.all([
    fetch(`/engine/${entry.code}`).then((reply) => reply.arrayBuffer()), read<About>(`/engine/${entry.about}`),
    read<Cases>(`/cases/${name}.json`), PLANS[`../lib/generated/${slug}.ts`]!(),
  ]);
  return compare(code, about, plans, cases);
}
