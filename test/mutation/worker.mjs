/**
 * A process that runs the tests of one mutant after another, in a sandbox of its own. Receives
 * `{ mutant, tests }`, sends `{ kind: "started", test }` for each file of tests, then a `Verdict`. On
 * `{ reached }`, which names the limit that the run has reached, it starts no further file of tests.
 */
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
        onTestModuleEnd: (module) => {
          ended.push(module);
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

/**
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
async function verdictOf(tests) {
  const paths = tests.map((test) => join(sandbox, test));
  order = new Map(paths.map((path, index) => [path, index]));
  const project = vitest.getRootProject();
  ended = [];
  reached = undefined;
  const { unhandledErrors } = await vitest.runTestSpecifications(
    paths.map((path) => project.createSpecification(path)),
  );
  for (const module of ended) {
    const [error] = module.errors();
    const by = module.moduleId.slice(sandbox.length + 1);
    if (error !== undefined) return { kind: "noticed", by, why: error.message };
    for (const test of module.children.allTests("failed")) {
      const [first] = test.result().errors ?? [];
      return { kind: "noticed", by, why: `${test.fullName}: ${first?.message ?? ""}` };
    }
  }
  const [error] = unhandledErrors;
  const limit = limitReached();
  if (error !== undefined && limit === undefined)
    return { kind: "noticed", by: "", why: error instanceof Error ? error.message : "An error." };
  return limit === undefined
    ? { kind: "survived", tests: ended.length }
    : { kind: "late", reached: limit, tests: ended.length };
}

/** Set by a message while the tests run, which the compiler does not see. */
function limitReached() {
  return reached;
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
