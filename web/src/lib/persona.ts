// Who a person is at the table before they have said so: a friendly name with an animal of the zodiac, and its picture.
import { settings } from "./settings.svelte";
import { SIGNS } from "./signs";
import { say } from "./words.svelte";

/** Letters of a name; the server takes no longer ones. */
export const LONGEST_NAME = 24;
/** How many manners `web-shell-made-name` knows. */
const MANNERS = 20;

/** The letters that a person would count. */
export const lengthOf = (name: string): number => [...name.trim()].length;

/** The animal that stands beside a name: the same for everybody who reads it, so nobody has to be told. */
export function avatarOf(name: string): string {
  let sum = 7;
  for (const letter of name.trim()) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return SIGNS[sum % SIGNS.length]!;
}

/** The animals beside the names at one table, those that are wished for where they are free: whoever sits down later and would have the same one has the next. */
export function avatarsOf(names: string[], wished: (string | null)[] = []): string[] {
  const taken: string[] = [];
  for (const [seat, name] of names.entries()) {
    const first = SIGNS.findIndex((sign) => sign === (wished[seat] ?? avatarOf(name)));
    const order = [...SIGNS.slice(first), ...SIGNS.slice(0, first)];
    taken.push(order.find((sign) => !taken.includes(sign)) ?? order[0]!);
  }
  return taken;
}

/** Names such as "Jade Rabbit", in the present language; each has the picture of its own animal. */
export function madeNames(): string[] {
  const found: string[] = [];
  for (const sign of SIGNS) {
    for (let manner = 0; manner < MANNERS; manner++) {
      const name = say("web-shell-made-name", { manner, sign: say(`sign-${sign}`) });
      if (avatarOf(name) === sign) found.push(name);
    }
  }
  return found;
}

/** Another name than the present one. */
export function anotherName(): string {
  const names = madeNames().filter((name) => name !== settings.name);
  return names[Math.floor(Math.random() * names.length)] ?? settings.name;
}

/** What the person here is called: as they said, or by a name that was made for them and stays. */
export function ownName(): string {
  if (!settings.name.trim()) settings.name = anotherName();
  return settings.name.trim();
}
