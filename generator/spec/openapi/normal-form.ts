import { sharedParts } from "../../base/shared-parts.js";
import type { Document } from "../../base/document.js";
import { bundleReferences } from "../schema/resolve.js";
import type { DocumentFiles } from "../schema/resolve.js";
import { upgradeOpenApi } from "./upgrade.js";

/**
 * Converts a document of any supported version of OpenAPI to 3.1, in which all references lead to
 * components. Positions are kept. Equal parts are the same object.
 *
 * @param others the files that it refers to
 */
export function normalOpenApi(document: Document, others?: DocumentFiles): Document {
  const bundle = bundleReferences(document, others);
  return { ...bundle, value: sharedParts()(upgradeOpenApi(bundle.value)) };
}
