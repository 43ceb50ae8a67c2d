import { defineConfig } from "vitest/config";

/** OpenAPI documents that other people wrote; they come from npm's registry. */
export default defineConfig({
  test: {
    include: ["test/documents/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    globalSetup: ["test/documents/set-up.ts"],
    pool: "forks",
    maxWorkers: 2,
    // The stubs and schemas of documents with 2,000 operations need more than Node's default.
    execArgv: ["--max-old-space-size=8192"],
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
