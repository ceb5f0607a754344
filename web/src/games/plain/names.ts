// What the fields and names of a view are called: in the game's own words, else as they are written, made readable.
import { say, words } from "$lib/words.svelte";
import type { Names } from "./cells";

const spaced = (name: string): string => name.replaceAll("_", " ").trim();
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const hyphens = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** The first of these messages that there is. */
const first = (...messages: string[]): string | undefined => messages.filter((message) => words.has(message)).map((message) => say(message))[0];

/** The words of a game: `pig-view-pot` calls the field `pot`, `pig-name-risky` the name `risky`. */
export const namesOf = (game: string): Names => ({
  field: (name) => first(`${game}-view-${hyphens(name)}`, `web-plain-view-${hyphens(name)}`) ?? capital(spaced(name)),
  value: (name) => first(`${game}-name-${hyphens(name)}`, `sign-${hyphens(name)}`, `element-${hyphens(name)}`) ?? capital(spaced(name)),
});
