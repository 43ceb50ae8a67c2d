// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { dataRestFailure } from "./error-response.js";
import type { DataRestResource, DataRestRow } from "./resource.js";

/** The entity tag of an item as a header; empty if items have no version. */
export function tagHeader(
  resource: DataRestResource,
  row: DataRestRow,
): Readonly<Record<string, string>> {
  const etag = tagOf(resource, row);
  return etag === undefined ? {} : { etag };
}

function tagOf({ version }: DataRestResource, row: DataRestRow): string | undefined {
  return version === undefined ? undefined : `"${row.version ?? 0}"`;
}

/**
 * The response to a request whose `If-Match` is not the tag of the item; undefined if the item may
 * be changed. The server compares one tag, and no item without a version has it.
 *
 * @param row undefined if there is no such item
 */
export function failedPrecondition(
  resource: DataRestResource,
  row: DataRestRow | undefined,
  { headers: { "if-match": wanted = "" } }: ServiceRequest,
): ServiceResponse | undefined {
  if (wanted === "") return undefined;
  const etag = `"${wanted.replaceAll(/^"+|(?<!")"+$/g, "")}"`;
  return row && tagOf(resource, row) === etag
    ? undefined
    : { status: 412, headers: { etag }, body: "" };
}

/**
 * The response to a conditional request for an item; undefined if the item is sent. `*` matches no
 * tag, and `If-Match` has no effect on a request that reads. Observed on Spring Data REST 4.5.
 */
export function conditionalResponse(
  resource: DataRestResource,
  row: DataRestRow,
  { headers: { accept, "if-none-match": known = "*" } }: ServiceRequest,
): ServiceResponse | undefined {
  const text = known.trim();
  if (resource.version === undefined || text === "*") return undefined;
  const tags = text.match(/(?<!\w)"[^"]*"|W\/"[^"]*"/g);
  if (!tags)
    return dataRestFailure(
      500,
      `Could not parse header 'If-None-Match' with value '${text}'`,
      accept,
    );
  const matches = tags.some((tag) => tag.replace(/^W\//, "") === tagOf(resource, row));
  return matches ? { status: 304, headers: tagHeader(resource, row), body: "" } : undefined;
}
