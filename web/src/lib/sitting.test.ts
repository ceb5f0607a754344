import type { ZodiacView } from "$lib/generated/zodiac";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { Sitting, stay } from "./sitting.svelte";

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; key?: string }[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(data: string): void {
    const message = JSON.parse(data);
    if (message.type !== "ping") this.sent.push(message);
  }
  close(): void {}
}

const says = (news: object) => FakeSocket.last.onmessage!({ data: JSON.stringify(news) });
const sent = () => FakeSocket.last.sent;
const seat = (number: number, name: string) => ({ seat: number, kind: "person", name, level: "normal", resting: false, present: true });
const table = (you: number[], status = "playing") => ({
  id: "t", game: "zodiac", status, seats: [seat(0, "Ann"), seat(1, "Bob")], you, chat: false, host: false,
});
const event = (number: number) => ({ number, kind: "draw", seat: 0, details: {}, hidden: false, text: `Event ${number}` });
const ask = (prompt: number, actions: number[]) => ({
  prompt, kind: "main", text: "?", deadline: null, choices: actions.map((action) => ({ action, kind: "A", details: {}, text: `${action}` })),
});
const viewer = (number: number | null, asked: object | null = null, events: object[] = [], hand = "") => ({
  seat: number, view: { seat: number, asked: asked ? [number] : [], hand }, ask: asked, withdrawable: null, events,
});
const welcome = (you: number[], viewers: object[], next = 0) => says({ type: "welcome", table: table(you), next, viewers });
const update = (...viewers: object[]) => says({ type: "update", status: "playing", next: 9, viewers });
const accept = () => says({ type: "accepted", key: sent().at(-1)!.key });

let sitting: Sitting;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.speed = "normal";
  sitting = new Sitting("t");
  sitting.open();
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is asked can be answered once", () => {
  welcome([0], [viewer(0, ask(4, [7, 8]))]);
  expect(sitting.ask?.prompt).toBe(4);
  sitting.choose(7);
  expect(sent()).toMatchObject([{ type: "answer", seat: 0, prompt: 4, actions: [7] }]);
  expect(sitting.ask).toBeNull();
  sitting.choose(8);
  expect(sent()).toHaveLength(1);
});

test("a refused answer can be given anew, and its sentence is shown", () => {
  welcome([0], [viewer(0, ask(4, [7]))]);
  sitting.choose(7);
  says({ type: "error", code: "illegal", text: "Not so.", key: sent()[0]!.key });
  expect(sitting.notice).toBe("Not so.");
  expect(sitting.ask?.prompt).toBe(4);
});

test("nothing can be chosen while moves are still shown, except after a skip", () => {
  welcome([0], [viewer(0)]);
  update(viewer(0, null, [event(0)]));
  update(viewer(0, ask(1, [5]), [event(1)]));
  expect(sitting.ask).toBeNull();
  expect(sitting.log.map((line) => line.number)).toEqual([0]);
  sitting.pace.skip();
  expect(sitting.ask?.prompt).toBe(1);
  expect(sitting.log.map((line) => line.number)).toEqual([0, 1]);
});

test("an entry of several parts goes out in one piece", () => {
  welcome([0], [viewer(0, ask(1, [5, 6]))]);
  sitting.chooseAll([5, 6, 7]);
  expect(sent()).toMatchObject([{ type: "answer", prompt: 1, actions: [5, 6, 7] }]);
  expect(sitting.ask).toBeNull();
  accept();
  update(viewer(0, ask(4, [7]), [event(0)]));
  vi.advanceTimersByTime(5000);
  expect(sent()).toHaveLength(1);
  expect(sitting.ask?.prompt).toBe(4);
});

test("a refused entry is told, and the question stands", () => {
  welcome([0], [viewer(0, ask(1, [5]))]);
  sitting.chooseAll([5, 6, 7]);
  says({ type: "error", code: "illegal", text: "Not so.", key: sent()[0]!.key });
  expect(sitting.notice).toBe("Not so.");
  expect(sitting.ask?.prompt).toBe(1);
});

test("after a reconnect the log goes on where it was", () => {
  welcome([0], [viewer(0, null, [event(0), event(1)])], 2);
  FakeSocket.last.onclose!({ code: 1012 });
  vi.advanceTimersByTime(1000);
  welcome([0], [viewer(0, ask(1, [5]), [event(2)])], 3);
  expect(sitting.log.map((line) => line.number)).toEqual([0, 1, 2]);
  expect(sitting.fresh.map((line) => line.number)).toEqual([2]);
});

