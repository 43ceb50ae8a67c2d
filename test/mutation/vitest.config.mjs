import { defineConfig } from "vitest/config";

/** The tests of one target, named by run.mjs. Nothing is built: they run the sources. */
export default defineConfig({
  test: { include: JSON.parse(process.env.MUTATION_TESTS ?? "[]") },
});
