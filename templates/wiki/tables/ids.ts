import type { WikiData } from "../data/wiki-data.js";
import { numbering } from "./numbering.js";
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
  /** By title, of the pages that are there. */
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
  const nextPage = numbering((data.pages ?? []).map(({ pageid }) => pageid));
  const nextUser = numbering((data.users ?? []).map(({ userid }) => userid));
  const nextEntry = numbering((data.logs ?? []).map(({ logid }) => logid));
  const nextRevision = numbering(
    [...(data.pages ?? []), ...(data.deleted ?? [])].flatMap(({ revisions = [] }) =>
      revisions.map(({ revid }) => revid),
    ),
  );
  const pages = new Map<PagePlan, number>();
  const titles = new Map<string, number>();
  const revisions = new Map<HistoryEvent, number>();
  const users = new Map<string, number>();
  const entries = new Map<HistoryEvent, number>();
  for (const event of history) {
    if (event.kind === "account") users.set(event.actor, nextUser(event.user.userid));
    if (event.kind === "revision") {
      revisions.set(event, nextRevision(event.revision.revid));
      if (!pages.has(event.page)) {
        const { page } = event;
        const id = nextPage(page.kind === "live" ? page.data.pageid : undefined);
        pages.set(page, id);
        if (page.kind === "live") titles.set(page.title.text, id);
        entries.set(event, nextEntry());
      }
    } else entries.set(event, nextEntry(event.kind === "entry" ? event.data.logid : undefined));
  }
  return { pages, revisions, users, entries, titles };
}
