/**
 * Measures `generate` on OpenAPI documents that other people wrote, next to other generators that make
 * validators: the document with the most operations that all of them read, and a small one.
 *
 *     node test/bench/documents.mjs --runs 3
 *     node test/bench/documents.mjs --runs 1 --only github
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installLocked } from "../install-locked.mjs";
import { coldRun, coldRunsOfEachNode, measured, peersIn } from "./generate.mjs";
import { findValidatingGenerators } from "./generators.mjs";
import { machineOf, writeMeasured } from "./results.mjs";
import { comparedGenerators } from "./tables.mjs";

/**
 * @typedef {object} DocumentFigures
 * @property {string} name
 * @property {number} operations
 * @property {number} bytes
 * @property {readonly import("./generate.mjs").RunFigures[]} figures bare Node's first, then those of `generate` by default and with the targets of the others
 * @typedef {{ documents: readonly DocumentFigures[], missing: readonly string[] }} DocumentsMeasurement
 */

const FOLDER = join(import.meta.dirname, "..", "documents");
const NAMES = ["github", "petstore"];
/** The targets that the other generators write as well; the default has all. */
const COMMON_TARGETS = ["requests", "validators", "responses", "parsers"];
/** Milliseconds that one run may take. */
const PATIENCE = 300_000;
/** Of what takes long, fewer runs say enough. */
const MOST_RUNS = 3;

/**
 * @param {number} runs
 * @param {readonly string[]} names of documents
 * @returns {Promise<DocumentsMeasurement>}
 */
export async function measureDocuments(runs, names = NAMES) {
  const installation = installLocked(FOLDER);
  if (installation.kind === "missing")
    return { documents: [], missing: [`The documents: not measured, ${installation.why}`] };
  const { generators, missing } = findValidatingGenerators();
  /** @type {readonly { name: string, package: string, file: string, operations: number }[]} */
  const all = JSON.parse(readFileSync(join(FOLDER, "documents.json"), "utf8"));
  const place = mkdtempSync(join(tmpdir(), "paramsmith-bench-documents-"));
  try {
    const documents = [];
    for (const { name, package: within, file, operations } of all) {
      if (!names.includes(name)) continue;
      const folder = join(place, name);
      const bytes = writeProject(folder, name, join(installation.modules, within, file));
      const bare = { name: "`node -e 0`", args: ["-e", "0"], cwd: folder };
      const subjects = [
        { name: bare.name, run: bare, prepare: () => undefined, out: "" },
        coldRun("`generate`, cold", join(folder, "own")),
        ...coldRunsOfEachNode(
          `\`generate\`, cold, targets ${COMMON_TARGETS.join(", ")}`,
          join(folder, "common"),
        ),
        ...peersIn(folder, generators),
      ];
      const figures = await measured(subjects, Math.min(runs, MOST_RUNS), PATIENCE);
      documents.push({ name, operations, bytes, figures });
    }
    return { documents, missing };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Writes a project for each row of `generate`, and the document for the others.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string} document
 * @returns {number} its bytes
 */
function writeProject(folder, name, document) {
  const config = { out: "generated", specs: [{ file: "openapi.json", name }] };
  const configs = { own: config, common: { ...config, targets: COMMON_TARGETS } };
  for (const [project, each] of Object.entries(configs)) {
    const own = join(folder, project);
    mkdirSync(join(own, "node_modules"), { recursive: true });
    copyFileSync(document, join(own, "openapi.json"));
    writeFileSync(join(own, "paramsmith.config.json"), JSON.stringify(each));
  }
  copyFileSync(document, join(folder, "openapi.json"));
  return readFileSync(document).length;
}

/** @param {DocumentsMeasurement} measurement */
export function documentsTable({ documents, missing }) {
  const tables = documents.flatMap(({ name, operations, bytes, figures }) => [
    `${name}: ${operations} operations, ${(bytes / 1e6).toFixed(1)} MB.`,
    comparedGenerators(figures),
  ]);
  return [...tables, ...missing].join("\n\n");
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "3" }, only: { type: "string" } },
  });
  const measurement = await measureDocuments(Number(values.runs), values.only?.split(","));
  // A part of the documents does not replace the figures of all.
  if (values.only === undefined)
    writeMeasured("documents.json", { machine: machineOf(), ...measurement });
  console.log(documentsTable(measurement));
}
