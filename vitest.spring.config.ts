import { defineConfig } from "vitest/config";
import { runtimeSources } from "./test/runtime-sources.mjs";

/** The tests against a real Spring Data REST, which `test/spring/build.sh` builds. */
export default defineConfig({
  resolve: { alias: runtimeSources },
  test: {
    include: ["test/spring/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    // The first run downloads the dependencies of the application.
    hookTimeout: 600_000,
  },
});
