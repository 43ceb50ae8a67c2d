/**
 * Measures `generate` on our catalogue and on 10 and 100 times it, next to bare Node, to a script that
 * reads and writes as many bytes, and to other generators on OpenAPI documents of the catalogue's size.
 * Then what the largest costs when it has been generated before. What fails is a row like the others.
 *
 *     node test/bench/generate.mjs --runs 5 --sizes 1,10,100 --patience 180
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findGenerators } from "./generators.mjs";
import {
  catalogueText,
  largeCatalogue,
  withOneChange,
  writeOpenApi,
  writeOpenApiWithResults,
  writeSpec,
} from "./large-specs.mjs";
import { findNewerNode } from "./peers.mjs";
import { median, rounded, trackedRun } from "./processes.mjs";
import { machineOf, writeMeasured } from "./results.mjs";
import { generateTable } from "./tables.mjs";

/** @typedef {import("./processes.mjs").Run} Run */

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {Run} run
 * @property {() => void} prepare brings the folder into the state that the subject starts from
 * @property {string} out where it writes; not there for what writes nothing
 */

/**
 * @typedef {object} RunFigures
 * @property {string} name
 * @property {number} milliseconds median of the wall time; of a failed run, until it ended
 * @property {number} ratio of the wall time to bare Node's in the same run
 * @property {number | undefined} cpu median of the milliseconds of all processors
 * @property {number | undefined} megabytes median of the peak resident set
 * @property {number} files that it wrote
 * @property {number} bytes in them
 * @property {string | undefined} failure why there is no figure
 * @property {readonly number[]} samples wall times in the order in which they were taken
 */

/** @typedef {RunFigures & { times: number }} GenerateFigures of so many times the catalogue */

/**
 * @typedef {object} GenerateMeasurement
 * @property {readonly GenerateFigures[]} figures
 * @property {readonly { times: number, modules: number, parameters: number, bare: number, whole: number, openApi: number, openApiWithResults: number }[]} inputs bytes of each size
 * @property {readonly string[]} missing peers, and why
 */

const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");
const copyBytes = join(import.meta.dirname, "copy-bytes.mjs");
/** Milliseconds that one run may take. */
const PATIENCE = 180_000;
/** Of what takes long, fewer runs say enough: at most so many for each size. */
const MOST_RUNS = new Map([
  [10, 5],
  [100, 1],
]);
const EXTENTS = /** @type {const} */ (["bare", "whole"]);
/** The targets that the peers write as well: types of requests and of responses, and a client. */
const COMMON_TARGETS = ["requests", "responses"];
const CALLED = {
  bare: "`generate`, cold, catalogue and protocol alone",
  whole: "`generate`, cold, with results",
  common: `\`generate\`, cold, with results, targets ${COMMON_TARGETS.join(", ")}`,
};

/**
 * @param {number} runs
 * @param {readonly number[]} sizes how many times the catalogue
 * @param {number} patience milliseconds for each run; what is slower is a row that says so
 * @returns {Promise<GenerateMeasurement>}
 */
export async function measureGenerate(runs, sizes = [1, 10, 100], patience = PATIENCE) {
  if (!existsSync(cli)) throw new Error("There is no dist/; run: npm run build");
  const { generators, missing } = findGenerators();
  const figures = [];
  const inputs = [];
  const place = mkdtempSync(join(tmpdir(), "paramsmith-bench-generate-"));
  try {
    for (const times of sizes) {
      const folder = join(place, String(times));
      inputs.push(writeInputs(folder, times));
      const subjects = [
        ...(await ownSubjects(folder)),
        ...peersIn(folder, generators),
        ...peersWithResults(folder, generators),
      ];
      if (times === Math.max(...sizes)) subjects.push(...againSubjects(folder, times));
      const most = Math.min(runs, MOST_RUNS.get(times) ?? runs);
      for (const each of await measured(subjects, most, patience)) figures.push({ times, ...each });
    }
  } finally {
    remove(place);
  }
  return { figures, inputs, missing };
}

/**
 * A project of each extent, and the document for the others.
 *
 * @param {string} folder
 * @param {number} times
 * @returns {GenerateMeasurement["inputs"][number]}
 */
