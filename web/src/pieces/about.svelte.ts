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

/** What one piece does with mouse, finger and keys. */
class Piece {
  private readonly parting = new AbortController();
  private resting: ReturnType<typeof setTimeout> | undefined;
  private letGo: () => void = () => {}; // the finger is up, or moves on
  private long = false; // the press was long: the click at its end is none

  constructor(
    private readonly node: HTMLElement | SVGElement,
    private readonly tell: Tell,
  ) {
    node.setAttribute("data-about", "");
    this.hearMouse();
    this.hearFinger();
    this.hearUse();
  }

  private on<Name extends keyof HTMLElementEventMap>(name: Name, heard: (event: HTMLElementEventMap[Name]) => void, capture = false): void {
    (this.node as HTMLElement).addEventListener(name, heard, { signal: this.parting.signal, capture });
  }

  private open(call: Call): void {
    bubble.open(this.node, this.tell, call);
  }

  /** A mouse that rests here opens the popover; one that leaves closes it. */
  private hearMouse(): void {
    this.on("pointerover", (event) => {
      if (event.pointerType !== "mouse" || !meant(this.node, event)) return;
      clearTimeout(this.resting);
      if (bubble.shown?.node === this.node) bubble.stay();
      else this.resting = setTimeout(() => this.open("hover"), REST);
    });
    this.on("pointerout", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(this.resting);
      if (bubble.shown?.node === this.node) bubble.leave();
    });
  }

  /** So does a finger that stays long enough where it was put. A board may take it over to draw, so the window is listened to. */
  private hearFinger(): void {
    this.on("pointerdown", (event) => {
      clearTimeout(this.resting);
      this.letGo();
      this.long = false;
      if (event.pointerType === "mouse" || !meant(this.node, event)) return;
      const from = { x: event.clientX, y: event.clientY };
      const pressing = setTimeout(() => {
        this.long = true;
        this.open("press");
      }, LONG);
      const end = new AbortController();
      this.letGo = () => {
        clearTimeout(pressing);
        end.abort();
      };
      const listening = { signal: end.signal, capture: true };
      window.addEventListener("pointerup", this.letGo, listening);
      window.addEventListener("pointercancel", this.letGo, listening);
      window.addEventListener("pointermove", (moved) => {
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > STEADY) this.letGo();
      }, listening);
    });
    this.on("contextmenu", (event) => {
      if (this.long) event.preventDefault(); // a long press is ours
    });
  }

  private hearUse(): void {
    this.on("focus", () => this.node.matches(":focus-visible") && this.open("focus"));
    // A piece that has the focus loses it while it is taken off the page, in the middle of drawing: nothing may change then.
    this.on("blur", () => queueMicrotask(() => bubble.gone(this.node)));
    this.on("click", (event) => this.click(event), true);
    this.on("keydown", (event) => this.key(event), true);
  }

  private click(event: MouseEvent): void {
    if (!meant(this.node, event)) return;
    if (this.long || refuses(this.node)) swallow(event);
    if (!this.long && refuses(this.node)) void bubble.refuse(this.node, this.tell);
    else if (!this.long && acts(this.node)) bubble.close();
    else this.open("press");
    this.long = false;
  }

  private key(event: KeyboardEvent): void {
    if (!meant(this.node, event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "i") this.open("press");
    else if ((event.key === "Enter" || event.key === " ") && refuses(this.node)) void bubble.refuse(this.node, this.tell);
    else return;
    swallow(event);
  }

  end(): void {
    this.parting.abort();
    clearTimeout(this.resting);
    this.letGo();
    bubble.gone(this.node);
    this.node.removeAttribute("data-about");
  }
}

/** The event reaches no other listener and does nothing of its own. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function about(tell: Tell): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const piece = new Piece(node, tell);
    return () => piece.end();
  };
}
