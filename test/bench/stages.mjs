/**
 * Measures the stages of `generate` on catalogues and OpenAPI documents of growing size: wide and
 * deep ones, and with errors and duplicates. Prints the time of processors for each stage, and the
 * exponent with which it grows in the last step. The time is the shortest of a few rounds: a
 * collection of garbage in one of them takes as long as a stage of a small document.
 *
 *     node test/bench/stages.mjs --sizes 20,200,2000 --named wrong --rounds 3
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CATALOGUES, OPENAPI_DOCUMENTS } from "./stage-documents.mjs";
import { stagesTable } from "./tables.mjs";

/** @typedef {{ document: string, stage: string, milliseconds: readonly number[] }} StageFigures a time for each size */

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist", "generator");
/** @param {string} file */
const load = (file) => import(pathToFileURL(join(dist, file)).href);
const { analyse } = await load("pipeline.js");
const { TARGETS } = await load("spec/input.js");
const { unitsOf } = await load("emit/emit.js");
const { printUnits } = await load("emit/unit-files.js");
const { plainPalette, renderDiagnostic } = await load("base/render-diagnostics.js");

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collectGarbage = runInNewContext("gc");

/** @param {() => unknown} run */
async function timed(run) {
  collectGarbage();
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}

/** The form of imports in the printed files. */
const FORM = { extension: ".js", runtime: "copy" };

/** The protocol beside each kind of document. */
const PROTOCOLS = {
  catalogue: readFileSync(join(root, "spec", "paraminfo", "protocol.json")),
  openapi: new TextEncoder().encode("{}"),
};

/**
 * @param {keyof typeof PROTOCOLS} kind
 * @param {object | string} document or its text
 * @returns {Promise<ReadonlyMap<string, number>>} milliseconds by stage
 */
async function stagesOf(kind, document) {
  // As files are written, with a line for each member.
  const text = typeof document === "string" ? document : JSON.stringify(document, undefined, 1);
  const bytes = new TextEncoder().encode(text);
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
  const units = division.value;
  for (const each of new Set(units.map(({ kind: unitKind }) => unitKind))) {
    const own = units.filter(({ kind: unitKind }) => unitKind === each);
    stages.set(each, (await timed(() => printUnits()(own, FORM))).milliseconds);
  }
  return stages;
}

/**
 * @param {keyof typeof PROTOCOLS} kind
 * @param {object | string} document
 * @param {number} rounds
 * @returns {Promise<ReadonlyMap<string, number>>} the shortest time of each stage
 */
async function shortestOf(kind, document, rounds) {
  const shortest = new Map();
  for (let round = 0; round < rounds; round += 1)
    for (const [stage, milliseconds] of await stagesOf(kind, document))
      shortest.set(stage, Math.min(milliseconds, shortest.get(stage) ?? Infinity));
  return shortest;
}

/**
 * @param {readonly number[]} sizes
 * @param {{ rounds?: number, named?: RegExp }} options which documents, and how often
 * @returns {Promise<readonly StageFigures[]>}
 */
export async function measureStages(sizes, { rounds = 3, named = /(?:)/ } = {}) {
  const all = [
    ...Object.entries(OPENAPI_DOCUMENTS).map(([name, make]) => ({ kind: "openapi", name, make })),
    ...Object.entries(CATALOGUES).map(([name, make]) => ({ kind: "catalogue", name, make })),
  ].filter(({ kind, name }) => named.test(`${kind}, ${name}`));
  const figures = [];
  for (const { kind, name, make } of all) {
    // What is compiled at first use is not measured.
    await stagesOf(kind, make(sizes[0]));
    const each = [];
    for (const size of sizes) each.push(await shortestOf(kind, make(size), rounds));
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
      sizes: { type: "string", default: "20,200,2000" },
      named: { type: "string", default: "" },
      rounds: { type: "string", default: "3" },
    },
  });
  const sizes = values.sizes.split(",").map(Number);
  const named = new RegExp(values.named, "i");
  console.log(
    stagesTable(sizes, await measureStages(sizes, { rounds: Number(values.rounds), named })),
  );
}
