import type { Module } from "../../generator/spec/source/types.ts";
import type { Wiki } from "./server.ts";

/** What is asked of a filled wiki first: values that the requests of modules need. */
export type Found = Readonly<Record<keyof typeof FINDERS, string>>;

/** A request, but for the module that it is to, in its module's own wire names. */
export type Asking = (found: Found) => Readonly<Record<string, string>>;

/**
 * Where values are found: a request whose answer, in format version 2, holds the first of the named
 * field anywhere.
 */
const FINDERS = {
  category: { request: "list=allcategories", field: "category" },
  deleted: { request: "list=alldeletedrevisions&adrlimit=1", field: "title" },
  file: { request: "list=allfileusages", field: "title" },
  interwiki: { request: "generator=allpages&prop=iwlinks&gaplimit=max", field: "prefix" },
  language: { request: "generator=allpages&prop=langlinks&gaplimit=max", field: "lang" },
  linked: { request: "list=alllinks", field: "title" },
  pageprop: { request: "list=pagepropnames", field: "propname" },
  stashed: { request: "list=mystashedfiles", field: "filekey" },
  template: { request: "list=alltransclusions", field: "title" },
  title: { request: "list=allpages", field: "title" },
  user: { request: "list=allusers&auwitheditsonly=1", field: "name" },
} as const;

const PAGES: Asking = () => ({ generator: "allpages", gaplimit: "max" });
const FILES: Asking = () => ({ generator: "allimages", gailimit: "max" });

/**
 * What a module must be told before it has rows. A module that is not here is asked alone, and a
 * `prop` module over the pages of the main namespace.
 */
const ASKINGS: Readonly<Record<string, Asking>> = {
  backlinks: ({ linked }) => ({ bltitle: linked }),
  categoryinfo: () => ({ generator: "allcategories", gaclimit: "max" }),
  categorymembers: ({ category }) => ({ cmtitle: `Category:${category}` }),
  deletedrevisions: ({ deleted }) => ({ titles: deleted }),
  duplicatefiles: FILES,
  embeddedin: ({ template }) => ({ eititle: template }),
  fileusage: FILES,
  imageinfo: FILES,
  imageusage: ({ file }) => ({ iutitle: file }),
  iwbacklinks: ({ interwiki }) => ({ iwblprefix: interwiki }),
  langbacklinks: ({ language }) => ({ lbllang: language }),
  pageswithprop: ({ pageprop }) => ({ pwppropname: pageprop }),
  prefixsearch: ({ title }) => ({ pssearch: title.slice(0, 2) }),
  querypage: () => ({ qppage: "Wantedpages" }),
  search: ({ title }) => ({ srsearch: title }),
  stashimageinfo: ({ stashed }) => ({ siifilekey: stashed }),
  transcludedin: () => ({ generator: "alltransclusions", gatunique: "1", gatlimit: "max" }),
  usercontribs: ({ user }) => ({ ucuser: user }),
  users: ({ user }) => ({ ususers: user }),
};

/** Finds the values in a wiki, as Admin. */
export async function findValues(wiki: Wiki): Promise<Found> {
  const names = Object.keys(FINDERS);
  const answers = await wiki.batch(
    Object.values(FINDERS).map(({ request }) => `action=query&formatversion=2&${request}`),
    { user: "Admin" },
  );
  const found = Object.values(FINDERS).map(({ request, field }, index) => {
    const value = firstOf(answers[index], field);
    if (value === undefined) throw new Error(`The answer to ${request} has no "${field}".`);
    return [names[index], value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each finder
  return Object.fromEntries(found) as Found;
}

/** The request that a module should answer with rows. */
export function requestTo({ name, group }: Module, found: Found): string {
  if (group === undefined) throw new Error(`${name} is no module of action=query.`);
  const asking = ASKINGS[name] ?? (group === "prop" ? PAGES : () => ({}));
  const parameters = { action: "query", formatversion: "2", [group]: name, ...asking(found) };
  return new URLSearchParams(parameters).toString();
}

/**
 * The rows of a module in an answer in format version 2: entries of its list, fields of its object,
 * or the pages that it says something of.
 */
export function rowsOf({ name, group }: Module, answer: unknown): number {
  // The one list that does not stand in `query`.
  const query = name === "watchlistraw" ? answer : member(answer, "query");
  if (name === "stashimageinfo") return entries(member(query, name));
  if (group === "prop") return pagesWith(query, FIELDS[name] ?? [name]);
  const rows = member(query, NAMES[name] ?? name);
  return entries(name === "querypage" ? member(rows, "results") : rows);
}

/** `siteinfo` has no key of its own, but one for each part. */
const NAMES: Readonly<Record<string, string>> = { siteinfo: "general", filerepoinfo: "repos" };

/** What a `prop` module adds to a page, where that is not its name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  contributors: ["contributors", "anoncontributors"],
  info: ["touched"],
};

function pagesWith(query: unknown, fields: readonly string[]): number {
  const pages = member(query, "pages");
  if (!Array.isArray(pages)) return 0;
  return pages.filter((page) => fields.some((field) => member(page, field) !== undefined)).length;
}

function entries(value: unknown): number {
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The first text under a key, wherever it is. */
function firstOf(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const own = member(value, name);
  if (typeof own === "string") return own;
  for (const below of Object.values(value)) {
    const text = firstOf(below, name);
    if (text !== undefined) return text;
  }
  return undefined;
}
