import { describe, expect, it } from "vitest";
import type { EventKind, Happening } from "$lib/generated/mandarin";
import { arrived, figuresOf, lying, paid, roundTable, walked } from "./view";

const event = (kind: EventKind, seat: number, details: Record<string, number>): Happening =>
  ({ number: 0, kind, seat, details, hidden: false, text: "" });

describe("the view of Mandarin", () => {
  it("lays out a lot figure by figure, hidden ones last", () => {
    const face_up = [{ animal: "ox" as const, ordinary: 1, emperors: 0 }, { animal: "pig" as const, ordinary: 1, emperors: 1 }];
    expect(lying({ face_up, face_down: 1, size: 4 }).map((figure) => [figure.animal, figure.emperor])).toEqual([["ox", false], ["pig", false], ["pig", true], [null, false]]);
  });
  it("sits everybody from the one who looks on", () => {
    expect(roundTable(4, 2)).toEqual([2, 3, 0, 1]);
    expect(roundTable(3, null)).toEqual([0, 1, 2]);
  });
  it("finds how many figures of an animal there are", () => {
    const card = [{ animal: "rat" as const, ordinary: 2, emperors: 1 }];
    expect(figuresOf(card, "rat")).toMatchObject({ ordinary: 2, emperors: 1 });
    expect(figuresOf(card, "pig")).toEqual({ ordinary: 0, emperors: 0 });
  });
  it("adds up payments of both sides", () => {
    const fresh = [
      event("BANK", 0, { amount: 100 }), event("TOLL", 0, { payee: 1, due: 400, paid: 300 }), event("SOLD", 1, { price: 500, receiver: -1, lot: 2 }),
    ];
    expect([0, 1, 2].map((seat) => paid(fresh, seat))).toEqual([-200, -200, 0]);
    expect(paid([event("SOLD", 1, { price: 500, receiver: 2, lot: 1 })], 2)).toBe(500);
  });
  it("adds up what a bidder forfeits, to the Bank or to the auctioneer", () => {
    const forfeit = (receiver: number) => [0, 1, 2].map((seat) => paid([event("DEFAULT", 1, { bid: 600, paid: 400, receiver })], seat));
    expect(forfeit(-1)).toEqual([0, -400, 0]);
    expect(forfeit(2)).toEqual([0, -400, 400]);
  });
  it("marks figures that have come to a card", () => {
    const fresh = [event("GAIN", 1, { sign: 4, ordinary: 1, emperors: 0 }), event("TAKE", 1, { victim: 0, animal: 0, emperor: 0 })];
    expect([...arrived(fresh, 1)]).toEqual(["dragon", "rat"]);
    expect(arrived(fresh, 0).size).toBe(0);
  });
  it("follows the last walk over both rolls", () => {
    const fresh = [
      event("MOVE", 3, { start: 1, to: 4 }), event("MOVE", 0, { start: 34, to: 2 }), event("ROLL", 0, { die: 3 }), event("MOVE", 0, { start: 2, to: 5 }),
    ];
    expect(walked(fresh)).toEqual([{ seat: 0, start: 34, to: 2 }, { seat: 0, start: 2, to: 5 }]);
    expect(walked([])).toEqual([]);
  });
});
