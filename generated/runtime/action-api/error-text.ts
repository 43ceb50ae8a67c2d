// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { escapeHtml } from "../http/html.js";
import type { JsonObject } from "../model/json.js";

/**
 * The text of an error or a warning as a request wants it; `rawmessage` is MediaWiki's message for a text as it is.
 *
 * @param format the value of `errorformat`; `bc` has a form of its own
 * @param version the value of `formatversion`
 */
export function errorText(format: string, version: string, text: string): JsonObject {
  const isFirst = version === "1";
  switch (format) {
    case "none":
      return {};
    case "raw":
      return { key: "rawmessage", params: [text] };
    case "html":
      return { [isFirst ? "*" : "html"]: escapeHtml(text) };
    default:
      return { [isFirst ? "*" : "text"]: text };
  }
}
