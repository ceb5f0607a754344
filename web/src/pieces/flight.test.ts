import { afterEach, beforeEach, expect, test } from "vitest";
import { arrive } from "./flight";

const place = (x: number, width: number): DOMRect => new DOMRect(x, 0, width, width);
let piece: HTMLElement;

beforeEach(() => {
  piece = document.createElement("span");
  piece.style.setProperty("--move", "400ms");
  document.body.append(piece);
});
afterEach(() => piece.remove());
const lies = (at: DOMRect): void => void (piece.getBoundingClientRect = () => at);

test("a piece flies from where it lay, and is there at the end", () => {
  lies(place(100, 20));
  const { css } = arrive(piece, place(0, 20));
  expect(css!(0, 1)).toContain("translate(-100px, 0px) scale(1)");
  expect(css!(1, 0)).toContain("translate(0px, 0px) scale(1)");
});

test("from or to a place that is not on the screen a piece only appears", () => {
  lies(place(100, 20));
  expect(arrive(piece, place(0, 0)).css!(0.5, 0.5)).toBe("opacity: 0.5");
  expect(arrive(piece, undefined).css!(0.5, 0.5)).toBe("opacity: 0.5");
  lies(place(100, 0));
  expect(arrive(piece, place(0, 20)).css!(0.5, 0.5)).toBe("opacity: 0.5");
});

test("a flight that is asked for no share of its time is over", () => {
  lies(place(100, 20));
  expect(arrive(piece, place(0, 20)).css!(Number.NaN, Number.NaN)).toContain("translate(0px, 0px)");
});
