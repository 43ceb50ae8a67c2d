/**
 * JSON Schemas of what a caller without high limits may send, for tools that are set beside the
 * generated validators: the generated ones, narrowed as far as a schema can say it.
 */
import { allpagesModule } from "../../dist/generated/paraminfo/allpages.js";
import { recentchangesModule } from "../../dist/generated/paraminfo/recentchanges.js";
import { jsonSchemaOf } from "../../dist/templates/runtime/validate.js";

const MODULES = { allpages: allpagesModule, recentchanges: recentchangesModule };

/** The values that a list may have, and the limit: what the catalogue gives to callers of this kind. */
export const MANY = 50;
export const LIMIT = { minimum: 1, maximum: 500 };

/** Every wiki has these namespaces; the parameter of recentchanges takes two more. */
const COMMON_NAMESPACES = Array.from({ length: 16 }, (_, index) => index);
const ALL_NAMESPACES = [-2, -1, ...COMMON_NAMESPACES];

/**
 * Generated schemas are for callers of every kind, so that they allow 500 values and a limit of 5000,
 * and say neither which namespaces there are nor how times are written.
 *
 * @param {"allpages" | "recentchanges"} module
 */
export function narrowedSchema(module) {
  const schema = jsonSchemaOf(MODULES[module]);
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    narrowed(name, property),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * @param {string} name
 * @param {any} property
 */
function narrowed(name, property) {
  const { anyOf } = property;
  if (name === "start" || name === "end") return { type: "string", format: "date-time" };
  if (name === "limit") return { anyOf: [{ type: "integer", ...LIMIT }, { const: "max" }] };
  if (name === "namespace") {
    if (!anyOf) return { enum: COMMON_NAMESPACES };
    return several({ enum: ALL_NAMESPACES }, { const: "*" });
  }
  return anyOf ? several(anyOf[0]) : property;
}

/**
 * @param {object} one
 * @param {readonly object[]} others
 */
function several(one, ...others) {
  return { anyOf: [one, { type: "array", items: one, maxItems: MANY }, ...others] };
}
