/**
 * What Vitest loads for coverage, in its own process and in those of the test files; these do without
 * what makes the reports, which is slow to load.
 */
import v8 from "@vitest/coverage-v8";

export default {
  ...v8,
  async getProvider() {
    const { Provider } = await import("./provider.mjs");
    return new Provider();
  },
};
