import type { Site } from "../data/site.js";
import type {
  WikiData,
  WikiBlockRow,
  WikiProtectedTitleRow,
  WikiUserRow,
  WikiWatchlistRow,
} from "../data/wiki-data.js";
import type { SiteFacts, Tables } from "../data/wiki.js";
import { blockRows } from "./block-rows.js";
import { changeRows } from "./change-rows.js";
import { fileTables } from "./file-rows.js";
import { idOf, numberAll } from "./ids.js";
import type { Ids } from "./ids.js";
import type { Report } from "../data/data-issue.js";
import {
  categoryLinkRows,
  categoryPages,
  categoryRows,
  extlinkRows,
  iwlinkRows,
  langlinkRows,
  linkRows,
  pagePropRows,
  redirectRows,
} from "./link-rows.js";
import { localTitle } from "../wikitext/links.js";
import { logRows } from "./log-rows.js";
import { numberedPages, pageRow, restrictionRows } from "./page-rows.js";
import { planPages } from "./plan.js";
import { deletedRevisionRows, revisionRows, revisionsOf } from "./revision-rows.js";
import { checkReferences } from "../data/references.js";
import { lazyObject, once } from "../values/lazy.js";
import { userNameOf, buildHistory } from "./history.js";
import type { HistoryEvent } from "./history.js";
import { tagRows } from "./tag-rows.js";
import { userRows } from "./user-rows.js";

/** The tables of a wiki, and facts that need not read them. */
export interface MadeTables {
  readonly tables: Tables;
  /** The number of revisions, deleted ones included. */
  readonly edits: number;
  /** The time of the last revision, log entry or change; empty if there is none. */
  readonly lastTime: string;
}

/**
 * The tables: those that the data give, and for the rest what follows from it. A table that only readers
 * need is made when it is first read. Reports all errors.
 */
export function tablesOf(data: WikiData, facts: SiteFacts, site: Site, report: Report): MadeTables {
  const history = buildHistory(data, planPages(data, site, report), site, report);
  const ids = numberAll(data, history);
  const pages = numberedPages(history, ids, site, report);
  const blocks = blockRows(data, history, ids, site, report);
  const watchlist = watchlistRows(data, ids, site, report);
  const given = data.tables ?? {};
  const numbered = { ...numberedRows(ids, blocks), ...given };
  checkReferences(given, numbered, report);
  const revisions = once(() => revisionsOf(history, ids));
  const log = once(() => logRows(history, ids));
  const files = once(() => fileTables(history, ids, site));
  const users = once(() => userRows(history, ids, facts));
  const categorylinks = once(() => categoryLinkRows(pages));
  const tables = lazyObject<Tables>({
    pages: () => pages.map((page) => pageRow(page, site)),
    revisions: () => revisionRows(revisions().values()),
    deletedrevisions: () => deletedRevisionRows(revisions().values()),
    users,
    pagelinks: () => linkRows(pages, "links"),
    templatelinks: () => linkRows(pages, "templates"),
    imagelinks: () => linkRows(pages, "images"),
    redirects: () => redirectRows(pages),
    categorylinks,
    categories: () => categoryRows(categorylinks(), categoryPages(pages)),
    extlinks: () => extlinkRows(pages),
    langlinks: () => langlinkRows(pages),
    iwlinks: () => iwlinkRows(pages),
    pageprops: () => pagePropRows(pages),
    restrictions: () => restrictionRows(pages),
    protectedtitles: () => protectedTitleRows(history, ids),
    files: () => files().files,
    oldfiles: () => files().oldfiles,
    filearchive: () => files().filearchive,
    logevents: () => [...log().values()].sort((one, other) => one.logid - other.logid),
    changes: () => changeRows(history, revisions(), log(), autopatrolled(users())),
    blocks: () => blocks,
    tags: () => tagRows(data, revisions().values(), log().values()),
    watchlist: () => watchlist,
    messages: () => [],
    querypages: () => [],
    ...Object.fromEntries(Object.entries(given).map(([name, rows]) => [name, () => rows])),
  });
  const { changes = [], revisions: rows = [], logevents = [] } = given;
  const times = [
    ...history.map(({ time }) => time),
    ...[...changes, ...rows, ...logevents].map(({ timestamp }) => timestamp),
  ];
  return {
    tables,
    edits: numbered.revisions.length + numbered.deletedrevisions.length,
    lastTime: times.reduce((last, each) => (each > last ? each : last), ""),
  };
}

/** The columns that identify rows, of the tables that follow from the data. */
function numberedRows(ids: Ids, blocks: readonly WikiBlockRow[]) {
  const numbered = (isPresent: boolean) =>
    [...ids.revisions].flatMap(([event, revid]) =>
      isOfPage(event) === isPresent ? [{ revid }] : [],
    );
  return {
    pages: Array.from(ids.titles.values(), (pageid) => ({ pageid })),
    revisions: numbered(true),
    deletedrevisions: numbered(false),
    users: Array.from(ids.users, ([name, userid]) => ({ name, userid })),
    logevents: Array.from(ids.entries.values(), (logid) => ({ logid })),
    blocks,
  };
}

/** Whether an event made a revision of a page that exists. */
function isOfPage({ page }: HistoryEvent): boolean {
  return page?.kind === "live";
}

function autopatrolled(users: readonly WikiUserRow[]): (name: string) => boolean {
  const names = new Set(
    users.filter(({ rights }) => rights.includes("autopatrol")).map(({ name }) => name),
  );
  return (name) => names.has(name);
}

function protectedTitleRows(
  history: readonly HistoryEvent[],
  ids: Ids,
): readonly WikiProtectedTitleRow[] {
  const rows = history.flatMap((event): WikiProtectedTitleRow[] => {
    if (event.kind !== "reservation") return [];
    const { title, data, actor, time } = event;
    return [
      {
        ns: title.ns,
        title: title.text,
        timestamp: time,
        user: actor,
        userid: idOf(ids.users, actor),
        comment: data.comment ?? "",
        expiry: data.expiry ?? "infinity",
        level: data.level,
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.title, row])).values()];
}

function watchlistRows(
  { watchlist = [] }: WikiData,
  ids: Ids,
  site: Site,
  report: Report,
): readonly WikiWatchlistRow[] {
  return watchlist.flatMap((watched, index) => {
    const pointer = `/watchlist/${index}`;
    const owner = userNameOf(watched.owner, site) ?? watched.owner;
    if (!ids.users.has(owner))
      report(
        `${pointer}/owner`,
        `The user "${owner}" does not exist.`,
        "Describe the user in /users, or name one who did something.",
      );
    const { notificationtimestamp, expiry } = watched;
    return localTitle(site, watched.title, `${pointer}/title`, report).map(({ ns, text }) => ({
      owner,
      ns,
      title: text,
      ...(notificationtimestamp === undefined ? {} : { notificationtimestamp }),
      ...(expiry === undefined ? {} : { expiry }),
    }));
  });
}
