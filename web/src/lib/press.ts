// What makes a drawn part of a board a button: name, focus, click, Enter and Space.
import type { ChoiceInfo } from "./protocol";

/** A part that does something when it is clicked, or pressed by Enter or Space. */
export function pressable(act: () => void) {
  return {
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}

/** A part that stands for a choice. Without a choice it stays a picture. */
export function press(choice: ChoiceInfo | undefined, choose: (action: number) => void, picture = "") {
  if (!choice) return picture ? { role: "img" as const, "aria-label": picture } : {};
  return { role: "button" as const, tabindex: 0, "aria-label": choice.text, ...pressable(() => choose(choice.action)) };
}
