// Keys and focus must never get in the way of somebody who writes.

/** Whether a key belongs to a text field or an open list. */
export function typing(event: Event): boolean {
  return isField(event.target as Element | null);
}

/** Whether the focus may be moved: only when it is nowhere, because what had it is gone. */
export function focusIsFree(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body;
}

function isField(at: Element | null): boolean {
  return !!at?.closest?.("input, textarea, select, [contenteditable], dialog");
}
