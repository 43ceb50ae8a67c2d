import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { compiledOf } from "./test/coverage/compiled.mjs";
import tests from "./vitest.config.js";

const COLLECT = pathToFileURL(join(import.meta.dirname, "test/coverage/collect.mjs")).href;

/** With the tests of the command, of hostile and random input and of compiled programs, which have runs of their own. */
const OWN_RUNS = new Set([
  "**/*.compile.test.ts",
  "test/generator/cli/**",
  "test/hostile/**",
  "test/property/**",
]);
const exclude = tests.test?.exclude?.filter((pattern) => !OWN_RUNS.has(pattern)) ?? [];

/** The tests as they are, on the compiled code, and what they leave untried. */
export default mergeConfig(
  { ...tests, test: { ...tests.test, exclude } },
  defineConfig({
    plugins: [
      {
        name: "paramsmith-compiled",
        enforce: "pre",
        load: (id) => compiledOf(id.replace(/[?#].*$/, "")),
      },
    ],
    // What comes compiled stays as it is.
    oxc: { exclude: [join(import.meta.dirname, "{generator,templates,generated}/**"), /\.js$/] },
    test: {
      // For the processes that the tests start.
      env: { NODE_OPTIONS: `--import ${COLLECT}` },
      testTimeout: 120_000,
      hookTimeout: 240_000,
      coverage: {
        provider: "custom",
        customProviderModule: "./test/coverage/module.mjs",
        include: ["generator/**/*.ts", "templates/**/*.ts"],
        exclude: ["generator/spec/types.ts", "generator/spec/schemas.ts", "**/*.d.ts"],
        reportsDirectory: "coverage/report",
        reporter: ["json", "html", "json-summary"],
        reportOnFailure: true,
      },
    },
  }),
);
