// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { entityTag, isKnown } from "../http/entity-tag.js";
import { chosenType } from "../http/media-type.js";
import { problemResponse } from "../http/problem.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { Issue } from "../model/issue.js";

/** A payload as JSON text. */
export interface JsonResult {
  readonly kind: "json";
  readonly text: string;
}

const JSON_ONLY: readonly string[] = ["application/json"];

/** The representations of an endpoint's payload. */
export interface Representations {
  /** The media types that an endpoint's payload has. */
  readonly types: readonly string[] | undefined;
  readonly tagOf: (result: JsonResult, type: string) => string;
}

/**
 * Computes tags of results. The tag of a result that is used again, as those of a store are, is
 * stored.
 */
export function tagger(): Representations["tagOf"] {
  const known = new WeakMap<JsonResult, Map<string, string>>();
  return (result, type) => {
    const tags = known.get(result) ?? new Map<string, string>();
    known.set(result, tags);
    const tag = tags.get(type) ?? entityTag(type, result.text);
    tags.set(type, tag);
    return tag;
  };
}

/**
 * The response in the media type that the request prefers, with its tag. HAL documents are objects,
 * so a bare list is not offered as HAL.
 */
export function negotiated(
  result: JsonResult,
  { headers }: ServiceRequest,
  { types = JSON_ONLY, tagOf }: Representations,
  issues: readonly Issue[],
): ServiceResponse {
  const { text } = result;
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
  const etag = tagOf(result, type);
  const found = issues.length > 0 ? { issues } : {};
  return isKnown(headers["if-none-match"], etag)
    ? { status: 304, headers: { etag, ...vary }, body: "", ...found }
    : { status: 200, headers: { "content-type": type, etag, ...vary }, body: text, ...found };
}
