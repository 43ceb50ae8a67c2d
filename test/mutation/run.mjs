/**
 * Changes the sources in small ways, one at a time, and tells which changes no test notices.
 * Survivors that have been looked at are explained in survivors.md.
 *
 *     npm run mutation                          every target of targets.mjs
 *     npm run mutation -- validator-rules       one of them
 *     npm run mutation -- validator-rules templates/runtime/rules/ip.ts
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installLocked } from "../install-locked.mjs";
import { targets } from "./targets.mjs";

const REPOSITORY = join(import.meta.dirname, "..", "..");
/** Git ignores it. */
const OUT = join(REPOSITORY, "coverage", "mutation");

const [name, ...files] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(targets, name)) {
  console.error(`There is no target ${name}; there are ${Object.keys(targets).join(", ")}.`);
  process.exit(2);
}

const installation = installLocked(join(import.meta.dirname, "tools"));
if (installation.kind === "missing") {
  console.error(`Stryker cannot be installed: ${installation.why}`);
  process.exit(1);
}
const { modules } = installation;
const RUNNER = join(modules, "@stryker-mutator/vitest-runner/dist/src");
// Its runner must have the very vitest that the tests import.
rmSync(join(modules, "vitest"), { recursive: true, force: true });
symlinkSync(join(REPOSITORY, "node_modules", "vitest"), join(modules, "vitest"), "junction");

for (const [each, { mutate, tests }] of Object.entries(targets)) {
  if (name !== undefined && each !== name) continue;
  const { status } = run(each, files.length > 0 ? files : mutate, tests);
  if (status !== 0) process.exitCode = 1;
}

/**
 * @param {string} target
 * @param {readonly string[]} mutate
 * @param {readonly string[]} tests
 */
function run(target, mutate, tests) {
  mkdirSync(OUT, { recursive: true });
  const config = join(OUT, `${target}.config.json`);
  const settings = {
    mutate,
    testRunner: "vitest",
    plugins: [join(RUNNER, "index.js"), join(import.meta.dirname, "unloaded.mjs")],
    vitest: { configFile: "test/mutation/vitest.config.mjs", related: false },
    // It would read the real one with the interface of an older compiler.
    tsconfigFile: "none",
    coverageAnalysis: "perTest",
    concurrency: 1,
    timeoutMS: 20_000,
    reporters: ["clear-text", "progress-append-only", "json", "html"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(OUT, `${target}.json`) },
    htmlReporter: { fileName: join(OUT, `${target}.html`) },
    tempDirName: join(OUT, "sandbox"),
    ignorePatterns: ["dist", "coverage", "test/bench/peers", "test/bench/results"],
    allowEmpty: true,
  };
  writeFileSync(config, `${JSON.stringify(settings, undefined, 2)}\n`);
  return spawnSync(
    process.execPath,
    [join(modules, "@stryker-mutator", "core", "bin", "stryker.js"), "run", config],
    {
      cwd: REPOSITORY,
      stdio: "inherit",
      env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests), MUTATION_RUNNER: RUNNER },
    },
  );
}
