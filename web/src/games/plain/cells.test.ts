import { describe, expect, it } from "vitest";
import type { Schema } from "$lib/shape";
import { lay, Reader, type Cell } from "./cells";

const names = { field: (name: string) => name.toUpperCase(), value: (name: string) => `<${name}>` };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });
const number: Schema = { type: "integer" };
const seat: Schema = { type: "integer", format: "seat" };
const list = (items: Schema): Schema => ({ type: "array", items });
const perSeat = (items: Schema): Schema => ({ ...list(items), format: "seats" });

/** What a value of this shape becomes. */
function cell(schema: Schema, value: unknown, more: Record<string, Schema> = {}): Cell {
  const schemas = { V: { properties: { part: schema } }, ...more };
  return new Reader({ view_layout: "V", facts_layout: "V", schemas }, names).rows("V", { part: value })[0]!.cell;
}

describe("single values", () => {
  it("are numbers, words, yes or no, or nothing", () => {
    expect(cell(number, 7)).toEqual({ is: "number", value: 7 });
    expect(cell({ enum: ["rat", "ox"] }, "ox")).toEqual({ is: "word", text: "<ox>" });
    expect(cell({ type: "boolean" }, false)).toEqual({ is: "flag", on: false });
    expect(cell(maybe(number), null)).toEqual({ is: "nothing" });
    expect(cell(maybe(number), 0)).toEqual({ is: "number", value: 0 });
  });

  it("that name a seat are people, and so are sets of seats", () => {
    expect(cell(maybe(seat), 2)).toEqual({ is: "seats", seats: [2] });
    expect(cell(list(seat), [0, 3])).toEqual({ is: "seats", seats: [0, 3] });
    expect(cell(number, 2).is).toBe("number");
  });
});

describe("larger values", () => {
  const Card = { properties: { sign: { enum: ["rat"] }, count: number } };

  it("are lists, also inside lists", () => {
    expect(cell(list(number), [1, 2])).toEqual({ is: "list", cells: [{ is: "number", value: 1 }, { is: "number", value: 2 }] });
    expect(cell(list(list(number)), [[1], [2]])).toMatchObject({ is: "table", heads: [], rows: [[{ value: 1 }], [{ value: 2 }]] });
    expect(cell(list(number), [])).toEqual({ is: "list", cells: [] });
  });

  it("are records, with their fields in the order of the layout", () => {
    const found = cell(maybe(ref("Card")), { count: 2, sign: "rat" }, { Card });
    expect(found.is === "record" && found.rows.map((row) => [row.label, row.cell.is])).toEqual([["SIGN", "word"], ["COUNT", "number"]]);
  });

  it("are tables where a list has records, with heads even when it is empty", () => {
    const found = cell(list(ref("Card")), [{ sign: "rat", count: 2 }], { Card });
    expect(found).toEqual({ is: "table", heads: ["SIGN", "COUNT"], rows: [[{ is: "word", text: "<rat>" }, { is: "number", value: 2 }]] });
    expect(cell(list(ref("Card")), [], { Card })).toEqual({ is: "table", heads: ["SIGN", "COUNT"], rows: [] });
  });

  it("belong to seats where the layout has one for each", () => {
    expect(cell(perSeat(number), [5, 6])).toEqual({ is: "by seat", cells: [{ is: "number", value: 5 }, { is: "number", value: 6 }] });
  });
});

describe("a whole view", () => {
  const schemas = {
    View: {
      properties: {
        seat: maybe(seat), seats: number, asked: list(seat), prompt: maybe({ enum: ["turn"] }), over: { type: "boolean" },
        truncated: { type: "boolean" }, ranking: perSeat(number),
        pot: number, score: perSeat(number), players: perSeat(ref("Player")), pile: list(number),
      },
    },
    Player: { properties: { cards: number } },
  };
  const view = {
    seat: 0, seats: 2, asked: [1], prompt: null, over: false, truncated: false, ranking: [0, 0],
    pot: 12, score: [40, 17], players: [{ cards: 3 }, { cards: 4 }], pile: [9],
  };
  const laid = lay(new Reader({ view_layout: "View", facts_layout: "View", schemas }, names).rows("View", view), 2);

  it("leaves out what the page around it says", () => {
    expect(laid.tiles.map((row) => row.field)).toEqual(["pot"]);
  });
  it("gives each seat what belongs to it, from lists and from records", () => {
    expect(laid.seats[1]!.map((row) => [row.field, row.cell])).toEqual([
      ["score", { is: "number", value: 17 }], ["cards", { is: "number", value: 4 }],
    ]);
  });
  it("keeps larger parts apart", () => {
    expect(laid.parts.map((row) => row.field)).toEqual(["pile"]);
  });
});