function writeInputs(folder, times) {
  const bytes = EXTENTS.map((extent) => {
    const project = join(folder, extent);
    const files = writeSpec(join(project, "spec"), times, extent);
    mkdirSync(join(project, "node_modules"));
    const config = { out: "generated", specs: [{ file: "spec/catalogue.json" }] };
    writeFileSync(join(project, "paramsmith.config.json"), JSON.stringify(config));
    return files.map((file) => statSync(join(project, "spec", file)).size).reduce(sum, 0);
  });
  const document = join(folder, "openapi.json");
  writeOpenApi(document, times);
  const common = join(folder, "common");
  writeSpec(join(common, "spec"), times, "whole");
  mkdirSync(join(common, "node_modules"));
  writeFileSync(
    join(common, "paramsmith.config.json"),
    JSON.stringify({
      out: "generated",
      targets: COMMON_TARGETS,
      specs: [{ file: "spec/catalogue.json" }],
    }),
  );
  const results = join(folder, "results");
  mkdirSync(results);
  writeOpenApiWithResults(join(results, "openapi.json"), times);
  const { modules } = largeCatalogue(times).paraminfo;
  return {
    times,
    modules: modules.length,
    parameters: modules.map(({ parameters }) => parameters.length).reduce(sum, 0),
    bare: bytes[0] ?? 0,
    whole: bytes[1] ?? 0,
    openApi: statSync(document).size,
    openApiWithResults: statSync(join(results, "openapi.json")).size,
  };
}

/**
 * Bare Node comes first.
 *
 * @param {string} folder
 * @returns {Promise<readonly Subject[]>}
 */
async function ownSubjects(folder) {
  const out = join(folder, "copied");
  const cold = EXTENTS.map((extent) => coldSubject(folder, extent));
  const copies = [];
  for (const [index, extent] of EXTENTS.entries()) {
    const { run, prepare, out: generated } = cold[index];
    prepare();
    await trackedRun(run, Number.POSITIVE_INFINITY);
    const list = join(folder, `${extent}-files.json`);
    const spec = join(folder, extent, "spec");
    const outputs = filesBelow(generated).map(([file, size]) => [
      join(out, file.slice(generated.length)),
      size,
    ]);
    const inputs = filesBelow(spec).map(([file]) => file);
    writeFileSync(list, JSON.stringify({ inputs, outputs }));
    const name = `a script that reads as many bytes and writes as many (${extent === "bare" ? "catalogue alone" : "with results"})`;
    copies.push({
      name,
      run: { name, args: [copyBytes, list], cwd: folder },
      prepare: () => setAside(out),
      out,
    });
  }
  const bareNode = { name: "`node -e 0`", args: ["-e", "0"], cwd: folder };
  return [
    { name: bareNode.name, run: bareNode, prepare: () => undefined, out: "" },
    ...copies,
    ...cold,
    ...coldRunsOfEachNode(CALLED.common, join(folder, "common")),
  ];
}

/**
 * No output and no fingerprint.
 *
 * @param {string} folder
 * @param {keyof typeof CALLED} extent
 * @returns {Subject}
 */
function coldSubject(folder, extent) {
  return coldRun(CALLED[extent], join(folder, extent));
}

/**
 * @param {string} name
 * @param {string} project its configuration says that it writes to generated/
 * @param {string} [program] another Node than the one of this process
 * @returns {Subject}
 */
export function coldRun(name, project, program) {
  const out = join(project, "generated");
  return {
    name,
    run: { name, ...(program !== undefined && { program }), args: [cli, "generate"], cwd: project },
    prepare: () => {
      setAside(out);
      remove(join(project, "node_modules", ".cache"));
    },
    out,
  };
}

/**
 * With the Node of this process, and with the newer one that some peers need: rows with the same Node
 * can be compared.
 *
 * @param {string} name
 * @param {string} project its configuration says that it writes to generated/
 * @returns {readonly Subject[]}
 */
export function coldRunsOfEachNode(name, project) {
  const newer = findNewerNode();
  const own = coldRun(name, project);
  return newer.kind === "missing"
    ? [own]
    : [own, coldRun(`${name} (Node ${newer.version})`, project, newer.program)];
}

/**
 * The project with everything, after it has been generated.
 *
 * @param {string} folder
 * @param {number} times
 * @returns {readonly Subject[]}
 */
function againSubjects(folder, times) {
  const cwd = join(folder, "whole");
  const out = join(cwd, "generated");
  const forget = () => remove(join(cwd, "node_modules", ".cache"));
  const catalogue = largeCatalogue(times);
  let variant = 0;
  const change = () => {
    variant += 1;
    const text = catalogueText(withOneChange(catalogue, variant));
    writeFileSync(join(cwd, "spec", "catalogue.json"), text);
  };
  const modules = catalogue.paraminfo.modules.length;
  /** @type {readonly (readonly [string, string, () => void])[]} */
  const each = [
    ["generate", `one parameter of one module of ${modules} has changed`, change],
    ["generate", "nothing changed", () => undefined],
    ["check", "nothing changed", () => undefined],
    ["generate", "no fingerprint: nothing differs", forget],
    ["check", "no fingerprint", forget],
  ];
  return each.map(([command, state, prepare]) => {
    const name = `\`${command}\`, ${state}, with results`;
    return { name, run: { name, args: [cli, command], cwd }, prepare, out };
  });
}

