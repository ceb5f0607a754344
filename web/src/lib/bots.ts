// What a bot is, in words and by its face: a level, and perhaps a temper.
import { levelOf, type Temper, temperOf } from "./tempers";
import { say } from "./words.svelte";

/** Levels that may have a temper: those that do not look ahead. */
export const WITH_TEMPER: readonly string[] = ["easy", "normal"];

/** The animals that go with the tempers. */
const FACES: Record<Temper, string> = { bold: "tiger", careful: "rabbit", spiteful: "snake" };

/** The animal of a bot's temper; null where it has none. */
export const faceOf = (code: string): string | null => {
  const temper = temperOf(code);
  return temper && FACES[temper];
};

/** "Normal", or "Normal, bold". */
export function botWords(code: string): string {
  const [level, temper] = [say(`bot-${levelOf(code)}`), temperOf(code)];
  return temper ? say("web-shell-temper", { level, temper: say(`web-shell-temper-${temper}`) }) : level;
}

/** How such a bot plays, in a sentence or two. */
export function botAbout(code: string): string {
  const temper = temperOf(code);
  return [say(`bot-${levelOf(code)}.about`), ...(temper ? [say(`web-shell-temper-${temper}.about`)] : [])].join(" ");
}
