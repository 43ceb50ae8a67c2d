import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { dataRestFailure } from "./error-response.js";
import type { DataRestResource, DataRestRow } from "./resource.js";

/** Returns the ETag header of an item; empty if items are not versioned. */
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
 * Returns the response to a request whose `If-Match` does not match the item's ETag; undefined if
 * the item may be changed. The server compares a single tag, and items without a version match no
 * tag.
 *
 * @param row undefined if the item does not exist
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
 * Returns the response to a conditional request for an item; undefined if the item is sent. `*`
 * matches no tag, and `If-Match` does not affect reads. Observed on Spring Data REST 4.5.
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
