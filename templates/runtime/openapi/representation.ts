import { entityTag, isKnown } from "../http/entity-tag.js";
import { chosenType } from "../http/media-type.js";
import { problemResponse } from "../http/problem.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { Issue } from "../model/issue.js";

/** A payload as JSON text. */
export interface JsonResult {
  readonly kind: "json";
  readonly text: string;
  /** Default: those of the operation. */
  readonly mediaType?: string | undefined;
  /** Default: that of the operation. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The tags by media type, of a result that is used again. */
  readonly tags?: Map<string, string>;
}

/** Text or bytes. */
export interface ContentResult {
  readonly kind: "content";
  readonly content: string | Uint8Array;
  /** Default: that of the operation. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response without a body. */
export interface EmptyResult {
  readonly kind: "empty";
  /** Default: that of the operation. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_ONLY: readonly string[] = ["application/json"];

/** The representations of an endpoint's payload. */
export interface Representations {
  /** The media types that an endpoint's payload has. */
  readonly types: readonly string[] | undefined;
  /** Default: 200. */
  readonly status: number | undefined;
}

function tagOf({ text, tags }: JsonResult, type: string): string {
  const known = tags?.get(type);
  if (known !== undefined) return known;
  const tag = entityTag(type, text);
  tags?.set(type, tag);
  return tag;
}

/**
 * The response in the media type that the request prefers, with its tag. HAL documents are objects,
 * so a bare list is not offered as HAL.
 */
export function negotiated(
  result: JsonResult,
  { method, headers }: ServiceRequest,
  { types: described = JSON_ONLY, status: usual = 200 }: Representations,
  issues: readonly Issue[],
): ServiceResponse {
  const { text, mediaType, status = usual, headers: more } = result;
  const types = mediaType === undefined ? described : [mediaType];
  const offered = text.startsWith("{")
    ? types
    : types.filter((each) => each !== "application/hal+json");
  const vary: Readonly<Record<string, string>> = types.length > 1 ? { vary: "accept" } : {};
  const type = chosenType(headers["accept"], offered);
  if (type === undefined)
    return problemResponse(406, {
      detail: `Available media types: ${offered.join(", ")}`,
      headers: vary,
    });
  const found = issues.length > 0 ? { issues } : {};
  if (method !== "GET" && method !== "HEAD")
    return { status, headers: { "content-type": type, ...vary, ...more }, body: text, ...found };
  const etag = tagOf(result, type);
  if (isKnown(headers["if-none-match"], etag))
    return { status: 304, headers: { etag, ...vary }, body: "", ...found };
  const own = { "content-type": type, etag, ...vary };
  return { status, headers: more ? { ...own, ...more } : own, body: text, ...found };
}

/** The response with text or bytes. */
export function contentResponse(
  { content, mediaType, headers: more }: ContentResult,
  { types = [], status = 200 }: Representations,
): ServiceResponse {
  const type = mediaType ?? types[0] ?? "application/octet-stream";
  const headers = { "content-type": type, ...more };
  return typeof content === "string"
    ? { status, headers, body: content }
    : { status, headers, body: "", bytes: content };
}
