// @vitest-environment node
// Whole games at tables of this device, with the engine that `tests/engine` names. It leaves their .jade files for Python.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Entry } from "$engine/about";
import { Library } from "$engine/library";
import type { Frames, Hint, Result, Review, TableInfo, Tokens, Verdict, Viewer } from "$lib/protocol";
import { Host } from "./host";
import { Refusal } from "./refusal";
import type { Saved } from "./saved";
import { MemoryStore } from "./store";
import type { Listener, LocalTable } from "./table";

const { JADE_ENGINE: engine = "", JADE_OFFLINE: out = "" } = process.env;
const there = engine !== "" && existsSync(`${engine}/engine.json`);
const library = new Library(async (name) => new Uint8Array(readFileSync(`${engine}/${name}`)));
const games = there ? Object.keys(JSON.parse(readFileSync(`${engine}/engine.json`, "utf8")) as Record<string, Entry>) : [];
const SHORT: Record<string, object> = {
  zodiac: { options: { turns_per_seat: 6 } }, race: {}, mandarin: { components: { game: { limit: 6 } } }, wuxing: { components: { game: { limit: 4 } } }, ratdragon: {},
};

interface Message { readonly type: string; readonly viewers?: Viewer[] }

/** Somebody at a table, who answers with the first, last or middle choice in turn. */
class Person {
  readonly heard: Message[] = [];
  readonly listener: Listener;
  viewers: Viewer[] = [];
  private count = 0;

  constructor(private readonly host: Host, readonly table: LocalTable, words: Listener["words"], patience = 0) {
    this.listener = { words, next: 0, patience, close: () => undefined, send: (message) => this.hear(message as Message) };
    table.welcome(this.listener, 0);
    table.listeners.add(this.listener);
    void host.follow(table);
  }

  private hear(message: Message): void {
    this.heard.push(message);
    if (message.viewers) this.viewers = message.viewers;
  }

  asked(): Viewer | undefined {
    return this.viewers.find((viewer) => viewer.ask);
  }

  /** Answer until the game is over, or so many answers are given. */
  async play(most = Infinity): Promise<void> {
    for (let given = 0; given < most; given++) {
      await vi.waitFor(() => expect(this.asked() ?? this.table.saved.status === "over").toBeTruthy(), { timeout: 20_000, interval: 2 });
      const viewer = this.asked();
      if (this.table.saved.status === "over" || !viewer) return;
      const { prompt, choices } = viewer.ask!;
      const action = choices[[0, choices.length - 1, choices.length >> 1][this.count++ % 3]!]!.action;
      await this.host.act(this.table, { type: "answer", seat: viewer.seat!, prompt, actions: [action], key: `key-${this.table.saved.version}` });
    }
  }
}

const ask = <T>(host: Host, method: string, path: string, body?: unknown): Promise<T> => {
  const [name = "", query = ""] = path.split("?");
  return host.answer({ method, path: name, query: new URLSearchParams(query), body, lang: "en" }) as Promise<T>;
};

async function seated(host: Host, id: string, patience = 0): Promise<Person> {
  const table = await host.shelf.find(id);
  return new Person(host, table, await host.words("it", table.saved.game), patience);
}

const wish = (game: string, changes: object = {}) => ({
  game, lang: "it", start: true, seats: [{ kind: "person", name: "Ada" }, { kind: "bot", level: "normal" }, { kind: "bot", level: "easy" }], ...SHORT[game], ...changes,
});

