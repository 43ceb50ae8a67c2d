import { isObject, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import type { Client } from "./client.js";

/** The options of fetching content. */
export interface ContentOptions {
  readonly client: Client;
  /** Titles. `Prefix*` selects all pages in a namespace whose titles begin with the prefix. */
  readonly titles: readonly string[];
  readonly at: Position;
  readonly progress: (line: string) => void;
}

/**
 * Facts and pages in the format of `spec/schemas/wiki.schema.json`: the newest revisions of the
 * named pages and of the pages that they transclude, without user names and comments.
 */
export interface WikiContent {
  readonly site: UnknownObject;
  readonly pages: readonly UnknownObject[];
}

/** The maximum number of titles in one request, for any user. */
const BATCH = 50;

/** The maximum length of titles in a URL: many servers accept 8190 bytes, and encoding triples some. */
const MAX_ENCODED = 5000;

/** The first titles that one request may have; at least one. */
export function firstBatch(titles: readonly string[]): readonly string[] {
  let length = 0;
  const end = titles.findIndex((title) => {
    length += new URLSearchParams({ "|": title }).toString().length;
    return length > MAX_ENCODED;
  });
  return titles.slice(0, end < 0 ? BATCH : Math.min(BATCH, Math.max(1, end)));
}

/** The parts of `siteinfo` that affect the test wiki's responses. */
const FACTS = [
  "general",
  "namespaces",
  "namespacealiases",
  "specialpagealiases",
  "magicwords",
  "interwikimap",
  "usergroups",
  "restrictions",
  "extensiontags",
  "functionhooks",
  "variables",
  "protocols",
  "defaultoptions",
];

/** General facts of the machine and the time, which the test wiki has itself. */
const LOCAL: ReadonlySet<string> = new Set(["base", "server", "servername", "time"]);

/** The properties of each page. */
const PAGE = {
  prop: "revisions|info",
  rvprop: "content|timestamp|contentmodel",
  rvslots: "main",
  inprop: "protection",
};

/** Fetches the facts of a wiki and pages. Missing pages are warnings. */
export async function fetchContent(options: ContentOptions): Promise<Staged<WikiContent>> {
  const facts = await queryAll(options, { meta: "siteinfo", siprop: FACTS.join("|") });
  const site = facts.value && siteOf(facts.value);
  if (!site) return { value: undefined, diagnostics: facts.diagnostics };
  const named = await namedTitles(options, site);
  if (!named.value) return { value: undefined, diagnostics: named.diagnostics };
  const fetched = await fetchPages(options, named.value);
  const diagnostics = [...facts.diagnostics, ...named.diagnostics, ...fetched.diagnostics];
  if (!fetched.value || hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const pages = [...fetched.value.values()].toSorted(byTitle);
  return { value: { site, pages }, diagnostics };
}

function siteOf({ general, ...facts }: UnknownObject): UnknownObject {
  const kept = Object.entries(isObject(general) ? general : {}).filter(
    ([name]) => !LOCAL.has(name),
  );
  return { general: Object.fromEntries(kept), ...facts };
}

/** The titles, with the pages of each `Prefix*`. */
async function namedTitles(
  options: ContentOptions,
  site: UnknownObject,
): Promise<Staged<readonly string[]>> {
  const titles: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const title of options.titles) {
    if (!title.endsWith("*")) {
      titles.push(title);
      continue;
    }
    const { id, rest } = splitTitle(title.slice(0, -1), site);
    // oxlint-disable-next-line no-await-in-loop -- one request at a time, as MediaWiki's etiquette asks
    const found = await queryAll(options, {
      list: "allpages",
      apnamespace: textOf(id),
      apprefix: rest,
      aplimit: "max",
    });
    diagnostics.push(...found.diagnostics);
    if (!found.value) return { value: undefined, diagnostics };
    titles.push(...objectsIn(found.value["allpages"]).flatMap(titleOf));
  }
  return { value: [...new Set(titles)], diagnostics };
}

/** The number of a title's namespace, and the title without its name. */
function splitTitle(
  title: string,
  site: UnknownObject,
): { readonly id: unknown; readonly rest: string } {
  const colon = title.indexOf(":");
  const name = normalized(title.slice(0, Math.max(colon, 0)));
  const namespaces = [
    ...Object.values(isObject(site["namespaces"]) ? site["namespaces"] : {}).filter(isObject),
    ...objectsIn(site["namespacealiases"]),
  ];
  const found = namespaces.find((each) =>
    [each["name"], each["canonical"], each["alias"]].some(
      (known) => typeof known === "string" && normalized(known) === name,
    ),
  );
  return colon > 0 && found
    ? { id: found["id"], rest: title.slice(colon + 1).trim() }
    : { id: 0, rest: title.trim() };
}

function normalized(name: string): string {
  return name.replaceAll("_", " ").trim().toLowerCase();
}

/** The pages with the titles and those that they transclude, by title. */
async function fetchPages(
  options: ContentOptions,
  titles: readonly string[],
): Promise<Staged<ReadonlyMap<string, UnknownObject>>> {
  const pages = new Map<string, UnknownObject>();
  const diagnostics: Diagnostic[] = [];
  for (let left = titles; left.length > 0;) {
    const named = firstBatch(left);
    const batch = { titles: named.join("|") };
    options.progress(`${pages.size} pages, ${left.length} titles left`);
    left = left.slice(named.length);
    for (const request of [
      { ...batch, ...PAGE },
      { ...batch, ...PAGE, generator: "templates", gtllimit: "max" },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time, as MediaWiki's etiquette asks
      const found = await queryAll(options, request);
      diagnostics.push(...found.diagnostics);
      if (!found.value) return { value: undefined, diagnostics };
      for (const page of objectsIn(found.value["pages"])) {
        const [title] = titleOf(page);
        if (title === undefined) continue;
        const data = pageData(page);
        if (data) pages.set(title, data);
        else if (!("generator" in request))
          diagnostics.push(diagnostic("page-missing", { name: title }, options.at));
      }
    }
  }
  return { value: pages, diagnostics };
}

/** The title of a page, if it is one. */
function titleOf({ title }: UnknownObject): readonly string[] {
  return typeof title === "string" ? [title] : [];
}

/** A page with its newest revision; undefined without a text. */
function pageData(page: UnknownObject): UnknownObject | undefined {
  const [revision] = objectsIn(page["revisions"]);
  const slots = revision?.["slots"];
  const main = isObject(slots) && isObject(slots["main"]) ? slots["main"] : undefined;
  if (!revision || typeof main?.["content"] !== "string") return undefined;
  const { contentmodel } = main;
  const { timestamp } = revision;
  const protection = objectsIn(page["protection"]).filter(({ source }) => source === undefined);
  return {
    title: page["title"],
    ...(typeof contentmodel === "string" && contentmodel !== "wikitext" && { contentmodel }),
    revisions: [{ text: main["content"], ...(typeof timestamp === "string" && { timestamp }) }],
    ...(protection.length > 0 && { protection }),
  };
}

/** Sends a query and its continuations, and joins the responses: lists, and the pages by title. */
async function queryAll(
  { client, at }: ContentOptions,
  parameters: Readonly<Record<string, string>>,
): Promise<Staged<UnknownObject>> {
  const joined: Record<string, unknown> = {};
  const diagnostics: Diagnostic[] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next) {
    const request = { action: "query", formatversion: "2", ...parameters, ...next };
    // oxlint-disable-next-line no-await-in-loop -- each request continues the one before
    const response = await client.request(request, ["query", "batchcomplete"]);
    diagnostics.push(...response.diagnostics);
    if (!response.value) return { value: undefined, diagnostics };
    const { query, continue: rest } = response.value;
    if (isObject(rest) && isSameRequest(rest, next)) {
      diagnostics.push(diagnostic("continue-repeats", {}, at));
      return { value: undefined, diagnostics };
    }
    for (const [name, value] of Object.entries(isObject(query) ? query : {}))
      joined[name] = joinedValue(joined[name], value);
    next = isObject(rest)
      ? Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, textOf(value)]))
      : undefined;
  }
  return { value: joined, diagnostics };
}

/** Whether a continuation has the parameters of the request that it answers. */
function isSameRequest(rest: UnknownObject, sent: Readonly<Record<string, string>>): boolean {
  const names = Object.keys({ ...rest, ...sent });
  return names.every((name) => textOf(rest[name]) === sent[name]);
}

/** Pages come again with the properties that they lacked. */
function joinedValue(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(value)) return value;
  const items: readonly unknown[] = [...before, ...value];
  const known = new Map<unknown, unknown>();
  for (const item of items) {
    const key = isObject(item) && "title" in item ? item["title"] : item;
    const earlier = known.get(key);
    known.set(key, isObject(earlier) && isObject(item) ? { ...earlier, ...item } : item);
  }
  return [...known.values()];
}

function objectsIn(value: unknown): readonly UnknownObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function byTitle(a: UnknownObject, b: UnknownObject): number {
  return String(a["title"]) < String(b["title"]) ? -1 : 1;
}
