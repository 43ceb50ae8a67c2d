import { isVersion1 } from "../../runtime/action-api/format-version.js";
import type { ApiFailure } from "../../runtime/action-api/api-error-response.js";
import type { EncodeResponse } from "../../runtime/action-api/root-members.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";

/**
 * Output errors: formats other than JSON, and scripts unless they are allowed. Requests without a
 * format receive JSON.
 */
export function formatRefusal(
  wire: WireParams,
  { jsonp = false }: { readonly jsonp?: boolean },
): ApiFailure | undefined {
  if ((wire.get("format") ?? "json") !== "json")
    return { code: "badvalue", text: "The test wiki writes JSON only: send format=json." };
  if (wire.has("callback") && !jsonp)
    return {
      code: "jsonpdisabled",
      status: 403,
      text: "The stub returns no scripts; request CORS with origin=*, or allow jsonp.",
    };
  return undefined;
}

/**
 * Writes JSON as requested: with escapes, or as a script that calls a function. Undefined if the
 * JSON does not change. Observed on MediaWiki 1.39 to 1.45.
 */
export function jsonEncoder(parsed: ParsedRequest, wire: WireParams): EncodeResponse | undefined {
  const callback = wire.get("callback");
  const { utf8, ascii } = parsed.format;
  // Format version 1 escapes non-ASCII characters unless `utf8` is set; version 2 escapes them if
  // `ascii` is set.
  const isEscaped = isVersion1(parsed) ? utf8 !== true : ascii === true;
  if (typeof callback !== "string" && !isEscaped) return undefined;
  return (json) => {
    const text = isEscaped ? escapeNonAscii(json) : json;
    return typeof callback === "string"
      ? written(`/**/${callback.replace(/[^\w.[\]'"]/g, "")}(${text})`, "text/javascript", "js")
      : written(text, "application/json", "json");
  };
}

function written(body: string, type: string, extension: string): ReturnType<EncodeResponse> {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `inline; filename=api-result.${extension}`,
  };
  return { headers, body };
}

function escapeNonAscii(text: string): string {
  return text.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
