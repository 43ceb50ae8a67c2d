/**
 * A plugin of Stryker, which holds a mutant for one that no test notices where the test file cannot even
 * be loaded with it: such a file counts as a test that fails.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FAILED = 1;
const { VitestTestRunner } = await import(
  pathToFileURL(join(process.env["MUTATION_RUNNER"] ?? "", "vitest-test-runner.js")).href
);

const { run } = VitestTestRunner.prototype;

/** @param {unknown} [options] */
VitestTestRunner.prototype.run = async function runAll(options) {
  const result = await run.call(this, options);
  const unloaded = this.ctx.state
    .getFiles()
    .filter(({ tasks, result: end }) => tasks.length === 0 && end?.state === "fail");
  const failures = unloaded.map(({ filepath, result: { errors } }) => ({
    id: filepath,
    name: filepath,
    timeSpentMs: 0,
    status: FAILED,
    failureMessage: errors?.[0]?.message ?? "It cannot be loaded.",
  }));
  return result.tests === undefined ? result : { ...result, tests: [...result.tests, ...failures] };
};

export const strykerPlugins = [];
