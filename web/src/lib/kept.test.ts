import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "./kept";

const shelf = new Map<string, Response>();
beforeEach(() => {
  shelf.clear();
  const cache = {
    put: async (address: string, reply: Response) => void shelf.set(address, reply),
    match: async (address: string) => shelf.get(address)?.clone(),
    keys: async () => [...shelf.keys()],
    delete: async (address: string) => shelf.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());
const away = () => Promise.reject(new TypeError("nobody answers"));

test("what was answered once is at hand when nobody answers", async () => {
  await kept("/games", async () => new Response("five"));
  expect(await (await kept("/games", away)).text()).toBe("five");
});

test("where nothing was kept, nobody answered", async () => {
  await expect(kept("/games", away)).rejects.toThrow(TypeError);
});

test("a refusal is an answer, and what was kept does not take its place", async () => {
  await kept("/tables/a", async () => new Response("a table"));
  await expect(kept("/tables/a", () => Promise.reject(new Error("no such table")))).rejects.toThrow("no such table");
});

test("without a store the server alone answers", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await (await kept("/games", async () => new Response("five"))).text()).toBe("five");
});
