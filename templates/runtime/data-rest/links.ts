import { percentEncoded } from "../wire/wire-text.js";
import { sortTexts } from "./page-request.js";
import type { PageRequest } from "./page-request.js";
import type { DataRestResource, DataRestSearch } from "./resource.js";

/** A HAL link. */
export interface HalLink {
  readonly href: string;
  readonly templated?: true;
}

/** Links by relation. */
export type HalLinks = Readonly<Record<string, HalLink>>;

/** The variables for pages in a list's URL. */
const PAGE_VARIABLES = ["page", "size", "sort*"];

/** Returns the links to the existing neighbouring pages of a list and to the page itself. */
export function pageLinks(
  address: string,
  query: string,
  request: PageRequest,
  pages: number,
): HalLinks {
  const kept = query
    .split("&")
    .filter((each) => each !== "" && !["page", "size", "sort"].includes(nameOf(each)));
  const sort = sortTexts(request.orders).map((text) => `sort=${text}`);
  const to = (page: number): HalLink => ({
    href: `${address}?${[...kept, `page=${page}`, `size=${request.size}`, ...sort].join("&")}`,
  });
  const { page } = request;
  const [hasPrevious, hasNext] = [page > 0, page + 1 < pages];
  return {
    ...((hasPrevious || hasNext) && { first: to(0) }),
    ...(hasPrevious && { prev: to(page - 1) }),
    self: to(page),
    ...(hasNext && { next: to(page + 1) }),
    ...((hasPrevious || hasNext) && { last: to(Math.max(0, pages - 1)) }),
  };
}

function nameOf(pair: string): string {
  return pair.split("=", 1)[0] ?? "";
}

/** Returns the links of a list, except those between pages. */
export function listLinks(base: string, { rel, searches }: DataRestResource): HalLinks {
  return {
    profile: { href: `${base}/profile/${rel}` },
    ...(searches.length > 0 && { search: { href: `${base}/${rel}/search` } }),
  };
}

/** Returns the links of an item. Two of them lead to the item itself. */
export function itemLinks(base: string, { rel, itemRel }: DataRestResource, key: string): HalLinks {
  const link = { href: `${base}/${rel}/${percentEncoded(key)}` };
  return { self: link, [itemRel]: link };
}

/** Returns the links to a resource's searches. */
export function searchLinks(base: string, { rel, searches }: DataRestResource): HalLinks {
  const links = searches.map((search) => {
    const address = `${base}/${rel}/search/${search.name}`;
    const variables = variablesOf(search);
    return [search.name, variables.length > 0 ? template(address, variables) : { href: address }];
  });
  return { ...Object.fromEntries(links), self: { href: `${base}/${rel}/search` } };
}

/** Returns the links of the root to all resources and their profiles. */
export function rootLinks(base: string, resources: readonly DataRestResource[]): HalLinks {
  const links = resources.map(({ rel }) => [rel, template(`${base}/${rel}`, PAGE_VARIABLES)]);
  return { ...Object.fromEntries(links), profile: { href: `${base}/profile` } };
}

/** Returns the links of the profile index. */
export function profileLinks(base: string, resources: readonly DataRestResource[]): HalLinks {
  const links = resources.map(({ rel }) => [rel, { href: `${base}/profile/${rel}` }]);
  return { self: { href: `${base}/profile` }, ...Object.fromEntries(links) };
}

function variablesOf({ returns, sorts, conditions }: DataRestSearch): readonly string[] {
  const own = conditions.map(({ parameter }) => parameter);
  if (returns === "page") return [...own, ...PAGE_VARIABLES];
  return sorts ? [...own, "sort*"] : own;
}

function template(address: string, variables: readonly string[]): HalLink {
  return { href: `${address}{?${variables.join(",")}}`, templated: true };
}

/** Formats links as the value of a `Link` header. */
export function linkHeader(links: HalLinks): string {
  return Object.entries(links)
    .map(([rel, { href }]) => `<${href}>;rel="${rel}"`)
    .join(",");
}

/** Returns a HAL document that contains only links. */
export function halText(links: HalLinks): string {
  return JSON.stringify({ _links: links });
}
