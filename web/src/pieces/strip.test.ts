import { expect, test } from "vitest";
import { mount, unmount } from "svelte";
import icons from "virtual:icons";
import type { Manifest } from "$games/manifest";
import Strip from "./Strip.svelte";

const found = import.meta.glob<Manifest>("../games/*/manifest.ts", { eager: true, import: "manifest" });
const MARKS = /^(?:[^a-z]*|back)$/; // signs and numbers that stand between the pieces
const KINDS = new Set(["animal", "die", "jade", "card", "back", "energy", "karma", "coin", "tile", "token", "panel", "star", "grid"]);

test("the examples of every game's rules are made of pieces that can be drawn", () => {
  expect(Object.keys(found)).toHaveLength(5);
  for (const [game, { chapters }] of Object.entries(found)) {
    for (const [chapter, items] of Object.entries(chapters)) {
      for (const item of items.split(" ")) {
        const [kind = "", value = ""] = item.split(":");
        if (!value) expect(item, `${game} ${chapter}`).toMatch(MARKS);
        else expect(KINDS, `${game} ${chapter}: ${item}`).toContain(kind);
        if (kind === "animal") expect(icons, `${game} ${chapter}`).toHaveProperty(value);
        if (kind === "die" || kind === "jade") expect(value, `${game} ${chapter}`).toMatch(/^[1-6?]$/);
      }
    }
  }
});

test("an example is drawn piece by piece and says nothing to those who listen", () => {
  const strip = mount(Strip, { target: document.body, props: { items: "animal:rat ♥ animal:dragon = star:11 die:3 grid:ox|e." } });
  const row = document.querySelector(".strip")!;
  expect(row.getAttribute("aria-hidden")).toBe("true");
  expect([row.querySelectorAll("image").length, row.querySelectorAll(".die circle").length, row.querySelectorAll(".grid i").length]).toEqual([2, 3, 4]);
  expect(row.textContent!.replace(/\s+/g, "")).toBe("♥=11×");
  void unmount(strip);
});
