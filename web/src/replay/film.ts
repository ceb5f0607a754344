// A finished game as a strip of frames, fetched page by page. Frames in which nothing could be seen are passed over.
import type { CostlyChoice, Frame, Frames } from "$lib/protocol";

export const PAGE = 100;
export type Strip = (Frame | undefined)[];
export type Fetch = (path: string) => Promise<Frames>;

/** The pages of a strip, the one with the wanted frame first, so that one can look before all is there. */
export function pages(total: number, wanted: number): number[] {
  const count = Math.ceil(total / PAGE);
  const first = Math.min(Math.floor(wanted / PAGE), Math.max(count - 1, 0));
  return Array.from({ length: count }, (_, place) => (first + place) % count);
}

/** Whether a frame shows anything new to these eyes; of one that is not there yet, we do not know. */
export function telling(frame: Frame | undefined, eyes: number | null, place: number, total: number): boolean {
  if (frame === undefined || place === 0 || place === total - 1) return true;
  return frame.events.length > 0 || (eyes !== null && frame.seat === eyes);
}

/** The next telling frame in a direction; the end of the strip where there is none. */
export function step(strip: Strip, now: number, by: 1 | -1, eyes: number | null): number {
  const last = strip.length - 1;
  for (let place = now + by; place > 0 && place < last; place += by) {
    if (telling(strip[place], eyes, place, strip.length)) return place;
  }
  return by > 0 ? Math.max(last, 0) : 0;
}

/** The frame after the next choice of a seat, or null. */
export function nextChoice(strip: Strip, now: number, seat: number): number | null {
  for (let place = now + 1; place < strip.length; place++) if (strip[place]?.seat === seat) return place;
  return null;
}

/** The next costly choice after a frame, beginning again from the front. */
export function nextTurning(costly: CostlyChoice[], now: number): CostlyChoice | null {
  const order = [...costly].sort((a, b) => a.number - b.number);
  return order.find((choice) => choice.number > now) ?? order[0] ?? null;
}

/** Fetch a whole strip; `show` is called after every page. Stops when `left` says so. */
export async function load(
  fetch: Fetch, path: string, wanted: number, show: (strip: Strip) => void, left: () => boolean,
): Promise<void> {
  const start = Math.floor(wanted / PAGE) * PAGE;
  const first = await fetch(`${path}&from=${start}&to=${start + PAGE - 1}`);
  const strip: Strip = new Array(first.total).fill(undefined);
  const put = (frames: Frame[]) => {
    for (const frame of frames) strip[frame.number] = frame;
    if (!left()) show([...strip]);
  };
  put(first.frames);
  for (const page of pages(first.total, wanted)) {
    if (left()) return;
    if (strip[page * PAGE] !== undefined) continue;
    put((await fetch(`${path}&from=${page * PAGE}&to=${page * PAGE + PAGE - 1}`)).frames);
  }
}
