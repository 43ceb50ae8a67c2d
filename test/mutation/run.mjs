/**
 * Changes sources in small ways, one at a time, and prints which changes the unit tests detect. Stryker does
 * the work; CONTRIBUTING.md describes the command. The exit code is 1 if a test fails without a change.
 *
 *     npm run mutation -- templates/runtime/rules/ip.ts generator/diff/git.ts:10-40
 *     npm run mutation -- --sample 300 --seed 7
 *     npm run mutation -- --sample 300 --seed 7 --without-mirrors generator/spec
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installLocked } from "../install-locked.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1e6) },
    "without-mirrors": { type: "boolean", default: false },
  },
});
const installation = installLocked(import.meta.dirname);
if (installation.kind === "missing") {
  console.error(`error: Stryker cannot be installed: ${installation.why}`);
  process.exit(1);
}

const RANGE = /:\d+-\d+$/;
const paths = positionals.filter((path) => !RANGE.test(path));
const folders = positionals.length > 0 ? paths : ["generator", "templates"];
/** Hand-written sources: Git ignores what the build writes. */
const files =
  folders.length === 0
    ? []
    : execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
        .split("\n")
        .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const { rangeOf, sampleMutants } = await import("./sample.mjs");
const sample =
  values.sample === undefined
    ? undefined
    : await sampleMutants(files, Number(values.sample), Number(values.seed));

// Read by vitest.config.ts, in the processes that Stryker starts.
if (values["without-mirrors"]) process.env["PARAMSMITH_WITHOUT_MIRRORS"] = "1";
const { Stryker } = await import("@stryker-mutator/core");
const stryker = new Stryker({
  mutate: sample?.map(rangeOf) ?? [...files, ...positionals.filter((path) => RANGE.test(path))],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "sample.mjs")],
  // A range has the mutants that are nested in a picked one, too.
  checkers: sample === undefined ? [] : ["sample"],
  sample,
  warnings: { unknownOptions: false },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Limits are against hangs: loops that a mutant makes infinite end by the count of their rounds.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 120,
  // Tests compare sources with what is expected, and TypeScript 7 has not the API that reads its configuration.
  disableTypeChecks: false,
  tsconfigFile: "none",
  tempDirName: ".build/mutation",
  ignorePatterns: [".build", "coverage", "test/bench/peers", "test/bench/results"],
  reporters: ["progress-append-only", "html", "json"],
  htmlReporter: { fileName: "coverage/mutation.html" },
  jsonReporter: { fileName: "coverage/mutation.json" },
});

/** @typedef {import("@stryker-mutator/api/core").MutantResult} Mutant */
const results = (await stryker.runMutationTest()).filter(
  ({ status }) => status !== "CompileError" && status !== "Ignored",
);
/** @type {Record<string, Record<string, number>>} */
const wings = {};
for (const { fileName, location, mutatorName, replacement, killedBy = [], ...result } of results) {
  const file = fileName.slice(process.cwd().length + 1);
  // If no test file can import the module, Stryker finds no failed test (stryker-js issue 6150).
  const isUnloadable = result.static && result.status === "Survived" && !result.testsCompleted;
  const status = isUnloadable ? "Unloadable" : result.status;
  const details = killedBy.length > 0 ? ` by ${killedBy.join(", ")}` : `: ${replacement}`;
  console.log(`${file}:${location.start.line} ${mutatorName} ${status}${details}`);
  const row = (wings[/^[^/]+\/[^/.]+(?=\/)/.exec(file)?.[0] ?? file] ??= {});
  row[status] = (row[status] ?? 0) + 1;
}
console.table(wings);
console.log(`seed ${values.seed}; each change in its source: coverage/mutation.html`);
