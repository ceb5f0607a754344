import { describe, expect, it } from "vitest";
import { plan, type Room } from "./layout";

const room = (width: number, height: number, window: number, narrow = false): Room => ({ width, height, window, narrow });
const DESKS: [string, Room][] = [
  ["1024x768", room(668, 696, 768)], ["1440x900", room(1058, 828, 900)], ["1920x1080", room(1484, 1008, 1080)], ["2560x1440", room(2124, 1368, 1440)],
];

describe("ring and cards", () => {
  it.each(DESKS)("fill %s, with every card in sight", (_, size) => {
    for (const seats of [3, 4, 5]) {
      const { shape, ring, ownBelow, columns } = plan(size, seats);
      expect(shape).toBe("table");
      expect(ring).toBeLessThanOrEqual(size.height);
      expect(ring).toBeGreaterThan(Math.min(size.width, size.height) * 0.6);
      const rows = Math.ceil((ownBelow ? seats - 1 : seats) / columns);
      expect(size.height / rows, "height of a card").toBeGreaterThan(125);
      expect((size.width - ring) / columns, "width of a card").toBeGreaterThan(220);
      if (ownBelow) expect(size.height - ring).toBeGreaterThan(130);
    }
  });

  it("stand below each other on a phone and keep their sizes when the dock grows", () => {
    const [small, large] = [700, 480].map((height) => plan(room(379, height, 844, true), 5));
    expect(small).toEqual(large);
    expect(small).toMatchObject({ shape: "upright", ownBelow: true });
    expect(small!.ring).toBeLessThanOrEqual(379);
    expect(plan(room(379, 600, 844, true), 3).ring).toBeGreaterThanOrEqual(small!.ring);
  });

  it("stand beside each other on a phone that lies on its side", () => {
    const { shape, ring } = plan(room(557, 335, 390), 5);
    expect(shape).toBe("flat");
    expect(ring).toBeLessThanOrEqual(335);
    expect(557 - ring).toBeGreaterThanOrEqual(200);
  });
});
