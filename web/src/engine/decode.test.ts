import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decode, type PartPlan, type Plan } from "./decode";

/** The bytes of numbers, each with the number of bytes it takes; a fraction is `f4`. */
function bytes(...values: (readonly [number, 1 | 2 | 4 | "f4"])[]): Uint8Array {
  const stored = new DataView(new ArrayBuffer(values.reduce((sum, [, size]) => sum + (size === "f4" ? 4 : size), 0)));
  let at = 0;
  for (const [value, size] of values) {
    if (size === "f4") stored.setFloat32(at, value, true);
    else if (size === 4) stored.setInt32(at, value, true);
    else if (size === 2) stored.setInt16(at, value, true);
    else stored.setInt8(at, value);
    at += size === "f4" ? 4 : size;
  }
  return new Uint8Array(stored.buffer);
}

const small = (...values: number[]): Uint8Array => bytes(...values.map((value) => [value, 1] as const));

/** One part that is all of a record. */
const alone = (part: PartPlan, stored: Uint8Array): unknown =>
  decode<{ part: unknown }>([stored.byteLength, [["part", 0, part]]], stored).part;

const SIGN: PartPlan = ["names", "i1", ["rat", "ox", "tiger"]];
const PAIR: Plan = [2, [["low", 1, ["number", "i1"]], ["high", 0, ["number", "i1"]]]];

describe("single values", () => {
  test("numbers of every size, least byte first, with their sign", () => {
    expect(alone(["number", "i1"], small(-128))).toBe(-128);
    expect(alone(["number", "i2"], small(1, 2))).toBe(513);
    expect(alone(["number", "i2"], bytes([-30_000, 2]))).toBe(-30_000);
    expect(alone(["number", "i4"], bytes([-2_000_000_000, 4]))).toBe(-2_000_000_000);
    expect(alone(["number", "i8"], small(-2, -1, -1, -1, -1, -1, -1, -1))).toBe(-2);
    expect(alone(["number", "u8"], small(0, 0, 0, 0, 0, 1, 0, 0))).toBe(2 ** 40);
    expect(alone(["number", "f4"], bytes([-0.25, "f4"]))).toBe(-0.25);
  });

  test("yes and no", () => {
    expect(alone(["flag"], small(1))).toBe(true);
    expect(alone(["flag"], small(0))).toBe(false);
  });

  test("names by their place, in one byte or two", () => {
    expect(alone(SIGN, small(2))).toBe("tiger");
    const many = Array.from({ length: 300 }, (_, place) => `square${place}`);
    expect(alone(["names", "i2", many], bytes([299, 2]))).toBe("square299");
  });

  test("members by their bits, with names and without, up to the highest", () => {
    expect(alone(["members", 31, null], bytes([1 | (1 << 7) | (1 << 30), 4]))).toEqual([0, 7, 30]);
    expect(alone(["members", 3, ["rat", "ox", "tiger"]], bytes([0b110, 4]))).toEqual(["ox", "tiger"]);
    expect(alone(["members", 3, null], bytes([0, 4]))).toEqual([]);
  });
});

