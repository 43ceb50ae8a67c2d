/**
 * Takes what the parts of the bench measured last for what the README shows: writes published.json and
 * draws the chart from it. A test compares the README's tables with published.json.
 *
 *     node test/bench/published.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chart, panelsOf } from "./chart.mjs";
import { timingTable } from "./rounds.mjs";
import { bundleTable, generateTable } from "./tables.mjs";
import { validationTable } from "./validation-table.mjs";

/**
 * @typedef {object} PublishedBundle
 * @property {string} name
 * @property {"builder" | "query"} subject a builder with its validator, or going on with a query
 * @property {boolean} isOwn
 * @property {number} minified bytes
 * @property {number} gzipped bytes
 * @property {readonly string[]} files that left code in it
 * @typedef {object} Published
 * @property {{ cases: readonly { name: string, timings: readonly import("./rounds.mjs").Timing[] }[] }} requests
 * @property {{ valid: readonly import("./rounds.mjs").Timing[], invalid: readonly import("./rounds.mjs").Timing[], found: Readonly<Record<string, number>> }} validation
 * @property {readonly PublishedBundle[]} bundles
 * @property {import("./generate.mjs").GenerateMeasurement} generate
 */

const PUBLISHED = join(import.meta.dirname, "published.json");
const CHART = join(import.meta.dirname, "figures.svg");

/** The tables that the README shows, the chart as it follows from the same figures, and as it is kept. */
export function shownFigures() {
  /** @type {Published} */
  const published = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  const { requests, validation, bundles, generate } = published;
  return {
    tables: [
      ...requests.cases.map(({ name, timings }) => timingTable(`address of ${name}`, timings)),
      validationTable({ ...validation, absent: [] }),
      bundleTable(bundles),
      generateTable(generate),
    ],
    drawn: chart(panelsOf(published)),
    kept: readFileSync(CHART, "utf8"),
  };
}

/**
 * @param {string} part
 * @returns {any} what that part wrote
 */
function results(part) {
  return JSON.parse(readFileSync(join(import.meta.dirname, "results", `${part}.json`), "utf8"));
}

if (process.argv[1] === import.meta.filename) {
  const { cases } = results("requests").figures;
  const { valid, invalid, found } = results("validation").figures;
  const { bundles } = results("peer-bundles").figures;
  const { figures, inputs, missing } = results("generate");
  /** @type {Published} */
  const published = {
    requests: { cases },
    validation: { valid, invalid, found },
    generate: { figures, inputs, missing },
    bundles: bundles.map((/** @type {PublishedBundle} */ { name, minified, gzipped, files }) => ({
      name,
      subject: /query|m3api|browsers/.test(name) ? "query" : "builder",
      isOwn: name.startsWith("`"),
      minified,
      gzipped,
      files,
    })),
  };
  writeFileSync(PUBLISHED, `${JSON.stringify(published, undefined, 2)}\n`);
  writeFileSync(CHART, chart(panelsOf(published)));
}
