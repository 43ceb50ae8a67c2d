import { defineConfig } from "vitest/config";
import { SLOW_TESTS } from "./test/slow-tests.mjs";
import tests from "./vitest.config.js";

/** The tests of `npm test` without the slow ones. */
export default defineConfig({
  ...tests,
  test: { ...tests.test, exclude: [...(tests.test?.exclude ?? []), ...SLOW_TESTS] },
});
