import { percentEncoded } from "../wire/wire-text.js";
import { sortTexts } from "./page-request.js";
import type { PageRequest } from "./page-request.js";
import type { DataRestResource, DataRestSearch } from "./resource.js";

/** A link of HAL. */
export interface HalLink {
  readonly href: string;
  readonly templated?: true;
}

/** Links by their relation. */
export type HalLinks = Readonly<Record<string, HalLink>>;

/** The variables of a list's address for its pages. */
const PAGE_VARIABLES = ["page", "size", "sort*"];

/** The links between the pages of a list: those that exist, and the page itself. */
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

/** The links of a list besides those between pages. */
export function listLinks(base: string, { rel, searches }: DataRestResource): HalLinks {
  return {
    profile: { href: `${base}/profile/${rel}` },
    ...(searches.length > 0 && { search: { href: `${base}/${rel}/search` } }),
  };
}

/** The links of an item: twice to itself. */
export function itemLinks(base: string, { rel, itemRel }: DataRestResource, key: string): HalLinks {
  const link = { href: `${base}/${rel}/${percentEncoded(key)}` };
  return { self: link, [itemRel]: link };
}

/** The links to the searches of a resource. */
export function searchLinks(base: string, { rel, searches }: DataRestResource): HalLinks {
  const links = searches.map((search) => {
    const address = `${base}/${rel}/search/${search.name}`;
    const variables = variablesOf(search);
    return [search.name, variables.length > 0 ? template(address, variables) : { href: address }];
  });
  return { ...Object.fromEntries(links), self: { href: `${base}/${rel}/search` } };
}

/** The links of the root: to all resources, and to their profiles. */
export function rootLinks(base: string, resources: readonly DataRestResource[]): HalLinks {
  const links = resources.map(({ rel }) => [rel, template(`${base}/${rel}`, PAGE_VARIABLES)]);
  return { ...Object.fromEntries(links), profile: { href: `${base}/profile` } };
}

/** The links of the index of profiles. */
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

/** Links as the value of a `Link` header. */
export function linkHeader(links: HalLinks): string {
  return Object.entries(links)
    .map(([rel, { href }]) => `<${href}>;rel="${rel}"`)
    .join(",");
}

/** A document of HAL that has links alone. */
export function halText(links: HalLinks): string {
  return JSON.stringify({ _links: links });
}
