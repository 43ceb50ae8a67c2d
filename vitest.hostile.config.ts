import { defineConfig } from "vitest/config";
import tests from "./vitest.config.js";

/**
 * Hostile input, and writes that are killed, fail or compete: a sample of each, or all of them with
 * `PARAMSMITH_HOSTILE=whole`.
 */
export default defineConfig({
  ...tests,
  test: { ...tests.test, include: ["test/hostile/**/*.test.ts"], exclude: ["**/node_modules/**"] },
});
