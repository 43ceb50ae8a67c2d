import type { DerivedNumbers } from "../data/references.js";
import type { Ids } from "./ids.js";

/**
 * The numbers of the rows that follow from the data, by table and column. Names and numbers that are
 * unique by the way they are made are left out.
 */
export function derivedNumbers(
  ids: Ids,
  blocks: readonly { readonly id: number }[],
): DerivedNumbers {
  const revisions = [...ids.revisions].map(([event, revid]) => ({
    revid,
    isLive: event.kind === "revision" && event.page.kind === "live",
  }));
  return {
    pages: {
      pageid: [...ids.pages].flatMap(([{ kind }, id]) => (kind === "live" ? [id] : [])),
    },
    revisions: { revid: revisions.flatMap(({ revid, isLive }) => (isLive ? [revid] : [])) },
    deletedrevisions: { revid: revisions.flatMap(({ revid, isLive }) => (isLive ? [] : [revid])) },
    users: { userid: [...ids.users.values()] },
    logevents: { logid: [...ids.entries.values()] },
    blocks: { id: blocks.map(({ id }) => id) },
  };
}
