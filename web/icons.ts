// The icons we use, taken out of the icon set when the page is built: the set has fifteen hundred, we need a few dozen.
import { icons } from "@iconify-json/fluent-emoji-high-contrast";
import type { Plugin } from "vite";
import { ANIMALS } from "./src/lib/signs.ts";

const MODULE = "virtual:icons";

export function iconModule(): Plugin {
  return {
    name: "jade-icons",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : undefined),
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      const bodies = ANIMALS.map((name) => {
        const icon = icons.icons[name];
        if (!icon) throw new Error(`the icon set has no ${name}`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}
