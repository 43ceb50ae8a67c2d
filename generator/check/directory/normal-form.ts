import type { Document } from "../../read/document.js";
import { upgradeDirectory } from "./upgrade.js";

/** Converts a directory of any supported version of OpenAPI to 3.1. Positions are kept. */
export function normalDirectory(document: Document): Document {
  return { ...document, value: upgradeDirectory(document.value) };
}
