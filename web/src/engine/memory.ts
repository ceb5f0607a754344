// The memory of an engine: room for records, and their fields by name.
import type { About, Layout, RecordName } from "./about";
import type { Address, Calls } from "./calls";

const PAGE = 1 << 16;
const ALIGNED = 16;

type Reader = (bytes: DataView, at: number) => number;
type Writer = (bytes: DataView, at: number, value: number) => void;

const READ: Record<string, Reader> = {
  i1: (bytes, at) => bytes.getInt8(at),
  i2: (bytes, at) => bytes.getInt16(at, true),
  i4: (bytes, at) => bytes.getInt32(at, true),
  i8: (bytes, at) => Number(bytes.getBigInt64(at, true)),
  f4: (bytes, at) => bytes.getFloat32(at, true),
  f8: (bytes, at) => bytes.getFloat64(at, true),
};
const WRITE: Record<string, Writer> = {
  i1: (bytes, at, value) => bytes.setInt8(at, value),
  i2: (bytes, at, value) => bytes.setInt16(at, value, true),
  i4: (bytes, at, value) => bytes.setInt32(at, value, true),
  i8: (bytes, at, value) => bytes.setBigInt64(at, BigInt(value), true),
  f4: (bytes, at, value) => bytes.setFloat32(at, value, true),
  f8: (bytes, at, value) => bytes.setFloat64(at, value, true),
};

/** How many bytes a number of this kind takes. */
export const width = (kind: string): number => Number(kind.slice(1));

export const readNumber = (kind: string, bytes: DataView, at: number): number => READ[kind]!(bytes, at);
export const writeNumber = (kind: string, bytes: DataView, at: number, value: number): void => WRITE[kind]!(bytes, at, value);

export class Memory {
  private top: number;

  constructor(readonly calls: Calls, private readonly about: About) {
    this.top = Number(calls.__heap_base.value);
  }

  /** All bytes as they are now: memory may have grown since the last call. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.calls.memory.buffer);
  }

  get view(): DataView {
    return new DataView(this.calls.memory.buffer);
  }

  /** Blank room that is kept for good. */
  room(size: number): Address {
    const at = (this.top + ALIGNED - 1) & -ALIGNED;
    this.top = at + size;
    const short = this.top - this.calls.memory.buffer.byteLength;
    if (short > 0) this.calls.memory.grow(Math.ceil(short / PAGE));
    this.bytes.fill(0, at, this.top);
    return at;
  }

  /** Room for so many records. */
  records(name: RecordName, count = 1): Address {
    return this.room(this.size(name) * count);
  }

  size(name: RecordName): number {
    return this.about.layouts[name].size;
  }

  put(at: Address, bytes: Uint8Array): void {
    this.bytes.set(bytes, at);
  }

  take(at: Address, size: number): Uint8Array {
    return this.bytes.slice(at, at + size);
  }

  blank(at: Address, size: number): void {
    this.bytes.fill(0, at, at + size);
  }

  /** A number of a record, by its field; `place` counts where the field has several. */
  read(at: Address, name: RecordName, field: string, place = 0): number {
    const [offset, kind] = fieldOf(this.about.layouts[name], field);
    return readNumber(kind, this.view, at + offset + place * width(kind));
  }

  write(at: Address, name: RecordName, field: string, value: number, place = 0): void {
    const [offset, kind] = fieldOf(this.about.layouts[name], field);
    writeNumber(kind, this.view, at + offset + place * width(kind), value);
  }
}

/** Where a field of plain numbers lies, and of what kind they are. */
export function fieldOf(layout: Layout, field: string): readonly [offset: number, kind: string, count: number] {
  const [offset, kind, shape] = layout.fields[field]!;
  if (typeof kind !== "string") throw new Error(`${field} is no number`);
  return [offset, kind, shape.reduce((all, one) => all * one, 1)];
}
