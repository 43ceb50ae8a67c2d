import type { WikiData } from "../data/wiki-data.js";
import type { PagePlan } from "./plan.js";
import type { HistoryEvent } from "./history.js";

/** The numbers of all items, counted in the order of their creation. */
export interface Ids {
  readonly pages: ReadonlyMap<PagePlan, number>;
  readonly revisions: ReadonlyMap<HistoryEvent, number>;
  /** By name. */
  readonly users: ReadonlyMap<string, number>;
  /** Of what is in the log. */
  readonly entries: ReadonlyMap<HistoryEvent, number>;
  /** By title, of the pages that exist. */
  readonly titles: ReadonlyMap<string, number>;
}

/**
 * The number of an item; 0 if it has none, such as an actor without an account or a title without a
 * page.
 */
export function idOf<Item>(ids: ReadonlyMap<Item, number>, item: Item): number {
  return ids.get(item) ?? 0;
}

/** Numbers every item without a number. */
export function numberAll(data: WikiData, history: readonly HistoryEvent[]): Ids {
  const { pages: live = [], deleted = [], users: accounts = [], logs = [] } = data;
  const nextPage = numbering(live.map(({ pageid }) => pageid));
  const nextUser = numbering(accounts.map(({ userid }) => userid));
  const nextEntry = numbering(logs.map(({ logid }) => logid));
  const nextRevision = numbering(
    [...live, ...deleted].flatMap(({ revisions = [] }) => revisions.map(({ revid }) => revid)),
  );
  const pages = new Map<PagePlan, number>();
  const revisions = new Map<HistoryEvent, number>();
  const users = new Map<string, number>();
  const entries = new Map<HistoryEvent, number>();
  const titles = new Map<string, number>();
  for (const event of history) {
    const { kind, entry } = event;
    if (kind === "account") users.set(event.actor, nextUser(event.user.userid));
    if (kind === "revision") {
      const { page } = event;
      revisions.set(event, nextRevision(event.revision.revid));
      if (!pages.has(page))
        pages.set(page, nextPage(page.kind === "live" ? page.data.pageid : undefined));
      if (page.kind === "live") titles.set(page.title.text, idOf(pages, page));
    }
    if (entry) entries.set(event, nextEntry(entry.logid));
  }
  return { pages, revisions, users, entries, titles };
}

/** Counts from 1, without the numbers that are taken. The function returns a number that is wanted, or the next. */
export function numbering(
  taken: Iterable<number | undefined>,
): (wanted: number | undefined) => number {
  const used = new Set(taken);
  let last = 0;
  return (wanted) => {
    if (wanted !== undefined) return wanted;
    do last++;
    while (used.has(last));
    return last;
  };
}
