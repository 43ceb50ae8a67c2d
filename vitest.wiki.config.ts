import { defineConfig } from "vitest/config";
import { compiledThreads, runtimeSources } from "./test/runtime-sources.mjs";

/** The tests against a real MediaWiki; they ask one wiki, one file after the other. */
export default defineConfig({
  plugins: [runtimeSources(), compiledThreads()],
  test: {
    include: ["test/wiki/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    // The first run may have to install Debian's packages.
    hookTimeout: 600_000,
  },
});
