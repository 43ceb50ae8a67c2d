import { defineConfig } from "vitest/config";
import { runtimeSources } from "./test/runtime-sources.mjs";

/** The recipes of the pages against a stub; the packages that they import come from npm's registry. */
export default defineConfig({
  resolve: { alias: runtimeSources },
  test: {
    include: ["test/recipes/**/*.test.ts"],
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
