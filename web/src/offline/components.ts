// The printed numbers of a table: as people write them, and as the record that rules read (core/components.py).
import { type About, fromBase64 } from "$engine/about";
import type { Bytes } from "$engine/engine";
import { writeNumber } from "$engine/memory";
import { Refusal } from "./refusal";

type Tables = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Tables => typeof value === "object" && value !== null && !Array.isArray(value);

/** The printed components with some tables or numbers replaced. */
export function merged(printed: Tables, changes: Tables): Record<string, unknown> {
  const result: Record<string, unknown> = { ...printed };
  for (const [name, value] of Object.entries(changes)) {
    const old = result[name];
    result[name] = isTable(value) && isTable(old) ? merged(old, value) : value;
  }
  return result;
}

/** Every number and word of some tables by its path, as designers write it: energy.start[2]. */
function* leaves(value: unknown, path = ""): Generator<[path: string, value: unknown]> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* leaves(one, `${path}[${at}]`);
  else if (isTable(value)) for (const [name, one] of Object.entries(value)) yield* leaves(one, path ? `${path}.${name}` : name);
  else yield [path, value];
}

/** What differs from other tables; paths that are in one of them alone count too. */
function differences(from: Tables, to: Tables): Map<string, unknown> {
  const old = new Map(leaves(from));
  const found = new Map([...leaves(to)].filter(([path, value]) => old.get(path) !== value || !old.has(path)));
  const fresh = new Map(leaves(to));
  for (const path of old.keys()) if (!fresh.has(path)) found.set(path, undefined);
  return found;
}

interface Base { readonly tables: Tables; readonly record: Bytes }

/** What components can start from: as printed, or as a variant has them. */
function bases(about: About): Base[] {
  const printed = about.components.printed;
  const variants = about.variants.flatMap((variant) =>
    variant.words.map((word) => ({ tables: merged(printed, variant.changes[word]!), record: fromBase64(variant.components[word]!) })));
  return [{ tables: printed, record: fromBase64(about.components.record) }, ...variants];
}

/** The record of such components; refuses a number that is out of bounds, or that only Python can work into the record. */
export function recordOf(about: About, tables: Tables): Bytes {
  const near = bases(about).map((base) => ({ base, changes: differences(base.tables, tables) }))
    .reduce((best, one) => (one.changes.size < best.changes.size ? one : best));
  const record = near.base.record.slice();
  const view = new DataView(record.buffer);
  for (const [path, value] of near.changes) {
    const place = about.components.places[path];
    if (!place || !Number.isInteger(value)) throw new Refusal("bad-request", { why: path }, "web-offline-components");
    const [offset, kind, low, high] = place;
    const number = value as number;
    if ((low !== null && number < low) || (high !== null && number > high)) {
      throw new Refusal("bad-request", { why: `${path}: ${number}` }, "error-components-value");
    }
    writeNumber(kind, view, offset, number);
  }
  return record;
}
