/**
 * Measures `generate` and `check` on the real catalogue with what stands beside it, and on so many
 * copies of all of that: cold, after an edit of one module, and where nothing has changed.
 *
 *     node test/bench/scale.mjs --times 1,10,100 --runs 3
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { catalogueText, largeCatalogue, withOneChange, writeSpec } from "./large-specs.mjs";
import { median, trackedRun } from "./processes.mjs";
import { commandTable } from "./tables.mjs";

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {"generate" | "check"} command
 * @property {() => void} prepare brings the project into the state that the subject starts from
 */

const cli = join(import.meta.dirname, "..", "..", "dist", "generator", "cli", "main.js");
const { values } = parseArgs({
  options: {
    times: { type: "string", default: "1,10,100" },
    runs: { type: "string", default: "3" },
  },
});
const runs = Number(values.runs);
const sizes = values.times.split(",").map(Number);
if (![runs, ...sizes].every((each) => Number.isInteger(each) && each >= 1)) {
  console.error("--runs and --times take whole numbers from 1 up.");
  process.exit(2);
}
if (!existsSync(cli)) throw new Error("There is no dist/; run: npm run build");

const figures = [];
for (const times of sizes) figures.push(...(await measured(times)));
console.log(commandTable(figures));

/** @param {number} times the catalogue */
async function measured(times) {
  const project = mkdtempSync(join(tmpdir(), "paramsmith-scale-"));
  try {
    const rows = [];
    for (const { name, command, prepare } of subjectsOf(project, times)) {
      const samples = [];
      for (let taken = 0; taken < runs; taken += 1) {
        prepare();
        const own = await figuresOf(name, [cli, command], project);
        samples.push({ ...own, bare: await figuresOf("node", ["-e", "0"], project) });
      }
      const milliseconds = median(samples.map((each) => each.milliseconds));
      const peaks = samples.flatMap(({ megabytes }) => megabytes ?? []);
      rows.push({
        name,
        milliseconds,
        ratio: milliseconds / median(samples.map(({ bare }) => bare.milliseconds)),
        megabytes: peaks.length === 0 ? undefined : median(peaks),
      });
    }
    return rows;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * Each starts from what the one before it has left.
 *
 * @param {string} project an empty folder
 * @param {number} times
 * @returns {readonly Subject[]}
 */
function subjectsOf(project, times) {
  writeSpec(join(project, "spec"), times, "whole");
  mkdirSync(join(project, "node_modules"));
  const config = { out: "generated", specs: [{ file: "spec/catalogue.json" }] };
  writeFileSync(join(project, "paramsmith.config.json"), JSON.stringify(config));
  const catalogue = largeCatalogue(times);
  const forget = () => {
    for (const path of ["generated", join("node_modules", ".cache")])
      rmSync(join(project, path), { recursive: true, force: true });
  };
  let variant = 0;
  const change = () => {
    variant += 1;
    const text = catalogueText(withOneChange(catalogue, variant));
    writeFileSync(join(project, "spec", "catalogue.json"), text);
  };
  const size = `${catalogue.paraminfo.modules.length} modules`;
  return [
    { name: `\`generate\`, ${size}, cold`, command: "generate", prepare: forget },
    { name: `\`generate\`, ${size}, one changed`, command: "generate", prepare: change },
    {
      name: `\`generate\`, ${size}, nothing changed`,
      command: "generate",
      prepare: () => undefined,
    },
    { name: `\`check\`, ${size}, nothing changed`, command: "check", prepare: () => undefined },
  ];
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function figuresOf(name, args, cwd) {
  const tracked = await trackedRun({ name, args, cwd }, Number.POSITIVE_INFINITY);
  if (tracked.failure !== undefined) throw new Error(`${name}: ${tracked.failure}.`);
  return tracked;
}
