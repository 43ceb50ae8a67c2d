// Changes of a wiki as data, their effect on its tables, and the actions that make them.

import type { JsonObject } from "../../model/json.js";
import { siteOf } from "../data/site.js";
import type { Site } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { Tables, Wiki } from "../data/wiki.js";
import type {
  WikiChangeRow,
  WikiLogEventRow,
  WikiPageRow,
  WikiRevisionRow,
  WikiUserRow,
} from "../data/wiki-data.js";
import { statisticsOf } from "../seed/create-wiki.js";
import { revisionChangeRow } from "../tables/change-rows.js";
import { pageRows } from "../tables/page-rows.js";
import type { PageWithId } from "../tables/page-rows.js";
import { contentColumns } from "../tables/revision-rows.js";
import { linksOf } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";
import { aSecondAfter } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import { makeSha1 } from "../values/sha1.js";
import { withLinksOf } from "./apply-links.js";
import { savedLinks } from "./saved-links.js";
import { watchlistAfter } from "./watch-list.js";
import type { EditChange } from "./wiki-change.js";

/** A wiki after an edit, and what the edit made. */
export interface Edited {
  readonly wiki: Wiki;
  readonly revision: WikiRevisionRow;
  readonly page: WikiPageRow;
}

/**
 * Applies an edit: the revision, the page with its links and categories, the log of new pages, the
 * recent changes, tags, watch lists and counts. The edit is a second after the wiki's time.
 */
export function applyEdit(wiki: Wiki, edit: EditChange): Edited {
  const { tables } = wiki;
  const site = siteOf(wiki.site);
  const { title, text, contentmodel } = edit;
  const time = aSecondAfter(textOrEmpty(wiki.site.general["time"]));
  const before = tables.pages.find(
    ({ ns, title: other }) => ns === title.ns && other === title.text,
  );
  const parent = before && tables.revisions.find(({ revid }) => revid === before.lastrevid);
  const pageid = before?.pageid ?? nextId([...tables.pages, ...tables.deletedrevisions], "pageid");
  const revision: WikiRevisionRow = {
    revid: nextId([...tables.revisions, ...tables.deletedrevisions], "revid"),
    pageid,
    parentid: parent?.revid ?? 0,
    ...edit.actor,
    timestamp: time,
    comment: edit.comment,
    minor: edit.minor,
    ...contentColumns(text, contentmodel, makeSha1()),
    tags: edit.tags,
  };
  const written = linksOfText(site, title, contentmodel === "wikitext" ? text : "");
  const links = savedLinks(written, title, site, tables);
  const revisions = [...tables.revisions.filter((row) => row.pageid === pageid), revision];
  const planned = plannedPage(edit, pageid, links, revisions);
  const page = pageAfter(planned, before, site);
  const changed: Tables = {
    ...withLinksOf(planned, tables),
    pages: replaced(tables.pages, page),
    revisions: [...tables.revisions, revision],
    logevents: before ? tables.logevents : [...tables.logevents, creation(edit, revision, tables)],
    changes: changesAfter(edit, revision, parent, page, tables),
    tags: tagsAfter(edit, tables),
    users: tables.users.map((user) => (user.name === edit.actor.user ? afterEdit(user) : user)),
    watchlist: watchlistAfter(edit, site, time, tables),
  };
  return { wiki: { site: siteAfter(wiki, changed, site, time), tables: changed }, revision, page };
}

/** The links of a text. A text of a request has no place in data that could be reported. */
export function linksOfText(site: Site, title: Title, text: string): PageLinks {
  return linksOf(site, title, { title: title.text }, text, "", () => undefined);
}

/** The number after the greatest of a column. */
export function nextId<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((last, row) => Math.max(last, row[name]), 0) + 1;
}

function plannedPage(
  { title, text }: EditChange,
  pageid: number,
  links: PageLinks,
  revisions: readonly WikiRevisionRow[],
): PageWithId {
  const data = { title: title.text, text };
  const plan = {
    kind: "live",
    pointer: "",
    title,
    revisions: [],
    versions: [],
    data,
    links,
  } as const;
  return { plan, pageid, revisions };
}

/** An edit changes neither the language of a page nor what its data say about it. */
function pageAfter(planned: PageWithId, before: WikiPageRow | undefined, site: Site): WikiPageRow {
  const [page] = pageRows([planned], site);
  if (!page) throw new RangeError("The page has no revision.");
  if (!before) return page;
  const { pagelanguage, pagelanguagehtmlcode, pagelanguagedir } = before;
  return { ...page, pagelanguage, pagelanguagehtmlcode, pagelanguagedir };
}

function replaced(pages: readonly WikiPageRow[], page: WikiPageRow): readonly WikiPageRow[] {
  return pages.some(({ pageid }) => pageid === page.pageid)
    ? pages.map((each) => (each.pageid === page.pageid ? page : each))
    : [...pages, page];
}

function creation(
  { title, actor }: EditChange,
  { pageid, revid, timestamp, comment }: WikiRevisionRow,
  { logevents }: Tables,
): WikiLogEventRow {
  return {
    logid: nextId(logevents, "logid"),
    ns: title.ns,
    title: title.text,
    pageid,
    logpage: pageid,
    revid,
    params: {},
    type: "create",
    action: "create",
    ...actor,
    timestamp,
    comment,
    tags: [],
  };
}

function changesAfter(
  { title, bot, autopatrolled }: EditChange,
  row: WikiRevisionRow,
  parent: WikiRevisionRow | undefined,
  { redirect }: WikiPageRow,
  { changes }: Tables,
): readonly WikiChangeRow[] {
  const change = revisionChangeRow({
    rcid: nextId(changes, "rcid"),
    row,
    page: title,
    before: parent?.size ?? 0,
    bot,
    redirect,
    patrolled: autopatrolled,
    autopatrolled,
  });
  // Earlier changes show whether the page is a redirect now.
  const earlier = changes.map((each) =>
    each.ns === title.ns && each.title === title.text && each.redirect !== redirect
      ? { ...each, redirect }
      : each,
  );
  return [...earlier, change];
}

/** Tags that the software adds appear with their first use. */
function tagsAfter({ tags: added }: EditChange, { tags }: Tables): Tables["tags"] {
  const counted = tags.map((tag) =>
    added.includes(tag.name) ? { ...tag, hitcount: tag.hitcount + 1 } : tag,
  );
  const others = added.filter((name) => !tags.some((tag) => tag.name === name));
  return [
    ...counted,
    ...others.map((name) => ({
      name,
      displayname: name,
      description: "",
      hitcount: 1,
      defined: true,
      source: ["software"],
      active: true,
    })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function afterEdit(user: WikiUserRow): WikiUserRow {
  return {
    ...user,
    editcount: user.editcount + 1,
    active: true,
    recentactions: (user.recentactions ?? 0) + 1,
  };
}

/**
 * The wiki's time, and its counts, which need not be those of the tables. The server counts active
 * users by a script.
 */
function siteAfter({ site, tables }: Wiki, after: Tables, facts: Site, time: string): Wiki["site"] {
  const [old, fresh] = [statisticsOf(tables, facts), statisticsOf(after, facts)];
  return {
    ...site,
    general: { ...site.general, time },
    statistics: countsAfter(site.statistics, old, fresh),
  };
}

function countsAfter(counts: JsonObject, old: JsonObject, fresh: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => {
      const [before, after] = [old[name], fresh[name]];
      const isCounted =
        typeof count === "number" && typeof before === "number" && typeof after === "number";
      return [name, isCounted && name !== "activeusers" ? count + after - before : count];
    }),
  );
}
