// A hint lies on the board: what it names is lit, wherever it can be chosen, and what follows at once is known to the board.
//
//     <button onclick={() => choose(choice.action)} {@attach lit(choice.action)}>
//
// A piece that stands for several choices is lit when one of them is meant.
import type { Attachment } from "svelte/attachments";
import type { ChoiceInfo } from "./protocol";

class Light {
  /** The choice that is meant, and those that follow at once; empty where no hint is shown. */
  line = $state.raw<ChoiceInfo[]>([]);

  show(line: ChoiceInfo[]): void {
    this.line = line;
  }

  out(): void {
    this.line = [];
  }

  /** Whether one of these actions is the one that is meant. */
  shows(...actions: number[]): boolean {
    const first = this.line[0];
    return first !== undefined && actions.includes(first.action);
  }
}

export const light = new Light();

/** Light this piece while a hint means one of its actions. */
export const lit =
  (...actions: (number | undefined)[]): Attachment =>
  (node) => {
    node.toggleAttribute("data-lit", light.shows(...actions.filter((action) => action !== undefined)));
  };
