// The tables of this device: answers the requests and messages that a server answers for its own.
import { tempersOf } from "$engine/bots";
import type { Library } from "$engine/library";
import type { Answer, BotChoice, BranchWish, DailyWish, Draft, Hint, Join, OriginInfo, TableInfo, Tokens, Withdraw } from "$lib/protocol";
import { newLocalId } from "$lib/local";
import { LANGUAGES, type Lang } from "$lib/texts";
import { answered, drafted, ended, running, withdrawn } from "./answers";
import { tableOf } from "./daily";
import { type Dice, newDice } from "./dice";
import { decode, encode, savedOf, verify } from "./jade";
import { framesOf, mustBeOver, resultOf, verdictOf } from "./looking-back";
import { dealt, noted, settled, tokens } from "./opening";
import { check, vary } from "./options";
import { Refusal } from "./refusal";
import { Reviews } from "./reviews";
import { counted, FORMAT, held, type Saved, type Seat } from "./saved";
import { bot, botNames, comeBack, fill, join, leave, person, rest, seatOf, seatsOf, type Wish } from "./seating";
import { Shelf, troubleOf } from "./shelf";
import { Speech, type Words } from "./speech";
import { Conflict, type Store } from "./store";
import type { LocalTable } from "./table";
import { tidy } from "./upkeep";
import { choiceInfo, infoOf } from "./viewers";

const SHOWN = 8; // choices of a hint
const LAST = 1_000_000; // of frames

/** A request: what stands in the address, and what came with it. */
export interface Asked { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: unknown; readonly lang: Lang }

export class Host {
  readonly shelf: Shelf;
  private readonly reviews = new Reviews();
  private readonly speeches = new Map<string, Promise<Speech>>();

  constructor(readonly store: Store, library: Library) {
    this.shelf = new Shelf(store, library);
  }

  words(lang: string, slug?: string): Promise<Words> {
    const spoken = lang in LANGUAGES ? (lang as Lang) : "en";
    const name = `${spoken} ${slug}`;
    let found = this.speeches.get(name);
    if (!found) this.speeches.set(name, (found = Speech.of(spoken, slug)));
    return found;
  }

  /** Answer a request; rejects with a Refusal. */
  async answer(asked: Asked): Promise<unknown> {
    const parts = asked.path.split("/").filter(Boolean);
    if (parts[0] === "local") return this.aboutAll(asked, parts[1] ?? "");
    const [, id = "", ...rest] = parts;
    try {
      return await this.aboutOne(asked, id, rest);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.shelf.refresh(id);
      throw new Refusal("late", {}, "web-offline-elsewhere");
    }
  }

  private async aboutAll({ body, lang }: Asked, what: string): Promise<unknown> {
    if (what === "tables") return body === undefined ? this.list() : this.open(body as Wish);
    if (what === "daily") return this.openDaily(body as DailyWish);
    if (what === "import") return this.bringIn(body as { name: string; text: string }, lang);
    throw new Refusal("not-found");
  }

  /** All that are kept here, the last one played first. What a game needs to be shown is not loaded for it. */
  private async list(): Promise<TableInfo[]> {
    const tables = await this.store.all();
    void tidy(tables).catch(() => undefined); // another time
    return tables.map((saved) => ({ ...infoOf(saved, null), outdated: false }));
  }

  private async aboutOne(asked: Asked, id: string, [what = "", which, how]: string[]): Promise<unknown> {
    if (asked.method === "POST" && what === "forget-table") return this.shelf.forget(id);
    const table = await this.shelf.find(id);
    const words = await this.words(asked.query.get("lang") ?? asked.lang, table.saved.game);
    if (what === "seats") return this.aboutSeat(table, Number(which), how ?? "", asked.body, words);
    const found = asked.method === "GET" ? await this.look(table, what, asked.query, words) : await this.command(table, what, asked.body, words);
    if (asked.method === "POST" && what !== "drafts") void this.follow(table);
    return found;
  }

  /** Bots play on, as far as another window has not let them. */
  async follow(table: LocalTable): Promise<void> {
    try {
      await table.drive();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.heard(table.saved.id);
    }
  }

  /** Another window has changed a table. */
  async heard(id: string): Promise<void> {
    const table = await this.shelf.refresh(id);
    if (table) await this.follow(table);
  }

  // --- looking ----------------------------------------------------------------------------------------------------------

