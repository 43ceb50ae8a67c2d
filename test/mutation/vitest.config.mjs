import { defineConfig } from "vitest/config";
import { compiledThreads, runtimeSources } from "../runtime-sources.mjs";

/** The tests of one mutant after another, in a sandbox; worker.mjs selects the files. */
export default defineConfig({
  plugins: [runtimeSources(), compiledThreads()],
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: 1,
    // A change that makes a test wait counts as noticed.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
