// What a piece is, and why it cannot be used now: one way for every card, tile, space, symbol and button.
//
//     <button aria-disabled={!choice} {@attach about(() => ({ name, lines: [...], refused: () => whyNot(action) }))}>
//
// The mouse resting on a piece, keyboard focus, the key `i` and a long press show its name and lines; so does a tap, where
// it would do nothing else. A click on a piece that is `aria-disabled="true"` (or has `data-refused`) also shows the sentence
// of `refused`, and reaches no other listener. `disabled` itself must not be set: the browser hides clicks on it from us.
// Everything is shown in one popover, `AboutPopover.svelte`, which stands once at the root of the page.
import type { Attachment } from "svelte/attachments";

export interface About {
  name: string;
  lines?: string[];
  /** Why it cannot be used now: asked for when somebody tries. Null where there is nothing to add. */
  refused?: () => Promise<string | null> | string | null;
}
export type Tell = () => About | null;

/** How the popover was called; what was called by resting on a piece goes when one leaves it. */
type Call = "hover" | "focus" | "press";

/** The popover's id, for `aria-describedby`. */
export const POPOVER = "about-popover";

const REST = 300; // milliseconds the mouse rests on a piece
const LONG = 450; // milliseconds of a long press
const STEADY = 10; // pixels a finger may move meanwhile
const LEAVE = 150; // milliseconds to go over to the popover itself
const CONTROLS = "button, a[href], input, select, textarea, summary, label, [role=button], [role=option], [role=tab]";

class Bubble {
  shown = $state.raw<{ node: Element; tell: Tell; call: Call } | null>(null);
  /** Why what was tried cannot be done; empty until it is known. */
  why = $state("");
  asking = $state(false);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  open(node: Element, tell: Tell, call: Call): void {
    this.stay();
    if (this.shown && this.shown.call !== "hover" && (this.shown.node === node || call === "hover")) return; // a resting mouse closes nothing
    this.close();
    if (tell() === null) return;
    node.setAttribute("aria-describedby", POPOVER);
    this.shown = { node, tell, call };
  }

  /** Somebody tried what cannot be done: say what it is and why not. */
  async refuse(node: Element, tell: Tell): Promise<void> {
    this.close();
    this.open(node, tell, "press");
    const mine = this.shown;
    const reason = tell()?.refused?.() ?? null;
    if (!(reason instanceof Promise)) {
      this.why = reason ?? "";
      return;
    }
    this.asking = true;
    const found = await reason.catch(() => null);
    if (this.shown !== mine) return; // meanwhile something else was asked
    [this.asking, this.why] = [false, found ?? ""];
  }

  close(): void {
    this.stay();
    this.shown?.node.removeAttribute("aria-describedby");
    [this.shown, this.why, this.asking] = [null, "", false];
  }

  /** The mouse left the piece: the popover goes, unless the mouse went to the popover or it was called otherwise. */
  leave(): void {
    if (this.shown?.call === "hover") this.leaving = setTimeout(() => this.close(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }

  /** A piece is gone, or lost the focus. */
  gone(node: Element): void {
    if (this.shown?.node === node) this.close();
  }
}
export const bubble = new Bubble();

export const refuses = (node: Element): boolean => node.getAttribute("aria-disabled") === "true" || node.hasAttribute("data-refused");

/** Pieces lie on pieces: a happening belongs to the innermost that has something to say. */
const meant = (node: Element, event: Event): boolean => (event.target as Element).closest("[data-about]") === node;

/** Whether a click here does something else than tell. */
const acts = (node: Element): boolean => node.closest(CONTROLS) !== null;

export function about(tell: Tell): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const parting = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let long = false; // the press was long: the click at its end is none

    const letGo = (): void => clearTimeout(pressing);
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, heard: (event: HTMLElementEventMap[Name]) => void, capture = false): void =>
      (node as HTMLElement).addEventListener(name, heard, { signal: parting.signal, capture });

    node.setAttribute("data-about", "");
    on("pointerover", (event) => {
      if (event.pointerType !== "mouse" || !meant(node, event)) return;
      clearTimeout(resting);
      if (bubble.shown?.node === node) bubble.stay();
      else resting = setTimeout(() => bubble.open(node, tell, "hover"), REST);
    });
    on("pointerout", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(resting);
      if (bubble.shown?.node === node) bubble.leave();
    });
    on("pointerdown", (event) => {
      clearTimeout(resting);
      long = false;
      if (event.pointerType === "mouse" || !meant(node, event)) return;
      from = { x: event.clientX, y: event.clientY };
      pressing = setTimeout(() => {
        long = true;
        bubble.open(node, tell, "press");
      }, LONG);
    });
    on("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) letGo();
    });
    on("pointerup", letGo);
    on("pointercancel", letGo);
    on("contextmenu", (event) => {
      if (long) event.preventDefault(); // a long press is ours
    });
    on("focus", () => node.matches(":focus-visible") && bubble.open(node, tell, "focus"));
    on("blur", () => bubble.gone(node));
    on("click", (event) => {
      if (!meant(node, event)) return;
      if (long || refuses(node)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (!long && refuses(node)) void bubble.refuse(node, tell);
      else if (!long && acts(node)) bubble.close();
      else bubble.open(node, tell, "press");
      long = false;
    }, true);
    on("keydown", (event) => {
      if (!meant(node, event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "i") bubble.open(node, tell, "press");
      else if ((event.key === "Enter" || event.key === " ") && refuses(node)) void bubble.refuse(node, tell);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);

    return () => {
      parting.abort();
      clearTimeout(resting);
      letGo();
      bubble.gone(node);
      node.removeAttribute("data-about");
    };
  };
}
