import { describe, expect, it } from "vitest";
import { trackLength } from "./geometry";
import { plan, type Room } from "./layout";

const room = (width: number, height: number, window: number, narrow = false): Room => ({ width, height, window, narrow });
const DESKS: [string, Room][] = [
  ["1024x768", room(668, 696, 768)], ["1440x900", room(1058, 828, 900)], ["1920x1080", room(1484, 1008, 1080)], ["2560x1440", room(2124, 1368, 1440)],
];

describe("the board on a table", () => {
  it.each(DESKS)("uses the whole room of %s and keeps everything inside the track", (_, size) => {
    for (const seats of [3, 4, 5]) {
      const { shape, frame, wheel, margin } = plan(size, seats, false);
      expect(shape).toBe("table");
      expect(frame.width).toBe(size.width);
      expect(frame.height).toBeLessThanOrEqual(size.height);
      expect(wheel).toBeLessThanOrEqual(frame.height - 2 * margin + 0.01);
      expect(wheel).toBeGreaterThan(280);
      expect(frame.width - 2 * margin - wheel, "room for the players").toBeGreaterThan(190);
    }
  });

  it.each(DESKS)("gives the room of my cards to the track of %s while animals are chosen", (_, size) => {
    expect(plan(size, 4, true).frame.height).toBe(size.height);
    expect(plan(size, 4, false).frame.height).toBeLessThan(size.height - 100);
  });

  it("prints abilities only where every player has room for one", () => {
    expect(plan(room(1058, 828, 900), 3, false).abilities).toBe(true);
    expect(plan(room(1058, 828, 900), 5, false).abilities).toBe(false);
  });

  it("leaves energy cards to the dock where the table is narrow", () => {
    expect(plan(room(668, 696, 768), 4, false).shelf).toBe(false);
    expect(plan(room(1058, 828, 900), 4, false).shelf).toBe(true);
  });
});

describe("the board on a phone", () => {
  it("stands upright and does not change its size when the dock grows", () => {
    const [small, large] = [700, 500].map((height) => plan(room(379, height, 844, true), 5, false));
    expect(small).toEqual(large);
    expect(small!.shape).toBe("upright");
    expect(small!.frame.width).toBe(379);
    expect(small!.wheel).toBeLessThanOrEqual(379 - 2 * small!.margin);
  });

  it("lies flat with the cards beside the wheel", () => {
    const { shape, frame, wheel, margin } = plan(room(557, 335, 390), 5, false);
    expect(shape).toBe("flat");
    expect(frame.height).toBeLessThanOrEqual(335);
    expect(frame.width).toBeLessThan(557 - 190);
    expect(wheel).toBeLessThanOrEqual(frame.height - 2 * margin);
  });

  it("leaves a track long enough for 36 spaces under a finger", () => {
    expect(trackLength(plan(room(379, 600, 844, true), 4, false).frame) / 36).toBeGreaterThan(24);
  });
});
