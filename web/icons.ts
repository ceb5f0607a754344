// The pictures of the animals, taken out of the icon set when the page is built: the set has thousands, we need thirteen.
// Pangu is in no set, so his picture is our own. Each is a file of its own, so that a board with sixty animals holds sixty addresses and not sixty drawings.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { ANIMALS } from "./src/lib/signs.ts";

const MODULE = "virtual:icons";
const SET = "@iconify-json/noto/icons.json";
/** Noto Emoji draws on 128 units; a rim of paper round each animal needs a little more. */
const DRAWN = 128;
const RIM = 5;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** One picture: the animal with a rim of light paper round it, as if cut out, which shows on dark grounds and bright ones. */
function cutOut(body: string): string {
  const box = `${-RIM} ${-RIM} ${DRAWN + 2 * RIM} ${DRAWN + 2 * RIM}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs><g id="animal">${body}</g></defs>` +
    `<use href="#animal" stroke="#fff8e8" stroke-width="${2 * RIM}" stroke-linejoin="round"/><use href="#animal"/></svg>`
  );
}

/** What is inside our own picture of Pangu. */
function pangu(): string {
  const source = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "src/pieces/pangu.svg"), "utf8");
  return source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/<!--.*?-->|\n\s*/g, "");
}

/** The picture of every animal and of Pangu, by name. */
export function pictures(): Map<string, string> {
  const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET), "utf8")) as IconSet;
  const animals = ANIMALS.map((name): [string, string] => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`the icon set has no ${name}`);
    return [name, cutOut(icon.body)];
  });
  return new Map([...animals, ["pangu", cutOut(pangu())]]);
}

/** The module with the address of each picture: files in a built page, data in one that is being worked on. */
export function iconModule(): Plugin {
  let building = false;
  return {
    name: "jade-icons",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : undefined),
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      const places = [...pictures()].map(([name, source]) => {
        const place = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `${JSON.stringify(name)}: ${place}`;
      });
      return `export default { ${places.join(", ")} }`;
    },
  };
}
