import { afterEach, expect, test } from "vitest";
import { about, bubble } from "./about.svelte";
import { neighbour, visit } from "./visit";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
afterEach(() => {
  bubble.close();
  document.body.innerHTML = "";
});

test("an arrow leads to the nearest piece in its direction, a straight one before a slanting one", () => {
  const around = [box(50, 0), box(30, 30), box(0, 40), box(-20, 0)];
  expect(neighbour(box(0, 0), around, "ArrowRight")).toBe(0);
  expect(neighbour(box(0, 0), around, "ArrowDown")).toBe(2);
  expect(neighbour(box(0, 0), around, "ArrowLeft")).toBe(3);
  expect(neighbour(box(0, 0), around, "ArrowUp")).toBe(-1);
});

test("the key i shows the first piece of the board, though it is no button", () => {
  document.body.innerHTML = `<p id="bar"></p><div class="board"><p id="tile"></p></div>`;
  const leave = ["bar", "tile"].map((id) => about(() => ({ name: id }))(document.getElementById(id)!));
  expect(visit(new KeyboardEvent("keydown", { key: "i" }))).toBe(true);
  expect(bubble.shown?.node.id).toBe("tile");
  expect(document.activeElement?.id).toBe("tile");
  expect(visit(new KeyboardEvent("keydown", { key: "x" }))).toBe(false);
  for (const go of leave) go?.();
});
