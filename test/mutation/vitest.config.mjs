import { defineConfig } from "vitest/config";
import { runtimeSources } from "../runtime-sources.mjs";

/** The tests of one target, named by run.mjs. Nothing is built: they run the sources. */
export default defineConfig({
  plugins: [runtimeSources()],
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? "[]"),
    // As for the tests without mutants; counting what each reaches takes time.
    testTimeout: 30_000,
  },
});
