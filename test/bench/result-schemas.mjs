/** JSON Schemas of responses that say what the results of a catalogue say, for OpenAPI documents. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {string | { enumOf: string } | { list: Shape } | { map: Shape } | { record: Fields } | { anyOf: Shape[] }} Shape of a result
 * @typedef {Record<string, { is: Shape, optional?: true, when?: object }>} Fields
 * @typedef {{ module: string, response: Fields }} Result
 * @typedef {import("./catalogues.mjs").Module} Module
 */

/** Those of JSON Schema, by the scalars of results; any JSON has none. */
const SCALARS = {
  integer: { type: "integer" },
  namespace: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  unknown: {},
  // OpenAPI 3.0 has no type of it.
  null: {},
  timestamp: { type: "string", format: "date-time" },
};

/**
 * The schemas of the responses of modules, by path.
 *
 * @param {string} folder of the results
 * @param {readonly Module[]} modules
 * @returns {ReadonlyMap<string, object>}
 */
export function responseSchemas(folder, modules) {
  const results = new Map(
    readdirSync(folder)
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
      .map((/** @type {Result} */ result) => [result.module, result]),
  );
  return new Map(
    modules.flatMap((module) => {
      const result = results.get(module.path);
      return result ? [[module.path, recordSchema(result.response, module)]] : [];
    }),
  );
}

/**
 * @param {Fields} fields
 * @param {Module} module
 */
function recordSchema(fields, module) {
  const entries = Object.entries(fields);
  const required = entries.flatMap(([name, { optional, when }]) =>
    optional || when ? [] : [name],
  );
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, { is }]) => [name, schemaOf(is, module)])),
    ...(required.length > 0 && { required }),
  };
}

/**
 * @param {Shape} shape
 * @param {Module} module
 * @returns {object}
 */
function schemaOf(shape, module) {
  if (typeof shape === "string") return SCALARS[shape] ?? { type: "string" };
  if ("enumOf" in shape) {
    const parameter = module.parameters.find(({ name }) => name === shape.enumOf);
    const values = Array.isArray(parameter?.type) ? { enum: parameter.type } : {};
    return { type: "string", ...values };
  }
  if ("list" in shape) return { type: "array", items: schemaOf(shape.list, module) };
  if ("map" in shape) return { type: "object", additionalProperties: schemaOf(shape.map, module) };
  if ("record" in shape) return recordSchema(shape.record, module);
  return { anyOf: shape.anyOf.map((each) => schemaOf(each, module)) };
}
