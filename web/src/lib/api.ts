// Requests to the server. A refusal comes back as an error with the server's own sentence.
import { serverless, answerFile } from "./serverless";
import { kept } from "./kept";
import { staysHere } from "./local";
import type { ErrorBody } from "./protocol";
import { Refused } from "./refused";
import { settings } from "./settings.svelte";

export { Refused } from "./refused";

/** The answer of this device, about a table of its own. */
async function ownReply(method: string, path: string, body?: unknown): Promise<Response> {
  const { remote } = await import("$engine/remote");
  const found = await remote.ask(method, path, body);
  if (found === undefined) return new Response(null, { status: 204 });
  return new Response(typeof found === "string" ? found : JSON.stringify(found));
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  if (staysHere(path)) return ownReply(method, path, body);
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const address = serverless ? answerFile(path) : path;
  const reply = await fetch(`/api${address}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!reply.ok) {
    const error = (await reply.json().catch(() => null)) as ErrorBody | null;
    throw new Refused(error?.code ?? "failed", error?.text ?? reply.statusText);
  }
  return reply;
}

const json = async <T>(reply: Response): Promise<T> => (reply.status === 204 ? (undefined as T) : reply.json());

/** The same, at hand without the server too: the last answer is kept, and given where no answer comes. */
export const getKept = <T>(path: string): Promise<T> =>
  (staysHere(path) ? request("GET", path) : kept(path, () => request("GET", path))).then(json<T>);
export const get = <T>(path: string): Promise<T> => request("GET", path).then(json<T>);
export const getText = (path: string): Promise<string> =>
  (staysHere(path) ? request("GET", path) : kept(path, () => request("GET", path))).then((reply) => reply.text());
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body).then(json<T>);
