// Going from piece to piece by keyboard: `i` shows what the first one is, the arrows lead to its neighbours.
import { bubble } from "./about.svelte";
import type { Box } from "./bubble";

const ASIDE = 2; // what lies off the direction counts as so much farther away

/** The nearest box in the direction of an arrow key; -1 where there is none. */
export function neighbour(from: Box, boxes: Box[], key: string): number {
  const [along, sign] = key === "ArrowRight" ? ["x", 1] : key === "ArrowLeft" ? ["x", -1] : key === "ArrowDown" ? ["y", 1] : ["y", -1];
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = middle(from);
  let [best, nearest] = [-1, Infinity];
  boxes.forEach((box, place) => {
    const end = middle(box);
    const [ahead, aside] = along === "x" ? [end.x - start.x, end.y - start.y] : [end.y - start.y, end.x - start.x];
    const far = ahead * (sign as number) + ASIDE * Math.abs(aside);
    if (ahead * (sign as number) > 1 && far < nearest) [best, nearest] = [place, far];
  });
  return best;
}

/** Everything on the page that tells of itself and can be seen. */
function tellers(): HTMLElement[] {
  const within = document.querySelector("dialog[open]") ?? document;
  return [...within.querySelectorAll<HTMLElement>("[data-about]")].filter((node) => node.checkVisibility?.() ?? true);
}

function call(node: HTMLElement): void {
  if (node.tabIndex < 0 && !node.hasAttribute("tabindex")) {
    node.setAttribute("tabindex", "-1"); // to be reached in this way alone
    node.addEventListener("blur", () => node.removeAttribute("tabindex"), { once: true });
  }
  node.focus();
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
}

/** A key that nobody else wanted; whether it was ours. */
export function visit(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = bubble.shown?.node;
  if (event.key === "i" && !at) {
    const all = tellers();
    const first = all.find((node) => node.closest(".board")) ?? all[0];
    if (first) call(first);
    return first !== undefined;
  }
  if (!event.key.startsWith("Arrow") || !at || document.activeElement !== at) return false;
  const all = tellers().filter((node) => node !== at);
  const next = all[neighbour(at.getBoundingClientRect(), all.map((node) => node.getBoundingClientRect()), event.key)];
  if (next) call(next);
  return true;
}
