import { propertyOf } from "../model/member.js";
import { itemLinks, pageLinks } from "./links.js";
import type { HalLinks } from "./links.js";
import { rowsOnPage } from "./page-request.js";
import type { PageRequest } from "./page-request.js";
import type { DataRestResource, DataRestRow } from "./resource.js";

/** A list in pages. */
interface PagedList {
  readonly resource: DataRestResource;
  readonly base: string;
  /** The URL of the list without its query. */
  readonly address: string;
  readonly query: string;
  /** The links that follow the links between pages. */
  readonly links: HalLinks;
}

/** Returns the requested page of a list, its links and the list's totals. */
export function pageText(
  rows: readonly DataRestRow[],
  request: PageRequest,
  { resource, base, address, query, links }: PagedList,
): string {
  const { page, size } = request;
  const kept = rowsOnPage(rows, request);
  // A page with fewer rows than its size counts as the last page, without a query to the database.
  const isLast = kept.length < size && (page === 0 || kept.length > 0);
  const total = isLast ? page * size + kept.length : rows.length;
  const pages = Math.ceil(total / size);
  const all = { ...pageLinks(address, query, request, pages), ...links };
  const facts = { size, totalElements: total, totalPages: pages, number: page };
  return envelope(kept, resource, base, all, `,"page":${JSON.stringify(facts)}`);
}

/** Returns a list without pages. */
export function listText(
  rows: readonly DataRestRow[],
  resource: DataRestResource,
  base: string,
  links: HalLinks,
): string {
  return envelope(rows, resource, base, links, "");
}

function envelope(
  rows: readonly DataRestRow[],
  resource: DataRestResource,
  base: string,
  links: HalLinks,
  rest: string,
): string {
  const items = rows.map((row) => itemText(row, resource, base)).join(",");
  const list = `${JSON.stringify(resource.rel)}:[${items}]`;
  return `{"_embedded":{${list}},"_links":${JSON.stringify(links)}${rest}}`;
}

/** Returns an item with its links. */
export function itemText(row: DataRestRow, resource: DataRestResource, base: string): string {
  const links = JSON.stringify(linksOfItem(row, resource, base));
  const fields = row.text.slice(1, -1);
  return `{${fields === "" ? "" : `${fields},`}"_links":${links}}`;
}

/** Returns the links of a row. */
export function linksOfItem(
  { value }: DataRestRow,
  resource: DataRestResource,
  base: string,
): HalLinks {
  return itemLinks(base, resource, String(propertyOf(value, resource.key)));
}
