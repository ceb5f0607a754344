import { expect, it } from "vitest";
import { heightOf } from "./measured";

it("a room with a height of its own is used whole", () => expect(heightOf(1058, 828, 900)).toBe(828));

it("on a page the words around a board stay in sight", () => {
  expect(heightOf(1075, null, 900)).toBe(670);
  expect(heightOf(600, null, 1200)).toBe(510);
  expect(heightOf(844, null, 390)).toBe(330);
});
