// A turn told in acts: the die, the walk with what it costs, the figure that falls out of the Pagoda, the hammer. Between the
// acts the board shows what has been told so far: the old view, carried on by the events.
import { ANIMAL_NAMES, type Animal, type Happening, type MandarinFigures, type MandarinLot, type MandarinView } from "$lib/generated/mandarin";

const OPENS = ["CASH", "ROLL", "MOVE", "RISK", "DRAW", "EMPTY", "AUCTION", "BID", "DROP", "SOLD", "DEFAULT", "UNSOLD", "KEEP", "TAKE", "SEIZE", "TURN", "END"];
const TOGETHER: Record<string, string> = { DRAW: "RISK" }; // an event that belongs to the act of the one before it

/** What happened, in the order and in the portions in which it is shown. */
export function actsOf(events: Happening[]): Happening[][] {
  const acts: Happening[][] = [];
  for (const event of events) {
    const last = acts.at(-1);
    const joins = last && (!OPENS.includes(event.kind) || last.at(-1)!.kind === TOGETHER[event.kind]);
    if (joins) last.push(event);
    else acts.push([event]);
  }
  return acts;
}

/** A figure more in a list of figures. */
function added(list: MandarinFigures[], animal: Animal, ordinary: number, emperors: number): MandarinFigures[] {
  const known = list.find((figures) => figures.animal === animal);
  if (!known) return [...list, { animal, ordinary, emperors }];
  return list.map((figures) => (figures === known ? { ...known, ordinary: known.ordinary + ordinary, emperors: known.emperors + emperors } : figures));
}

const figure = (event: Happening): [Animal, number, number] => [ANIMAL_NAMES[event.details.animal!]!, 1 - event.details.emperor!, event.details.emperor!];

/** The lot after one more event: figures fall out, and are turned over when somebody gets them. */
function lotAfter(lot: MandarinLot, event: Happening, turned: boolean): MandarinLot {
  const { kind, details } = event;
  if (kind === "DRAW") {
    const open = details.face_up === 1;
    return { face_up: open ? added(lot.face_up, ...figure(event)) : lot.face_up, face_down: lot.face_down + Number(!open), size: lot.size + 1 };
  }
  if (kind === "GAIN") {
    const before = turned ? lot.face_up : [];
    return { face_up: [...before, { animal: ANIMAL_NAMES[details.sign!]!, ordinary: details.ordinary!, emperors: details.emperors! }], face_down: 0, size: lot.size };
  }
  return lot;
}

type Change = { seat: number; amount: number };
/** Money that changes hands before everybody's eyes. */
function payments({ kind, seat, details }: Happening): Change[] {
  if (kind === "BANK" || kind === "CASH") return [{ seat, amount: details.amount! }];
  if (kind === "TOLL") return [{ seat, amount: -details.paid! }, { seat: details.payee!, amount: details.paid! }];
  if (kind === "SOLD") return [{ seat, amount: -details.price! }, { seat: details.receiver!, amount: details.price! }];
  if (kind === "DEFAULT") return [{ seat, amount: -details.paid! }, { seat: details.receiver!, amount: details.paid! }];
  return [];
}

function step(now: MandarinView, event: Happening, end: MandarinView, turned: boolean): MandarinView {
  const { kind, seat, details } = event;
  const paid = payments(event);
  let players = paid.length
    ? now.players.map((player, who) => (player.money === null ? player : { ...player, money: player.money + paid.reduce((sum, change) => sum + (change.seat === who ? change.amount : 0), 0) }))
    : now.players;
  if (kind === "MOVE") players = players.map((player, who) => (who === seat ? { ...player, space: details.to! } : player));
  if (kind === "TAKE" || kind === "SEIZE") players = players.map((player, who) => (who === seat || who === details.victim ? { ...player, card: end.players[who]!.card } : player));
  const auction = now.auction ?? end.auction;
  return {
    ...now, players, lot: lotAfter(now.lot, event, turned),
    die: kind === "ROLL" ? details.die! : now.die, roll_no: kind === "ROLL" ? details.roll_no! : now.roll_no,
    pagoda: now.pagoda - Number(kind === "DRAW"),
    auction:
      kind === "AUCTION" && auction ? { ...auction, high_bid: 0, high_seat: null, bidding: end.auction?.bidding ?? auction.bidding }
      : kind === "BID" && now.auction ? { ...now.auction, high_bid: details.amount!, high_seat: seat }
      : kind === "DROP" && now.auction ? { ...now.auction, bidding: now.auction.bidding.filter((other) => other !== seat) }
      : now.auction,
  };
}

/** The table in the middle of what is being told. */
export function midway(before: MandarinView, end: MandarinView, told: Happening[]): MandarinView {
  let now: MandarinView = { ...before, asked: [], reach: [] };
  let turned = false;
  for (const event of told) {
    now = step(now, event, end, turned);
    turned ||= event.kind === "GAIN";
  }
  return now;
}
