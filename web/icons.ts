// The pictures of the animals, from the one place where they are kept for the browser and for paper.
// Each is a file of its own, so that a board with sixty animals holds sixty addresses and not sixty drawings.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../src/jadetable/pictures");
/** The animals are drawn on 128 units; a rim of paper round each needs a little more. */
const DRAWN = 128;
const RIM = 5;

/** One picture: the animal with a rim of light paper round it, as if cut out, which shows on dark grounds and bright ones. */
function cutOut(body: string): string {
  const box = `${-RIM} ${-RIM} ${DRAWN + 2 * RIM} ${DRAWN + 2 * RIM}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs><g id="animal">${body}</g></defs>` +
    `<use href="#animal" stroke="#fff8e8" stroke-width="${2 * RIM}" stroke-linejoin="round"/><use href="#animal"/></svg>`
  );
}

/** What is inside the file of a picture. */
function inside(source: string): string {
  return source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/<!--.*?-->|\n\s*/g, "");
}

/** The picture of every animal and of Pangu, by name. */
export function pictures(): Map<string, string> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".svg"));
  return new Map(files.map((name) => [name.replace(".svg", ""), cutOut(inside(readFileSync(join(FOLDER, name), "utf8")))]));
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
