// A finished local game: its result, its frames through somebody's eyes, its proof (server/finished).
import { type Bytes, type Engine, EVENT_SIZE, SPECTATOR } from "$engine/engine";
import type { Frame, Frames, Result, Verdict } from "$lib/protocol";
import type { Present } from "./answers";
import { commitment, fingerprint, wordOf } from "./dice";
import { eventsOf } from "./events";
import { replayed } from "./jade";
import { Refusal } from "./refusal";
import { counted, type Saved } from "./saved";
import { act, deal, type Game, ranking, type Standing, wins } from "./standing";
import type { Teller } from "./teller";
import { type Sight, told, viewOf } from "./viewers";

const MOST_FRAMES = 100; // in one reply

export function mustBeOver(saved: Saved): void {
  if (saved.status !== "over") throw new Refusal("not-over");
}

export function resultOf(engine: Engine, state: Bytes): Result {
  return {
    ranking: ranking(engine, state), scores: engine.scores(state), wins: wins(engine.payoffs(state)), truncated: engine.field(state, "truncated") !== 0,
  };
}

/** Which frames are wanted, and through whose eyes. */
export interface Look { readonly seat: number | null; readonly first: number; readonly last: number }

/** The frames from one number to another (both included) as a seat, or an onlooker, could know them then. */
export function framesOf(game: Game, saved: Saved, plans: Sight["plans"], { seat, first, last }: Look, teller: Teller): Frames {
  const { engine } = game;
  const moves = counted(saved.log);
  const stop = Math.min(last, first + MOST_FRAMES - 1, moves.length);
  const frames: Frame[] = [];
  let standing: Standing = deal(game, saved);
  let number = 0;
  for (let place = 0; place <= stop; place++) {
    let said = { seat: null as number | null, kind: "deal", text: "" };
    if (place > 0) {
      const move = moves[place - 1]!;
      // what others chose is told by the events that it caused; before those it was theirs to know
      const choice = place >= first && move.seat === seat ? engine.meaning(engine.know(standing.state, move.seat), move.action) : null;
      said = { seat: move.seat, kind: choice?.kind ?? "", text: choice ? teller.action(choice) : "" };
      const next = act(game, { ...standing, happened: [] }, move.seat, move.action);
      if (!next) throw new Refusal("outdated");
      standing = next;
    }
    const rows = standing.happened.at(-1)!;
    if (place >= first) {
      const view = viewOf({ engine, plans, standing }, engine.know(standing.state, seat ?? SPECTATOR));
      frames.push({ number: place, ...said, view: view!, events: told(eventsOf(engine, [rows], seat, number, number), teller) });
    }
    number += rows.length / EVENT_SIZE;
  }
  return { total: moves.length + 1, frames };
}

/** The game played again from its secret, which does not come out otherwise the second time. */
export function verdictOf(game: Game, { saved, standing }: Present): Verdict {
  const { dice } = saved;
  if (!dice) throw new Refusal("not-found");
  const { last } = replayed(game, saved);
  const digest = fingerprint(last.state, new Uint8Array());
  const verified = digest === fingerprint(standing.state, new Uint8Array());
  return {
    table: dice.table, commitment: commitment(dice), secret: dice.secret, seed: Number(wordOf(dice, 0)), verified,
    why: verified ? null : "final state differs", actions: counted(saved.log).length, digest,
  };
}
