import type { Flag, Parameter } from "./types.js";

/** The type names of current MediaWiki; a list of values is a type too. */
export const KNOWN_TYPES: ReadonlySet<string> = new Set([
  "boolean",
  "expiry",
  "float",
  "integer",
  "limit",
  "namespace",
  "password",
  "raw",
  "string",
  "tags",
  "text",
  "timestamp",
  "title",
  "upload",
  "user",
]);

/** Whether a flag is set, in the spelling of either format version. */
export function isSet(flag: Flag | undefined): boolean {
  return flag === "" || flag === true;
}

/** The allowed values of an enum, as text; undefined for other types. */
export function enumValues(parameter: Parameter): readonly string[] | undefined {
  return Array.isArray(parameter.type) ? parameter.type.map(String) : undefined;
}
