import type { Staged } from "../../base/diagnostic.js";
import type { RequestBody } from "../model/exchange.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, OpenApiOperation } from "../source/types.js";
import { componentName, resolveReference, unsupportedFeature } from "./resolve-reference.js";
import { lowerContents } from "./content.js";

/** Methods whose requests have no body (RFC 9110, 9.3). `fetch` refuses one. */
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * The body of an operation's requests; undefined if it has none.
 *
 * @param pointer of the operation
 */
export function lowerRequestBody(
  document: Document<OpenApiDocument>,
  { requestBody: given }: OpenApiOperation,
  method: string,
  pointer: string,
): Staged<{ readonly body?: RequestBody }> {
  const location = below(pointer, "requestBody");
  const found = resolveReference(document.value.components?.requestBodies, given);
  if (!given || !found) return { value: {}, diagnostics: [] };
  if (BODILESS.has(method))
    return unsupportedFeature(document, location, `a request body of ${method}`);
  const contents = lowerContents(found.content, document.value.components?.schemas);
  if (contents.length === 0) return { value: {}, diagnostics: [] };
  const { description } = found;
  const component = componentName(given);
  const body = {
    origin: { file: document.file, pointer: location },
    required: found.required ?? false,
    ...(description !== undefined && { description }),
    ...(component !== undefined && { component }),
    contents,
  };
  return { value: { body }, diagnostics: [] };
}
