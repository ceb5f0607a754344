// What a seat answers, checked in the order of the server: the question, then each action (server/tables/play.py).
import type { Known } from "$engine/engine";
import type { Answer, Ask, Draft, Withdraw } from "$lib/protocol";
import { isMistake } from "./events";
import { Refusal } from "./refusal";
import type { Move, Saved } from "./saved";
import { act, draft, type Game, type Standing, without } from "./standing";
import { takeable } from "./takeback";
import { Teller } from "./teller";
import { askOf } from "./viewers";

/** A table, and how its game stands. */
export interface Present { readonly saved: Saved; readonly standing: Standing }

const MOST_ACTIONS = 300;

export function running({ saved }: Present): void {
  if (saved.status === "lobby") throw new Refusal("not-started");
  if (saved.status === "closed") throw new Refusal("closed");
  if (saved.status === "over") throw new Refusal("game-over");
}

/** Nobody plays on, and nobody has won. All who sit here sit at this device. */
export function ended(present: Present): Saved {
  running(present);
  return { ...present.saved, status: "closed" };
}

const names = (saved: Saved): string[] => saved.seats.map((seat) => seat.name);

/** Refuse an answer to a question that this seat is not asked now. */
function checkQuestion(game: Game, { saved, standing }: Present, seat: number, prompt: number): void {
  if (prompt !== standing.prompts[seat]) throw new Refusal("late", { prompt, now: standing.prompts[seat]! });
  const asked = game.engine.asked(standing.state);
  if (!asked.includes(seat)) {
    throw new Refusal("not-asked", (words) => {
      const teller = new Teller(game.engine.about, words, names(saved));
      return { asked: asked.map((other) => teller.name(other)).join(", ") };
    });
  }
}

/** Why a seat may not choose an action, as a refusal. */
function illegal({ engine }: Game, saved: Saved, known: Known, action: number): Refusal {
  if (!Number.isInteger(action) || action < 0 || action >= engine.about.actions) {
    return new Refusal("illegal", { action, last: engine.about.actions - 1 }, "error-no-action");
  }
  const [choice, reason] = [engine.meaning(known, action), engine.why(known, action)];
  return new Refusal("illegal", (words) => {
    const teller = new Teller(engine.about, words, names(saved));
    return { action: teller.action(choice), why: reason ? teller.reason(reason) : "" };
  }, "error-illegal");
}

/** The actions of an entry that count. They are tried on an imagined game: a refusal by the real one could tell a secret. */
function restOf(game: Game, { saved, standing }: Present, seat: number, actions: readonly number[]): readonly number[] {
  const { engine } = game;
  const known = engine.know(standing.state, seat);
  if (!known.legal.includes(actions[0]!)) throw illegal(game, saved, known, actions[0]!);
  if (actions.length === 1) return [];
  let ahead = engine.imagine(standing.state, seat, 0n);
  for (const [place, action] of actions.entries()) {
    const inside = engine.know(ahead, seat);
    const step = inside.legal.includes(action) ? engine.take(ahead, seat, action) : null;
    if (!step) throw illegal(game, saved, inside, action);
    if (isMistake(engine, step.events)) return actions.slice(1, place + 1);
    ahead = step.state;
  }
  return actions.slice(1);
}

/** A seat answers what it is asked: with one action, or with all parts of an entry in one piece. */
export function answered(game: Game, present: Present, { seat, prompt, actions, key }: Answer): Present {
  running(present);
  if (!Array.isArray(actions) || !actions.length || actions.length > MOST_ACTIONS) throw new Refusal("bad-request", { why: "actions" });
  checkQuestion(game, present, seat, prompt);
  const rest = restOf(game, present, seat, actions);
  const begun = present.saved.log.length;
  let found = acted(game, present, seat, actions[0]!, { key, entry: actions, begun });
  for (const action of rest) {
    if (!game.engine.legal(found.standing.state, seat).includes(action)) break; // something came to light; what was done stands
    found = acted(game, found, seat, action, { key: null, entry: null, begun });
  }
  return found;
}

/** A legal action, and the line it adds to the log. */
export function acted(game: Game, { saved, standing }: Present, seat: number, action: number, sent: Pick<Move, "key" | "entry" | "begun">): Present {
  const part = { entry: sent.begun ?? saved.log.length, own: sent.begun !== undefined };
  const after = act(game, standing, seat, action, part);
  if (!after) throw illegal(game, saved, game.engine.know(standing.state, seat), action);
  const move: Move = { kind: "act", seat, action, prompt: standing.prompts[seat]!, ...sent };
  return { saved: { ...saved, log: [...saved.log, move] }, standing: after };
}

/** A seat takes its last choice back, all parts of it. */
export function withdrawn(game: Game, present: Present, { seat, prompt, key }: Withdraw): Present {
  running(present);
  const { saved, standing } = present;
  if (prompt !== standing.prompts[seat]) throw new Refusal("late", { prompt, now: standing.prompts[seat]! });
  const parts = takeable(standing.recent, seat);
  const after = parts ? without(game, standing, seat, parts) : null;
  if (!after) throw new Refusal("nothing-to-withdraw");
  const move: Move = { kind: "withdraw", seat, action: -1, prompt, key, entry: null, parts };
  return { saved: { ...saved, log: [...saved.log, move] }, standing: after };
}

/** What a seat would be asked after choices that it has not made; null where the last one ends what can be drafted. */
export function drafted(game: Game, present: Present, { seat, prompt, actions }: Draft, teller: Teller): Ask | null {
  running(present);
  checkQuestion(game, present, seat, prompt);
  const { engine } = game;
  let ahead = engine.imagine(present.standing.state, seat, 0n);
  for (const [place, action] of actions.entries()) {
    const known = engine.know(ahead, seat);
    const step = known.legal.includes(action) ? draft(engine, ahead, seat, action) : null;
    if (!step) throw illegal(game, present.saved, known, action);
    ahead = step.state;
    if (step.events.length || !engine.asked(ahead).includes(seat)) {
      if (place < actions.length - 1) throw new Refusal("bad-request", { why: "actions" });
      return null;
    }
  }
  return askOf(engine, engine.know(ahead, seat), present.standing.prompts[seat]!, teller);
}
