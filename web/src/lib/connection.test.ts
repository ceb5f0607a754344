import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Keyed, LOST_SEAT, REFUSED, type Line, type News } from "./connection.svelte";

/** What tests read of a message that was sent. */
interface Sent {
  type: string;
  key?: string;
}

class FakeLine implements Line {
  onopen = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  sent: Sent[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  says(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  drops(code: number): void {
    this.onclose?.({ code });
  }
  get answers(): Sent[] {
    return this.sent.filter((message) => message.type !== "ping");
  }
}

const welcome = (next: number) => ({ type: "welcome", next, table: {}, viewers: [] });
const choice: Keyed = { type: "answer", seat: 0, prompt: 3, actions: [7] };

let lines: FakeLine[];
let told: [News, number][];
let lost: number;
let lang: string;
let connection: Connection;
const line = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  lines = [];
  told = [];
  lost = 0;
  lang = "en";
  connection = new Connection(
    "abc",
    () => lang,
    (news, since) => told.push([news, since]),
    () => lost++,
    (address) => {
      lines.push(new FakeLine(address));
      return line();
    },
  );
  connection.open(0);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the first line asks for everything, in the chosen language", () => {
  expect(line().address).toContain("/api/tables/abc/socket?since=0&lang=en");
  line().says(welcome(5));
  expect(connection.state).toBe("open");
  expect(told).toHaveLength(1);
});

test("after a loss it comes back from where it was", () => {
  line().says(welcome(5));
  line().says({ type: "update", next: 9, viewers: [] });
  line().drops(1006);
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  expect(line().address).toContain("since=9");
  line().says(welcome(9));
  expect(connection.state).toBe("open");
});

test.each([1012, 1013, 1006, 1008])("code %i means: come back", (code) => {
  line().says(welcome(0));
  line().drops(code);
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
});

test("it waits longer after each try, but never very long", () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const before = lines.length;
    line().drops(1006);
    let waited = 0;
    while (lines.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test("whoever looks at the page again need not wait", () => {
  line().drops(1006);
  connection.hurry();
  expect(lines).toHaveLength(2);
  connection.hurry();
  expect(lines).toHaveLength(2);
});

test("an answer that got no reply is sent again under the same key, once the line is back", () => {
  line().says(welcome(0));
  const key = connection.answer(choice);
  expect(line().answers).toEqual([{ ...choice, key }]);
  line().drops(1006);
  vi.advanceTimersByTime(500);
  expect(line().answers).toEqual([]);
  line().says(welcome(0));
  expect(line().answers).toEqual([{ ...choice, key }]);
  line().says({ type: "accepted", key });
  line().drops(1006);
  vi.advanceTimersByTime(500);
  line().says(welcome(1));
  expect(line().answers).toEqual([]);
});

test("an answer given while the line is down is sent when it is back", () => {
  line().says(welcome(0));
  line().drops(1012);
  connection.answer(choice);
  vi.advanceTimersByTime(500);
  line().says(welcome(0));
  expect(line().answers).toHaveLength(1);
});

test("a refused answer is not sent again", () => {
  line().says(welcome(0));
  const key = connection.answer(choice);
  line().says({ type: "error", code: "late", text: "…", key });
  line().drops(1006);
  vi.advanceTimersByTime(500);
  line().says(welcome(0));
  expect(line().answers).toEqual([]);
});

test("a seat that changed hands is told, and answers for it are forgotten", () => {
  line().says(welcome(0));
  connection.answer(choice);
  line().drops(LOST_SEAT);
  expect(lost).toBe(1);
  connection.open(0);
  line().says(welcome(0));
  expect(line().answers).toEqual([]);
});

test("a door that stays shut is not knocked at again", () => {
  line().says({ type: "error", code: "no-table", text: "There is no such table." });
  line().drops(REFUSED);
  vi.advanceTimersByTime(60_000);
  expect(connection.state).toBe("refused");
  expect(lines).toHaveLength(1);
});

test("a door that is only crowded is", () => {
  line().says({ type: "error", code: "too-many-sockets", text: "Too many connections." });
  line().drops(REFUSED);
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
});

test("another language is a new line, and the old one is silent", () => {
  line().says(welcome(4));
  const old = line();
  lang = "it";
  connection.open(0);
  expect(old.closed).toBe(true);
  expect(line().address).toContain("since=0&lang=it");
  old.says({ type: "update", next: 99, viewers: [] });
  old.drops(1006);
  expect(told).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

test("a line that gives no sign of life is given up", () => {
  line().says(welcome(0));
  vi.advanceTimersByTime(20_000);
  line().says({ type: "pong", now: 0 });
  vi.advanceTimersByTime(40_000);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(21_000);
  expect(lines).toHaveLength(2);
});

test("a welcome that was asked for brings only what is new", () => {
  line().says(welcome(0));
  line().says(welcome(3));
  expect(told.map(([, since]) => since)).toEqual([0, -1]);
});

test("chat is not kept for later", () => {
  expect(connection.send({ type: "say" })).toBe(false);
  line().says(welcome(0));
  expect(connection.send({ type: "say" })).toBe(true);
});
