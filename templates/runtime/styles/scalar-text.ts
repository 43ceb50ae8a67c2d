import type { JsonCodec } from "../content/json-codec.js";

/**
 * Returns the string for a single value. OpenAPI does not define nested lists and objects, which
 * are written as JSON.
 */
export function scalarText(value: unknown, json: JsonCodec): string {
  if (typeof value === "string") return value;
  // Builders also accept numbers and booleans. Their string is their JSON, except for NaN.
  return typeof value === "number" || typeof value === "bigint" ? String(value) : json.write(value);
}
