// One socket to one table: it comes back by itself after a loss, and nothing that was answered is lost or sent twice.
import { staysHere } from "./local";
import type { Accepted, Answer, ChatInfo, ErrorBody, Pong, TableChanged, Update, Welcome, Withdraw } from "./protocol";

export type News = Welcome | Update | TableChanged | Accepted | ChatInfo | Pong | ErrorBody;
export type Keyed = Omit<Answer, "key"> | Omit<Withdraw, "key">;

/** The part of a WebSocket that we use; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export const REFUSED = 4400;
export const LOST_SEAT = 4401;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const BEAT = 20_000; // a sign of life is asked for this often
const PATIENCE = 45_000; // silence that means the line is dead, whatever the browser thinks
/** Refusals at the door that pass with time. */
const PASSING = new Set(["too-many", "too-many-sockets", "unavailable", "failed"]);

export type LineState = "opening" | "open" | "lost" | "refused" | "closed";

const API = "/api";

/** A line to a table: of the server, or of this device. */
function dial(path: string): Line {
  const own = path.slice(API.length);
  if (staysHere(own)) return later(import("$engine/remote").then(({ remote }) => remote.dial(own)));
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as unknown as Line;
}

/** A line that is still being laid. Nothing is said on it before the other side has spoken. */
function later(coming: Promise<Line>): Line {
  let laid: Line | null = null;
  let closed = false;
  const line: Line = {
    onopen: null, onmessage: null, onclose: null,
    send: (data) => laid?.send(data),
    close: () => {
      closed = true;
      laid?.close();
    },
  };
  void coming.then((found) => {
    laid = found;
    if (closed) return found.close();
    found.onmessage = (event) => line.onmessage?.(event);
    found.onclose = (event) => line.onclose?.(event);
  }, () => line.onclose?.({ code: 0 }));
  return line;
}

export class Connection {
  state = $state<LineState>("opening");
  /** Answers on their way, by key: sent, but not yet acknowledged. */
  private unanswered = new Map<string, string>();
  private line: Line | null = null;
  private since = 0;
  private tries = 0;
  private heardAt = 0;
  private doorRefusal: ErrorBody | null = null;
  private welcomed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly lang: () => string,
    private readonly told: (news: News, since: number) => void,
    private readonly lostSeat: () => void,
    private readonly make: (path: string) => Line = dial,
  ) {}

  /** Open the line; with `since` 0 everything that happened is told again. */
  open(since = this.since): void {
    this.hangUp();
    this.since = since;
    this.welcomed = false;
    this.doorRefusal = null;
    if (this.state !== "lost") this.state = "opening";
    const line = this.make(`${API}/tables/${this.table}/socket?since=${since}&lang=${this.lang()}`);
    this.line = line;
    line.onmessage = (event) => this.line === line && this.hear(JSON.parse(event.data) as News, since);
    line.onclose = (event) => this.line === line && this.dropped(event.code);
    this.heardAt = Date.now();
    this.beat = setInterval(() => this.listen(), BEAT);
  }

  /** Try again at once, when there is reason to hope: the device is online again or somebody looks at the page. */
  hurry(): void {
    if (this.state === "lost" && this.line === null) this.open();
  }

  close(): void {
    this.hangUp();
    this.state = "closed";
  }

  /** Send an answer under a key of its own; it is sent again after a loss until the server has replied to it. */
  answer(message: Keyed): string {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const data = JSON.stringify({ ...message, key });
    this.unanswered.set(key, data);
    if (this.welcomed) this.line?.send(data);
    return key;
  }

  /** Send what is worth nothing later, such as chat; false when there is no line. */
  send(message: object): boolean {
    if (!this.welcomed || !this.line) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  private hear(news: News, since: number): void {
    this.heardAt = Date.now();
    if (news.type === "welcome" || news.type === "update") this.since = news.next;
    if (news.type === "welcome" && !this.welcomed) {
      this.welcomed = true;
      this.tries = 0;
      this.state = "open";
      this.send({ type: "ping" });
      for (const data of this.unanswered.values()) this.line?.send(data);
    } else if (news.type === "welcome") {
      since = -1; // asked for by `look`: only what is new
    }
    if (news.type === "error" && !this.welcomed) this.doorRefusal = news;
    if (news.type === "accepted" || news.type === "error") this.unanswered.delete(news.key ?? "");
    this.told(news, since);
  }

  private dropped(code: number): void {
    this.hangUp();
    if (code === LOST_SEAT) {
      this.unanswered.clear();
      this.lostSeat();
      return;
    }
    if (code === REFUSED && !PASSING.has(this.doorRefusal?.code ?? "")) {
      this.state = "refused";
      return;
    }
    this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** Ask for a sign of life; a line that gave none for long is given up. */
  private listen(): void {
    if (Date.now() - this.heardAt > PATIENCE) this.dropped(0);
    else this.send({ type: "ping" });
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    line?.close();
  }
}
