import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "vitest/config";
import { runtimeSources } from "../runtime-sources.mjs";

/** @type {import("vitest/config").TestUserConfig} */
const TEST = {
  include: ["test/**/*.test.ts"],
  pool: "forks",
  isolate: false,
  maxWorkers: 1,
  // A change that makes a test wait counts as noticed.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

const loader = pathToFileURL(join(import.meta.dirname, "register-loader.mjs")).href;

/** The tests of one mutant after another, in a sandbox; worker.mjs selects the files. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...TEST,
          name: "loaded by Node",
          execArgv: [`--import=${loader}`],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // `vi.mock` replaces modules only if Vite loads them.
        resolve: { alias: runtimeSources },
        test: { ...TEST, name: "loaded by Vite" },
      },
    ],
  },
});
