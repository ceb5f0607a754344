import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, measure, route, settle } from "./flight";

const box = (left: number, top: number, width: number, height: number): DOMRect => ({ left, top, width, height }) as DOMRect;

describe("the way between two boxes", () => {
  it("goes from middle to middle", () => {
    expect(route(box(100, 50, 40, 60), box(10, 20, 20, 30))).toEqual({ x: 100, y: 45, grow: 2 });
  });
  it("is none where one of them has no size: there is nothing to divide by", () => {
    expect(route(box(0, 0, 0, 0), box(10, 20, 20, 30))).toBeNull();
    expect(route(box(100, 50, 40, 60), box(10, 20, 0, 30))).toBeNull();
    expect(route(undefined, box(10, 20, 20, 30))).toBeNull();
  });
  it("keeps the size of a piece that comes out of a whole place", () => {
    expect(route(box(0, 0, 600, 100), box(0, 0, 40, 60), true)?.grow).toBe(1);
  });
  it("does not blow a piece up nor shrink it to nothing", () => {
    expect(route(box(0, 0, 500, 500), box(0, 0, 10, 10))?.grow).toBe(2.2);
    expect(route(box(0, 0, 1, 1), box(0, 0, 100, 100))?.grow).toBe(0.35);
  });
});

describe("on a board", () => {
  const sizes = new Map<string, DOMRect>();
  const flown: { keyframes: Keyframe[]; node: Element }[] = [];
  let board: HTMLElement, sky: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = `<div id="board"><ul data-place="hand"><li id="rat" data-card="rat"></li><li id="ox" data-card="ox"></li></ul>
      <div data-place="pile"><p id="top" data-card="rat"></p></div><div id="sky"></div></div>`;
    [board, sky] = [document.getElementById("board")!, document.getElementById("sky")!];
    board.style.setProperty("--move", "400ms");
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return sizes.get(this.id || (this as HTMLElement).dataset.place || "") ?? box(0, 0, 0, 0);
    });
    Element.prototype.animate = function (this: Element, keyframes: Keyframe[]) {
      flown.push({ keyframes, node: this });
      return {} as Animation;
    } as unknown as Element["animate"];
    sizes.set("hand", box(0, 500, 600, 100)).set("rat", box(20, 500, 60, 90)).set("top", box(300, 100, 60, 90)).set("pile", box(300, 100, 60, 90));
    flown.length = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  it("a place or a piece without size is nowhere", () => {
    expect([...measure(board).keys()]).toEqual(["hand", "hand/rat", "pile", "pile/rat"]);
  });
  it("a copy of the piece crosses the sky from where it lay", () => {
    fly(board, sky, measure(board), [{ piece: "rat", from: "hand", to: "pile" }]);
    expect(sky.childElementCount).toBe(1);
    expect(flown.at(-1)!.keyframes[0]).toEqual({ transform: "translate(-280px, 400px) scale(1)" });
  });
  it("a piece that comes from nowhere only appears", () => {
    fly(board, sky, new Map(), [{ piece: "rat", from: "hand", to: "pile" }]);
    expect(sky.childElementCount).toBe(0);
    expect(flown.map(({ keyframes }) => keyframes[0])).toEqual([{ opacity: 0 }]);
  });
  it("nothing flies to a piece that is not shown", () => {
    fly(board, sky, measure(board), [{ piece: "ox", from: "pile", to: "hand" }]);
    expect(flown).toEqual([]);
  });
  it("two pieces that go the same way are two flights", () => {
    document.querySelector("ul")!.insertAdjacentHTML("beforeend", `<li id="rat" data-card="rat"></li>`);
    const same = { piece: "rat", from: "pile", to: "hand" };
    fly(board, sky, measure(board), [same, same, same]);
    expect(sky.childElementCount).toBe(2);
  });
  it("nothing moves when motion is switched off", () => {
    board.style.setProperty("--move", "0ms");
    fly(board, sky, measure(board), [{ piece: "rat", from: "hand", to: "pile" }]);
    expect(flown).toEqual([]);
  });
  it("what is asked for no share of its time is there", () => {
    expect(settle(board, { from: box(0, 0, 9, 9), to: box(5, 5, 9, 9) }).css!(Number.NaN, Number.NaN)).toBe("transform: translate(0px, 0px)");
  });
  it("no way ever holds what is no number", () => {
    const from = measure(board);
    sizes.set("top", box(0, 0, 0, 0));
    fly(board, sky, from, [{ piece: "rat", from: "hand", to: "pile" }, { from: "nowhere", to: "hand" }]);
    expect(settle(board, { from: box(0, 0, 0, 0), to: box(5, 5, 5, 5) })).toEqual({ duration: 0 });
    expect(JSON.stringify(flown)).not.toContain("NaN");
  });
});
