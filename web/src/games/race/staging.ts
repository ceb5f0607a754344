// A round told in acts: the cards one by one, what they cost, action by action, and last the turn of the wheel. Between the
// acts the board shows what has been told so far: the old view, carried on by the events.
import { CARD_NAMES, type Card, type Happening, type RacePlayer, type RaceView } from "$lib/generated/race";

const REVEALS = ["PLAY", "BID"];
const OPENS = ["LOOKUP", "COLLECT", "TURNED", "OVER", "REPLAY"]; // events that begin an act of their own

/** What happened, in the order and in the portions in which it is shown. */
export function actsOf(events: Happening[], me: number | null): Happening[][] {
  const shown = events.filter((event) => REVEALS.includes(event.kind));
  // My own card is no news to me: it is turned over together with the first of the others.
  const own = shown.filter((event) => event.seat === me);
  const others = shown.filter((event) => event.seat !== me).map((event) => [event]);
  const acts = others.length ? [[...own, ...others[0]!], ...others.slice(1)] : own.length ? [own] : [];
  let act: Happening[] = [];
  for (const event of events.filter((event) => !REVEALS.includes(event.kind))) {
    if (OPENS.includes(event.kind) && act.length && !(event.kind === "COLLECT" && act.some((known) => known.kind === "COLLECT"))) {
      acts.push(act);
      act = [];
    }
    act.push(event);
  }
  return act.length ? [...acts, act] : acts;
}

function without(cards: number[], card: number): number[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.filter((_, index) => index !== place);
}

const nameOf = (number: number | undefined): Card => CARD_NAMES[number ?? 0] ?? "none";

/** A player after one more event. What is too long to follow card by card is taken from the player as it is at the end. */
function after(player: RacePlayer, event: Happening, end: RacePlayer): RacePlayer {
  const { details } = event;
  const energy = (cards: number[] | null, count: number): Partial<RacePlayer> => ({ energy: cards, energy_count: player.energy_count + count });
  const held = player.energy;
  switch (event.kind) {
    case "BID":
    case "PLAY": {
      const placed = { card: nameOf(details.card), energy: details.energy ?? null };
      const fewer = details.energy === undefined ? {} : energy(held && without(held, details.energy), -1);
      return {
        ...player, ...fewer, played: placed.card, played_energy: placed.energy, resolves: nameOf(details.action ?? details.card), has_chosen: true,
        area: [...player.area, placed], cards: player.cards.filter((card) => card !== placed.card),
      };
    }
    case "KARMA": return { ...player, karma: player.karma + (details.delta ?? 0) };
    case "MOVE": return { ...player, pos: details.pos ?? player.pos };
    case "CARDS": return { ...player, ...energy(held && [...Array<number>(details.count ?? 0).fill(1), ...held], details.count ?? 0) };
    case "RECEIVE": return { ...player, ...energy(held && [...held, details.energy!].sort((a, b) => a - b), 1) };
    case "GIVE":
    case "RETURN": return { ...player, ...energy(held && without(held, details.energy!), -1) };
    case "COLLECT": return { ...player, area: end.area, cards: end.cards, energy: end.energy, energy_count: end.energy_count };
    default: return player;
  }
}

/** The table in the middle of what is being told: the view before it, carried on by the events told so far. */
export function midway(before: RaceView, end: RaceView, told: Happening[]): RaceView {
  const players = before.players.map((player, seat) =>
    told.filter((event) => event.seat === seat).reduce((now, event) => after(now, event, end.players[seat]!), player),
  );
  const opened = told.findLast((event) => event.kind === "LOOKUP" || event.kind === "COLLECT");
  const turned = told.some((event) => event.kind === "TURNED");
  const lookup = opened?.kind === "LOOKUP";
  return {
    ...before, players, asked: [], choice: null, landings: [], exchange: null, prices: before.prices,
    phase: before.phase === "auction" ? "auction" : "resolve",
    action: opened && !turned ? (lookup ? nameOf(opened.details.action) : "strategise") : null,
    space: lookup && !turned ? (opened.details.space ?? null) : null,
    resolving: told.findLast((event) => event.seat >= 0 && !REVEALS.includes(event.kind))?.seat ?? null,
    rotation: turned ? end.rotation : before.rotation,
    wheel: turned ? end.wheel : before.wheel,
  };
}

/** How much energy met at the action that is being told. */
export const totalOf = (act: Happening[]): number | null => act.find((event) => event.kind === "LOOKUP")?.details.total ?? null;
