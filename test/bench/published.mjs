/**
 * Takes what the parts of the bench measured last for the page of figures, README.md in this folder: writes
 * published.json, draws the chart from it, and replaces the page's tables and the lines that say when each
 * part was measured. A part that was not measured here stays as it was published; its line says if the code
 * has changed since. A test compares the page with published.json and with the code.
 *
 *     node test/bench/published.mjs && npm run format
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chart, panelsOf } from "./chart.mjs";
import { withTables } from "./page-tables.mjs";
import { timingTable } from "./rounds.mjs";
import { bothSpecsTable } from "./both-specs.mjs";
import { documentsTable } from "./documents.mjs";
import { explorerTable } from "./explorer.mjs";
import { indexTypesTable } from "./index-types.mjs";
import { inspectTable } from "./inspect.mjs";
import { installSizesTable } from "./install-sizes.mjs";
import { resultTypesTable } from "./result-types.mjs";
import { serveTable } from "./serve.mjs";
import { stampLine, withStampLines } from "./stamps.mjs";
import { bundleTable, commandTable, generateTable, typeCheckSummary } from "./tables.mjs";
import { validationTable } from "./validation-table.mjs";

/**
 * @typedef {object} PublishedBundle
 * @property {string} name
 * @property {"builder" | "query"} subject a builder with its validator, or going on with a query
 * @property {boolean} isOwn
 * @property {number} minified bytes
 * @property {number} gzipped bytes
 * @property {readonly string[]} files that left code in it
 * @typedef {Pick<PublishedBundle, "name" | "minified" | "gzipped" | "files">} SingleBundle
 * @typedef {object} PublishedCheck
 * @property {string} compiler its version
 * @property {string} consumer
 * @property {number} errors
 * @property {{ files: number, types: number, instantiations: number, total: number, cpu: number | null }} more
 * than the empty program's; milliseconds, those of processors null where they are not known
 * @typedef {object} Published
 * @property {{ cases: readonly { name: string, timings: readonly import("./rounds.mjs").Timing[] }[] }} requests
 * @property {{ valid: readonly import("./rounds.mjs").Timing[], invalid: readonly import("./rounds.mjs").Timing[], found: Readonly<Record<string, number>> }} validation
 * @property {readonly PublishedBundle[]} bundles
 * @property {readonly SingleBundle[]} singleBundles
 * @property {Figures<Parameters<typeof commandTable>[0]>} [commands] absent until it is measured, as those below
 * @property {Figures<Parameters<typeof commandTable>[0]>} [diff]
 * @property {import("./serve.mjs").ServeMeasurement} [serve]
 * @property {Figures<readonly import("./inspect.mjs").InspectFigures[]>} [inspect]
 * @property {Figures<readonly import("./result-types.mjs").ResultTypeFigures[]>} [resultTypes]
 * @property {import("./generate.mjs").GenerateMeasurement} generate
 * @property {import("./both-specs.mjs").BothSpecsMeasurement} bothSpecs
 * @property {import("./documents.mjs").DocumentsMeasurement} documents
 * @property {readonly PublishedCheck[]} typeCheck
 * @property {import("./index-types.mjs").IndexTypeMeasurement} [indexTypes]
 * @property {import("./install-sizes.mjs").InstallMeasurement} [installSizes]
 * @property {import("./explorer.mjs").ExplorerMeasurement} [explorer]
 * @property {Readonly<Record<string, import("./stamps.mjs").Stamp>>} stamps by part; parts that the tests measure again have none
 */

/**
 * @template All
 * @typedef {{ figures: All }} Figures
 */

const PUBLISHED = join(import.meta.dirname, "published.json");
const PAGE = join(import.meta.dirname, "README.md");
const CHART = join(import.meta.dirname, "figures.svg");

const DESCRIPTION =
  "Times to build and to check a request, sizes in a bundle and times to generate, next to other tools; shorter is better.";

/** The files of results, by the parts of published.json that have a stamp. */
const STAMPED = {
  commands: "commands",
  diff: "diff",
  serve: "serve",
  inspect: "inspect",
  requests: "requests",
  validation: "validation",
  generate: "generate",
  bothSpecs: "both-specs",
  documents: "documents",
  resultTypes: "result-types",
  typeCheck: "type-check",
  indexTypes: "index-types",
  installSizes: "install-sizes",
  explorer: "explorer",
};

/** The lines of the page that say when each published part was measured. */
export function stampLines() {
  /** @type {Published} */
  const { stamps } = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  return Object.fromEntries(
    Object.entries(stamps).map(([part, stamp]) => [part, stampLine(stamp)]),
  );
}

/** The bundles of single modules, as they are published. */
export function singleBundles() {
  /** @type {Published} */
  const { singleBundles: all } = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  return all;
}

/** The bundles of this package alone, as they are published. */
export function ownBundles() {
  /** @type {Published} */
  const { bundles } = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  return bundles
    .filter(({ isOwn }) => isOwn)
    .map(({ name, minified, gzipped, files }) => ({ name, minified, gzipped, files }));
}

/** The costs of types of responses, as they are published. */
export function resultTypeFigures() {
  /** @type {Published} */
  const { resultTypes } = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  return resultTypes?.figures ?? [];
}

