// Pieces fly from where they lay to where they lie: before a new view is drawn the places are measured.

/** How long a piece moves, in milliseconds, as the table's speed and the person's settings say. */
export function moveTime(node: Element = document.documentElement): number {
  const set = getComputedStyle(node).getPropertyValue("--move").trim();
  const time = Number.parseFloat(set) * (set.endsWith("ms") ? 1 : 1000);
  return Number.isFinite(time) ? time : 0;
}

/** Where every named place is on the screen: an element with data-place, or a piece in it with data-card. */
export function measure(board: HTMLElement | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const place of board?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
    const name = place.dataset.place!;
    found.set(name, place.getBoundingClientRect());
    for (const card of place.querySelectorAll<HTMLElement>("[data-card]")) {
      found.set(`${name}/${card.dataset.card}`, card.getBoundingClientRect());
    }
  }
  return found;
}

/** How far a transition is. One that has nothing left to do when it is begun anew is asked with a share of no time at all. */
const known = (share: number, end: number): number => (Number.isFinite(share) ? share : end);

/** A transition: the element comes from a place measured before. */
export function arrive(node: Element, from: DOMRect | undefined): { duration: number; css?: (t: number, u: number) => string } {
  const duration = moveTime(node);
  if (duration === 0) return { duration };
  const to = node.getBoundingClientRect();
  // From or to a place that is not on the screen nothing can fly: it appears.
  if (!from?.width || !to.width) return { duration: duration / 2, css: (t) => `opacity: ${known(t, 1)}` };
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const grow = Math.min(2, Math.max(0.4, from.width / to.width)) - 1;
  return {
    duration,
    css: (_, u) => {
      const left = known(u, 0);
      return `transform: translate(${left * x}px, ${left * y}px) scale(${1 + left * grow}); z-index: 5; position: relative`;
    },
  };
}
