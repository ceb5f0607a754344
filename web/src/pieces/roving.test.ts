import { beforeEach, expect, it } from "vitest";
import { roving } from "./roving";

let row: HTMLElement;
const stops = (): string[] => [...row.querySelectorAll("button")].filter((piece) => piece.tabIndex === 0).map((piece) => piece.id);
const press = (key: string): void => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `<ul><li><button id="a" aria-disabled="true"></button></li><li><button id="b" aria-disabled="true"></button></li><li><button id="c" aria-disabled="true"></button></li></ul>`;
  row = document.querySelector("ul")!;
});

it("Tab stops once in a row where nothing can be used", () => {
  roving(row);
  expect(stops()).toEqual(["a"]);
});

it("Tab stops at every piece that can be used", () => {
  document.getElementById("c")!.removeAttribute("aria-disabled");
  roving(row);
  expect(stops()).toEqual(["c"]);
});

it("the arrow keys go round the row", () => {
  roving(row);
  document.getElementById("a")!.focus();
  press("ArrowRight");
  expect(document.activeElement!.id).toBe("b");
  press("ArrowLeft");
  press("ArrowLeft");
  expect(document.activeElement!.id).toBe("c");
});

it("what can be used later is a stop then", async () => {
  roving(row);
  document.getElementById("b")!.setAttribute("aria-disabled", "false");
  await Promise.resolve();
  expect(stops()).toEqual(["b"]);
});
