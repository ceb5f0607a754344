// A device at a table: what it may see of the game, shown at a pace people can follow, and what it answers.
import { Stagehand } from "./acts.svelte";
import { get, post, Refused } from "./api";
import { Connection, type News } from "./connection.svelte";
import { alike, hands } from "./handover";
import { Pace } from "./pace.svelte";
import type { Ask, ChatInfo, Drafted, EventInfo, Hint, Reason, SeatInfo, TableInfo, Viewer } from "./protocol";
import { settings, type Speed } from "./settings.svelte";
import { Unread } from "./unread.svelte";
import type { AnyFacts, AnyView } from "./view";

/** The game after a move, as each seat of this device may know it; its events are what is new in it. */
interface Scene { viewers: Viewer[]; status: string }

const STAY: Record<Speed, number> = { slow: 2200, normal: 1100, fast: 450, instant: 0 };
const RECALL = 4000; // milliseconds
const MOST_EVENTS = 6; // a step with many events stays longer, up to this many

const BRIEF = 0.5; // of a step's time, where nothing happened but small things

/** How long a step is shown; `brief` are the kinds of events that are small things. */
export function stay(scene: Scene, brief: ReadonlySet<string>): number {
  const all = Math.max(0, ...scene.viewers.map((viewer) => viewer.events.length));
  const count = Math.max(0, ...scene.viewers.map((viewer) => viewer.events.filter((event) => !brief.has(event.kind)).length));
  if (all === 0 || STAY[settings.speed] === 0) return 0;
  if (count === 0) return STAY[settings.speed] * BRIEF;
  return STAY[settings.speed] * (1 + (Math.min(count, MOST_EVENTS) - 1) / MOST_EVENTS);
}

function merge(scenes: Scene[]): Scene {
  const last = scenes.at(-1)!;
  const viewers = last.viewers.map((viewer) => ({
    ...viewer,
    events: scenes.flatMap((scene) => scene.viewers.find((other) => other.seat === viewer.seat)?.events ?? []),
  }));
  return { ...last, viewers };
}

export class Sitting {
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatInfo[]>([]);
  /** A sentence for the person here: a refusal, or why something cannot be done. */
  notice = $state("");
  /** Why nobody gets in here: no such table, no onlookers. */
  refusal = $state("");
  seatLost = $state(false);
  /** The server's clock minus ours, for deadlines. */
  ahead = $state(0);

  /** Waits for the board, where it shows a happening in acts. */
  readonly stagehand = new Stagehand(() => this.pace.resume());
  /** The kinds of events of this game that are soon understood. */
  brief: ReadonlySet<string> = new Set();
  readonly pace: Pace<Scene> = new Pace<Scene>((scene) => stay(scene, this.brief), merge, (scene) => this.showed(scene), () => this.stagehand.running);
  readonly line: Connection;

  /** What was said and not yet seen. */
  readonly unread: Unread;
  private logs = $state.raw(new Map<number | null, EventInfo[]>());
  private sent = $state.raw<{ key: string; seat: number; prompt: number } | null>(null);
  private weighed = $state.raw<{ seat: number; prompt: number; actions: number[] } | null>(null);
  private stirred = false;
  private taken = ""; // what was asked to be taken back last
  private looker = $state<number | null>(null);
  private lastLooker = $state<number | null>(null);
  private leaving = false;
  private recalled = $state.raw<EventInfo[] | null>(null);
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private answers = $state.raw(new Map<number, number>());
  /** Whether the updates that come now tell what happened before we came. */
  private telling = false;

  constructor(readonly id: string) {
    this.unread = new Unread(id, () => this.chat, () => this.mine);
    this.line = new Connection(id, () => settings.lang, (news, since) => this.hear(news, since), () => this.lostSeat());
  }

  // --- what is seen ---------------------------------------------------------------------------------------------------

