// What room a board has. At a desk, and on a phone held across, the room has a height of its own and the board fills it;
// on an upright phone the board is as high as it needs to be.
import type { Attachment } from "svelte/attachments";

/** `table`: everything around a middle; `low`: too low for that; `column`: one thing below the other. */
export type Shape = "table" | "low" | "column";

const NARROW = 560, LOW = 480; // pixels

/** The shape for a room of this size; without a height of its own it is never low. */
export function shapeOf(width: number, height: number | null): Shape {
  if (height !== null && height < LOW) return "low";
  return width <= NARROW ? "column" : "table";
}

/** The room that a board is in: the nearest element around it that is a container. In a lesson something lies between. */
export function roomAround(node: Element): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement) if (/size/.test(getComputedStyle(at).containerType)) return at;
  return node.parentElement ?? document.body;
}

/** Tells the shape of the room around an element, now and when it changes. */
export function room(tell: (shape: Shape, sized: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const around = roomAround(node);
    const look = (): void => {
      const sized = getComputedStyle(around).containerType === "size";
      tell(shapeOf(around.clientWidth, sized ? around.clientHeight : null), sized);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(around);
    return () => watch.disconnect();
  };
}
