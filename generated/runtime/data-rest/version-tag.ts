// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { acceptedErrorType } from "./accepted-type.js";
import type { DataRestResource } from "./resource.js";

/**
 * The version of each item. The rows of a stub never change, and the database gives new rows the
 * version 0.
 */
const TAG = '"0"';

/** The entity tag of an item as a header; empty if items have no version. */
export function tagHeader({ version }: DataRestResource): Readonly<Record<string, string>> {
  return version === undefined ? {} : { etag: TAG };
}

/**
 * The response to a conditional request for an item; undefined if the item is sent. `*` matches no
 * tag, and `If-Match` has no effect on a request that reads. Observed on Spring Data REST 4.5.
 */
export function conditionalResponse(
  resource: DataRestResource,
  { headers: { accept, "if-none-match": known = "*" } }: ServiceRequest,
): ServiceResponse | undefined {
  const text = known.trim();
  if (resource.version === undefined || text === "*") return undefined;
  const tags = text.match(/(?<!\w)"[^"]*"|W\/"[^"]*"/g);
  if (!tags) return unreadable(text, acceptedErrorType(accept));
  const matches = tags.some((tag) => tag.replace(/^W\//, "") === TAG);
  return matches ? { status: 304, headers: tagHeader(resource), body: "" } : undefined;
}

function unreadable(value: string, type: string | undefined): ServiceResponse {
  if (type === undefined) return { status: 500, headers: {}, body: "" };
  const message = `Could not parse header 'If-None-Match' with value '${value}'`;
  const body = JSON.stringify({ cause: null, message });
  return { status: 500, headers: { "content-type": type }, body };
}
