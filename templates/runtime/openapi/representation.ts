import { contentForm, essenceOf, isRange, rangesOf, usualType } from "../content/content-form.js";
import type { ContentForm } from "../content/content-form.js";
import { multipartParts, textOf, urlEncoded } from "../content/form-fields.js";
import { entityTag, isKnown } from "../http/entity-tag.js";
import { chosenType } from "../http/media-type.js";
import { problemResponse } from "../http/problem.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { Issue } from "../model/issue.js";
import { isObject } from "../model/json.js";

/** A payload as JSON text. */
export interface JsonResult {
  readonly kind: "json";
  readonly text: string;
  /** Default: the operation's media types. */
  readonly mediaType?: string | undefined;
  /** Default: the operation's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same payload in other media types. */
  readonly others?: readonly Representation[];
}

/** A text or binary payload. */
export interface ContentResult {
  readonly kind: "content";
  readonly content: string | Uint8Array;
  /** Default: the operation's media type. */
  readonly mediaType?: string;
  /** Default: the operation's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same payload in other media types. */
  readonly others?: readonly Representation[];
}

/** A payload in one media type. */
export type Representation = JsonResult | ContentResult;

/** The boundary of bodies that are created from values without files. */
const BOUNDARY = "----paramsmith";

/**
 * Writes a payload in a media type.
 *
 * @param write writes JSON
 */
export function represented(
  value: unknown,
  mediaType: string,
  write: (value: unknown) => string,
): Representation {
  const essence = essenceOf(mediaType);
  if (essence.startsWith("multipart/") && isObject(value)) {
    const parts = multipartParts(value, BOUNDARY);
    return {
      kind: "content",
      content: parts.map((part) => (typeof part === "string" ? part : "")).join(""),
      mediaType: `${essence}; boundary=${BOUNDARY}`,
    };
  }
  switch (contentForm(essence)) {
    case "json":
      return { kind: "json", text: write(value) };
    case "form":
      return { kind: "content", content: urlEncoded(value) };
    case "multipart":
    case "text":
    case "binary":
      return { kind: "content", content: textOf(value) };
  }
}

/** A response without a body. */
export interface EmptyResult {
  readonly kind: "empty";
  /** Default: the operation's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const BYTES = "application/octet-stream";
const JSON_ONLY: readonly string[] = ["application/json"];

/** The representations of an endpoint's payload. */
export interface Representations {
  /** The media types of an endpoint's payload, which may be ranges. */
  readonly types: readonly string[] | undefined;
  /** Default: 200. */
  readonly status: number | undefined;
}

/** Returns the response in the media type that the request prefers. JSON responses have an ETag. */
export function negotiated(
  result: Representation,
  { method, headers }: ServiceRequest,
  { types, status: usual = 200 }: Representations,
  issues: readonly Issue[],
): ServiceResponse {
  const { accept } = headers;
  const offers = [result, ...(result.others ?? [])].map((each) => ({
    offered: each,
    types: typesOf(each, types, accept),
  }));
  const all = offers.flatMap((offer) => offer.types);
  const vary: Readonly<Record<string, string>> = all.length > 1 ? { vary: "accept" } : {};
  const type = chosenType(accept, all);
  const chosen = offers.find((offer) => type !== undefined && offer.types.includes(type));
  if (type === undefined || !chosen)
    return problemResponse(406, {
      detail: `Available media types: ${all.join(", ")}`,
      headers: vary,
    });
  const { offered } = chosen;
  const { status = usual, headers: more } = result;
  const found = issues.length > 0 ? { issues } : {};
  const own: Readonly<Record<string, string>> = { "content-type": type, ...vary, ...more };
  if (offered.kind === "content") {
    const { content } = offered;
    return typeof content === "string"
      ? { status, headers: own, body: content, ...found }
      : { status, headers: own, body: "", bytes: content, ...found };
  }
  const body = textIn(type, offered);
  if ((method !== "GET" && method !== "HEAD") || status >= 400)
    return { status, headers: own, body, ...found };
  const etag = entityTag(type, offered.text);
  if (isKnown(headers["if-none-match"], etag))
    return { status: 304, headers: { etag, ...vary }, body: "", ...found };
  return { status, headers: { etag, ...own }, body, ...found };
}

/** Returns JSON, or the string that it contains for text types. */
function textIn(type: string, { text }: JsonResult): string {
  return contentForm(essenceOf(type)) === "text" ? String(JSON.parse(text)) : text;
}

/**
 * Returns the media types of a payload. HAL documents are objects, so HAL is not offered for a bare
 * list. In a range, a client can choose the type of text.
 */
function typesOf(
  result: Representation,
  described: readonly string[] | undefined,
  accept: string | undefined,
): readonly string[] {
  const usual = result.kind === "json" ? JSON_ONLY : [BYTES];
  const types = result.mediaType === undefined ? (described ?? usual) : [result.mediaType];
  const all = types.some(isRange) ? types.flatMap((type) => typesIn(type, result, accept)) : types;
  return result.kind === "content" || result.text.startsWith("{")
    ? all
    : all.filter((each) => each !== "application/hal+json");
}

/** The usual media type of a range, and the types in it that a client names. */
function typesIn(
  range: string,
  result: Representation,
  accept: string | undefined,
): readonly string[] {
  if (!isRange(range)) return [range];
  const forms = formsOf(result);
  const named = (accept ?? "")
    .split(",")
    .map(essenceOf)
    .filter(
      (type) =>
        !isRange(type) && rangesOf(type).includes(range) && forms.includes(contentForm(type)),
    );
  const usual = forms.includes(contentForm(usualType(range))) ? usualType(range) : BYTES;
  return [...new Set([usual, ...named])];
}

/** The possible forms of a payload. JSON of a string can also be sent as text. */
function formsOf(result: Representation): readonly ContentForm[] {
  if (result.kind === "content") return ["text", "binary"];
  return result.text.startsWith('"') ? ["json", "text"] : ["json"];
}
