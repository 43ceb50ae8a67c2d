/**
 * Measures how long `paramsmith generate --watch` takes from a save of the real spec, of which one
 * module was changed, until the file of that module has changed.
 *
 *     node test/bench/watch.mjs --saves 20
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { median, rounded } from "./processes.mjs";

const { values } = parseArgs({ options: { saves: { type: "string", default: "20" } } });
const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");
const PATIENCE = 20_000;

const project = mkdtempSync(join(tmpdir(), "paramsmith-watch-"));
cpSync(join(root, "spec"), join(project, "spec"), { recursive: true });
cpSync(join(root, "paramsmith.config.json"), join(project, "paramsmith.config.json"));
mkdirSync(join(project, "node_modules"));
const spec = join(project, "spec", "paraminfo", "catalogue.json");
const output = join(project, "generated", "paraminfo", "allpages.ts");
const text = readFileSync(spec, "utf8");

const child = spawn(process.execPath, [cli, "generate", "--watch"], {
  cwd: project,
  stdio: ["ignore", "pipe", "inherit"],
});
let said = "";
child.stdout.setEncoding("utf8").on("data", (chunk) => {
  said += chunk;
});

/** @param {() => boolean} holds */
async function until(holds) {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > PATIENCE) throw new Error(`Nothing came of it:\n${said}`);
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await setTimeout(1);
  }
}

try {
  await until(() => said.includes("\n"));
  const samples = [];
  for (let save = 0; save < Number(values.saves); save += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one save after the other
    await setTimeout(200);
    const limit = 100 + save;
    const start = performance.now();
    writeFileSync(spec, edited(limit));
    // oxlint-disable-next-line no-await-in-loop -- one save after the other
    await until(() => readFileSync(output, "utf8").includes(`max: ${limit}`));
    samples.push(performance.now() - start);
  }
  const bare = Math.round(median(samples));
  console.log(
    `From a save to the changed file: ${bare} ms, the median of ${samples.length} saves.`,
  );
  console.log(rounded(samples).join(" "));
} finally {
  child.kill();
  rmSync(project, { recursive: true, force: true });
}

/**
 * The spec with another limit of `list=allpages`.
 *
 * @param {number} limit
 */
function edited(limit) {
  const catalogue = JSON.parse(text);
  const module = catalogue.paraminfo.modules.find(({ name }) => name === "allpages");
  module.parameters.find(({ name }) => name === "limit").max = limit;
  return `${JSON.stringify(catalogue, undefined, 2)}\n`;
}
