import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { listed, onlyWoff2, packed } from "./build.ts";
import { iconModule } from "./icons.ts";

const server = process.env.JADE_SERVER ?? "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [iconModule(), onlyWoff2(), svelte(), listed(), packed()],
  resolve: {
    alias: { $engine: here("src/engine"), $games: here("src/games"), $lib: here("src/lib"), $pieces: here("src/pieces"), $table: here("src/table"), $locales: here("../src/jadetable/locales"), $pictures: here("../src/jadetable/pictures") },
  },
  worker: { format: "es" }, // its messages are loaded as they are needed, as the page's are
  build: { outDir: "../src/jadetable/server/static", emptyOutDir: true, assetsInlineLimit: 0, manifest: true, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
