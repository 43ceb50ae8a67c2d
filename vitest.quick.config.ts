import { defineConfig } from "vitest/config";
import { SLOW_TESTS } from "./test/slow-tests.mjs";
import tests from "./vitest.config.js";

/**
 * The files of `npm test` that take 2 seconds of processor time or more, including the processes that
 * they start. They take six sevenths of the time of all.
 */
const SLOW = [
  "test/api/api.test.ts",
  "test/consumer/consumer.test.ts",
  "test/consumer/document.test.ts",
  "test/fuzz/corpus.test.ts",
  "test/generator/diff/fix/code-edits.test.ts",
  "test/generator/diff/invariants.test.ts",
  "test/generator/diff/mirror.test.ts",
  "test/generator/diff/proof.test.ts",
  "test/generator/diff/read/files.test.ts",
  "test/generator/diff/response-schemas.test.ts",
  "test/generator/diff/results-proof.test.ts",
  "test/generator/diff/results.test.ts",
  "test/generator/diff/rules.test.ts",
  "test/generator/diff/usage-projects.test.ts",
  "test/generator/diff/usage-proof.test.ts",
  "test/generator/diff/usage-rows.test.ts",
  "test/generator/diff/usage.test.ts",
  "test/generator/emit/directory/stub-api.test.ts",
  "test/generator/freshness.test.ts",
  "test/generator/golden-output.test.ts",
  "test/generator/golden.test.ts",
  "test/generator/inspect/response.test.ts",
  "test/generator/learn/mutations.test.ts",
  "test/generator/read/yaml.test.ts",
  "test/generator/write/commit.test.ts",
  "test/property/catalogues.test.ts",
  "test/property/direction-validators.test.ts",
  "test/property/incremental.test.ts",
  "test/property/payload-validators.test.ts",
  "test/property/silent-pairs.test.ts",
  "test/property/sound-validators.test.ts",
  "test/readme.test.ts",
  "test/shipped.test.ts",
  "test/templates/runtime/directory/stub.test.ts",
  "test/templates/runtime/response/result-types.test.ts",
  "test/templates/runtime/wiki/modules/every-module.test.ts",
  "test/templates/runtime/wiki/seed/create-wiki.property.test.ts",
];

/** The tests of `npm test` without the slow ones. */
export default defineConfig({
  ...tests,
  test: { ...tests.test, exclude: [...(tests.test?.exclude ?? []), ...SLOW_TESTS] },
});
