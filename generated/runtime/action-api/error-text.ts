// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

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
      return { [isFirst ? "*" : "html"]: escaped(text) };
    default:
      return { [isFirst ? "*" : "text"]: text };
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
