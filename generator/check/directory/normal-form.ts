import type { Document } from "../../read/document.js";
import { bundleReferences } from "./bundle.js";
import { upgradeDirectory } from "./upgrade.js";

/**
 * Converts a directory of any supported version of OpenAPI to 3.1, in which all references lead to
 * components. Positions are kept.
 */
export function normalDirectory(document: Document): Document {
  const bundle = bundleReferences(document);
  return { ...bundle, value: upgradeDirectory(bundle.value) };
}