  readonly mine: number[] = $derived(this.table?.you ?? []);
  /** The one seat of whoever reads; null for an onlooker, and where several people share the device. */
  readonly self: number | null = $derived(this.mine.length === 1 ? this.mine[0]! : null);
  readonly seats: SeatInfo[] = $derived(this.table?.seats ?? []);
  readonly status = $derived(this.pace.shown?.status ?? this.table?.status ?? "");
  private readonly called = $derived(
    (this.pace.shown?.viewers ?? []).flatMap((viewer) =>
      viewer.seat !== null && viewer.ask && !this.seats[viewer.seat]?.resting ? [viewer.seat] : [],
    ),
  );
  /** Whether the seats of this device know different things; where they do not, it need not be covered between people. */
  private readonly secrets = $derived(
    !alike((this.pace.shown?.viewers ?? []).map((viewer) => viewer.view)) || [...this.logs.values()].some((log) => log.some((event) => event.hidden)),
  );
  /** Whether moves are still being shown. */
  readonly showing: boolean = $derived(this.pace.behind > 0 || this.stagehand.running);
  private readonly hands = $derived(hands(this.mine, this.called, this.looker, this.lastLooker));
  /** The seat whose view is on the screen; null for an onlooker, or while the device changes hands. */
  readonly eye: number | null = $derived(
    this.mine.length > 1 && (!this.secrets || this.status === "over") ? (this.hands.next ?? this.hands.eye) : this.hands.eye,
  );
  /** The seat the device should be passed to. */
  readonly next: number | null = $derived(
    this.secrets && !this.showing && this.status !== "over" ? this.hands.next : null,
  );
  /** Whether the screen is covered until the next person has the device in hand. */
  readonly covered = $derived(this.mine.length > 1 && this.eye === null && this.status !== "lobby");
  readonly viewer: Viewer | null = $derived(
    this.covered ? null : (this.pace.shown?.viewers.find((viewer) => viewer.seat === this.eye) ?? null),
  );
  readonly view: AnyView | null = $derived(this.viewer?.view ?? null);
  readonly facts: AnyFacts | null = $derived(this.table?.facts ?? null);
  /** What has just happened. */
  readonly news: EventInfo[] = $derived(this.viewer?.events ?? []);
  /** What the board marks: what has just happened, or something earlier that somebody wants to see again. */
  readonly fresh: EventInfo[] = $derived(this.recalled ?? this.news);
  readonly log: EventInfo[] = $derived(this.covered ? [] : (this.logs.get(this.eye) ?? []));
  /** The number of the last event before this person's last answer; null where they have not answered here. */
  readonly answered: number | null = $derived.by(() => {
    if (this.eye === null) return null;
    const here = this.answers.get(this.eye);
    if (here !== undefined) return here;
    // Answered on a page that was closed meanwhile: what others did since is new. It may be that nobody did anything yet.
    const others = this.log.findLastIndex((event) => event.seat >= 0 && event.seat !== this.eye);
    return this.log.slice(0, Math.max(0, others)).findLast((event) => event.seat === this.eye)?.number ?? null;
  });
  /** Whether a bot sits in for the person here, because their time ran out. */
  readonly away = $derived(this.eye !== null && (this.seats[this.eye]?.away ?? false));
  readonly resting = $derived(this.eye !== null && (this.seats[this.eye]?.resting ?? false));
  /** What this person may answer now; null while others decide, while moves are still shown, and while an answer is on its way. */
  readonly ask: Ask | null = $derived.by(() => {
    const ask = this.viewer?.ask ?? null;
    if (!ask || this.showing || this.resting) return null;
    return this.sent?.seat === this.eye && this.sent.prompt === ask.prompt ? null : ask;
  });
  /** A choice that counts when it is made once more, by those who asked to confirm theirs; in words where it has any. */
  readonly unconfirmed: { text: string } | null = $derived.by(() => {
    const { ask, weighed } = this;
    if (!ask || !weighed || weighed.seat !== this.eye || weighed.prompt !== ask.prompt) return null;
    const first = ask.choices.find((choice) => choice.action === weighed.actions[0]);
    return { text: weighed.actions.length === 1 ? (first?.text ?? "") : "" };
  });
  /** Whether the person here may take their last choice back. */
  readonly takeable: boolean = $derived(this.viewer?.withdrawable != null && !this.resting && this.status === "playing");
  /** Whether an answer of the person here is on its way: the server has not said yet that it has it. */
  readonly sending: boolean = $derived(this.sent !== null && this.sent.seat === this.eye && this.viewer?.ask?.prompt === this.sent.prompt);
  /** The names of those who have to decide; whose answer is on its way has decided. */
  readonly deciding: string[] = $derived(
    (this.view?.asked ?? []).filter((seat) => !(this.sending && seat === this.eye)).map((seat) => this.name(seat)),
  );

