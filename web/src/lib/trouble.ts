// What to tell a person when a request failed: the server's own sentence, or that it does not answer.
import { Refused } from "./api";
import { say } from "./words.svelte";

export const reason = (error: unknown): string => (error instanceof Refused && error.message ? error.message : say("web-home-failed"));
