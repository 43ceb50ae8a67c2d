import { inVersion1 } from "../action-api/format-version.js";
import { isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import type { FieldDescriptors } from "../model/result-descriptor.js";
import type { NumberedPage } from "./page-fields.js";

/**
 * A response in format version 1. Pages are keyed by number in the order in which they were found.
 * JavaScript objects cannot keep that order, so {@link PAGES} takes their place.
 */
export interface Version1Response {
  readonly body: JsonObject;
  readonly pages: readonly (readonly [id: number, page: Json])[];
}

/** A placeholder for the pages, which does not occur in a wiki's strings. */
export const PAGES = "\u0000pages\u0000";

/** Converts a response and its pages to format version 1. */
export function inVersion1WithPages(
  body: JsonObject,
  pages: readonly NumberedPage[],
  fields?: FieldDescriptors,
): Version1Response {
  const { query } = body;
  if (pages.length === 0 || !isJsonObject(query))
    return { body: inVersion1(body, fields), pages: [] };
  const byName = Object.fromEntries(pages.map((page) => [`page ${page.id}`, page.fields]));
  const written = inVersion1({ ...body, query: { ...query, pages: byName } }, fields);
  const writtenQuery = objectAt(written, "query");
  const writtenPages = objectAt(writtenQuery, "pages");
  return {
    body: { ...written, query: { ...writtenQuery, pages: PAGES } },
    pages: pages.map(({ id }) => [id, writtenPages[`page ${id}`] ?? null]),
  };
}

/**
 * Whether PHP treats the page numbers as list indexes. Missing pages have negative numbers, so this
 * applies to -1 and 1. The server then writes a list (observed on MediaWiki 1.39).
 */
export function areListed(pages: readonly { readonly id: number }[]): boolean {
  return Math.max(-1, ...pages.map(({ id }) => id)) === pages.length - 1;
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const member = object[name];
  return isJsonObject(member) ? member : {};
}
