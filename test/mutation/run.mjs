/**
 * Changes sources in small ways, one at a time, and reports the changes that no test notices.
 * survivors.md explains survivors that need no test.
 *
 *     node test/mutation/run.mjs generator/text templates/runtime/rules/ip.ts
 *     node test/mutation/run.mjs --sample 60 --seed 7
 *     node test/mutation/run.mjs --sample 60 --seed 7 --least 0.8 --minutes 3
 *
 * Mutates all of generator/ and templates/ if no files or folders are named. `--sample` picks some of the
 * changes at random, `--seed` repeats a choice. `--least` is the share of all changes that the tests must
 * notice: the exit code is 1 if chance does not explain that a sample has fewer, or if there is no verdict.
 * `--minutes` ends the run early, with what was measured until then. `--seconds` is the time of processors
 * that the tests of one change may take: a change that no test has noticed by then has survived. Where the
 * machine is too busy for that time, or no test has ended by then, the change is not measured.
 */
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installLocked } from "../install-locked.mjs";
import { isCompiled } from "./compiled.mjs";
import { explanations, isExplained } from "./explained.mjs";
import { mutantFinder, SOURCES, sourcesBelow } from "./mutants.mjs";
import { relatedTests } from "./related.mjs";
import { sampled } from "./sampled.mjs";
import { failureOf, tallyOf } from "./tally.mjs";
import { createWorker } from "./workers.mjs";

const REPOSITORY = join(import.meta.dirname, "..", "..");
/** Git ignores it. */
const OUT = join(REPOSITORY, "coverage", "mutation");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string" },
    least: { type: "string", default: "0" },
    minutes: { type: "string" },
    seconds: { type: "string", default: "40" },
    workers: { type: "string", default: String(Math.min(4, availableParallelism())) },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const end = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;

const installation = installLocked(join(import.meta.dirname, "tools"));
if (installation.kind === "missing") {
  console.error(`Stryker's instrumenter cannot be installed: ${installation.why}`);
  process.exit(1);
}
const mutantsOf = await mutantFinder(installation.modules);
const testsOf = await relatedTests(REPOSITORY);
const files = sourcesBelow(REPOSITORY, positionals.length > 0 ? positionals : SOURCES);
const mutants =
  values.sample === undefined
    ? (await Promise.all(files.map((file) => mutantsOf(REPOSITORY, file)))).flat()
    : await sampled(REPOSITORY, files, mutantsOf, Number(values.sample), seed);
console.log(`${mutants.length} changes of ${files.length} files, seed ${seed}`);

/** @typedef {import("./worker.mjs").Verdict} Verdict */
/** @type {Map<import("./mutants.mjs").Mutant, Verdict>} */
const verdicts = new Map();
const waiting = mutants.values();
// The process is in the names, so that two runs do not write to the same files.
const sandboxes = Array.from({ length: Number(values.workers) }, (_, index) =>
  join(OUT, `sandbox-${process.pid}-${index}`),
);
process.on("exit", () => {
  for (const sandbox of sandboxes) rmSync(sandbox, { recursive: true, force: true, maxRetries: 5 });
});
const workers = sandboxes.map((sandbox) => createWorker(REPOSITORY, sandbox));
await Promise.all(
  workers.map(async (worker) => {
    for (const mutant of waiting) {
      if (Date.now() > end) break;
      const run = worker.run(mutant, testsOf(mutant.file), Number(values.seconds) * 1000);
      // oxlint-disable-next-line no-await-in-loop -- one change at a time in a sandbox
      const { verdict, seconds } = await run;
      verdicts.set(mutant, verdict);
      const { file, line, mutator } = mutant;
      console.log(`${file}:${line} ${mutator}: ${textOf(verdict)} (${seconds.toFixed(1)} s)`);
    }
  }),
);

// A test that fails without a change has noticed nothing, such as one that needs what is missing here.
const failing = await failingOf(
  new Set([...verdicts.values()].flatMap((each) => (each.kind === "noticed" ? [each.by] : []))),
);
for (const worker of workers) worker.stop();
for (const test of failing) console.log(`fails without a change, and is not counted: ${test}`);

/**
 * @param {Verdict} verdict
 * @returns {string}
 */
function textOf(verdict) {
  switch (verdict.kind) {
    case "noticed":
      return `noticed by ${verdict.by || verdict.why}`;
    case "late":
      return verdict.reached === "processor"
        ? `not noticed in time, by ${verdict.tests} files of tests`
        : "not measured, because the machine is too busy";
    case "survived":
      return `not noticed, by ${verdict.tests} files of tests`;
    case "invalid":
      return "no valid code";
  }
}

/**
 * @param {ReadonlySet<string>} tests
 * @returns {Promise<ReadonlySet<string>>} those that fail without a change
 */
async function failingOf(tests) {
  /** @type {Set<string>} */
  const found = new Set();
  for (;;) {
    const left = [...tests].filter((test) => test !== "" && !found.has(test));
    // oxlint-disable-next-line no-await-in-loop -- a run ends with the first that fails
    const test = await workers[0]?.failing(left);
    if (test === undefined) return found;
    found.add(test);
  }
}

const known = explanations();
const outcomes = [...verdicts].map(([mutant, verdict]) => ({
  mutant,
  verdict,
  outcome: outcomeOf(mutant, verdict),
}));

/**
 * @param {import("./mutants.mjs").Mutant} mutant
 * @param {Verdict} verdict
 * @returns {import("./tally.mjs").Outcome}
 */
function outcomeOf(mutant, verdict) {
  if (verdict.kind === "invalid") return "invalid";
  if (verdict.kind === "noticed") {
    if (failing.has(verdict.by)) return "unmeasured";
    return isCompiled(REPOSITORY, mutant) ? "noticed" : "invalid";
  }
  // Without a test that has ended, no test was asked.
  if (verdict.kind === "late" && (verdict.reached === "wall" || verdict.tests === 0))
    return "unmeasured";
  if (isExplained(mutant, known)) return "explained";
  return isCompiled(REPOSITORY, mutant) ? "survived" : "invalid";
}

for (const { mutant, verdict, outcome } of outcomes) {
  if (outcome !== "survived") continue;
  const { file, line, mutator, original, replacement } = mutant;
  const ran = verdict.kind === "late" ? ` (time was up after ${verdict.tests} files of tests)` : "";
  console.log(`\nsurvived: ${file}:${line} ${mutator}${ran}\n- ${original}\n+ ${replacement}`);
}
const tally = tallyOf(outcomes.map(({ outcome }) => outcome));
const { counts, counted, share } = tally;
const percent = share === undefined ? "" : ` (${(share * 100).toFixed(1)} %)`;
console.log(
  `\nseed ${seed}: noticed ${counts.noticed} of ${counted}${percent}; besides, ${counts.explained} are explained in survivors.md, ${counts.invalid} do not compile, ${counts.unmeasured} could not be measured and ${mutants.length - outcomes.length} were not run.`,
);
const failure = failureOf(tally, Number(values.least));
if (failure !== undefined) {
  console.error(`error: ${failure}`);
  process.exitCode = 1;
}
