// Reads the bytes of a record that the engine filled, by the plan that `make protocol` writes for each layout.

/** The bytes of a record, and its fields: name, offset, how its part is read. */
export type Plan = readonly [size: number, fields: readonly (readonly [name: string, offset: number, part: PartPlan])[]];

export type PartPlan =
  | readonly ["number", string]
  | readonly ["flag"]
  | readonly ["names", string, readonly string[]]
  | readonly ["members", number, readonly string[] | null]
  | readonly ["list", length: number, stride: number, PartPlan]
  | readonly ["seats", stride: number, PartPlan]
  | readonly ["upto", count: number, stride: number, PartPlan]
  | readonly ["maybe", PartPlan]
  | readonly ["has", flag: number, PartPlan]
  | readonly ["record", Plan];

type Value = number | boolean | string | null | Value[] | { [field: string]: Value };

const NUMBERS: Record<string, (bytes: DataView, at: number) => number> = {
  i1: (bytes, at) => bytes.getInt8(at),
  i2: (bytes, at) => bytes.getInt16(at, true),
  i4: (bytes, at) => bytes.getInt32(at, true),
  i8: (bytes, at) => Number(bytes.getBigInt64(at, true)), // exact up to 2^53, as everywhere in JSON
  u8: (bytes, at) => Number(bytes.getBigUint64(at, true)),
  f4: (bytes, at) => bytes.getFloat32(at, true),
};

const number = (kind: string, bytes: DataView, at: number): number => NUMBERS[kind]!(bytes, at);

const list = (length: number, stride: number, part: PartPlan, bytes: DataView, at: number, seats: number): Value[] =>
  Array.from({ length }, (_, place) => read(part, bytes, at + place * stride, at, seats));

function members(size: number, names: readonly string[] | null, bits: number): Value[] {
  const found = Array.from({ length: size }, (_, place) => place).filter((place) => (bits >> place) & 1);
  return names ? found.map((place) => names[place]!) : found;
}

/** One part at an offset; `record` is where the record begins that it stands in. */
function read(part: PartPlan, bytes: DataView, at: number, record: number, seats: number): Value {
  switch (part[0]) {
    case "number": return number(part[1], bytes, at);
    case "flag": return bytes.getInt8(at) !== 0;
    case "names": return part[2][number(part[1], bytes, at)]!;
    case "members": return members(part[1], part[2], bytes.getInt32(at, true));
    case "list": return list(part[1], part[2], part[3], bytes, at, seats);
    case "seats": return list(seats, part[1], part[2], bytes, at, seats);
    case "upto": return list(bytes.getInt16(record + part[1], true), part[2], part[3], bytes, at, seats);
    case "has": return bytes.getInt8(record + part[1]) ? read(part[2], bytes, at, record, seats) : null;
    case "maybe": return missing(part[1], bytes, at, record) ? null : read(part[1], bytes, at, record, seats);
    case "record": return fields(part[1], bytes, at, seats);
  }
}

/** Whether a part that may be missing is: its number, place or count is -1. */
function missing(part: PartPlan, bytes: DataView, at: number, record: number): boolean {
  if (part[0] === "upto") return bytes.getInt16(record + part[1], true) < 0;
  if (part[0] === "number" || part[0] === "names") return number(part[1], bytes, at) < 0;
  return bytes.getInt8(at) < 0;
}

function fields([, parts]: Plan, bytes: DataView, at: number, seats: number): { [field: string]: Value } {
  return Object.fromEntries(parts.map(([name, offset, part]) => [name, read(part, bytes, at + offset, at, seats)]));
}

/** A record's bytes as plain data, of the type that belongs to the plan. */
export function decode<Shape>(plan: Plan, stored: Uint8Array): Shape {
  if (stored.byteLength !== plan[0]) throw new Error(`a record of ${plan[0]} bytes has ${stored.byteLength}`);
  const bytes = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const seats = plan[1].find(([name]) => name === "seats");
  return fields(plan, bytes, 0, seats ? bytes.getInt8(seats[1]) : 0) as Shape;
}
