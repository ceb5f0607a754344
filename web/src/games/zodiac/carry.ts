// Carrying a card with mouse, pen or finger. An extra: everything can be done by tapping too.
import type { Action } from "svelte/action";

export interface Carrying { enabled: boolean; start: () => void; drop: (target: string, onto: string | undefined) => void }

const NUDGE = 8; // pixels that are still a tap

export const carry: Action<HTMLElement, Carrying> = (node, first) => {
  let carrying = first;
  let from: { x: number; y: number } | null = null;
  let moved = false;

  function move(event: PointerEvent): void {
    if (!from) return;
    const x = event.clientX - from.x, y = event.clientY - from.y;
    if (!moved && Math.hypot(x, y) > NUDGE) {
      moved = true;
      carrying.start();
      node.setPointerCapture(event.pointerId);
      node.classList.add("carried");
    }
    if (moved) node.style.transform = `translate(${x}px, ${y}px)`;
  }

  function letGo(event: PointerEvent): void {
    const landed = moved && event.type === "pointerup";
    const under = landed ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const target = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    const onto = under?.closest<HTMLElement>("[data-card]")?.dataset.card;
    node.classList.remove("carried");
    node.style.transform = "";
    from = null;
    if (target) carrying.drop(target, onto);
  }

  function grasp(event: PointerEvent): void {
    moved = false;
    if (carrying.enabled && event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  /** A drag ends with a click, which is no tap. */
  function swallow(event: MouseEvent): void {
    if (moved) event.stopImmediatePropagation();
    moved = false;
  }

  node.addEventListener("pointerdown", grasp);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", letGo);
  node.addEventListener("pointercancel", letGo);
  node.addEventListener("click", swallow, { capture: true });
  return { update: (now) => (carrying = now) };
};
