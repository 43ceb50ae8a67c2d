import { parseDocument } from "../../../../generator/base/document.js";
import type { Document } from "../../../../generator/base/document.js";

/** A document with this value, with one line for each member. */
export function documentOf(value: unknown, file = "spec.json"): Document {
  const text = JSON.stringify(value, undefined, 1);
  const { value: document } = parseDocument(file, new TextEncoder().encode(text));
  if (!document) throw new Error("The document cannot be parsed.");
  return document;
}
