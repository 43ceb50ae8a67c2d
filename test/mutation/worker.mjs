/**
 * A process that runs the tests of one mutant after another, in a sandbox of its own. Receives
 * `{ mutant, tests }`, sends `{ kind: "started", test }` for each file of tests, then a `Verdict`. On
 * `{ reached }`, which names the limit that the run has reached, it starts no further file of tests.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, createVitest } from "vitest/node";
import { replaceSource } from "./sandbox.mjs";

/**
 * @typedef {{ kind: "noticed", by: string, why: string } | { kind: "survived", tests: number } | { kind: "late", reached: "processor" | "wall", tests: number } | { kind: "invalid" }} Verdict
 * `late`: the tests that ran in time passed; with the limit that was reached
 */

const [sandbox = ""] = process.argv.slice(2);

/** @type {Map<string, number>} */
let order = new Map();

/**
 * The files that have ended in this run; vitest keeps the results of earlier runs, too.
 *
 * @type {import("vitest/node").TestModule[]}
 */
let ended = [];

/**
 * The first failure of this run.
 *
 * @type {{ kind: "noticed", by: string, why: string } | undefined}
 */
let failure;

/**
 * The limit that this run has reached.
 *
 * @type {"processor" | "wall" | undefined}
 */
let reached;

/** Keeps the order of the tests: nearest first. */
class InOrder extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    return files.toSorted((a, b) => (order.get(a.moduleId) ?? 0) - (order.get(b.moduleId) ?? 0));
  }
}

const vitest = await createVitest(
  "test",
  {
    root: sandbox,
    config: join(sandbox, "test/mutation/vitest.config.mjs"),
    bail: 1,
    reporters: [
      {
        onTestCaseResult: (test) => {
          const { state, errors = [] } = test.result();
          // A run that is cancelled fails the test that runs, which has noticed nothing.
          if (state !== "failed" || reached !== undefined) return;
          failure ??= noticedBy(test.module, `${test.fullName}: ${errors[0]?.message ?? ""}`);
        },
        onTestModuleEnd: (module) => {
          ended.push(module);
          const [error] = module.errors();
          if (error !== undefined && reached === undefined)
            failure ??= noticedBy(module, error.message);
        },
        onTestModuleStart: ({ moduleId }) => {
          process.send?.({ kind: "started", test: moduleId.slice(sandbox.length + 1) });
        },
      },
    ],
    sequence: { sequencer: InOrder },
  },
  { clearScreen: false },
);
await vitest.standalone();

/** @param {string} path of a file of tests */
function projectOf(path) {
  const isMocking = /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(path, "utf8"));
  const name = isMocking ? "loaded by Vite" : "loaded by Node";
  const project = vitest.projects.find((each) => each.name === name);
  if (project === undefined) throw new Error(`vitest.config.mjs has no project "${name}".`);
  return project;
}

/**
 * @param {import("vitest/node").TestModule} module
 * @param {string} why
 */
function noticedBy({ moduleId }, why) {
  return { kind: /** @type {const} */ ("noticed"), by: moduleId.slice(sandbox.length + 1), why };
}

/**
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
async function verdictOf(tests) {
  const paths = tests.map((test) => join(sandbox, test));
  order = new Map(paths.map((path, index) => [path, index]));
  ended = [];
  failure = undefined;
  reached = undefined;
  for (const slice of slicesOf(paths)) {
    // oxlint-disable-next-line no-await-in-loop -- nearest first
    const { unhandledErrors } = await vitest.runTestSpecifications(
      slice.map((path) => projectOf(path).createSpecification(path)),
    );
    const [error] = unhandledErrors;
    const limit = limitReached();
    const found = firstFailure();
    if (found !== undefined) return found;
    if (limit !== undefined) return { kind: "late", reached: limit, tests: ended.length };
    if (error !== undefined)
      return { kind: "noticed", by: "", why: error instanceof Error ? error.message : "An error." };
  }
  return { kind: "survived", tests: ended.length };
}

/**
 * 1 file of tests, then 4, 16, …: when a test has failed, vitest runs no other, but imports all files of
 * its run, which takes longer than most tests.
 *
 * @param {readonly string[]} paths
 */
function* slicesOf(paths) {
  for (let from = 0, size = 1; from < paths.length; from += size, size *= 4)
    yield paths.slice(from, from + size);
}

/** Set by a message while the tests run, which the compiler does not see. */
function limitReached() {
  return reached;
}

/** As `limitReached`, set by the reporter. */
function firstFailure() {
  return failure;
}

process.on("message", (/** @type {Job | { reached: "processor" | "wall" }} */ message) => {
  if ("tests" in message) {
    void answer(message);
    return;
  }
  reached = message.reached;
  void vitest.cancelCurrentRun("keyboard-input");
});

/**
 * @typedef {{ mutant?: import("./mutants.mjs").Mutant, tests: readonly string[] }} Job
 * @param {Job} job
 */
async function answer({ mutant, tests }) {
  if (mutant === undefined) {
    process.send?.(await verdictOf(tests));
    return;
  }
  let restore;
  try {
    restore = replaceSource(sandbox, mutant.file, mutant.text);
  } catch {
    process.send?.({ kind: "invalid" });
    return;
  }
  vitest.invalidateFile(join(sandbox, mutant.file));
  const verdict = await verdictOf(tests);
  restore();
  vitest.invalidateFile(join(sandbox, mutant.file));
  process.send?.(verdict);
}
process.on("disconnect", () => process.exit());
process.send?.("ready");
