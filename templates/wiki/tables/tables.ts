import type { Site } from "../data/site.js";
import type {
  WikiData,
  WikiProtectedTitleRow,
  WikiTables,
  WikiWatchlistRow,
} from "../data/wiki-data.js";
import type { SiteFacts, Tables } from "../data/wiki.js";
import { blockRows } from "./block-rows.js";
import { changeRows } from "./change-rows.js";
import { fileTables } from "./file-rows.js";
import { numberAll } from "./ids.js";
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
import { numberedPages, pageRows, restrictionRows } from "./page-rows.js";
import { planPages } from "./plan.js";
import { deletedRevisionRows, revisionRows, revisionsOf, actorOf } from "./revision-rows.js";
import { userNameOf, buildHistory } from "./history.js";
import type { HistoryEvent } from "./history.js";
import { tagRows } from "./tag-rows.js";
import { userRows } from "./user-rows.js";

/** Makes every table: those that the data gives, and for the rest what follows from it. Reports all errors. */
export function tablesOf(data: WikiData, facts: SiteFacts, site: Site, report: Report): Tables {
  const plans = planPages(data, site, report);
  const history = buildHistory(data, plans, site, report);
  const ids = numberAll(data, history);
  const revisions = revisionsOf(history, ids);
  const log = logRows(history, ids, site);
  const pages = numberedPages(history, ids);
  const categorylinks = categoryLinkRows(pages);
  const users = userRows(history, ids, revisions, facts);
  const trusted = new Set(
    users.filter(({ rights }) => rights.includes("autopatrol")).map(({ name }) => name),
  );
  return {
    pages: pageRows(pages, site),
    revisions: revisionRows(revisions.values()),
    deletedrevisions: deletedRevisionRows(revisions.values()),
    users,
    pagelinks: linkRows(pages, "links"),
    templatelinks: linkRows(pages, "templates"),
    imagelinks: linkRows(pages, "images"),
    redirects: redirectRows(pages),
    categorylinks,
    categories: categoryRows(categorylinks, categoryPages(pages)),
    extlinks: extlinkRows(pages),
    langlinks: langlinkRows(pages),
    iwlinks: iwlinkRows(pages),
    pageprops: pagePropRows(pages),
    restrictions: restrictionRows(pages),
    protectedtitles: protectedTitleRows(history, ids),
    ...fileTables(history, ids, site),
    logevents: [...log.values()].sort((one, other) => one.logid - other.logid),
    changes: changeRows(history, revisions, log, (name) => trusted.has(name)),
    blocks: blockRows(data, history, ids, site, report),
    tags: tagRows(data, revisions.values(), log.values()),
    watchlist: watchlistRows(data, ids, site, report),
    messages: [],
    querypages: [],
    ...presentTables(data.tables),
  };
}

/** The time of the last revision, log entry or change; empty if there is none. */
export function lastTime({ changes, revisions, logevents }: Tables): string {
  const times = [...changes, ...revisions, ...logevents].map(({ timestamp }) => timestamp);
  return times.reduce((last, each) => (each > last ? each : last), "");
}

/** Tables without those that are there by name only. */
function presentTables(tables: WikiTables = {}): Partial<Tables> {
  return Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows !== undefined));
}

function protectedTitleRows(
  history: readonly HistoryEvent[],
  ids: Ids,
): readonly WikiProtectedTitleRow[] {
  const rows = history.flatMap((event): WikiProtectedTitleRow[] => {
    if (event.kind !== "reservation") return [];
    const { title, data, actor, time } = event;
    const { user, userid } = actorOf(actor, ids);
    return [
      {
        ns: title.ns,
        title: title.text,
        timestamp: time,
        user,
        userid,
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
