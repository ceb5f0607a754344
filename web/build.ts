// What our build adds to Vite's: fonts in the one format browsers need, and every text file packed beside itself.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const PACKED = /\.(js|css|html|svg|webmanifest|json)$/;
const WORTH_PACKING = 512;

const outDir = (config: ResolvedConfig): string => (config.build.outDir.startsWith("/") ? config.build.outDir : join(config.root, config.build.outDir));

/** Every browser that runs us reads WOFF2; the older format would double what is shipped. */
export function onlyWoff2(): Plugin {
  return {
    name: "jade-only-woff2",
    enforce: "pre",
    transform: (code, id) => (/@fontsource.*\.css/.test(id) ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "") : undefined),
  };
}

/** A list of all that was built, but for the fonts: the service worker keeps it at hand. */
export function listed(): Plugin {
  let folder = "";
  return {
    name: "jade-listed",
    apply: "build",
    configResolved: (config) => void (folder = outDir(config)),
    closeBundle() {
      const files = readdirSync(join(folder, "assets")).filter((name) => !/\.(woff2?|gz)$/.test(name));
      writeFileSync(join(folder, "files.json"), JSON.stringify(files.sort().map((name) => `/assets/${name}`)));
    },
  };
}

/** The server sends `file.gz` to those who can read it, and packs nothing itself. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "jade-packed",
    apply: "build",
    configResolved: (config) => void (folder = outDir(config)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (PACKED.test(name) && statSync(path).size > WORTH_PACKING) writeFileSync(path + ".gz", gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