  private async look(table: LocalTable, what: string, query: URLSearchParams, words: Words): Promise<unknown> {
    const number = (name: string, usual: number): number => Number(query.get(name) ?? usual);
    const seat = query.has("seat") ? number("seat", 0) : null;
    const { saved, game, loaded: { engine, plans } } = table;
    switch (what) {
      case "": return table.info;
      case "state": return table.state(words, number("since", 0));
      case "chat": return [];
      case "why": return { text: this.whyNot(table, seat ?? 0, number("action", -1), words) };
      case "hint": return this.hint(table, seat ?? 0, words);
      case "replay": return encode(game, saved);
    }
    mustBeOver(saved);
    switch (what) {
      case "result": return resultOf(engine, table.present.standing.state);
      case "verify": return verdictOf(game, table.present);
      case "review": return this.reviews.told(table, words, number("wait", 1));
      case "frames": {
        const first = number("from", 0);
        return framesOf(game, saved, plans, { seat, first, last: number("to", LAST) }, table.teller(words));
      }
    }
    throw new Refusal("not-found");
  }

  private whyNot(table: LocalTable, seat: number, action: number, words: Words): string | null {
    const { engine } = table.loaded;
    const { state } = table.present.standing;
    const asked = engine.asked(state);
    const teller = table.teller(words);
    if (table.saved.status === "over") return words.text("error-game-over");
    if (!asked.includes(seat)) {
      return words.text("error-not-asked", { name: teller.name(seat), asked: asked.map((other) => teller.name(other)).join(", ") });
    }
    if (!(action >= 0 && action < engine.about.actions)) return words.text("error-no-action", { action, last: engine.about.actions - 1 });
    const reason = engine.why(engine.know(state, seat), action);
    return reason && teller.reason(reason);
  }

  private async hint(table: LocalTable, seat: number, words: Words): Promise<Hint> {
    running(table.present);
    const { engine, thinking } = table.loaded;
    const { standing } = table.present;
    const known = engine.know(standing.state, seat);
    const teller = table.teller(words);
    const asked = engine.asked(standing.state);
    if (!asked.includes(seat)) throw new Refusal("not-asked", { asked: asked.map((other) => teller.name(other)).join(", ") });
    const wanted = (): boolean => table.standing!.prompts[seat] === standing.prompts[seat] && engine.asked(table.standing!.state).includes(seat);
    const advice = await thinking.advise(known, wanted);
    const choices = advice.slice(0, SHOWN).map((one) =>
      ({ action: one.action, text: teller.action(engine.meaning(known, one.action)), win: one.tries ? one.worth : 0, visits: one.tries }));
    const line = thinking.lineOf(known, advice[0]!.action).map((choice) => choiceInfo(choice, teller));
    return { prompt: standing.prompts[seat]!, choices, line, grounds: null };
  }

  // --- changing ---------------------------------------------------------------------------------------------------------

  private async command(table: LocalTable, what: string, body: unknown, words: Words): Promise<unknown> {
    switch (what) {
      case "drafts": return { ask: drafted(table.game, table.present, body as Draft, table.teller(words)) };
      case "join": await table.change(() => ({ saved: join(table.saved, body as Join), standing: table.standing })); break;
      case "fill": await table.change(() => ({ saved: fill(table.saved, body as BotChoice, words), standing: table.standing })); break;
      case "start": await table.change(() => dealt(table.saved, table.loaded.engine)); break;
      case "end": await table.change(() => ({ saved: ended(table.present), standing: table.standing })); break;
      case "answers": return this.act(table, { ...(body as Answer), type: "answer" });
      case "withdrawals": return this.act(table, { ...(body as Withdraw), type: "withdraw" });
      case "rematch": return tokens(await this.rematch(table));
      case "branch": return tokens(await this.branch(table, body as BranchWish, words));
      default: throw new Refusal("not-found");
    }
    return what === "join" ? tokens(table) : table.info;
  }

  private async aboutSeat(table: LocalTable, seat: number, how: string, body: unknown, words: Words): Promise<TableInfo> {
    seatOf(table.saved, seat);
    const change = (saved: () => Saved): Promise<void> => table.change(() => ({ saved: saved(), standing: table.standing }));
    if (how === "leave" || how === "remove") await change(() => leave(table.saved, seat, words));
    else if (how === "rest") await change(() => rest(table.saved, seat, body as BotChoice));
    else if (how === "back") await change(() => comeBack(table.saved, seat));
    else throw new Refusal("not-found");
    void this.follow(table);
    return table.info;
  }

  /** An answer or a withdrawal, kept when this comes back. The same key gets the same reply. */
  async act(table: LocalTable, message: Answer | Withdraw): Promise<object> {
    const { key, seat, prompt } = message;
    const known = table.saved.log.find((move) => move.key === key);
    const entry = message.type === "answer" ? message.actions : null;
    const reply = { type: "accepted", key, seat, prompt, action: entry?.[0] ?? -1 };
    if (known) {
      const same = known.seat === seat && known.prompt === prompt && String(known.entry) === String(entry);
      if (!same) throw new Refusal("key-reused");
      return reply;
    }
    if (!held(table.saved).includes(seat)) throw new Refusal("not-your-seat", { seat });
    await table.change(() => (message.type === "answer" ? answered(table.game, table.present, message) : withdrawn(table.game, table.present, message)));
    void this.follow(table);
    return reply;
  }

