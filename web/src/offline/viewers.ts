// What those at this device may see of a game, in the shapes that the server sends (server/tables/viewers.py).
import { decode } from "$engine/decode";
import { type Choice, type Engine, type Known, SPECTATOR } from "$engine/engine";
import type { Plans } from "$engine/compare";
import type { Ask, ChoiceInfo, EventInfo, TableInfo, Viewer } from "$lib/protocol";
import { commitment } from "./dice";
import { held, type Saved } from "./saved";
import { eventsOf } from "./events";
import type { Standing } from "./standing";
import { takeable } from "./takeback";
import type { Happening, Teller } from "./teller";

/** A dealt game and what it is read with. */
export interface Sight { readonly engine: Engine; readonly plans: Plans; readonly standing: Standing }

export const told = (events: readonly Happening[], teller: Teller): EventInfo[] =>
  events.map((event) => ({ ...event, details: { ...event.details }, text: teller.event(event) }));

export const choiceInfo = (choice: Choice, teller: Teller): ChoiceInfo =>
  ({ action: choice.action, kind: choice.kind, details: { ...choice.details }, text: teller.action(choice) });

export const viewOf = ({ engine, plans }: Sight, known: Known): Viewer["view"] => decode(plans.VIEW, engine.view(known));

/** What a seat is asked, with every choice in words; null when it is asked nothing. */
export function askOf(engine: Engine, known: Known, prompt: number, teller: Teller): Ask | null {
  const kind = engine.prompt(known);
  if (kind === null) return null;
  const choices = engine.offer(known).map((choice) => choiceInfo(choice, teller));
  return { prompt, kind, text: teller.prompt(kind), deadline: null, choices };
}

/** The game as one seat or an onlooker may know it. */
export function viewerOf(sight: Sight, seat: number | null, since: number, teller: Teller, closed: boolean): Viewer {
  const { engine, standing } = sight;
  const known = engine.know(standing.state, seat ?? SPECTATOR);
  const prompt = seat === null ? 0 : standing.prompts[seat]!;
  return {
    seat,
    view: viewOf(sight, known),
    ask: seat === null || closed ? null : askOf(engine, known, prompt, teller),
    withdrawable: seat !== null && !closed && takeable(standing.recent, seat) > 0 ? prompt : null,
    clocks: [],
    events: told(eventsOf(engine, standing.happened, seat, since), teller),
  };
}

/** What everybody knows about a table. */
export function infoOf(saved: Saved, sight: Sight | null): TableInfo {
  const facts = sight && decode<object>(sight.plans.FACTS, sight.engine.facts(sight.engine.know(sight.standing.state, SPECTATOR)));
  const seats = saved.seats.map(({ kind, name, level, resting }, seat) =>
    ({ seat, kind, name, level, resting, away: false, present: kind === "person", muted: false }));
  return {
    id: saved.id, link: `/t/${saved.id}`, game: saved.game, status: saved.status, lang: saved.lang, clock: 0, clock_kind: "decision",
    increment: 0, spectators: false, listed: false,
    chat: false, options: { ...saved.options }, facts: facts as TableInfo["facts"], seats, commitment: saved.dice ? commitment(saved.dice) : "",
    outdated: saved.status !== "lobby" && sight === null, rematch: saved.rematch, origin: saved.origin, hurried: false, onlookers: 0,
    standing: sight && saved.status === "closed" ? sight.engine.scores(sight.standing.state) : null,
    you: held(saved), host: true,
  };
}
