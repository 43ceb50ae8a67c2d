import { schemaNode } from "../schema-node.js";
import type { Config } from "../types.js";

/** A kind of code that is generated from a spec. The schema of the configuration lists them. */
export type Target = NonNullable<Config["targets"]>[number];

const schema = schemaNode("config.schema.json");

/** The names of all targets, in the order of the documentation. */
export const TARGETS = targetsIn(schema.$defs?.["Target"]?.["enum"]);

/** The targets if none are chosen. */
export const DEFAULT_TARGETS = targetsIn(schema.properties?.["targets"]?.["default"]);

function targetsIn(names: unknown): readonly Target[] {
  return Array.isArray(names) ? names.filter(isTarget) : [];
}

/** The type is made from the same list. */
function isTarget(name: unknown): name is Target {
  return typeof name === "string";
}
