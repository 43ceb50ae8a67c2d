import type { WikiData } from "../data/wiki-data.js";
import type { PagePlan } from "./plan.js";
import type { HistoryEvent } from "./history.js";

/**
 * An event with its numbers; 0 if there is none, such as the number of an actor without an account.
 */
export type NumberedEvent = HistoryEvent & {
  /** The actor's account number. */
  readonly userid: number;
  readonly pageid: number;
  readonly revid: number;
  readonly logid: number;
};

/** A wiki's history with numbers. */
export interface NumberedHistory {
  readonly events: readonly NumberedEvent[];
  /** Account numbers by name. */
  readonly users: ReadonlyMap<string, number>;
  /** Existing pages' numbers by title. */
  readonly titles: ReadonlyMap<string, number>;
}

/** Numbers all items that do not have a number, in creation order. */
export function numberHistory(data: WikiData, history: readonly HistoryEvent[]): NumberedHistory {
  const { pages: live = [], deleted = [], users: accounts = [], logs = [] } = data;
  const nextPage = numbering(live.map(({ pageid }) => pageid));
  const nextUser = numbering(accounts.map(({ userid }) => userid));
  const nextEntry = numbering(logs.map(({ logid }) => logid));
  const nextRevision = numbering(
    [...live, ...deleted].flatMap(({ revisions = [] }) => revisions.map(({ revid }) => revid)),
  );
  const pages = new Map<PagePlan, number>();
  const users = new Map<string, number>();
  const titles = new Map<string, number>();
  const made = history.map((event) => {
    const { kind, entry } = event;
    if (kind === "account") users.set(event.actor, nextUser(event.user.userid));
    if (kind === "revision" && !pages.has(event.page)) {
      const { page } = event;
      const pageid = nextPage(page.kind === "live" ? page.data.pageid : undefined);
      pages.set(page, pageid);
      if (page.kind === "live") titles.set(page.title.text, pageid);
    }
    const revid = kind === "revision" ? nextRevision(event.revision.revid) : 0;
    return { ...event, revid, logid: entry ? nextEntry(entry.logid) : 0 };
  });
  const events = made.map((event) => ({
    ...event,
    userid: users.get(event.actor) ?? 0,
    pageid: (event.page && pages.get(event.page)) ?? 0,
  }));
  return { events, users, titles };
}

/**
 * Counts from 1 and skips used numbers. The function returns a requested number, or the next one.
 */
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
