import { defineConfig } from "vitest/config";

/** The tests of the installed package; they fetch tools and dependencies from npm's registry. */
export default defineConfig({
  test: {
    include: ["test/package/**/*.test.ts"],
    globalSetup: ["test/package/install-tools.ts"],
    pool: "forks",
    maxWorkers: 2,
    // Of the compilers of one file.
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
