// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Making a wiki, from data or from a seed.

import type { Json, JsonObject } from "../../model/json.js";
import { siteOf } from "../data/site.js";
import type { WikiData } from "../data/wiki-data.js";
import type { Wiki, Tables } from "../data/wiki.js";
import { completeSite } from "../data/complete-site.js";
import { issueLines } from "../data/data-issue.js";
import type { Report, WikiIssue } from "../data/data-issue.js";
import { checkReferences } from "../data/references.js";
import { tablesOf } from "../tables/tables.js";
import type { Site } from "../data/site.js";

/** A wiki made from data, or what is wrong with the data: all of it. */
export type ParsedWiki =
  | { readonly kind: "wiki"; readonly wiki: Wiki }
  | { readonly kind: "issues"; readonly issues: readonly WikiIssue[] };

/**
 * Makes a wiki from data: `{ pages: [{ title: "Apple", text: "A [[fruit]]." }] }`. What is left out follows
 * from the rest: ids count up, times begin at a fixed moment and go on by the hour, links, categories and
 * redirects are what the text says, the log and the recent changes are what happened. The same data makes
 * the same wiki, on any machine. A table that is given stands in place of the one that would follow.
 *
 * The types say what data look like; data from elsewhere are to be held against schemas/wiki.json first, as
 * `paramsmith serve --data` does.
 *
 * @throws TypeError naming everything that is wrong with the data
 */
export function createWiki(data: WikiData): Wiki {
  const parsed = readWiki(data);
  if (parsed.kind === "wiki") return parsed.wiki;
  throw new TypeError(`The data of the wiki cannot be used.\n${issueLines(parsed.issues)}`);
}

/** As `createWiki`, for data that may be wrong. It must fit spec/schemas/wiki.schema.json; what that cannot say is checked here. */
export function readWiki(data: WikiData): ParsedWiki {
  const issues: WikiIssue[] = [];
  const report: Report = (pointer, reason, help) => {
    issues.push({ pointer, reason, help });
  };
  const facts = completeSite(data, report);
  const site = siteOf(facts);
  const tables = tablesOf(data, facts, site, report);
  checkReferences(data, tables, report);
  if (issues.length > 0) return { kind: "issues", issues };
  return {
    kind: "wiki",
    wiki: {
      site: {
        ...facts,
        general: { ...facts.general, time: laterOf(facts.general["time"], tables) },
        statistics: facts.statistics ?? statisticsOf(tables, site),
      },
      tables,
    },
  };
}

/** The wiki's clock stands still, and not before what has happened in it. */
function laterOf(
  time: Json | undefined,
  { changes, revisions, logevents }: Wiki["tables"],
): string {
  const times = [...changes, ...revisions, ...logevents].map(({ timestamp }) => timestamp);
  return times.reduce(
    (latest, each) => (each > latest ? each : latest),
    typeof time === "string" ? time : "",
  );
}

/** The numbers of pages, edits and users in site information. */
export function statisticsOf(tables: Tables, site: Site): JsonObject {
  const linking = new Set(tables.pagelinks.map(({ pageid }) => pageid));
  const content = ({ ns, redirect, pageid }: Tables["pages"][number]): boolean =>
    site.namespaces.get(ns)?.content === true && !redirect && linking.has(pageid);
  return {
    pages: tables.pages.length,
    articles: tables.pages.filter(content).length,
    edits: tables.revisions.length + tables.deletedrevisions.length,
    images: tables.files.length,
    users: tables.users.length,
    activeusers: tables.users.filter(({ active }) => active).length,
    admins: tables.users.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}
