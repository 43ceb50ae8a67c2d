/**
 * Measures `generate` and `check` on the real catalogue with what stands beside it, and on so many
 * copies of all of that: cold, after an edit of one module, and where nothing has changed.
 *
 *     node test/bench/scale.mjs --times 1,10,100 --runs 3
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repeated } from "./catalogues.mjs";
import { median, peakMemory, wallTime } from "./processes.mjs";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "1,10,100" },
    runs: { type: "string", default: "3" },
  },
});
const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");
const source = join(root, "spec", "paraminfo");

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * A project with so many copies of the catalogue in one, and of each result and selection.
 *
 * @param {number} times
 */
function makeProject(times) {
  const project = mkdtempSync(join(tmpdir(), "paramsmith-scale-"));
  const spec = join(project, "spec");
  /** @param {string} file @param {unknown} value */
  const write = (file, value) =>
    writeFileSync(join(spec, file), `${JSON.stringify(value, undefined, 2)}\n`);
  mkdirSync(join(project, "node_modules"));
  for (const folder of ["results", "selections"])
    mkdirSync(join(spec, folder), { recursive: true });
  cpSync(join(source, "protocol.json"), join(spec, "protocol.json"));
  write("../paramsmith.config.json", { specs: [{ file: "spec/catalogue.json" }] });
  write("catalogue.json", repeated(json(join(source, "catalogue.json")), times));
  const numbers = Array.from({ length: times }, (_, copy) => copy);
  for (const folder of ["results", "selections"])
    for (const name of readdirSync(join(source, folder))) {
      const value = json(join(source, folder, name));
      if (value.module === "query") write(join(folder, name), value);
      else if ("corrections" in value) {
        const copies = (/** @type {{ module: string }} */ each) =>
          each.module === "query"
            ? [each]
            : numbers.map((copy) => ({ ...each, module: `${each.module}${copy}` }));
        write(join(folder, name), { corrections: value.corrections.flatMap(copies) });
      } else
        for (const copy of numbers)
          write(join(folder, name.replace(".json", `${copy}.json`)), {
            ...value,
            module: `${value.module}${copy}`,
          });
    }
  return project;
}

/**
 * Another limit of a module in the middle of the catalogue.
 *
 * @param {string} project
 * @param {number} limit
 */
function edit(project, limit) {
  const file = join(project, "spec", "catalogue.json");
  const text = readFileSync(file, "utf8");
  const at = text.indexOf('"max": ', text.length / 2);
  writeFileSync(file, text.slice(0, at) + text.slice(at).replace(/"max": \d+/, `"max": ${limit}`));
}

const bare = () => wallTime({ name: "node", args: ["-e", "0"], cwd: root });
console.log(`| modules | run | ms | × bare Node | MB |\n| --- | --- | --- | --- | --- |`);
for (const times of values.times.split(",").map(Number)) {
  const project = makeProject(times);
  const clear = () => {
    for (const path of ["generated", "node_modules/.cache"])
      rmSync(join(project, path), { recursive: true, force: true });
  };
  let limit = 100;
  const subjects = [
    { name: "cold", command: "generate", prepare: clear },
    { name: "one module edited", command: "generate", prepare: () => edit(project, (limit += 1)) },
    { name: "unchanged", command: "generate", prepare: () => undefined },
    { name: "check", command: "check", prepare: () => undefined },
  ];
  for (const { name, command, prepare } of subjects) {
    const run = { name, args: [cli, command], cwd: project };
    const samples = [];
    for (let n = 0; n < Number(values.runs); n += 1) {
      prepare();
      samples.push({ wall: wallTime(run), bare: bare() });
    }
    prepare();
    // oxlint-disable-next-line no-await-in-loop -- one at a time: they would disturb each other
    const peak = await peakMemory(run);
    const wall = median(samples.map((each) => each.wall));
    const ratio = wall / median(samples.map((each) => each.bare));
    const modules = 63 * times;
    console.log(
      `| ${modules} | ${name} | ${Math.round(wall)} | ${ratio.toFixed(1)} | ${Math.round(peak ?? 0)} |`,
    );
  }
  rmSync(project, { recursive: true, force: true });
}
