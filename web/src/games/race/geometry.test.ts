import { describe, expect, it } from "vitest";
import { along, nearestTurn, pawnSpots, sector, spaceAt, stretch, trackLength, type Frame } from "./geometry";

const frame: Frame = { width: 900, height: 560, inset: 35, radius: 75 };

describe("the track", () => {
  it("begins at the lower left and ends at the bottom, clear of its beginning", () => {
    const [start, finish] = [spaceAt(frame, 36, 0), spaceAt(frame, 36, 36)];
    expect(start).toMatchObject({ x: 35, y: 450 });
    expect(finish.x).toBeCloseTo(110);
    expect(finish.y).toBeCloseTo(525);
  });

  it.each([2, 36, 200])("keeps %i spaces apart evenly and on the table", (finish) => {
    const step = trackLength(frame) / finish;
    for (let space = 0; space <= finish; space++) {
      const { x, y } = spaceAt(frame, finish, space);
      expect(x).toBeGreaterThanOrEqual(34.999);
      expect(x).toBeLessThanOrEqual(865.001);
      expect(y).toBeGreaterThanOrEqual(34.999);
      expect(y).toBeLessThanOrEqual(525.001);
      if (space > 0 && finish > 20) {
        const before = spaceAt(frame, finish, space - 1);
        expect(Math.hypot(x - before.x, y - before.y)).toBeLessThanOrEqual(step + 0.001);
      }
    }
  });

  it("has no break where a line meets a bend", () => {
    for (let d = 0; d < trackLength(frame) - 1; d++) {
      const [a, b] = [along(frame, d), along(frame, d + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1.01);
    }
  });

  it("draws a stretch from its first to its last space", () => {
    expect(stretch(frame, 36, 0, 1)).toMatch(/^M35\.0 450\.0L/);
  });
});

describe("pawns", () => {
  it("stand in the middle when alone and apart when together", () => {
    const spots = pawnSpots(frame, 36, [3, 3, 3, 3, 3], 40);
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10);
    }
    expect(pawnSpots(frame, 36, [3, 4], 40)[0]).toMatchObject({ ...spaceAt(frame, 36, 3), size: 40 });
  });
});

describe("the wheel", () => {
  it("turns on past the last space instead of spinning back", () => {
    expect(nearestTurn(11, 0, 12)).toBe(12);
    expect(nearestTurn(13, 0, 12)).toBe(12);
    expect(nearestTurn(0, 5, 12)).toBe(5);
    expect(nearestTurn(24, 1, 12)).toBe(25);
  });

  it("closes its sectors", () => {
    expect(sector(10, 20, 0, 60)).toMatch(/^M.*Z$/);
  });
});