  // --- opening ----------------------------------------------------------------------------------------------------------

  /** Everybody's deal of a day, dealt at once. */
  private async openDaily(wish: DailyWish): Promise<Tokens> {
    const { about } = await this.kit(wish.game);
    const { wish: table, dice, origin } = tableOf(wish, about, Date.now());
    return this.open(table, dice, origin);
  }

  private async open(wish: Wish, dice?: Dice, origin: OriginInfo | null = null): Promise<Tokens> {
    const kit = await this.kit(wish.game);
    const words = await this.words(wish.lang, wish.game);
    const seats = seatsOf(wish, words, tempersOf(kit.about));
    const { options, components } = vary(kit.about, wish.options ?? {}, wish.components ?? {});
    const [least, most] = (components.game as { seats: [number, number] }).seats;
    if (seats.length < least || seats.length > most) {
      throw new Refusal("bad-request", { game: wish.game, seats: seats.length, low: least, high: most }, "error-seats");
    }
    check(kit.about, options, seats.length);
    const loaded = await this.shelf.loaded(kit, components);
    const id = newLocalId();
    const lobby: Saved = {
      format: FORMAT, id, game: wish.game, lang: words.lang, seats, options, components, births: [], dice: dice ?? newDice(id), seed: "0", status: "lobby",
      log: [], rules: kit.about.fingerprint, files: kit.files, check: "", rematch: null, origin, changed: Date.now(), version: 1,
    };
    const ready = settled(lobby, loaded.engine);
    return tokens(await this.shelf.add(wish.start ? dealt(ready, loaded.engine).saved : ready, loaded));
  }

  private async kit(game: string): ReturnType<Library["kit"]> {
    return this.shelf.library.kit(game).catch((error: unknown) => Promise.reject(troubleOf(error)));
  }

  /** Another game with the same seats; the old table says where it is. */
  private async rematch(table: LocalTable): Promise<LocalTable> {
    mustBeOver(table.saved);
    const { rematch } = table.saved;
    if (rematch) return this.shelf.find(rematch);
    const id = newLocalId();
    const fresh: Saved = {
      ...table.saved, id, dice: newDice(id), status: "lobby", log: [], births: [], check: "", rematch: null, origin: null, changed: Date.now(), version: 1,
    };
    const again = await this.shelf.add(fresh, table.loaded);
    await table.change(() => ({ saved: { ...table.saved, rematch: id }, standing: table.standing }));
    return again;
  }

  /** A table that goes on from a moment of a finished game, against bots. */
  private async branch(table: LocalTable, wish: BranchWish, words: Words): Promise<LocalTable> {
    mustBeOver(table.saved);
    const { saved } = table;
    seatOf(saved, wish.seat);
    const moves = counted(saved.log).slice(0, wish.ply);
    if (moves.length === counted(saved.log).length) throw new Refusal("game-over");
    const seats: Seat[] = saved.seats.map((_, seat) =>
      (seat === wish.seat ? person(wish.name || words.text("person-name", { number: 1 }), null) : bot(words, wish.level ?? "normal", seat)));
    const id = newLocalId();
    const branch: Saved = {
      ...saved, id, lang: words.lang, seats, status: "playing", log: moves.map(({ begun: _, ...move }) => ({ ...move, key: null, entry: null })),
      rematch: null, origin: { kind: "branch", day: "", table: saved.id, ply: moves.length },
      changed: Date.now(), version: 1,
    };
    return this.shelf.add(noted(table.game, branch), table.loaded);
  }

  /** A table of the game in a .jade file, held against what the file says. */
  private async bringIn({ name, text }: { name: string; text: string }, lang: Lang): Promise<Tokens> {
    const file = decode(text, name);
    const kit = await this.kit(file.game);
    const all = await Promise.all(Object.keys(LANGUAGES).map((one) => this.words(one)));
    const isBot = (called: string, seat: number): boolean => all.some((words) => botNames(words, seat).includes(called));
    const saved = savedOf(file, kit.about, { id: newLocalId(), lang, files: kit.files, now: Date.now(), isBot });
    const loaded = await this.shelf.loaded(kit, saved.components);
    const game = { engine: loaded.engine, dice: saved.dice };
    verify(game, saved, file, name);
    return tokens(await this.shelf.add(noted(game, saved), loaded));
  }
}
