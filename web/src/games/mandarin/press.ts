// What makes a drawn part of the board a button: name, focus, click, Enter and Space. Without a choice it stays a picture.
import type { Choice } from "$lib/generated/mandarin";

export function press(choice: Choice | undefined, choose: (action: number) => void, picture = "") {
  if (!choice) return picture ? { role: "img" as const, "aria-label": picture } : {};
  return {
    role: "button" as const,
    tabindex: 0,
    "aria-label": choice.text,
    onclick: () => choose(choice.action),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(choice.action);
    },
  };
}
