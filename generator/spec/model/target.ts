import { schemaNode } from "../source/schema-node.js";
import type { Config } from "../source/types.js";

/** A kind of code that is generated from a spec. The schema of the configuration lists them. */
export type Target = NonNullable<Config["targets"]>[number];

const listed = schemaNode("config.schema.json").properties?.["targets"]?.items?.["enum"];

/** The names of all targets, in the order of the documentation. */
export const TARGETS: readonly Target[] = Array.isArray(listed) ? listed.filter(isTarget) : [];

/** The type is made from the same list. */
function isTarget(name: unknown): name is Target {
  return typeof name === "string";
}
