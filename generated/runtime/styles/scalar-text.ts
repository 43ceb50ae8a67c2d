// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonCodec } from "../content/json-codec.js";

/** The text of a single value. OpenAPI leaves lists and objects in others open; they are JSON. */
export function scalarText(value: unknown, json: JsonCodec): string {
  if (typeof value === "string") return value;
  // Builders accept numbers and booleans besides; their JSON is their text, except of NaN.
  return typeof value === "number" || typeof value === "bigint" ? String(value) : json.write(value);
}
