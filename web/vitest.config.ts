import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

// The tests run with what the client is built with; Svelte must be told that there is a browser.
export default mergeConfig(
  built,
  defineConfig({ resolve: { conditions: ["browser"] }, test: { environment: "jsdom", include: ["src/**/*.test.ts"] } }),
);