describe("lists", () => {
  test("of a fixed length, also of lists", () => {
    const row: PartPlan = ["list", 3, 1, ["number", "i1"]];
    expect(alone(row, small(1, 2, 3))).toEqual([1, 2, 3]);
    expect(alone(["list", 2, 3, row], small(1, 2, 3, 4, 5, 6))).toEqual([[1, 2, 3], [4, 5, 6]]);
  });

  test("with one for each seat that plays, wherever the number of seats stands", () => {
    const plan: Plan = [5, [["ranks", 0, ["seats", 1, ["number", "i1"]]], ["seats", 4, ["number", "i1"]]]];
    expect(decode(plan, small(3, 1, 2, 9, 3))).toEqual({ ranks: [3, 1, 2], seats: 3 });
  });

  test("for each seat also inside a record inside", () => {
    const inner: Plan = [2, [["flags", 0, ["seats", 1, ["flag"]]]]];
    const plan: Plan = [3, [["seats", 0, ["number", "i1"]], ["inner", 1, ["record", inner]]]];
    expect(decode(plan, small(2, 1, 0))).toEqual({ seats: 2, inner: { flags: [true, false] } });
  });

  test("as far as they are counted", () => {
    const plan: Plan = [5, [["cards", 2, ["upto", 0, 1, SIGN]]]];
    expect(decode(plan, bytes([2, 2], [1, 1], [0, 1], [2, 1]))).toEqual({ cards: ["ox", "rat"] });
    expect(decode(plan, bytes([0, 2], [1, 1], [0, 1], [2, 1]))).toEqual({ cards: [] });
  });

  test("of records, each with a count of its own", () => {
    const seat: Plan = [4, [["cards", 2, ["upto", 0, 1, ["number", "i1"]]]]];
    const plan: Plan = [8, [["players", 0, ["list", 2, 4, ["record", seat]]]]];
    const stored = bytes([1, 2], [7, 1], [8, 1], [2, 2], [5, 1], [6, 1]);
    expect(decode(plan, stored)).toEqual({ players: [{ cards: [7] }, { cards: [5, 6] }] });
  });
});

describe("what may be missing", () => {
  test("numbers, fractions, names and flags are missing where -1 is stored", () => {
    expect(alone(["maybe", ["number", "i2"]], bytes([-1, 2]))).toBeNull();
    expect(alone(["maybe", ["number", "i2"]], bytes([255, 2]))).toBe(255);
    expect(alone(["maybe", ["number", "f4"]], bytes([-1, "f4"]))).toBeNull();
    expect(alone(["maybe", ["number", "f4"]], bytes([0.5, "f4"]))).toBe(0.5);
    expect(alone(["maybe", SIGN], small(-1))).toBeNull();
    expect(alone(["maybe", SIGN], small(0))).toBe("rat");
    expect(alone(["maybe", ["flag"]], small(-1))).toBeNull();
    expect(alone(["maybe", ["flag"]], small(0))).toBe(false);
    expect(alone(["list", 2, 1, ["maybe", SIGN]], small(-1, 1))).toEqual([null, "ox"]);
  });

  test("a list is missing where its count is -1, not where it is empty", () => {
    const plan: Plan = [3, [["hand", 2, ["maybe", ["upto", 0, 1, ["number", "i1"]]]]]];
    expect(decode(plan, bytes([-1, 2], [4, 1]))).toEqual({ hand: null });
    expect(decode(plan, bytes([0, 2], [4, 1]))).toEqual({ hand: [] });
    expect(decode(plan, bytes([1, 2], [4, 1]))).toEqual({ hand: [4] });
  });

  test("a record is there where its flag says so", () => {
    const plan: Plan = [3, [["pair", 1, ["has", 0, ["record", PAIR]]]]];
    expect(decode(plan, small(0, 6, 5))).toEqual({ pair: null });
    expect(decode(plan, small(1, 6, 5))).toEqual({ pair: { low: 5, high: 6 } });
  });
});

test("bytes that lie inside others are read where they are", () => {
  const larger = small(9, 9, 6, 5, 9);
  expect(decode(PAIR, larger.subarray(2, 4))).toEqual({ low: 5, high: 6 });
});

test("bytes of another record are refused", () => {
  expect(() => decode(PAIR, small(1, 2, 3))).toThrow("a record of 2 bytes has 3");
});

/** What the engine filled, and what it reads back itself: written by tests/web/test_decode.py. */
interface Sample { name: string; plan: Plan; bytes: string; expected: unknown }

const file = process.env.JADE_SAMPLES;
const samples = file ? (JSON.parse(readFileSync(file, "utf8")) as Sample[]) : [];

test.each(samples)("sample: $name", ({ plan, bytes: stored, expected }) => {
  expect(decode(plan, new Uint8Array(Buffer.from(stored, "base64")))).toStrictEqual(expected);
});