/** The tables of the page, the chart as it follows from the same figures, and as it is kept. */
export function shownFigures() {
  /** @type {Published} */
  const published = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  const { requests, validation, bundles, generate, bothSpecs, documents } = published;
  const { typeCheck, indexTypes, installSizes, explorer } = published;
  const { commands, diff, serve, inspect, resultTypes } = published;
  return {
    tables: [
      ...requests.cases.map(({ name, timings }) => timingTable(`address of ${name}`, timings)),
      validationTable({ ...validation, absent: [] }),
      bundleTable(published.singleBundles),
      bundleTable(bundles),
      generateTable(generate),
      bothSpecsTable(bothSpecs),
      documentsTable(documents),
      typeCheckSummary(typeCheck),
      ...(commands ? [commandTable(commands.figures)] : []),
      ...(diff ? [commandTable(diff.figures)] : []),
      ...(serve ? [serveTable(serve)] : []),
      ...(inspect ? [inspectTable(inspect.figures)] : []),
      ...(resultTypes ? [resultTypesTable(resultTypes.figures)] : []),
      ...(indexTypes ? [indexTypesTable(indexTypes)] : []),
      ...(installSizes ? [installSizesTable(installSizes)] : []),
      ...(explorer ? [explorerTable(explorer)] : []),
    ],
    drawn: chart(panelsOf(published), DESCRIPTION),
    kept: readFileSync(CHART, "utf8"),
  };
}

/**
 * @template Part
 * @param {string} part
 * @param {(results: any) => Part} take what is published of that part
 * @returns {Part | undefined} undefined where it was not measured here
 */
function measured(part, take) {
  const file = join(import.meta.dirname, "results", `${part}.json`);
  return existsSync(file) ? take(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/**
 * The bundles that were measured, and as they were published those of tools that were left out.
 *
 * @param {{ figures: { bundles: readonly PublishedBundle[] } }} results
 * @param {readonly PublishedBundle[]} before
 * @returns {readonly PublishedBundle[]}
 */
export function publishedBundles({ figures: { bundles } }, before) {
  const measuredHere = bundles.map(({ name, minified, gzipped, files }) => ({
    name,
    subject: /query|m3api|browsers/.test(name) ? "query" : "builder",
    isOwn: name.startsWith("`"),
    minified,
    gzipped,
    files,
  }));
  const hasPeers = measuredHere.some(({ isOwn }) => !isOwn);
  return hasPeers ? measuredHere : [...measuredHere, ...before.filter(({ isOwn }) => !isOwn)];
}

/**
 * @template All
 * @param {Figures<All>} results
 * @returns {Figures<All>}
 */
function figuresAlone({ figures }) {
  return { figures };
}

/** @type {(results: Figures<readonly SingleBundle[]>) => readonly SingleBundle[]} */
export function publishedSingleBundles({ figures }) {
  return figures.map(({ name, minified, gzipped, files }) => ({ name, minified, gzipped, files }));
}

/**
 * @template Each
 * @param {{ figures: readonly Each[], missing: readonly string[] }} results
 */
function figuresAndMissing({ figures, missing }) {
  return { figures, missing };
}

/** @type {(results: import("./type-check.mjs").TypeCheckMeasurement) => readonly PublishedCheck[]} */
function publishedChecks({ figures }) {
  return figures.map(({ compiler, consumer, errors, more }) => {
    const { files, types, instantiations, total, cpu } = more;
    return { compiler, consumer, errors, more: { files, types, instantiations, total, cpu } };
  });
}

if (process.argv[1] === import.meta.filename) {
  /** @type {Published} */
  const before = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  /** @type {Published} */
  const published = {
    requests: measured("requests", ({ figures: { cases } }) => ({ cases })) ?? before.requests,
    validation:
      measured("validation", ({ figures: { valid, invalid, found } }) => ({
        valid,
        invalid,
        found,
      })) ?? before.validation,
    generate:
      measured("generate", ({ figures, inputs, missing }) => ({ figures, inputs, missing })) ??
      before.generate,
    bothSpecs:
      measured("both-specs", ({ figures, missing }) => ({ figures, missing })) ?? before.bothSpecs,
    documents:
      measured("documents", ({ documents, missing }) => ({ documents, missing })) ??
      before.documents,
    typeCheck: measured("type-check", publishedChecks) ?? before.typeCheck,
    indexTypes: measured("index-types", figuresAndMissing) ?? before.indexTypes,
    installSizes: measured("install-sizes", figuresAndMissing) ?? before.installSizes,
    explorer: measured("explorer", figuresAlone) ?? before.explorer,
    commands: measured("commands", figuresAlone) ?? before.commands,
    diff: measured("diff", figuresAlone) ?? before.diff,
    serve:
      measured("serve", ({ figures, peer, ofPeer }) => ({ figures, peer, ofPeer })) ?? before.serve,
    inspect: measured("inspect", figuresAlone) ?? before.inspect,
    resultTypes: measured("result-types", figuresAlone) ?? before.resultTypes,
    singleBundles: measured("bundles", publishedSingleBundles) ?? before.singleBundles,
    bundles:
      measured("peer-bundles", (results) => publishedBundles(results, before.bundles)) ??
      before.bundles,
    stamps: Object.fromEntries(
      Object.entries(STAMPED).flatMap(([part, file]) => {
        const stamp = measured(file, (results) => results.stamp) ?? before.stamps[part];
        return stamp === undefined ? [] : [[part, stamp]];
      }),
    ),
  };
  writeFileSync(PUBLISHED, `${JSON.stringify(published, undefined, 2)}\n`);
  writeFileSync(CHART, chart(panelsOf(published), DESCRIPTION));
  const page = withTables(readFileSync(PAGE, "utf8"), shownFigures().tables);
  writeFileSync(PAGE, withStampLines(page, stampLines()));
}
