import { writeWarnings } from "../../runtime/action-api/api-messages.js";
import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";

/**
 * A response with the warning about `xslt`: a wiki adds no stylesheets unless it is configured to
 * (observed on MediaWiki 1.39 to 1.45).
 */
export function withXsltWarning(body: JsonObject, { main, format }: ParsedRequest): JsonObject {
  if (format["xslt"] === undefined) return body;
  const { errorformat = "bc", format: module = "xml" } = main;
  const text = "This wiki ignores `xslt`.";
  const form = { errorformat: String(errorformat), formatversion: "2" };
  const { warnings: added } = writeWarnings(
    [{ code: "xslt-disabled", module: String(module), text }],
    form,
  );
  const { warnings } = body;
  if (added !== undefined && isJsonArray(added))
    return { ...body, warnings: [...listOf(warnings), ...added] };
  return { ...body, warnings: { ...objectOf(warnings), ...objectOf(added) } };
}

function listOf(value: JsonObject[string]): readonly Json[] {
  return value !== undefined && isJsonArray(value) ? value : [];
}

function objectOf(value: JsonObject[string]): JsonObject {
  return value !== undefined && isJsonObject(value) ? value : {};
}

/** The address of a response without HTML. */
export function plainAddress(url: string): string {
  return url.replace(/([?&]format=\w+?)fm(?=&|#|$)/, "$1");
}
