import { defineConfig } from "vitest/config";
import tests from "./vitest.config.js";

/** The built command, a process for each call. */
export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    include: ["test/generator/cli/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
