// The icons we use, taken out of the icon set when the page is built: the set has fifteen hundred, we need a few dozen.
import { icons } from "@iconify-json/fluent-emoji-high-contrast";
import type { Plugin } from "vite";

const NAMES = {
  rat: "rat", ox: "ox", tiger: "tiger", rabbit: "rabbit", dragon: "dragon", snake: "snake", horse: "horse", goat: "goat",
  monkey: "monkey", rooster: "rooster", dog: "dog", pig: "pig", cat: "cat",
} as const;

const MODULE = "virtual:icons";

export function iconModule(): Plugin {
  return {
    name: "jade-icons",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : undefined),
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      const bodies = Object.entries(NAMES).map(([ours, theirs]) => {
        const icon = icons.icons[theirs];
        if (!icon) throw new Error(`the icon set has no ${theirs}`);
        return [ours, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}
