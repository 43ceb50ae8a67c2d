import { tokenOf } from "../call/token.js";
import { timeOf } from "../data/site.js";
import { addressRange } from "../data/ip-address.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import type { Store } from "../store/store.js";
import type { Columns } from "./column.js";
import { parsedComment } from "./comments.js";

/** Computed columns of revisions. */
export const revisionColumns: Columns = {
  /** Whoever did something has a number: users have theirs, others follow in the order of their first deeds. */
  actor: actorOf,
  parsedcomment: parsedComment,
  /** In the form of `address.ts`; only who has no account has one. */
  address: ({ user, userid }) =>
    userid === 0 ? addressRange(textOrEmpty(user))?.first : undefined,
  top: ({ revid, pageid }, store) => store.pageById(pageid)?.["lastrevid"] === revid,
  new: ({ parentid }) => parentid === 0,
  sizediff: ({ size, parentid }, store) =>
    numberOrZero(size) - numberOrZero(store.find("revisions", "revid", parentid)[0]?.["size"]),
  /** Of a revision together with a recent change of it, if there is one. */
  patrolled: ({ rcid, unpatrolled }) => rcid !== undefined && unpatrolled !== true,
  autopatrolled: ({ autopatrolled }) => autopatrolled === true,
};

/** Computed columns of deleted revisions. */
export const deletedRevisionColumns: Columns = {
  parsedcomment: parsedComment,
  /** A response to `alldeletedrevisions` has this number for each page. */
  nopageid: () => 0,
  /** Data may omit the numbers of deleted revisions; then their ranks replace them. */
  archiveid: (row, store) => row["archiveid"] ?? placesOfDeleted(store).get(row["revid"]) ?? 0,
  /** For who may bring pages back. */
  token: (_row, { site }, { caller }) =>
    caller.rights.has("undelete") ? tokenOf("csrf", caller, timeOf(site)) : undefined,
  /** One old module writes it as a text. */
  len: ({ size }) => String(numberOrZero(size)),
  text: ({ content }) => content,
};

function actorOf({ user, userid }: TableRow, store: Store): Cell {
  return userid === 0 ? (actorsWithoutAccount(store).get(user) ?? 0) : userid;
}

function actorsWithoutAccount(store: Store): ReadonlyMap<Cell, number> {
  return store.ranks("actors", () => {
    const last = Math.max(0, ...store.rows("users").map(({ userid }) => numberOrZero(userid)));
    const others = new Set(
      [...store.rows("revisions"), ...store.rows("deletedrevisions")]
        .filter(({ userid }) => userid === 0)
        .sort((a, b) => numberOrZero(a["revid"]) - numberOrZero(b["revid"]))
        .map(({ user }) => user),
    );
    return [...Array.from({ length: last }, (_, index) => index), ...others];
  });
}

function placesOfDeleted(store: Store): ReadonlyMap<Cell, number> {
  return store.ranks("archive", () => store.rows("deletedrevisions").map(({ revid }) => revid));
}
