import { describe, expect, it } from "vitest";
import type { EventKind, Happening, MandarinPlayer, MandarinView } from "$lib/generated/mandarin";
import { actsOf, midway } from "./staging";

const event = (kind: EventKind, seat: number, details: Record<string, number> = {}): Happening => ({ number: 0, kind, seat, details, hidden: false, text: kind });
const kinds = (events: Happening[]) => actsOf(events).map((act) => act.map((one) => one.kind).join(" "));

const player = (money: number | null): MandarinPlayer => ({ money, space: 19, card: [] }) as unknown as MandarinPlayer;
const view = (changes: Partial<MandarinView> = {}): MandarinView =>
  ({ players: [player(3000), player(null)], asked: [0], reach: [{ die: 1, space: 20 }], die: null, roll_no: 0, pagoda: 72, pool: [], lot: { face_up: [], face_down: 0, size: 0 }, auction: null, ...changes }) as MandarinView;

describe("a turn in acts", () => {
  it("rolls, walks and pays, and pulls the lever", () => {
    expect(kinds([event("ROLL", 0), event("MOVE", 0), event("PASS", 0), event("TOLL", 0), event("DRAW", 0)])).toEqual(["ROLL", "MOVE PASS TOLL", "DRAW"]);
  });
  it("pulls again in one act, then brings the lot under the hammer", () => {
    expect(kinds([event("RISK", 0), event("DRAW", 0), event("AUCTION", 0)])).toEqual(["RISK DRAW", "AUCTION"]);
  });
  it("turns a lot over before it goes to a card", () => {
    expect(kinds([event("DROP", 1), event("SOLD", 0), event("GAIN", 0), event("GAIN", 0), event("TURN", 1)])).toEqual(["DROP", "SOLD GAIN GAIN", "TURN"]);
  });
});

describe("the table between the acts", () => {
  it("follows die, pawn and money", () => {
    const told = [event("ROLL", 0, { die: 3, roll_no: 1 }), event("MOVE", 0, { start: 19, to: 22 }), event("TOLL", 0, { payee: 1, due: 200, paid: 200 })];
    const seen = midway(view(), view(), told);
    expect(seen).toMatchObject({ die: 3, roll_no: 1, reach: [], asked: [] });
    expect(seen.players.map(({ space, money }) => [space, money])).toEqual([[22, 2800], [19, null]]);
  });
  it("lays what falls out onto the cloth, as it lies", () => {
    const up = midway(view(), view(), [event("DRAW", 0, { face_up: 1, animal: 5, emperor: 1 })]);
    expect(up).toMatchObject({ pagoda: 71, lot: { face_up: [{ animal: "snake", ordinary: 0, emperors: 1 }], face_down: 0, size: 1 } });
    const down = midway(view(), view(), [event("DRAW", 0, { face_up: 0, animal: -1, emperor: -1 })]);
    expect(down.lot).toEqual({ face_up: [], face_down: 1, size: 1 });
  });
  it("counts equal figures together", () => {
    const draw = event("DRAW", 0, { face_up: 1, animal: 0, emperor: 0 });
    expect(midway(view(), view(), [draw, draw]).lot.face_up).toEqual([{ animal: "rat", ordinary: 2, emperors: 0 }]);
  });
  it("shows every figure of a lot when somebody gets it", () => {
    const lot = { face_up: [{ animal: "rat" as const, ordinary: 1, emperors: 0 }], face_down: 1, size: 2 };
    const told = [event("KEEP", 0, { lot: 2 }), event("GAIN", 0, { sign: 0, ordinary: 1, emperors: 0 }), event("GAIN", 0, { sign: 1, ordinary: 1, emperors: 0 })];
    const seen = midway(view({ lot }), view(), told);
    expect(seen.lot.face_down).toBe(0);
    expect(seen.lot.face_up.map((figures) => figures.animal)).toEqual(["rat", "ox"]);
    expect(seen.players[0]!.card, "the card is filled in the next act").toEqual([]);
  });
  it("follows an auction bid by bid", () => {
    const auction = { special: false, auctioneer: null, attempt: 1, high_bid: 300, high_seat: 0, bidding: [0, 1], barred: [] };
    const seen = midway(view({ auction }), view(), [event("BID", 1, { amount: 500 }), event("DROP", 0)]);
    expect(seen.auction).toMatchObject({ high_bid: 500, high_seat: 1, bidding: [1] });
  });
});
