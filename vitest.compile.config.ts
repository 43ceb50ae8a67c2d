import { defineConfig } from "vitest/config";
import tests from "./vitest.config.js";

/** Tests that compile many programs of generated code. */
export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    include: ["test/**/*.compile.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
