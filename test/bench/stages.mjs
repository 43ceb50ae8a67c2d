/**
 * Measures the stages of `generate` on directories of growing size: with many operations, with many
 * schemas, with schemas that lead to each other, with equal schemas and with errors. Prints the time of
 * processors for each stage, and the exponent with which it grows in the last step.
 *
 *     node test/bench/stages.mjs --sizes 30,300,3000
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { stagesTable } from "./tables.mjs";

/** @typedef {{ document: string, stage: string, milliseconds: readonly number[] }} StageFigures a time for each size */

const dist = join(import.meta.dirname, "..", "..", "dist", "generator");
/** @param {string} file */
const load = (file) => import(pathToFileURL(join(dist, file)).href);
const { analyse } = await load("pipeline.js");
const { unitsOf } = await load("plan/unit.js");
const { unitFiles } = await load("unit-files.js");

/** @param {string} name */
const refer = (name) => ({ $ref: `#/components/schemas/${name}` });
/** @param {object} schema */
const response = (schema) => ({
  200: { description: "All.", content: { "application/json": { schema } } },
});
/** @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {number} index */
function row(index) {
  return {
    type: "object",
    required: ["id", `name${index}`],
    properties: {
      id: { type: "integer", format: "int64" },
      [`name${index}`]: { type: "string", maxLength: 100 },
      state: { type: "string", enum: ["open", "closed", `state${index}`] },
      parts: { type: "array", items: { type: "object", properties: { size: { type: "number" } } } },
    },
  };
}

/**
 * @param {object} paths
 * @param {object} schemas
 */
function documentOf(paths, schemas) {
  return {
    openapi: "3.1.0",
    info: { title: "Rows", version: "1" },
    paths,
    components: { schemas },
  };
}

/** @param {readonly (readonly [string, unknown])[]} operations */
function pathsOf(operations) {
  return Object.fromEntries(operations.map(([path, get]) => [path, { get }]));
}

/** Each makes a document of so many parts. */
const DOCUMENTS = {
  "many operations": (/** @type {number} */ size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}/{id}`,
      {
        operationId: `row${index}`,
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "state", in: "query", schema: { type: "string", enum: ["open", "closed"] } },
        ],
        responses: response(row(index)),
      },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "many schemas": (/** @type {number} */ size) => {
    const schemas = numbers(size).map((index) => [`Row${index}`, row(index)]);
    const all = { anyOf: numbers(size).map((index) => refer(`Row${index}`)) };
    const rows = { operationId: "rows", responses: response({ type: "array", items: all }) };
    return documentOf(pathsOf([["/rows", rows]]), Object.fromEntries(schemas));
  },
  "schemas in a chain": (/** @type {number} */ size) => {
    const schemas = numbers(size).map((index) => {
      const next = index + 1 < size ? { next: refer(`Row${index + 1}`) } : {};
      const own = row(index);
      const properties = { ...own.properties, ...next };
      return [`Row${index}`, { ...own, properties, required: Object.keys(properties) }];
    });
    const first = { operationId: "first", responses: response(refer("Row0")) };
    return documentOf(pathsOf([["/first", first]]), Object.fromEntries(schemas));
  },
  "equal schemas": (/** @type {number} */ size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}`,
      { operationId: `row${index}`, responses: response({ type: "array", items: row(0) }) },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "operations with errors": (/** @type {number} */ size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}/{id}`,
      { operationId: "row", parameters: [{ name: "x", in: "query" }], responses: {} },
    ]);
    return documentOf(pathsOf(operations), {});
  },
};

/** @param {() => unknown} run */
async function timed(run) {
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}

/**
 * @param {object} document
 * @returns {Promise<ReadonlyMap<string, number>>} milliseconds by stage
 */
async function stagesOf(document) {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const input = {
    name: "rows",
    source: "openapi.json",
    spec: { file: "openapi.json", bytes },
    protocol: { file: "protocol.json", bytes: new TextEncoder().encode("{}") },
  };
  const analysis = await timed(() => analyse(input));
  const stages = new Map([["read, check, lower, plan", analysis.milliseconds]]);
  if (!analysis.value.value) return stages;
  const division = await timed(() => unitsOf(analysis.value.value));
  stages.set("divide into units", division.milliseconds);
  const contents = division.value.map(({ content }) => content);
  for (const kind of new Set(contents.map((content) => content.kind))) {
    const own = contents.filter((content) => content.kind === kind);
    stages.set(kind, (await timed(() => unitFiles(own, ".js"))).milliseconds);
  }
  return stages;
}

/**
 * @param {readonly number[]} sizes
 * @returns {Promise<readonly StageFigures[]>}
 */
export async function measureStages(sizes) {
  const figures = [];
  for (const [document, make] of Object.entries(DOCUMENTS)) {
    // What is compiled at first use is not measured.
    await stagesOf(make(sizes[0]));
    const each = [];
    for (const size of sizes) each.push(await stagesOf(make(size)));
    for (const stage of each[0].keys())
      figures.push({ document, stage, milliseconds: each.map((own) => own.get(stage) ?? 0) });
  }
  return figures;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { sizes: { type: "string", default: "30,300,3000" } } });
  const sizes = values.sizes.split(",").map(Number);
  console.log(stagesTable(sizes, await measureStages(sizes)));
}
