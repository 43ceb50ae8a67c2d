/**
 * Measures `generate` on both of the project's specs, next to other generators on one OpenAPI
 * document that holds the document and the catalogue.
 *
 *     node test/bench/both-specs.mjs --runs 5
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { coldRun, measured, peersIn } from "./generate.mjs";
import { findGenerators } from "./generators.mjs";
import { writeOpenApi, writeSpec } from "./large-specs.mjs";
import { machineOf, writeMeasured } from "./results.mjs";
import { generatorsTable } from "./tables.mjs";

/** @typedef {{ figures: readonly import("./generate.mjs").RunFigures[], missing: readonly string[] }} BothSpecsMeasurement */

const openapi = join(import.meta.dirname, "..", "..", "spec", "alliance");
/** Milliseconds that one run may take. */
const PATIENCE = 180_000;
const CALLED = {
  bare: "`generate`, cold, both specs: OpenAPI document, catalogue and protocol alone",
  whole: "`generate`, cold, both specs, with results",
};
const EXTENTS = /** @type {const} */ (["bare", "whole"]);

/**
 * @param {number} runs
 * @returns {Promise<BothSpecsMeasurement>}
 */
export async function measureBothSpecs(runs) {
  const { generators, missing } = findGenerators();
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-both-"));
  try {
    const own = EXTENTS.map((extent) => coldRun(CALLED[extent], makeProject(folder, extent)));
    writeDocument(join(folder, "openapi.json"));
    const name = "`node -e 0`";
    const run = { name, args: ["-e", "0"], cwd: folder };
    const bareNode = { name, run, prepare: () => undefined, out: "" };
    const subjects = [bareNode, ...own, ...peersIn(folder, generators)];
    return { figures: await measured(subjects, runs, PATIENCE), missing };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {"bare" | "whole"} extent
 * @returns {string} the project
 */
function makeProject(folder, extent) {
  const project = join(folder, extent);
  writeSpec(join(project, "spec", "paraminfo"), 1, extent);
  cpSync(openapi, join(project, "spec", "alliance"), { recursive: true });
  mkdirSync(join(project, "node_modules"));
  const specs = [
    { file: "spec/alliance/openapi.json", name: "alliance" },
    { file: "spec/paraminfo/catalogue.json", name: "paraminfo" },
  ];
  writeFileSync(
    join(project, "paramsmith.config.json"),
    JSON.stringify({ out: "generated", specs }),
  );
  return project;
}

/** @param {string} file */
function writeDocument(file) {
  writeOpenApi(file, 1);
  const catalogue = JSON.parse(readFileSync(file, "utf8"));
  const alliance = JSON.parse(readFileSync(join(openapi, "openapi.json"), "utf8"));
  const paths = { ...catalogue.paths, ...alliance.paths };
  writeFileSync(file, JSON.stringify({ ...alliance, paths }));
}

/** @param {BothSpecsMeasurement} measurement */
export function bothSpecsTable({ figures, missing }) {
  return [generatorsTable(figures), ...missing].join("\n\n");
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const measurement = await measureBothSpecs(Number(values.runs));
  writeMeasured("both-specs.json", { machine: machineOf(), ...measurement });
  console.log(bothSpecsTable(measurement));
}
