import { code, type Ask, type Choice, type Prompt } from "$lib/generated/ratdragon";
import { describe, expect, it, vi } from "vitest";
import { Drafting } from "./drafting.svelte";
import { touching } from "./geometry";

const WIDTH = 4;
const square = (at: number): Choice => ({ action: code.SQUARE(at), kind: "SQUARE", details: { square: at, pairing: 0 }, text: `${at}` });
const take: Choice = { action: code.TAKE_SUM(), kind: "TAKE_SUM", details: { number: 3 }, text: "three" };
const ask = (kind: Prompt, choices: Choice[]): Ask => ({ prompt: 1, kind, text: kind, deadline: null, choices });

/** A server that wants a creature of three connected squares on a row of paper. */
function table() {
  const draft = vi.fn(async (actions: number[]): Promise<Ask | null> => {
    const squares = actions.filter((action) => action < code.TAKE_SUM());
    squares.forEach((at, place) => {
      if (place > 0 && !squares.slice(0, place).some((other) => touching(at, other, WIDTH))) throw new Error(`not ${at}`);
    });
    if (squares.length === 3) return null;
    const free = Array.from({ length: 16 }, (_, at) => at).filter((at) => !squares.includes(at));
    return ask("draw", free.filter((at) => squares.length === 0 || squares.some((other) => touching(at, other, WIDTH))).map(square));
  });
  const given = { ask: ask("choose", [take]), draft, choose: vi.fn(), chooseAll: vi.fn(), whyNot: vi.fn() };
  return { given, drafting: new Drafting(() => given, () => WIDTH) };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a drawing that is not made yet", () => {
  it("is sent as one entry when it is whole", async () => {
    const { given, drafting } = table();
    await drafting.creature(take);
    for (const at of [0, 1, 2]) drafting.touch(at); // faster than the server answers
    expect(drafting.wanted).toEqual([1, 2]);
    await settle();
    expect(drafting.squares).toEqual([0, 1, 2]);
    expect(drafting.whole).toBe(true);
    drafting.done();
    expect(given.chooseAll).toHaveBeenCalledWith([code.TAKE_SUM(), 0, 1, 2]);
    expect(given.choose).not.toHaveBeenCalled();
  });

  it("is painted in any order: a square waits until the drawing reaches it", async () => {
    const { given, drafting } = table();
    await drafting.creature(take);
    for (const at of [0, 2, 4]) drafting.touch(at);
    await settle();
    expect([drafting.squares, drafting.wanted, drafting.loose]).toEqual([[0, 4], [2], true]);
    drafting.undo();
    drafting.undo();
    for (const at of [2, 1]) drafting.touch(at);
    await settle();
    expect(drafting.squares).toEqual([0, 1, 2]);
    drafting.done();
    expect(given.chooseAll).toHaveBeenCalledWith([code.TAKE_SUM(), 0, 1, 2]);
  });

  it("lets a waiting square go when it is touched again, and all of them when it is whole", async () => {
    const { drafting } = table();
    await drafting.creature(take);
    for (const at of [0, 15, 10]) drafting.touch(at);
    await settle();
    expect(drafting.paintable(15)).toBe(false);
    drafting.drop(15);
    expect([drafting.wanted, drafting.paintable(15)]).toEqual([[10], true]);
    for (const at of [1, 2]) drafting.touch(at);
    await settle();
    expect([drafting.whole, drafting.wanted, drafting.loose]).toEqual([true, [], false]);
  });

  it("begins on the same square when the creature is changed", async () => {
    const { drafting } = table();
    await drafting.creature(take);
    for (const at of [5, 6]) drafting.touch(at);
    await settle();
    const other: Choice = { ...take, action: code.TAKE_SINGLE(), kind: "TAKE_SINGLE" };
    await drafting.creature(other);
    await settle();
    expect([drafting.taken, drafting.squares]).toEqual([other, [5]]);
  });

  it("drops squares that can never be drawn", async () => {
    const { drafting } = table();
    await drafting.creature(take);
    for (const at of [0, 99, 4]) drafting.touch(at);
    await settle();
    expect([drafting.squares, drafting.wanted]).toEqual([[0, 4], []]);
  });

  it("goes back without asking anybody", async () => {
    const { given, drafting } = table();
    await drafting.creature(take);
    drafting.touch(0);
    drafting.touch(1);
    await settle();
    const asked = given.draft.mock.calls.length;
    drafting.undo();
    expect(drafting.squares).toEqual([0]);
    drafting.clear();
    expect([drafting.squares, drafting.taken]).toEqual([[], take]);
    drafting.undo();
    expect(drafting.begun).toBe(false);
    expect(given.draft.mock.calls.length).toBe(asked);
  });

  it("rubs one square out and keeps the rest that hangs together", async () => {
    const { drafting } = table();
    await drafting.creature(take);
    for (const at of [0, 1, 5]) drafting.touch(at);
    await settle();
    await drafting.rub(0);
    expect(drafting.squares).toEqual([1, 5]);
  });

  it("says why a square cannot be drawn", async () => {
    const { given, drafting } = table();
    given.whyNot.mockResolvedValue("not yet");
    expect(await drafting.refusal(9)).toBe("not yet"); // before the draft: the table's own answer
    expect(given.whyNot).toHaveBeenCalledWith(code.SQUARE(9));
    await drafting.creature(take);
    drafting.touch(0);
    await settle();
    expect(await drafting.refusal(15)).toBe("not 15");
  });

  it("forgets an answer that comes after another question was asked", async () => {
    const { drafting } = table();
    const late = drafting.take(take);
    drafting.reset();
    await late;
    expect(drafting.begun).toBe(false);
  });

  it("makes each choice at once where there are no drafts", async () => {
    const { given, drafting } = table();
    const plain = new Drafting(() => ({ ...given, draft: undefined, ask: ask("draw", [square(3), square(7)]) }), () => WIDTH);
    plain.touch(3);
    plain.touch(7);
    expect(given.choose.mock.calls).toEqual([[3]]);
    plain.reset(); // the next question has come
    expect(given.choose.mock.calls).toEqual([[3], [7]]);
    expect(drafting.begun).toBe(false);
  });
});