describe.skipIf(!there).each(games)("%s on this device", (game) => {
  const store = new MemoryStore();
  let host: Host;
  let id: string;

  beforeAll(async () => {
    host = new Host(store, library);
    id = (await ask<Tokens>(host, "POST", "/local/tables", wish(game))).table.id;
  });

  test("is played to its end, closed in the middle and taken up again", { timeout: 300_000 }, async () => {
    const first = await seated(host, id);
    await first.play(3);
    first.table.listeners.clear(); // the page is closed
    await first.table.drive();
    const before = structuredClone(store.kept.get(id)) as Saved;
    host = new Host(store, library); // and opened again, by a new worker
    const again = await seated(host, id);
    expect(again.table.saved.log.slice(0, before.log.length)).toEqual(before.log);
    const hint = await ask<Hint>(host, "GET", `/tables/${id}/hint?seat=0&lang=en`).catch((error: unknown) => error);
    if (!(hint instanceof Refusal)) expect((hint as Hint).line.length).toBeGreaterThan(0);
    await again.play();
    expect((store.kept.get(id) as Saved).status).toBe("over");
    expect(again.heard.filter((message) => message.type === "error")).toEqual([]);
    const numbers = again.heard.flatMap((message) => message.viewers?.[0]?.events ?? []).map((event) => event.number);
    expect(numbers).toEqual(numbers.map((_, place) => place)); // every event once, in order
  });

  test("has a result, frames, a proof and a file that comes in again", { timeout: 120_000 }, async () => {
    const result = await ask<Result>(host, "GET", `/tables/${id}/result`);
    expect(result.ranking).toHaveLength(3);
    const { frames, total } = await ask<Frames>(host, "GET", `/tables/${id}/frames?seat=0&from=0&to=40&lang=en`);
    expect(frames).toHaveLength(Math.min(total, 41));
    expect(frames.filter((frame) => frame.seat === 0).every((frame) => frame.text !== "")).toBe(true);
    expect((await ask<Verdict>(host, "GET", `/tables/${id}/verify`)).verified).toBe(true);
    const text = await ask<string>(host, "GET", `/tables/${id}/replay`);
    if (out) writeFileSync(`${out}/${game}.jade`, text);
    const { table } = await ask<Tokens>(host, "POST", "/local/import", { name: "a.jade", text });
    expect(table.status).toBe("over");
    expect(table.seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
    await expect(ask(host, "POST", "/local/import", { name: "a.jade", text: text.replace(/("checks": \[\s*")(..)/, "$1zz") }))
      .rejects.toMatchObject({ code: "bad-request", message_name: "error-replay-differs" });
  });

  test.runIf(game === "zodiac")("is looked back on", { timeout: 60_000 }, async () => {
    let found = await ask<Review>(host, "GET", `/tables/${id}/review?wait=0&lang=it`);
    expect([found.ready, found.seats]).toEqual([false, []]);
    for (let tries = 0; tries < 12 && !found.ready; tries++) found = await ask<Review>(host, "GET", `/tables/${id}/review?wait=5&lang=it`);
    expect(found.seats.map(({ curve, result }) => curve.at(-1)!.win - result)).toEqual([0, 0, 0]);
    for (const { chosen, better, win, better_win } of found.costly) expect([chosen !== better && chosen !== "" && better !== "", better_win > win]).toEqual([true, true]);
  });

  test("goes on from a moment, and begins again", { timeout: 120_000 }, async () => {
    const branch = (await ask<Tokens>(host, "POST", `/tables/${id}/branch`, { ply: 2, seat: 0, name: "Ada", level: "easy", lang: "en" })).table;
    expect([branch.status, branch.origin?.ply]).toEqual(["playing", 2]);
    const rematch = (await ask<Tokens>(host, "POST", `/tables/${id}/rematch`)).table;
    expect((await ask<TableInfo>(host, "GET", `/tables/${id}`)).rematch).toBe(rematch.id);
    await ask(host, "POST", `/tables/${rematch.id}/start`);
    expect((await ask<TableInfo>(host, "GET", `/tables/${rematch.id}`)).status).toBe("playing");
    expect(await ask<TableInfo[]>(host, "GET", "/local/tables")).toHaveLength(4);
  });

  test("refuses what is not allowed, and changes nothing", async () => {
    const { table } = await ask<Tokens>(host, "POST", "/local/tables", wish(game));
    const person = await seated(host, table.id);
    await vi.waitFor(() => expect(person.asked()).toBeTruthy(), { timeout: 20_000 });
    const { prompt, choices } = person.asked()!.ask!;
    const own = () => (store.kept.get(table.id) as Saved).log.filter((move) => move.seat === 0);
    const legal = new Set(choices.map((choice) => choice.action));
    const action = [...Array(500).keys()].find((one) => !legal.has(one))!;
    const answer = { type: "answer" as const, seat: 0, prompt, actions: [action], key: "k" };
    await expect(host.act(person.table, answer)).rejects.toMatchObject({ code: "illegal" });
    await expect(host.act(person.table, { ...answer, prompt: prompt + 1 })).rejects.toMatchObject({ code: "late" });
    await expect(host.act(person.table, { ...answer, seat: 1 })).rejects.toMatchObject({ code: "not-your-seat" });
    expect(own()).toEqual([]);
    person.table.listeners.clear();
  });
});

describe.skipIf(!there)("a moment to think again", () => {
  const LONG = 20_000;
  /** A game in which everybody chooses at once, always dealt alike. */
  const opened = async (changes: object): Promise<{ host: Host; store: MemoryStore; id: string; person: Person }> => {
    const store = new MemoryStore();
    const host = new Host(store, library);
    vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => (numbers as unknown as Uint8Array).fill(7 as never) as never);
    const { id } = (await ask<Tokens>(host, "POST", "/local/tables", wish("ratdragon", changes))).table;
    vi.restoreAllMocks();
    const person = await seated(host, id, LONG);
    await vi.waitFor(() => expect(person.asked()).toBeTruthy(), { timeout: 20_000 });
    return { host, store, id, person };
  };

  test("the last bot waits, the choice is taken back, and stays so when the game is opened again", { timeout: 30_000 }, async () => {
    const { host, store, id, person } = await opened({});
    const { engine } = person.table.loaded;
    await vi.waitFor(() => expect(engine.asked(person.table.standing!.state)).toEqual([0, 2]), { timeout: 20_000 });
    const asked = person.asked()!.ask!;
    await person.play(1);
    const withdrawable = person.viewers[0]!.withdrawable;
    expect(withdrawable).not.toBeNull();
    await host.act(person.table, { type: "withdraw", seat: 0, prompt: withdrawable!, key: "back" });
    expect(person.asked()!.ask!.choices).toEqual(asked.choices);
    person.table.listeners.clear(); // bots rest
    await new Promise((resolve) => setTimeout(resolve, 300));
    const there = (await new Host(store, library).shelf.find(id)).standing!;
    expect(there.state).toEqual(person.table.standing!.state);
    expect(there.prompts).toEqual(person.table.standing!.prompts);
    await expect(host.act(person.table, { type: "withdraw", seat: 0, prompt: there.prompts[0]!, key: "once more" })).rejects.toMatchObject({ code: "nothing-to-withdraw" });
    const text = await ask<string>(host, "GET", `/tables/${id}/replay`);
    await expect(ask(host, "POST", "/local/import", { name: "a.jade", text })).resolves.toBeTruthy();
    person.table.listeners.clear();
  });

  test("a bot stops thinking when nobody is here any more, and thinks again when somebody comes", { timeout: 30_000 }, async () => {
    const { host, id, person } = await opened({ seats: [{ kind: "person", name: "Ada" }, { kind: "bot", level: "master" }, { kind: "bot", level: "master" }] });
    person.table.listeners.clear();
    await new Promise((resolve) => setTimeout(resolve, 1500)); // a master thinks for a second
    expect(person.table.saved.log).toEqual([]);
    const again = await seated(host, id);
    await vi.waitFor(() => expect(again.table.saved.log.length).toBeGreaterThan(0), { timeout: 20_000 });
    again.table.listeners.clear();
  });

  test("the challenge of a day has the same dice everywhere, and only on that day", async () => {
    const host = new Host(new MemoryStore(), library);
    const day = new Date().toISOString().slice(0, 10);
    const begin = (name: string): Promise<Tokens> => ask(host, "POST", "/local/daily", { game: "zodiac", day: name, name: "Ada", lang: "en" });
    const [one, other] = [(await begin(day)).table, (await begin(day)).table];
    expect(one).toMatchObject({ status: "playing", origin: { kind: "daily", day }, seats: [{ name: "Ada" }, { level: "normal" }, { level: "normal" }] });
    const [first, second] = await Promise.all([one, other].map(({ id }) => host.shelf.find(id)));
    expect(first!.standing!.state).toEqual(second!.standing!.state);
    await expect(begin("2020-02-02")).rejects.toMatchObject({ code: "not-today" });
    await expect(begin("2020-02-31")).rejects.toMatchObject({ code: "bad-request" });
  });
});

describe.skipIf(!there)("trouble", () => {
  const fresh = async (store = new MemoryStore()): Promise<{ host: Host; store: MemoryStore; id: string }> => {
    const host = new Host(store, library);
    const { table } = await ask<Tokens>(host, "POST", "/local/tables", wish("zodiac"));
    return { host, store, id: table.id };
  };

  test("a move that cannot be kept is not made", async () => {
    const { host, store, id } = await fresh();
    const person = await seated(host, id);
    await vi.waitFor(() => expect(person.asked()).toBeTruthy(), { timeout: 20_000 });
    const before = store.kept.get(id) as Saved;
    vi.spyOn(store, "write").mockRejectedValue(new Refusal("unavailable", {}, "web-offline-store-full"));
    const { prompt, choices } = person.asked()!.ask!;
    const sent = { type: "answer" as const, seat: 0, prompt, actions: [choices[0]!.action], key: "k" };
    await expect(host.act(person.table, sent)).rejects.toMatchObject({ message_name: "web-offline-store-full" });
    expect((store.kept.get(id) as Saved).log).toEqual(before.log);
    vi.restoreAllMocks();
    await expect(host.act(person.table, sent)).resolves.toMatchObject({ type: "accepted" });
    await expect(host.act(person.table, sent)).resolves.toMatchObject({ type: "accepted", key: "k" }); // a repeat gets the same reply
    person.table.listeners.clear();
  });

  test("a damaged game stays where it is", async () => {
    const { store, id } = await fresh();
    const good = store.kept.get(id) as Saved;
    for (const bad of [{ ...good, log: "?" }, { ...good, check: "00000000" }, { ...good, log: [{ kind: "act", seat: 0, action: 9999 }] }]) {
      store.kept.set(id, bad);
      await expect(new Host(store, library).shelf.find(id)).rejects.toMatchObject({ message_name: "web-offline-broken" });
      expect(store.kept.get(id)).toEqual(bad);
    }
  });

  test("another window's move counts, and ours is refused", async () => {
    const { host, store, id } = await fresh();
    const [one, other] = [await host.shelf.find(id), await new Host(store, library).shelf.find(id)];
    await one.change(() => ({ saved: { ...one.saved, lang: "it" }, standing: one.standing }));
    await expect(ask(new Host(store, library), "GET", `/tables/${id}`)).resolves.toMatchObject({ lang: "it" });
    await expect(other.change(() => ({ saved: { ...other.saved, lang: "en" }, standing: other.standing }))).rejects.toThrow();
    expect((store.kept.get(id) as Saved).lang).toBe("it");
  });

  test("an engine that was cut short is refused", async () => {
    const short = new Library(async (name) => {
      const bytes = new Uint8Array(readFileSync(`${engine}/${name}`));
      return name.endsWith(".wasm") ? bytes.slice(0, bytes.length >> 1) : bytes;
    });
    await expect(ask(new Host(new MemoryStore(), short), "POST", "/local/tables", wish("zodiac"))).rejects.toMatchObject({ message_name: "web-offline-engine-broken" });
    const none = new Library(() => Promise.reject(new TypeError("no network")));
    await expect(ask(new Host(new MemoryStore(), none), "POST", "/local/tables", wish("zodiac"))).rejects.toMatchObject({ message_name: "web-offline-engine-missing" });
  });

  test("options and components that cannot be are refused", async () => {
    const host = new Host(new MemoryStore(), library);
    for (const [changes, name] of [
      [{ options: { nothing: 1 } }, "error-option-unknown"], [{ options: { turns_per_seat: 0 } }, "error-option-range"],
      [{ options: { arrange: "never" } }, "error-option-word"], [{ seats: [{ kind: "person" }] }, "error-seats"],
      [{ components: { cat: { skips: 900 } } }, "error-components-value"], [{ components: { game: { weight: 4 } } }, "web-offline-components"], [{ seats: [{ kind: "bot", level: "god" }] }, "error-unknown-bot"],
    ] as const) {
      await expect(ask(host, "POST", "/local/tables", wish("zodiac", changes))).rejects.toMatchObject({ message_name: name });
    }
  });
});