/**
 * @param {string} folder that has the document, openapi.json
 * @param {readonly import("./generators.mjs").Generator[]} generators
 * @returns {readonly Subject[]}
 */
export function peersIn(folder, generators) {
  return generators.map(({ name, runIn }, index) => {
    const cwd = join(folder, `peer-${index}`);
    const out = join(cwd, "out");
    const run = runIn(cwd, join(folder, "openapi.json"));
    const prepare = () => {
      setAside(out);
      mkdirSync(out);
    };
    return { name, run, prepare, out };
  });
}

/** The peers that make clients beside types are also measured on the document with results. */
const CLIENTS = /^(?:@hey-api\/openapi-ts|orval) /;

/**
 * @param {string} folder
 * @param {readonly import("./generators.mjs").Generator[]} generators
 * @returns {readonly Subject[]}
 */
function peersWithResults(folder, generators) {
  const clients = generators.filter(({ name }) => CLIENTS.test(name));
  return peersIn(join(folder, "results"), clients).map((subject) => ({
    ...subject,
    name: `${subject.name}, with results`,
  }));
}

/**
 * The subjects take turns, so that whatever else the machine does falls on all of them. What has failed
 * is not tried again.
 *
 * @param {readonly Subject[]} subjects
 * @param {number} runs
 * @param {number} patience milliseconds for each
 * @returns {Promise<readonly RunFigures[]>}
 */
export async function measured(subjects, runs, patience) {
  const samples = subjects.map(() => /** @type {import("./processes.mjs").Tracked[]} */ ([]));
  const written = subjects.map(() => ({ files: 0, bytes: 0 }));
  for (let round = 0; round < runs; round += 1) {
    for (const [index, { run, prepare, out, name }] of subjects.entries()) {
      if (samples[index].some(({ failure }) => failure !== undefined)) continue;
      prepare();
      settle();
      const sample = await trackedRun(run, patience);
      samples[index].push(sample);
      const files = out === "" ? [] : filesBelow(out);
      written[index] = { files: files.length, bytes: files.map(([, size]) => size).reduce(sum, 0) };
      process.stderr.write(`${name}: ${sample.milliseconds.toFixed(0)} ms\n`);
    }
  }
  const bare = median(samples[0].map(({ milliseconds }) => milliseconds));
  return subjects.map(({ name }, index) => {
    const taken = samples[index];
    const milliseconds = median(taken.map((each) => each.milliseconds));
    const cpus = taken.flatMap(({ cpu }) => cpu ?? []);
    const peaks = taken.flatMap(({ megabytes }) => megabytes ?? []);
    return {
      name,
      milliseconds,
      ratio: milliseconds / bare,
      cpu: cpus.length === 0 ? undefined : median(cpus),
      megabytes: peaks.length === 0 ? undefined : median(peaks),
      ...written[index],
      failure: taken.find(({ failure }) => failure !== undefined)?.failure,
      samples: rounded(taken.map((each) => each.milliseconds)),
    };
  });
}

/**
 * @param {string} folder
 * @returns {readonly (readonly [string, number])[]} path and size
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, statSync(file).size]);
}

/**
 * Takes an output out of the way of the next run. To remove it would make that run slower, many times over
 * where it writes thousands of files: for a minute ext4 passes over what was just removed, one inode after
 * the other, whenever it makes a file.
 *
 * @param {string} path
 */
export function setAside(path) {
  if (!existsSync(path)) return;
  let number = 0;
  while (existsSync(`${path}-${number}`)) number += 1;
  renameSync(path, `${path}-${number}`);
}

/** Brings to the disk what was written before, lest a run waits for what another left; where that is no command, it goes without. */
export function settle() {
  spawnSync("sync");
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

/** @type {(a: number, b: number) => number} */
function sum(a, b) {
  return a + b;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      sizes: { type: "string", default: "1,10,100" },
      patience: { type: "string", default: String(PATIENCE / 1000) },
    },
  });
  const sizes = values.sizes.split(",").map(Number);
  const measurement = await measureGenerate(
    Number(values.runs),
    sizes,
    Number(values.patience) * 1000,
  );
  writeMeasured("generate.json", { machine: machineOf(), ...measurement });
  console.log(generateTable(measurement));
}
