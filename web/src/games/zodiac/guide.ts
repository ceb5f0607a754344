// What the dock says at my turn: only what is possible, and who gains by it.
import { CARD_NAMES, type ActionKind, type Ask, type Choice, type ZodiacView } from "$lib/generated/zodiac";
import { say } from "$lib/words.svelte";
import { isSign } from "./telling";
import { cardName, holders, nextToPlay, type Held } from "./view";

const HERE: ActionKind[] = ["DRAW", "TAKE", "ZODIAC", "CATH", "CATT", "PANH", "PANT", "DH", "DT", "LAY", "PICK", "STEAL"];

/** Whether a choice is made on the board itself: on a pile, on a card, or in the panel over the middle. */
export const offeredHere = (choice: Choice): boolean => HERE.includes(choice.kind);

const either = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : say("web-zodiac-or", { first: parts.slice(0, -1).join(say("web-shell-comma")), last: parts.at(-1)! });

/** The parts of a sentence that are possible now, each told by the first kind of choice that makes it so. */
function possible(ask: Ask, parts: [kinds: ActionKind[], message: string][]): string[] {
  return parts.flatMap(([kinds, message]) => {
    const choice = ask.choices.find((one) => kinds.includes(one.kind));
    const card = choice?.details.card === undefined ? "" : cardName(CARD_NAMES[choice.details.card] ?? "");
    return choice ? [say(message, { card })] : [];
  });
}

/** Who may take a discarded card, and whether it is of use to them as far as one can see. */
export function whoMayTake(view: ZodiacView, me: number, held: Held, name: (seat: number) => string): string {
  if (held.card === "pangu") return say("web-zodiac-covers");
  const next = nextToPlay(view, me);
  if (held.card === "cat" || !isSign(held.card)) return say("web-zodiac-may-take", { name: name(next), has: "unknown" });
  return say("web-zodiac-may-take", { name: name(next), has: holders(view, me, held.card).includes(next) ? "yes" : "no" });
}

/** The sentence in the dock. Null leaves the server's question as it is. */
export function guide(ask: Ask, view: ZodiacView, me: number | null, selected: Held | null, chosen: Choice[], name: (seat: number) => string): string | null {
  if (selected && me !== null) {
    const told = say("web-zodiac-what-with", { card: cardName(selected.card) });
    const away = chosen.some((choice) => choice.kind === "DH" || choice.kind === "DT");
    return away ? `${told} ${whoMayTake(view, me, selected, name)}` : told;
  }
  if (ask.kind === "source") {
    const parts = possible(ask, [
      [["DRAW"], "web-zodiac-do-draw"], [["TAKE"], "web-zodiac-do-take"], [["CATH", "CATT"], "web-zodiac-do-cat"], [["PANH", "PANT"], "web-zodiac-do-pangu"],
    ]);
    return parts.length > 0 ? say("web-zodiac-begin", { what: either(parts) }) : null;
  }
  if (ask.kind === "main") {
    const parts = possible(ask, [[["LAY"], "web-zodiac-do-lay"], [["PICK"], "web-zodiac-do-pick"], [["DH", "DT"], "web-zodiac-do-discard"]]);
    const end = ask.choices.some((choice) => choice.kind === "PASS") ? ` ${say("web-zodiac-or-pass")}` : "";
    return parts.length > 0 ? say("web-zodiac-tap-card", { what: either(parts) }) + end : null;
  }
  return null;
}