  /** How long whoever has just answered still looks before the device is covered, in milliseconds. */
  get linger(): number {
    return 2 * STAY[settings.speed];
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  // --- coming and going -----------------------------------------------------------------------------------------------

  open(): void {
    this.line.open(0);
  }

  close(): void {
    this.line.close();
    this.pace.stop();
    clearTimeout(this.forgetting);
  }

  /** The device is in this person's hands now. */
  take(seat: number): void {
    this.looker = seat;
  }

  /** Whoever does anything is here, and plays on. */
  stir(): void {
    if (!this.away || this.stirred) return;
    this.stirred = true;
    void this.post(`/seats/${this.eye}/back`).then(() => (this.stirred = false));
  }

  /** Cover the screen, so that the device can be passed on. */
  cover(): void {
    this.lastLooker = this.eye;
    this.looker = null;
  }

  async join(name: string, birth: string, seat: number | null): Promise<void> {
    if (await this.post("/join", { name, birth: birth || null, seat })) this.open();
  }

  async leave(seat: number): Promise<void> {
    this.leaving = true;
    await this.post(`/seats/${seat}/leave`);
  }

  /** A request about this table; a refusal becomes a notice. */
  async post(path: string, body: object = {}): Promise<boolean> {
    try {
      await post(`/tables/${this.id}${path}`, body);
      this.notice = "";
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  // --- playing --------------------------------------------------------------------------------------------------------

  choose = (action: number): void => this.chooseAll([action]);

  chooseAll = (actions: number[]): void => {
    if (!this.ask || this.eye === null || !actions.length) return;
    this.notice = "";
    const [seat, { prompt }] = [this.eye, this.ask];
    const again = this.unconfirmed !== null && String(this.weighed?.actions) === String(actions);
    if (settings.confirm && !again) {
      this.weighed = { seat, prompt, actions };
      return;
    }
    this.weighed = null;
    this.answers = new Map(this.answers).set(seat, this.log.at(-1)?.number ?? -1);
    this.looker = seat; // whoever answers has the device in hand
    this.sent = { seat, prompt, key: this.line.answer({ type: "answer", seat, prompt, actions }) };
  };

  /** Why an action is not among the choices; null where there is nobody to ask for, or nothing to say. */
  whyNot = async (action: number): Promise<string | null> => {
    if (this.eye === null) return null;
    try {
      return (await get<Reason>(`/tables/${this.id}/why?seat=${this.eye}&action=${action}&lang=${settings.lang}`)).text ?? null;
    } catch (error) {
      return error instanceof Refused ? error.message : String(error);
    }
  };

  /** Let the board mark once more what happened earlier, for a while; then nothing is marked until something new comes. */
  recall(events: EventInfo[]): void {
    clearTimeout(this.forgetting);
    this.recalled = events;
    this.forgetting = setTimeout(() => (this.recalled = []), RECALL);
  }

  /** Show at once how all that is still being shown came out. */
  skip(): void {
    this.pace.skip();
    this.stagehand.skip();
  }

  async hint(): Promise<Hint | null> {
    try {
      return await get<Hint>(`/tables/${this.id}/hint?seat=${this.eye}&lang=${settings.lang}`);
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** What would be asked after these actions; null when they are a whole entry. */
  draft = async (actions: number[]): Promise<Ask | null> => {
    const question = { seat: this.eye, prompt: this.ask?.prompt, actions };
    return (await post<Drafted>(`/tables/${this.id}/drafts?lang=${settings.lang}`, question)).ask ?? null;
  };

  /** Make the choice that is to be confirmed, or think again. */
  confirm(sure: boolean): void {
    const actions = this.weighed?.actions;
    if (sure && actions) this.chooseAll(actions);
    else this.weighed = null;
  }

  /** Take the last choice back; once, however often it is asked for. */
  withdraw(): void {
    const prompt = this.viewer?.withdrawable;
    if (this.eye === null || prompt == null || this.taken === `${this.eye} ${prompt}`) return;
    this.taken = `${this.eye} ${prompt}`;
    this.line.answer({ type: "withdraw", seat: this.eye, prompt });
  }

  say(text: string): boolean {
    return this.line.send({ type: "say", seat: this.eye ?? this.mine[0], text });
  }

  react(reaction: string): boolean {
    return this.line.send({ type: "react", seat: this.eye ?? this.mine[0], reaction });
  }

  // --- hearing --------------------------------------------------------------------------------------------------------

  private hear(news: News, since: number): void {
    if (news.type === "welcome") {
      this.refusal = "";
      this.table = news.table;
      const scene = { viewers: news.viewers, status: news.table.status };
      if (since === 0) this.begin(scene);
      else this.arrive(scene);
      if (since >= 0) this.telling = since === 0 && news.more;
      void this.readChat();
    } else if (news.type === "update") {
      const scene = { viewers: news.viewers, status: news.status };
      if (this.telling) this.goBack(scene);
      else this.arrive(scene);
      this.telling &&= news.more;
    } else if (news.type === "table") {
      const dealt = this.table?.status === "lobby" && news.table.status !== "lobby";
      const ended = this.table?.status !== "closed" && news.table.status === "closed"; // nobody is asked anything any more
      this.table = news.table;
      if (dealt || ended) this.line.send({ type: "look" });
    } else if (news.type === "accepted") {
      if (this.sent?.key === news.key) this.sent = null;
    } else if (news.type === "chat") {
      if (this.chat.some((line) => line.number === news.number)) return;
      this.chat = [...this.chat, news];
      this.unread.heard(news);
    } else if (news.type === "pong") {
      this.ahead = news.now - Date.now();
    } else {
      if (this.sent?.key === news.key) this.sent = null;
      if (this.line.state === "open") this.notice = news.text;
      else this.refusal = news.text;
    }
  }

  /** Everything from the beginning: the log is new, nothing is waiting. */
  private begin(scene: Scene): void {
    this.logs = new Map(scene.viewers.map((viewer) => [viewer.seat, viewer.events]));
    const quiet = scene.viewers.map((viewer) => ({ ...viewer, events: [] }));
    this.pace.reset(scene.viewers.length ? { ...scene, viewers: quiet } : null);
  }

  /** More of what happened before we came: it goes into the log, and nobody has to watch it happen. */
  private goBack(scene: Scene): void {
    this.showed(scene);
    this.pace.reset({ ...scene, viewers: scene.viewers.map((viewer) => ({ ...viewer, events: [] })) });
  }

  private arrive(scene: Scene): void {
    if (!scene.viewers.length) return;
    this.pace.push(scene);
  }

  private showed(scene: Scene): void {
    clearTimeout(this.forgetting);
    this.recalled = null;
    const logs = new Map(this.logs);
    for (const viewer of scene.viewers) {
      const known = logs.get(viewer.seat) ?? [];
      const last = known.at(-1)?.number ?? -1;
      const news = viewer.events.filter((event) => event.number > last);
      if (news.length) logs.set(viewer.seat, [...known, ...news]);
      const late = news.find((event) => event.kind === "timed-out" && this.mine.includes(event.seat));
      if (late) this.notice = late.text;
    }
    this.logs = logs;
    if (this.table && this.table.status !== scene.status) this.table = { ...this.table, status: scene.status };
  }

  private async readChat(): Promise<void> {
    if (!this.table?.chat) return;
    const lines = await get<ChatInfo[]>(`/tables/${this.id}/chat`).catch(() => null);
    if (!lines) return;
    this.chat = lines;
    this.unread.begin();
  }

  private lostSeat(): void {
    this.seatLost = !this.leaving;
    this.leaving = false;
    this.sent = null;
    this.looker = null;
    this.open();
  }

  private complain(error: unknown): void {
    this.notice = error instanceof Refused ? error.message : String(error);
  }
}
