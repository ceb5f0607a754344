// One stop for the Tab key in a row of pieces; the arrow keys go from piece to piece.
import type { Attachment } from "svelte/attachments";

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Of the buttons in here Tab stops at those that can be used, or at the first one where none can. */
export const roving: Attachment<HTMLElement> = (row) => {
  const pieces = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button, [data-about]")];

  function order(): void {
    const all = pieces();
    const usable = all.filter((piece) => piece.getAttribute("aria-disabled") !== "true" && piece.localName === "button");
    const stops = usable.length > 0 ? usable : all.slice(0, 1);
    for (const piece of all) {
      const index = stops.includes(piece) || piece === document.activeElement ? 0 : -1;
      if (piece.tabIndex !== index || !piece.hasAttribute("tabindex")) piece.tabIndex = index;
    }
  }
  function pressed(event: KeyboardEvent): void {
    const all = pieces();
    const here = all.indexOf(event.target as HTMLElement);
    const by = STEP[event.key];
    if (by === undefined || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = all[(here + by + all.length) % all.length]!;
    next.tabIndex = 0;
    next.focus();
  }

  const watch = new MutationObserver(order);
  watch.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  row.addEventListener("keydown", pressed);
  row.addEventListener("focusout", order);
  order();
  return () => {
    watch.disconnect();
    row.removeEventListener("keydown", pressed);
    row.removeEventListener("focusout", order);
  };
};
