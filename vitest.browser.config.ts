import { defineConfig } from "vitest/config";

/** The tests in a real browser; one file after the other, each with a browser of its own. */
export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 240_000,
    // The first run may have to install Debian's packages.
    hookTimeout: 600_000,
  },
});
