// Builds src/engine/comparing.ts alone, as one module that a test serves: vite build --config comparing.config.ts --outDir FOLDER
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: { lib: { entry: "src/engine/comparing.ts", formats: ["es"], fileName: () => "comparing.js" }, rolldownOptions: { output: { codeSplitting: false } } },
});
