import { defineConfig } from "vitest/config";
import { runtimeSources } from "./test/runtime-sources.mjs";

export default defineConfig({
  resolve: { alias: runtimeSources },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [
      "**/*.compile.test.ts",
      "test/wiki/**",
      "test/spring/**",
      "test/documents/**",
      "test/browser/**",
      "test/hostile/**",
      "test/generator/cli/**",
      "test/package/**",
      "test/property/**",
      "test/recipes/**",
      "test/editor/**",
      "test/bench/**",
      "**/node_modules/**",
    ],
    globalSetup: ["test/generator/support/build.ts"],
    // Most of the time goes into processes that the tests start; two at once fill two cores.
    pool: "forks",
    // Compiled code needs no transformation. Each run of the command in a test's process loads its file anew.
    server: { deps: { external: [/\/dist\//] } },
    // No module has state, so that files of tests can share them; loading them takes a third of the time.
    isolate: false,
    maxWorkers: 2,
    // Against hangs only: machines that are busy with other work take several times as long.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
