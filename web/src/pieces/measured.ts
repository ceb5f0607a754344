// How much room a board has, in pixels, for boards that are drawn to measure. In a room with a height of its own (a table's)
// it is that room; elsewhere, as in lessons and replays, what a window leaves beside the words around the board.
import type { Attachment } from "svelte/attachments";
import { roomAround } from "./room";

const AROUND = 230; // pixels of a window for what stands above and below a board on a page
const LEAST = 330;
const SQUAREST = 0.85; // a board on a page is no higher than this share of its width

export function heightOf(width: number, own: number | null, window: number): number {
  return own ?? Math.max(LEAST, Math.min(window - AROUND, width * SQUAREST));
}

/** Tells the room around an element, now and when it changes. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const around = roomAround(node);
    const look = (): void => {
      const own = getComputedStyle(around).containerType === "size" ? around.clientHeight : null;
      tell(around.clientWidth, heightOf(around.clientWidth, own, innerHeight));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(around);
    return () => watch.disconnect();
  };
}
