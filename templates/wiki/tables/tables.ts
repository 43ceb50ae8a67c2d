import type { Site } from "../data/site.js";
import type {
  WikiData,
  WikiProtectedTitleRow,
  WikiWatchlistRow,
  WikiTables,
} from "../data/wiki-data.js";
import type { SiteFacts, Tables, TableName } from "../data/wiki.js";
import { blockRows } from "./block-rows.js";
import { changeRows } from "./change-rows.js";
import { fileTables } from "./file-rows.js";
import { numberHistory } from "./ids.js";
import type { NumberedEvent, NumberedHistory } from "./ids.js";
import type { Report } from "../data/data-issue.js";
import { categoryRows, linkTables } from "./link-rows.js";
import { localTitle } from "../wikitext/links.js";
import { logRows } from "./log-rows.js";
import { numberedPages, pageRow, restrictionRows } from "./page-rows.js";
import { planPages } from "./plan.js";
import { deletedRevisionRows, revisionRows, revisionsOf } from "./revision-rows.js";
import { userNameOf, buildHistory } from "./history.js";
import { tagRows } from "./tag-rows.js";
import { userRows } from "./user-rows.js";
import type { TableRow } from "../values/row.js";

/**
 * Returns the tables, given by the data or derived from it, and the time of the last revision, log
 * entry or change, which is empty if there is none. Reports all errors.
 */
export function tablesOf(data: WikiData, facts: SiteFacts, site: Site, report: Report) {
  const planned = buildHistory(data, planPages(data, site, report), site, report);
  const history = numberHistory(data, planned);
  const { events } = history;
  const revisions = revisionsOf(events);
  const pagesWithId = numberedPages(revisions.values(), site, report);
  const pages = pagesWithId.map((page) => pageRow(page, site));
  const links = linkTables(pagesWithId);
  const blocks = blockRows(data, history, site, report);
  const log = logRows(history, blocks);
  const users = userRows(events, facts);
  const tables: Tables = {
    pages,
    revisions: revisionRows(revisions.values()),
    deletedrevisions: deletedRevisionRows(revisions.values()),
    users,
    ...links,
    categories: categoryRows({ pages, ...links }),
    restrictions: restrictionRows(pagesWithId),
    protectedtitles: protectedTitleRows(events),
    ...fileTables(events, site),
    logevents: [...log.values()].sort((one, other) => one.logid - other.logid),
    changes: changeRows(events, revisions, log, users),
    blocks: [...blocks.values()].sort((one, other) => one.id - other.id),
    tags: tagRows(data, revisions.values(), log.values()),
    watchlist: watchlistRows(data, history, site, report),
    messages: [],
    querypages: [],
    ...data.tables,
  };
  checkReferences(data.tables ?? {}, tables, report);
  const times = [
    ...events.map(({ time }) => time),
    ...[...tables.changes, ...tables.revisions, ...tables.logevents].map((row) => row.timestamp),
  ];
  return { tables, lastTime: times.reduce((last, each) => (each > last ? each : last), "") };
}

function protectedTitleRows(events: readonly NumberedEvent[]): readonly WikiProtectedTitleRow[] {
  const rows = events.flatMap((event): WikiProtectedTitleRow[] => {
    if (event.kind !== "reservation") return [];
    const { title, data, actor, userid, time } = event;
    return [
      {
        ns: title.ns,
        title: title.text,
        timestamp: time,
        user: actor,
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
  { users }: NumberedHistory,
  site: Site,
  report: Report,
): readonly WikiWatchlistRow[] {
  return watchlist.flatMap((watched, index) => {
    const pointer = `/watchlist/${index}`;
    const owner = userNameOf(watched.owner, site) ?? watched.owner;
    if (!users.has(owner))
      report(
        `${pointer}/owner`,
        `The user "${owner}" does not exist.`,
        "Add the user to /users, or name a user with contributions.",
      );
    const { owner: _owner, title, ...facts } = watched;
    const titles = localTitle(site, title, `${pointer}/title`, report);
    return titles.map(({ ns, text }) => ({ owner, ns, title: text, ...facts }));
  });
}

/** A column with unique values. Duplicate values in derived rows are errors. */
interface UniqueColumn {
  readonly table: TableName;
  readonly column: string;
  /** The part of the data from which the rows are derived. */
  readonly source?: string;
}

const UNIQUE: readonly UniqueColumn[] = [
  { table: "pages", column: "pageid", source: "/pages" },
  // Page titles in the data are compared when they are parsed.
  { table: "pages", column: "title" },
  { table: "revisions", column: "revid", source: "/pages" },
  { table: "deletedrevisions", column: "revid", source: "/deleted" },
  { table: "users", column: "userid", source: "/users" },
  { table: "users", column: "name", source: "/users" },
  { table: "logevents", column: "logid", source: "/logs" },
  { table: "changes", column: "rcid", source: "/logs" },
  { table: "blocks", column: "id", source: "/blocks" },
  { table: "tags", column: "name", source: "/tags" },
];

/**
 * Finds duplicate numbers and names.
 *
 * @param given the tables in the data
 * @param tables the given and the derived tables
 */
function checkReferences(given: WikiTables, tables: Tables, report: Report): void {
  for (const { table, column, source } of UNIQUE) {
    if (source === undefined && given[table] === undefined) continue;
    const seen = new Set<unknown>();
    const rows: readonly TableRow[] = tables[table];
    for (const [index, { [column]: value }] of rows.entries()) {
      if (seen.has(value))
        report(
          given[table] === undefined ? (source ?? "") : `/tables/${table}/${index}/${column}`,
          `Two rows of ${table} have the same ${column}: ${JSON.stringify(value)}.`,
          "Use a different value for each row.",
        );
      seen.add(value);
    }
  }
}
