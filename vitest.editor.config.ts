import { defineConfig } from "vitest/config";

/** What editors show of generated code; the language services come from npm's registry. */
export default defineConfig({
  test: {
    include: ["test/editor/**/*.test.ts"],
    globalSetup: ["test/package/install-tools.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
