// From a wish to a dealt game.
import type { Engine } from "$engine/engine";
import type { Tokens } from "$lib/protocol";
import type { Present } from "./answers";
import { fingerprint } from "./dice";
import { inForce } from "./options";
import { Refusal } from "./refusal";
import type { Saved } from "./saved";
import { again, deal, type Game } from "./standing";
import { messageName } from "./teller";
import type { LocalTable } from "./table";

/** The table with every option as it is in force; refuses options that do not go together. */
export function settled(saved: Saved, engine: Engine): Saved {
  const prototype = engine.newPrototype(saved.seats.length, saved.options);
  if (prototype instanceof Uint8Array) return { ...saved, options: inForce(engine, prototype) };
  throw new Refusal("bad-request", prototype.details, messageName(saved.game, "error", prototype.name));
}

/** Deal the game of a table. */
export function dealt(saved: Saved, engine: Engine): Present {
  if (saved.status !== "lobby") throw new Refusal("already-started");
  if (saved.seats.some((seat) => seat.kind === "open")) throw new Refusal("seats-open");
  const begun: Saved = { ...saved, births: saved.seats.map((seat) => seat.birth) };
  const standing = deal({ engine, dice: saved.dice }, begun);
  const check = fingerprint(standing.state, standing.happened[0]!);
  return { saved: { ...begun, status: engine.isOver(standing.state) ? "over" : "playing", check }, standing };
}

/** The table with the fingerprint of the state that its moves lead to. */
export function noted(game: Game, saved: Saved): Saved {
  const found = again(game, saved);
  if (!found) throw new Refusal("outdated");
  return { ...saved, check: fingerprint(found.state, found.happened.at(-1)!) };
}

/** What the server says of a new table or seat; here no token holds anything. */
export const tokens = (table: LocalTable): Tokens => ({ table: table.info, tokens: {} });
