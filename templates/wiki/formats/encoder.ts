// The output formats of the stub besides JSON: XML, serialized PHP, and pages for people.

import type { EncodeResponse, ResponseContent } from "../../runtime/action-api/encode-response.js";
import { isVersion1 } from "../../runtime/action-api/format-version.js";
import { isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import {
  areListed,
  inVersion1WithPages,
  PAGES,
} from "../../runtime/query-service/version1-pages.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import { plainAddress, withXsltWarning } from "./format-request.js";
import { phpSerialize, phpSerializedMembers } from "./php-serialize.js";
import { prettyJson } from "./pretty-json.js";
import { prettyContent, prettyPage } from "./pretty-page.js";
import { xmlText } from "./xml-text.js";

/** A request for a response in some output format. */
export interface FormatRequest {
  readonly parsed: ParsedRequest;
  /** The value of `format`. */
  readonly format: string;
  readonly callback?: string | undefined;
  readonly sitename: string;
  /** The path and query of the request, to which a page for people links; absent if it was posted. */
  readonly url?: string | undefined;
}

/** Whether the stub writes a format. */
export function isFormat(format: string): boolean {
  return /^(?:(?:json|xml|php)(?:fm)?|rawfm|none)$/.test(format);
}

/**
 * Writes responses in the output format of a request; undefined if that is plain JSON. Media types
 * and texts are as observed on MediaWiki 1.39 to 1.45.
 */
export function encoderOf(request: FormatRequest): EncodeResponse | undefined {
  const { format, parsed, callback } = request;
  if (format.endsWith("fm")) return (content) => prettyResponse(content, request);
  switch (format) {
    case "xml":
      return (content) => textResponse(content, xmlOf(content, parsed), "text/xml", "xml");
    case "php":
      return (content) =>
        textResponse(content, phpOf(content, parsed), "application/vnd.php.serialized", "php");
    case "none":
      return (content) => textResponse(content, "", "text/plain", "txt");
    default:
      return callback === undefined && !isAscii(parsed)
        ? undefined
        : (content) => jsonResponse(content, request);
  }
}

type Encoded = ReturnType<EncodeResponse>;

function textResponse(
  { status }: ResponseContent,
  body: string,
  type: string,
  extension: string,
): Encoded {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `inline; filename=api-result.${extension}`,
  };
  return { status, headers, body };
}

function jsonResponse(content: ResponseContent, { parsed, callback }: FormatRequest): Encoded {
  const text = jsonText(content, parsed);
  return callback === undefined
    ? textResponse(content, text, "application/json", "json")
    : textResponse(
        content,
        `/**/${callback.replace(/[^\w.[\]'"]/g, "")}(${text})`,
        "text/javascript",
        "js",
      );
}

/** Format version 1 escapes characters beyond ASCII unless `utf8` is set; version 2 if `ascii` is set. */
function isAscii(parsed: ParsedRequest): boolean {
  const { utf8, ascii } = parsed.format;
  return isVersion1(parsed) ? utf8 !== true : ascii === true;
}

function jsonText({ json }: ResponseContent, parsed: ParsedRequest): string {
  const text = json();
  return isAscii(parsed)
    ? text.replaceAll(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      )
    : text;
}

function xmlOf(content: ResponseContent, parsed: ParsedRequest, isPretty = false): string {
  const { pages, root } = content;
  const { warnings, ...others } = withXsltWarning(content.body, parsed);
  const body = { ...(warnings !== undefined && { warnings }), ...others };
  const namespace = parsed.format["includexmlnamespace"] === true ? { xmlns: NAMESPACE } : {};
  const isList = pages.length === 0 || areListed(pages);
  return xmlText({
    body: {
      ...withPages(body, isList ? pages.map(({ fields }) => fields) : {}, pages.length),
      ...namespace,
    },
    pages: isList
      ? undefined
      : { kind: "ordered", members: pages.map(({ id, fields }) => [String(id), fields]) },
    root,
    isPretty,
  });
}

const NAMESPACE = "http://www.mediawiki.org/xml/api/";

function withPages(body: JsonObject, pages: Json, count: number): JsonObject {
  const { query } = body;
  return count === 0 || !isJsonObject(query) ? body : { ...body, query: { ...query, pages } };
}

function phpOf(content: ResponseContent, parsed: ParsedRequest): string {
  const { body, pages, fields } = content;
  if (!isVersion1(parsed)) {
    const ordered = [...pages].sort((one, other) => one.id - other.id);
    const list = ordered.map((page) => page.fields);
    return phpSerialize(withPages(body, list, pages.length));
  }
  const { body: written, pages: members } = inVersion1WithPages(body, pages, fields?.());
  const text = phpSerialize(written);
  if (members.length === 0) return text;
  const keyed = areListed(pages)
    ? members.map(([, page], index) => [index, page] as const)
    : members;
  return text.replace(phpSerialize(PAGES), () => phpSerializedMembers(keyed));
}

function prettyResponse(content: ResponseContent, request: FormatRequest): Encoded {
  const { parsed, format, sitename, url } = request;
  const plain = format.slice(0, -"fm".length);
  const text = prettyText(content, parsed, plain);
  const { status } = content;
  if (parsed.format["wrappedhtml"] === true) {
    const { continue: continued } = content.body;
    const wrapped = {
      status,
      statustext: status === 200 ? "OK" : "",
      html: prettyContent(text),
      modules: ["mediawiki.apipretty"],
      continue: continued ?? null,
      time: 0,
    };
    const type = "text/mediawiki-api-prettyprint-wrapped";
    return textResponse({ ...content, status: 200 }, JSON.stringify(wrapped), type, "json");
  }
  const page = prettyPage({
    format: plain,
    text,
    status,
    sitename,
    plainAddress: plain === "raw" || url === undefined ? undefined : plainAddress(url),
  });
  return textResponse({ ...content, status: 200 }, page, "text/html", "html");
}

function prettyText(content: ResponseContent, parsed: ParsedRequest, plain: string): string {
  switch (plain) {
    case "xml":
      return xmlOf(content, parsed, true);
    case "php":
      return phpOf(content, parsed);
    default:
      return prettyJson(jsonText(content, parsed));
  }
}
