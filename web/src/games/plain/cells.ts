// What a view tells, made ready for a table of words: the shape of the game says what each part is.
import type { Schema, Shape } from "$lib/shape";

export type Cell =
  | { is: "nothing" }
  | { is: "word"; text: string }
  | { is: "number"; value: number }
  | { is: "flag"; on: boolean }
  | { is: "seats"; seats: number[] }
  | { is: "list"; cells: Cell[] }
  | { is: "by seat"; cells: Cell[] }
  | { is: "record"; rows: Row[] }
  | { is: "table"; heads: string[]; rows: Cell[][] };

export interface Row { field: string; label: string; cell: Cell }

/** What fields and names are called. */
export interface Names { field: (name: string) => string; value: (name: string) => string }

type Fields = Record<string, unknown>;
const INSIDE = "#/components/schemas/";

export class Reader {
  private readonly schemas: Record<string, Schema>;

  constructor(shape: Shape, private readonly names: Names) {
    this.schemas = shape.schemas;
  }

  /** A record of the layout with this name, field by field in the order of its declaration. */
  rows(layout: string, value: object): Row[] {
    return this.fields(this.schemas[layout] ?? {}, value as Fields);
  }

  private fields(schema: Schema, value: Fields): Row[] {
    return Object.entries(schema.properties ?? {}).map(([field, part]) => ({
      field, label: this.names.field(field), cell: this.cell(part, value[field]),
    }));
  }

  /** What may be missing as what it is when it is there; a layout by its name as itself. */
  private bare(schema: Schema): Schema {
    if (schema.anyOf) return this.bare(schema.anyOf.find((one) => one.type !== "null") ?? {});
    return schema.$ref ? (this.schemas[schema.$ref.replace(INSIDE, "")] ?? {}) : schema;
  }

  private cell(given: Schema, value: unknown): Cell {
    const schema = this.bare(given);
    if (value === null || value === undefined) return { is: "nothing" };
    if (Array.isArray(value)) return this.list(schema, value);
    if (schema.properties) return { is: "record", rows: this.fields(schema, value as Fields) };
    if (typeof value === "boolean") return { is: "flag", on: value };
    if (typeof value === "string") return { is: "word", text: this.names.value(value) };
    return schema.format === "seat" ? { is: "seats", seats: [value as number] } : { is: "number", value: value as number };
  }

  private list(schema: Schema, values: unknown[]): Cell {
    const items = schema.items ?? {};
    const inside = this.bare(items);
    if (inside.format === "seat") return { is: "seats", seats: values as number[] };
    const cells = values.map((value) => this.cell(items, value));
    if (schema.format === "seats") return { is: "by seat", cells };
    if (inside.properties) {
      const heads = Object.keys(inside.properties).map((field) => this.names.field(field));
      return { is: "table", heads, rows: cells.map((cell) => (cell.is === "record" ? cell.rows.map((row) => row.cell) : [])) };
    }
    if (inside.type === "array") return { is: "table", heads: [], rows: cells.map((cell) => (cell.is === "list" ? cell.cells : [cell])) };
    return { is: "list", cells };
  }
}

/** What the page around a board says already. */
const SAID = new Set(["seat", "seats", "asked", "prompt", "over", "truncated", "ranking"]);
const SINGLE = new Set<Cell["is"]>(["nothing", "word", "number", "flag", "seats"]);

/** A view laid out: single values, what belongs to each seat, and larger parts. */
export interface Laid { tiles: Row[]; seats: Row[][]; parts: Row[] }

export function lay(rows: Row[], seats: number): Laid {
  const shown = rows.filter((row) => !SAID.has(row.field));
  const laid: Laid = {
    tiles: shown.filter((row) => SINGLE.has(row.cell.is)),
    seats: Array.from({ length: seats }, () => []),
    parts: shown.filter((row) => !SINGLE.has(row.cell.is) && row.cell.is !== "by seat"),
  };
  for (const { field, label, cell } of shown) {
    if (cell.is !== "by seat") continue;
    cell.cells.forEach((one, seat) => laid.seats[seat]?.push(...(one.is === "record" ? one.rows : [{ field, label, cell: one }])));
  }
  return laid;
}
