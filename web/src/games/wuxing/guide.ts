// What the dock says at my turn: only what is possible.
import type { ActionKind, Ask, Choice, WuxingView } from "$lib/generated/wuxing";
import { say } from "$lib/words.svelte";

const HERE: ActionKind[] = ["CLAIM", "ATTACK", "PLUS", "MINUS", "RETHROW", "PREVENT", "LET_GO"];

/** Whether a choice is made on the board itself. */
export const offeredHere = (choice: Choice): boolean => HERE.includes(choice.kind);

/** The sentence in the dock. Null leaves the server's question as it is. */
export function guide(ask: Ask, view: WuxingView): string | null {
  if (ask.kind !== "act") return null;
  const may = (kind: ActionKind): boolean => ask.choices.some((choice) => choice.kind === kind);
  const [d0, d1] = view.dice;
  const parts = [
    ...(may("CLAIM") ? [say("web-wuxing-do-claim")] : []),
    ...(may("ATTACK") ? [say("web-wuxing-do-raid")] : []),
    ...(may("RETHROW") ? [say("web-wuxing-do-token")] : []),
    say("web-wuxing-do-pass"),
  ];
  const what = parts.length < 2 ? parts[0]! : say("web-wuxing-either", { first: parts.slice(0, -1).join(say("web-shell-comma")), last: parts.at(-1)! });
  return say("web-wuxing-thrown", { d0: d0 ?? 0, d1: d1 ?? 0, what });
}
