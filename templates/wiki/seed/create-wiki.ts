import { isObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { siteOf } from "../data/site.js";
import { sample } from "../data/sample.js";
import type { WikiData } from "../data/wiki-data.js";
import type { Wiki, Tables } from "../data/wiki.js";
import { completeSite } from "../data/complete-site.js";
import { dataIssueLines } from "../data/data-issue.js";
import type { Report, WikiIssue } from "../data/data-issue.js";
import type { ModuleRows } from "../query/module-rows.js";
import { tablesOf } from "../tables/tables.js";
import type { Site } from "../data/site.js";

/** A wiki's data, where functions can replace rows. */
export type WikiInput = Omit<WikiData, "rows"> & { readonly rows?: ModuleRows };

/** A wiki created from data, or all errors in the data. */
export type ParsedWiki =
  | { readonly kind: "wiki"; readonly wiki: Wiki }
  | { readonly kind: "issues"; readonly issues: readonly WikiIssue[] };

/**
 * Creates a wiki from data: `{ pages: [{ title: "Apple", text: "A [[fruit]]." }] }`.
 *
 * Omitted data is derived: ids are consecutive, times begin at a fixed moment and advance by an
 * hour, links, categories and redirects come from the texts, and the log and the recent changes
 * from the events. The same data creates the same wiki on any machine. A table in the data replaces
 * the computed one. `rows` contains responses of extension modules, or functions that return them:
 * `{ rows: { extracts: [{ title: "Apple", extract: "A fruit." }] } }`.
 *
 * The function only checks the names of members and of members in lists. Validate data from other
 * sources with spec/schemas/wiki.schema.json first, like `paramsmith serve --data`.
 *
 * @throws TypeError with all errors in the data
 */
export function createWiki(data: WikiInput): Wiki {
  const parsed = readWiki(data);
  if (parsed.kind === "wiki") return parsed.wiki;
  throw new TypeError(`The wiki's data is not valid.\n${dataIssueLines(parsed.issues)}`);
}

/**
 * Like `createWiki`, for data with possible errors. The data must match
 * spec/schemas/wiki.schema.json; this function checks the other rules.
 */
export function readWiki(input: WikiInput): ParsedWiki {
  const issues: WikiIssue[] = [];
  const report: Report = (pointer, reason, help) => {
    issues.push({ pointer, reason, help });
  };
  checkMembers(input, report);
  if (issues.length > 0) return { kind: "issues", issues };
  const { rows, ...data } = input;
  const facts = completeSite(data, report);
  const site = siteOf(facts);
  const { tables, lastTime } = tablesOf(data, facts, site, report);
  if (issues.length > 0) return { kind: "issues", issues };
  const completeFacts = {
    ...facts,
    general: { ...facts.general, time: laterOf(facts.general["time"], lastTime) },
    statistics: facts.statistics ?? statisticsOf(tables, site),
  };
  return { kind: "wiki", wiki: { site: completeFacts, tables, ...(rows && { rows }) } };
}

const OBJECTS = ["site", "tables", "rows"] as const;

/** The lists in the data, and the string that each of their objects requires. */
const LISTS: Readonly<
  Record<Exclude<keyof WikiData, "$schema" | (typeof OBJECTS)[number]>, string>
> = {
  namespaces: "name",
  users: "name",
  pages: "title",
  deleted: "title",
  logs: "title",
  blocks: "user",
  tags: "name",
  protectedtitles: "title",
  watchlist: "title",
};

/** Checks the types of members for callers that do not use TypeScript. */
function checkMembers(input: unknown, report: Report): void {
  if (!isObject(input)) return report("", "The data is not an object.", "Write { pages: [] }.");
  const { $schema: _, ...data } = input;
  const known: readonly string[] = [...OBJECTS, ...Object.keys(LISTS)];
  for (const name of Object.keys(data).filter((each) => !known.includes(each)))
    report("", `The member "${name}" is unknown.`, `Use ${known.join(", ")}.`);
  for (const name of OBJECTS)
    if (data[name] !== undefined && !isObject(data[name]))
      report(`/${name}`, "The value is not an object.", "Write { and } around its members.");
  for (const [name, key] of Object.entries(LISTS)) {
    const list = data[name] === undefined ? [] : data[name];
    const help = `Write [{ ${key}: "…" }].`;
    if (!Array.isArray(list)) report(`/${name}`, "The value is not a list.", help);
    else
      for (const [index, item] of list.entries())
        if (!isObject(item) || typeof item[key] !== "string")
          report(`/${name}/${index}`, `The value does not have a string "${key}".`, help);
        else if (typeof (item["text"] ?? "") !== "string")
          report(`/${name}/${index}/text`, "The value is not a string.", 'Write text: "…".');
        else if (!Array.isArray(item["revisions"] ?? []))
          report(`/${name}/${index}/revisions`, "The value is not a list.", "Write [{ text: … }].");
  }
}

/**
 * Creates a small wiki with a sample of everything: articles with a history, talk, files,
 * templates, categories, redirects, users, blocks, tags, protections, deleted pages.
 */
export function sampleWiki(): Wiki {
  return createWiki(sample);
}

/** The wiki's time does not advance. It is at or after the last event. */
function laterOf(time: Json | undefined, last: string): string {
  return typeof time === "string" && time > last ? time : last;
}

/** The number of pages, edits and users in site information. */
export function statisticsOf(
  tables: Tables,
  site: Site,
  edits: number = tables.revisions.length + tables.deletedrevisions.length,
): JsonObject {
  const linking = new Set(tables.pagelinks.map(({ pageid }) => pageid));
  const content = ({ ns, redirect, pageid }: Tables["pages"][number]): boolean =>
    site.namespaces.get(ns)?.content === true && !redirect && linking.has(pageid);
  return {
    pages: tables.pages.length,
    articles: tables.pages.filter(content).length,
    edits,
    images: tables.files.length,
    users: tables.users.length,
    activeusers: tables.users.filter(({ active }) => active).length,
    admins: tables.users.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}
