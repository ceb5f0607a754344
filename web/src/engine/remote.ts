// The page's side of the worker: requests and lines for tables of this device.
import { Refused } from "$lib/refused";
import type { Line } from "$lib/connection.svelte";
import { settings } from "$lib/settings.svelte";
import { say, words } from "$lib/words.svelte";
import type { FromWorker, ToWorker } from "./messages";

interface Waiting { readonly resolve: (found: unknown) => void; readonly reject: (error: Error) => void }

const LOST = 1006; // as a socket that broke
const GRACE = 1500; // milliseconds in which people can take a choice back before bots go on; who wants all at once wants none

class Remote {
  private worker: Worker | undefined;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Line>();

  ask(method: string, path: string, body: unknown): Promise<unknown> {
    const number = this.count++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.tell({ kind: "ask", number, method, path, body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)), lang: settings.lang });
    });
  }

  /** A line to a table, as a socket would be. */
  dial(path: string): Line {
    const number = this.count++;
    const line: Line = {
      onopen: null, onmessage: null, onclose: null,
      send: (data) => this.tell({ kind: "say", number, data }),
      close: () => {
        this.lines.delete(number);
        this.tell({ kind: "hang-up", number });
      },
    };
    this.lines.set(number, line);
    this.tell({ kind: "open", number, path, patience: settings.speed === "instant" ? 0 : GRACE });
    return line;
  }

  private tell(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.broken();
    return worker;
  }

  private hear(message: FromWorker): void {
    const { number } = message;
    if (message.kind === "said") this.lines.get(number)?.onmessage?.(message);
    else if (message.kind === "closed") {
      const line = this.lines.get(number);
      this.lines.delete(number);
      line?.onclose?.(message);
    } else {
      const asked = this.waiting.get(number);
      this.waiting.delete(number);
      if (message.kind === "reply") asked?.resolve(message.found);
      else asked?.reject(new Refused(message.error.code, message.error.text));
    }
  }

  /** The worker has died, or could not be loaded: everything is kept, and the next request starts another one. */
  private broken(): void {
    this.worker?.terminate();
    this.worker = undefined;
    const lines = [...this.lines.values()];
    const waiting = [...this.waiting.values()];
    this.lines.clear();
    this.waiting.clear();
    void words.need("web/offline").then(() => {
      for (const { reject } of waiting) reject(new Refused("unavailable", say("web-offline-worker")));
      for (const line of lines) line.onclose?.({ code: LOST });
    });
  }
}

export const remote = new Remote();
