import { defineConfig } from "vitest/config";
import tests from "./vitest.config.js";

/** Properties of random specs and random arguments; many of them generate code and run it. */
export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    include: ["test/property/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
