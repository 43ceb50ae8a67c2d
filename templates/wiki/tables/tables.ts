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
import type { DerivedNumbers } from "../data/references.js";
import {
  categoryLinkRows,
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
import { derivedNumbers } from "./derived-numbers.js";
import { deletedRevisionRows, revisionRows, revisionsOf, actorOf } from "./revision-rows.js";
import { userNameOf, buildHistory } from "./history.js";
import type { HistoryEvent } from "./history.js";
import { lazyMembers, onFirstUse, withMembers } from "../values/on-first-use.js";
import { tagRows } from "./tag-rows.js";
import { userRows } from "./user-rows.js";

/** The tables of checked data. */
export interface DerivedTables {
  /** The numbers of the rows that follow from the data. */
  readonly numbers: DerivedNumbers;
  /** Makes every table: those that the data gives, and for the rest what follows from it. */
  readonly tables: () => Tables;
  /** The time of the last revision, log entry or change; empty if there is none. */
  readonly lastTime: () => string;
}

/** Checks data and numbers its items. Rows are made at the first use of the tables. */
export function deriveTables(
  data: WikiData,
  facts: SiteFacts,
  site: Site,
  report: Report,
): DerivedTables {
  const plans = planPages(data, site, report);
  const history = buildHistory(data, plans, site, report);
  const ids = numberAll(data, history);
  const blocks = blockRows(data, history, ids, site, report);
  const watchlist = watchlistRows(data, ids, site, report);
  const tables = onFirstUse(() => tablesOf({ data, facts, site, history, ids, blocks, watchlist }));
  return {
    numbers: derivedNumbers(ids, blocks),
    tables,
    lastTime: () => {
      const { revisions, logevents, changes } = data.tables ?? {};
      return revisions || logevents || changes ? lastOfRows(tables()) : lastOfEvents(history, ids);
    },
  };
}

function lastOfRows({ changes, revisions, logevents }: Tables): string {
  return latest([...changes, ...revisions, ...logevents].map(({ timestamp }) => timestamp));
}

/** The same without the rows, which take most of the time to make. */
function lastOfEvents(history: readonly HistoryEvent[], ids: Ids): string {
  const shown = history.filter(
    (event) => ids.entries.has(event) || (event.kind === "revision" && event.page.kind === "live"),
  );
  return latest(shown.map(({ time }) => time));
}

function latest(times: readonly string[]): string {
  return times.reduce((last, each) => (each > last ? each : last), "");
}

/** Data without issues, with its items in order and numbered. */
interface CheckedData {
  readonly data: WikiData;
  readonly facts: SiteFacts;
  readonly site: Site;
  readonly history: readonly HistoryEvent[];
  readonly ids: Ids;
  readonly blocks: Tables["blocks"];
  readonly watchlist: readonly WikiWatchlistRow[];
}

function tablesOf({ data, facts, site, history, ids, blocks, watchlist }: CheckedData): Tables {
  const revisions = onFirstUse(() => revisionsOf(history, ids));
  const log = onFirstUse(() => logRows(history, ids, site));
  const files = onFirstUse(() => fileTables(history, ids, site));
  const trusted = onFirstUse(
    () =>
      new Set(
        usual.users.filter(({ rights }) => rights.includes("autopatrol")).map(({ name }) => name),
      ),
  );
  const pages = onFirstUse(() => numberedPages(history, ids));
  const usual: Tables = lazyMembers<Tables>({
    pages: () => pageRows(pages(), site),
    revisions: () => revisionRows(revisions().values()),
    deletedrevisions: () => deletedRevisionRows(revisions().values()),
    users: () => userRows(history, ids, revisions(), facts),
    pagelinks: () => linkRows(pages(), "links"),
    templatelinks: () => linkRows(pages(), "templates"),
    imagelinks: () => linkRows(pages(), "images"),
    redirects: () => redirectRows(pages()),
    categorylinks: () => categoryLinkRows(pages()),
    categories: () => categoryRows(usual.categorylinks, pages()),
    extlinks: () => extlinkRows(pages()),
    langlinks: () => langlinkRows(pages()),
    iwlinks: () => iwlinkRows(pages()),
    pageprops: () => pagePropRows(pages()),
    restrictions: () => restrictionRows(pages()),
    protectedtitles: () => protectedTitleRows(history, ids),
    files: () => files().files,
    oldfiles: () => files().oldfiles,
    filearchive: () => files().filearchive,
    logevents: () => [...log().values()].sort((one, other) => one.logid - other.logid),
    changes: () => changeRows(history, ids, revisions(), log(), (name) => trusted().has(name)),
    blocks: () => blocks,
    tags: () => tagRows(data, revisions().values(), log().values()),
    watchlist: () => watchlist,
    messages: () => [],
    querypages: () => [],
  });
  return withMembers(usual, presentTables(data.tables));
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
