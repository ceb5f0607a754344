// The worker in which games without a server are played: it takes requests and lines as a table server would.
import type { Answer, Look, Ping, Withdraw } from "$lib/protocol";
import type { Lang } from "$lib/texts";
import { Host } from "../offline/host";
import { errorOf, Refusal } from "../offline/refusal";
import { Conflict, BrowserStore } from "../offline/store";
import type { Listener, LocalTable } from "../offline/table";
import { Library } from "./library";
import type { FromWorker, ToWorker } from "./messages";

const REFUSED = 4400;
const windows = new BroadcastChannel("jade-tables");
const host = new Host(new BrowserStore((id) => windows.postMessage(id)), new Library());
windows.onmessage = ({ data }: MessageEvent<string>) => void host.heard(data).catch(() => undefined); // the next request says why

interface Line { readonly table: LocalTable; readonly listener: Listener }
const lines = new Map<number, Line>();

const tell = (message: FromWorker): void => postMessage(message);

/** A path with what follows its question mark. */
const split = (path: string): { path: string; query: URLSearchParams } => {
  const [name = "", query = ""] = path.split("?");
  return { path: name, query: new URLSearchParams(query) };
};

async function ask({ number, method, path, body, lang }: ToWorker & { kind: "ask" }): Promise<void> {
  try {
    tell({ kind: "reply", number, found: await host.answer({ method, ...split(path), body, lang: lang as Lang }) });
  } catch (error) {
    tell({ kind: "refusal", number, error: errorOf(error, await host.words(lang)) });
  }
}

async function open({ number, path, patience }: ToWorker & { kind: "open" }): Promise<void> {
  const { path: name, query } = split(path);
  const id = name.split("/")[2] ?? "";
  const lang = query.get("lang") ?? "en";
  let words = await host.words(lang);
  try {
    const table = await host.shelf.find(id);
    words = await host.words(lang, table.saved.game);
    const listener: Listener = {
      words, next: 0, patience,
      send: (message) => tell({ kind: "said", number, data: JSON.stringify(message) }),
      close: (code) => {
        lines.delete(number);
        tell({ kind: "closed", number, code });
      },
    };
    lines.set(number, { table, listener });
    table.welcome(listener, Number(query.get("since") ?? 0));
    table.listeners.add(listener);
    void host.follow(table);
  } catch (error) {
    tell({ kind: "said", number, data: JSON.stringify(errorOf(error, words)) });
    tell({ kind: "closed", number, code: REFUSED });
  }
}

async function hear(number: number, data: string): Promise<void> {
  const line = lines.get(number);
  if (!line) return;
  const { table, listener } = line;
  const message = JSON.parse(data) as Answer | Withdraw | Look | Ping;
  try {
    if (message.type === "answer" || message.type === "withdraw") listener.send(await host.act(table, message));
    else if (message.type === "look") table.welcome(listener, listener.next);
    else if (message.type === "ping") listener.send({ type: "pong", now: Date.now() });
    else throw new Refusal("chat-off");
  } catch (error) {
    const key = "key" in message ? message.key : null;
    if (!(error instanceof Conflict)) return listener.send(errorOf(error, listener.words, key));
    await host.shelf.refresh(table.saved.id);
    listener.send(errorOf(new Refusal("late", {}, "web-offline-elsewhere"), listener.words, key));
  }
}

function hangUp(number: number): void {
  const line = lines.get(number);
  line?.table.listeners.delete(line.listener);
  lines.delete(number);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "ask": return void ask(data);
    case "open": return void open(data);
    case "say": return void hear(data.number, data.data);
    case "hang-up": return hangUp(data.number);
  }
};
