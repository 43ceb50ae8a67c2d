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
    // Against hangs only: an installation takes several times as long on a machine that is busy with other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
