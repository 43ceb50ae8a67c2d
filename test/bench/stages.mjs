/**
 * Measures the stages of `generate` on catalogues and directories of growing size: wide and deep ones, and
 * with errors and duplicates. Prints the time of processors for each stage, and the exponent with which
 * it grows in the last step.
 *
 *     node test/bench/stages.mjs --sizes 30,300,3000 --named wrong
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { CATALOGUES, DIRECTORIES } from "./stage-documents.mjs";
import { stagesTable } from "./tables.mjs";

/** @typedef {{ document: string, stage: string, milliseconds: readonly number[] }} StageFigures a time for each size */

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist", "generator");
/** @param {string} file */
const load = (file) => import(pathToFileURL(join(dist, file)).href);
const { analyse } = await load("pipeline.js");
const { TARGETS } = await load("files/target.js");
const { unitsOf } = await load("plan/unit.js");
const { unitFiles } = await load("unit-files.js");
const { plainPalette, renderDiagnostic } = await load("diagnostics/render.js");

/** @param {() => unknown} run */
async function timed(run) {
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}

/** The protocol beside each kind of document. */
const PROTOCOLS = {
  catalogue: readFileSync(join(root, "spec", "paraminfo", "protocol.json")),
  directory: new TextEncoder().encode("{}"),
};

/**
 * @param {keyof typeof PROTOCOLS} kind
 * @param {object} document
 * @returns {Promise<ReadonlyMap<string, number>>} milliseconds by stage
 */
async function stagesOf(kind, document) {
  // As files are written, with a line for each member.
  const bytes = new TextEncoder().encode(JSON.stringify(document, undefined, 1));
  const input = {
    name: "rows",
    source: "document.json",
    spec: { file: "document.json", bytes },
    protocol: { file: "protocol.json", bytes: PROTOCOLS[kind] },
  };
  const analysis = await timed(() => analyse(input));
  const { value: planned, diagnostics } = analysis.value;
  const stages = new Map([["read, check, lower, plan", analysis.milliseconds]]);
  const rendering = await timed(() =>
    diagnostics.map((each) => renderDiagnostic(each, plainPalette)),
  );
  if (diagnostics.length > 0) stages.set("render diagnostics", rendering.milliseconds);
  if (!planned) return stages;
  const division = await timed(() => unitsOf(planned, TARGETS));
  stages.set("divide into units", division.milliseconds);
  const contents = division.value.map(({ content }) => content);
  for (const each of new Set(contents.map((content) => content.kind))) {
    const own = contents.filter((content) => content.kind === each);
    stages.set(each, (await timed(() => unitFiles(own, ".js"))).milliseconds);
  }
  return stages;
}

/**
 * @param {readonly number[]} sizes
 * @param {RegExp} named which documents
 * @returns {Promise<readonly StageFigures[]>}
 */
export async function measureStages(sizes, named = /(?:)/) {
  const all = [
    ...Object.entries(DIRECTORIES).map(([name, make]) => ({ kind: "directory", name, make })),
    ...Object.entries(CATALOGUES).map(([name, make]) => ({ kind: "catalogue", name, make })),
  ].filter(({ kind, name }) => named.test(`${kind}, ${name}`));
  const figures = [];
  for (const { kind, name, make } of all) {
    // What is compiled at first use is not measured.
    await stagesOf(kind, make(sizes[0]));
    const each = [];
    for (const size of sizes) each.push(await stagesOf(kind, make(size)));
    for (const stage of each[0].keys())
      figures.push({
        document: `${kind}, ${name}`,
        stage,
        milliseconds: each.map((own) => own.get(stage) ?? 0),
      });
  }
  return figures;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string", default: "30,300,3000" },
      named: { type: "string", default: "" },
    },
  });
  const sizes = values.sizes.split(",").map(Number);
  console.log(stagesTable(sizes, await measureStages(sizes, new RegExp(values.named, "i"))));
}
