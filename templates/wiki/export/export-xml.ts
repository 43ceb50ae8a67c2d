// The XML of an export of pages, as the server writes and reads it.

import { generalFacts } from "../data/site.js";
import { prefixed } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { revisionXml } from "./revision-xml.js";
import { xmlElement, xmlOpening } from "./xml-element.js";

/** The options of an export. */
export interface ExportOptions {
  /** The version of the schema. Default: 0.11. */
  readonly schema?: "0.10" | "0.11";
  /** The revisions of each page: the current one, or all. Default: `current`. */
  readonly history?: "current" | "full";
}

/**
 * Writes pages of a wiki as XML, as `query&export` and `Special:Export` do (`XmlDumpWriter` of
 * MediaWiki 1.39 to 1.45). Hidden texts, users and comments are left out, with any rights.
 *
 * @param pages rows of the table of pages, in the order of the export
 */
export function exportXml(
  store: Store,
  pages: readonly TableRow[],
  { schema = "0.11", history = "current" }: ExportOptions = {},
): string {
  const { lang } = generalFacts(store.site);
  const opening = xmlOpening("mediawiki", {
    xmlns: `http://www.mediawiki.org/xml/export-${schema}/`,
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:schemaLocation": `http://www.mediawiki.org/xml/export-${schema}/ http://www.mediawiki.org/xml/export-${schema}.xsd`,
    version: schema,
    "xml:lang": textOrEmpty(lang) || "en",
  });
  const written = pages.map((page) => pageXml(store, page, schema, history));
  return `${opening}\n${siteXml(store)}${written.join("")}</mediawiki>\n`;
}

function siteXml({ site }: Store): string {
  const { sitename, wikiid, base, generator, case: sensitivity } = generalFacts(site);
  const namespaces = [...site.namespaces.values()]
    .sort((one, other) => one.id - other.id)
    .map(({ id, name, caseSensitive }) => {
      const facts = { key: id, case: caseSensitive ? "case-sensitive" : "first-letter" };
      return `      ${xmlElement("namespace", name, facts)}\n`;
    });
  const facts = [
    xmlElement("sitename", textOrEmpty(sitename)),
    xmlElement("dbname", textOrEmpty(wikiid)),
    xmlElement("base", textOrEmpty(base)),
    xmlElement("generator", textOrEmpty(generator)),
    xmlElement("case", textOrEmpty(sensitivity) || "first-letter"),
    `<namespaces>\n${namespaces.join("")}    </namespaces>`,
  ];
  return `  <siteinfo>\n    ${facts.join("\n    ")}\n  </siteinfo>\n`;
}

function pageXml(
  store: Store,
  page: TableRow,
  schema: "0.10" | "0.11",
  history: "current" | "full",
): string {
  const { pageid, ns, title, lastrevid } = page;
  const all = [...store.find("revisions", "pageid", pageid)].sort(
    (one, other) => numberOrZero(one["revid"]) - numberOrZero(other["revid"]),
  );
  const revisions = history === "full" ? all : all.filter(({ revid }) => revid === lastrevid);
  const target = page["redirect"] === true ? redirectTarget(store, pageid) : undefined;
  return [
    "  <page>\n",
    `    ${xmlElement("title", textOrEmpty(title))}\n`,
    `    ${xmlElement("ns", String(numberOrZero(ns)))}\n`,
    `    ${xmlElement("id", String(numberOrZero(pageid)))}\n`,
    ...(target === undefined ? [] : [`    ${xmlElement("redirect", "", { title: target })}\n`]),
    ...revisions.map((revision) => revisionXml(revision, all, schema)),
    "  </page>\n",
  ].join("");
}

function redirectTarget(store: Store, pageid: TableRow[string]): string | undefined {
  const row = store.find("redirects", "pageid", pageid)[0];
  if (!row) return undefined;
  const { ns, interwiki } = row;
  const title = prefixed(store.site, numberOrZero(ns), textOrEmpty(row["key"]));
  const prefix = textOrEmpty(interwiki);
  return prefix === "" ? title : `${prefix}:${title}`;
}
