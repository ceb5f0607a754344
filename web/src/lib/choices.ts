// How a list of choices is laid out: what is shown, in which groups, and which key presses which button.
import type { ChoiceInfo } from "./protocol";

/** A list this short is shown whole, unless the board offers some of it. */
export const FEW = 6;
/** A longer one than this gets a box to search in. */
export const MANY = 12;

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

/** Which choices the board offers itself, in sight. */
export type OnBoard = (choice: ChoiceInfo) => boolean;

/** The choices that are shown of a folded list: those that the board does not offer. Where the board does not say what it
 *  offers, a short list is shown whole, and of a long one what has no place on a board, because it is about nothing on it. */
export function folded(choices: ChoiceInfo[], onBoard: OnBoard | null): ChoiceInfo[] {
  if (onBoard) return choices.filter((choice) => !onBoard(choice));
  return choices.length <= FEW ? choices : choices.filter((choice) => Object.keys(choice.details).length === 0);
}

/** The choices in whose text all these words are. */
export function matching(choices: ChoiceInfo[], wanted: string): ChoiceInfo[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => words.every((word) => choice.text.toLocaleLowerCase().includes(word)));
}

/** Neighbours of the same kind together, in the order in which kinds first come; a short list is one group. */
export function groups(choices: ChoiceInfo[]): ChoiceInfo[][] {
  if (choices.length <= MANY) return choices.length ? [choices] : [];
  const found = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) found.set(choice.kind, [...(found.get(choice.kind) ?? []), choice]);
  return [...found.values()];
}