test("a long past comes in pages, and nobody has to watch it happen again", () => {
  const page = (more: boolean, ...viewers: object[]) => says({ type: "update", status: "playing", next: 9, more, viewers });
  says({ type: "welcome", table: table([0]), next: 2, more: true, viewers: [viewer(0, ask(1, [5]), [event(0), event(1)])] });
  page(true, viewer(0, ask(1, [5]), [event(2)]));
  page(false, viewer(0, ask(1, [5]), [event(3)]));
  expect(sitting.log.map((line) => line.number)).toEqual([0, 1, 2, 3]);
  expect(sitting.fresh).toEqual([]);
  expect(sitting.ask?.prompt).toBe(1);
  page(false, viewer(0, ask(2, [6]), [event(4)]));
  expect(sitting.fresh.map((line) => line.number)).toEqual([4]);
});

test("two people at one device never see each other's cards", () => {
  welcome([0, 1], [viewer(0, ask(0, [5]), [], "rat"), viewer(1, null, [], "ox")]);
  expect(sitting.covered).toBe(true);
  expect(sitting.view).toBeNull();
  expect(sitting.next).toBe(0);
  sitting.take(0);
  expect((sitting.view as ZodiacView).hand).toBe("rat");
  sitting.choose(5);
  update(viewer(0, null, [event(0)], "rat"), viewer(1, ask(0, [6]), [event(0)], "ox"));
  accept();
  expect((sitting.view as ZodiacView).hand).toBe("rat");
  expect(sitting.next).toBe(1);
  sitting.cover();
  expect(sitting.view).toBeNull();
  expect(sitting.log).toEqual([]);
  sitting.take(1);
  expect((sitting.view as ZodiacView).hand).toBe("ox");
  expect(sitting.ask?.choices[0]?.action).toBe(6);
});

test("where both know the same, the view goes round without a curtain", () => {
  welcome([0, 1], [viewer(0, ask(0, [5])), { ...viewer(1), view: { seat: 1, asked: [0], hand: "" } }]);
  expect(sitting.covered).toBe(false);
  expect(sitting.eye).toBe(0);
});

test("an onlooker sees and is not asked", () => {
  welcome([], [viewer(null, null, [event(0)])]);
  expect(sitting.view).not.toBeNull();
  expect(sitting.ask).toBeNull();
  expect(sitting.log).toHaveLength(1);
});

test("when the game is dealt the table is looked at again", () => {
  says({ type: "welcome", table: table([0], "lobby"), next: 0, viewers: [] });
  expect(sitting.status).toBe("lobby");
  says({ type: "table", table: table([0]) });
  expect(sent()).toEqual([{ type: "look" }]);
});

test("small things alone are shown for half the time, and add none to others", () => {
  settings.speed = "normal";
  const scene = (...kinds: string[]) => ({ status: "playing", viewers: [{ events: kinds.map((kind) => ({ kind })) }] }) as unknown as Parameters<typeof stay>[0];
  const brief = new Set(["TURN", "PASS"]);
  expect(stay(scene("PASS", "TURN"), brief)).toBe(550);
  expect(stay(scene("DISCARD", "TURN"), brief)).toBe(stay(scene("DISCARD"), brief));
  expect(stay(scene("DISCARD", "TURN"), brief)).toBe(1100);
  expect(stay(scene(), brief)).toBe(0);
});

test("a door that stays shut says why", () => {
  says({ type: "error", code: "no-table", text: "There is no such table.", key: null });
  expect(sitting.refusal).toBe("There is no such table.");
});

test("what happened earlier is marked once more for a while, and then nothing until something new comes", () => {
  welcome([0], [viewer(0)]);
  update(viewer(0, null, [event(0)]));
  const shown = sitting.fresh;
  sitting.recall([event(0)]);
  expect(sitting.fresh).not.toBe(shown);
  expect(sitting.fresh).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(sitting.fresh).toEqual([]);
  update(viewer(0, null, [event(1)]));
  expect(sitting.fresh.map((line) => line.number)).toEqual([1]);
});

test("while an answer is on its way nobody waits for the one who gave it", () => {
  welcome([0], [viewer(0, ask(4, [7, 8]))]);
  expect(sitting.deciding).toEqual(["Ann"]);
  sitting.choose(7);
  expect(sitting.sending).toBe(true);
  expect(sitting.deciding).toEqual([]);
  accept();
  expect(sitting.sending).toBe(false);
});

test("the log is new from the reader's last answer on", () => {
  welcome([0], [viewer(0, ask(4, [7, 8]), [event(0), event(1), { ...event(2), seat: 1 }, event(3)])]);
  expect(sitting.answered).toBe(1); // on a page that was open before: after what they did, before what others did
  sitting.choose(7);
  expect(sitting.answered).toBe(3);
});
