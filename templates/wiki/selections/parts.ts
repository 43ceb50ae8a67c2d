// Parts that several selections have.

import { argumentList } from "../call/module-call.js";
import type { ComputedColumn } from "../columns/column.js";
import { allowed, given, not, refuse } from "../select/request-condition.js";
import {
  bound,
  byValue,
  equals,
  is,
  isnt,
  none,
  provided,
  visible,
} from "../select/row-condition.js";
import type { Condition, Refusal, When } from "../select/selection.js";

/** The error for callers without all of some rights. */
export function lacking(rights: readonly string[], ...whens: readonly When[]): Refusal {
  const text = `You do not have the right ${rights.join(" or ")}.`;
  return refuse("permissiondenied", text, ...whens, not(allowed(...rights)));
}

/** The rights of which one shows what is patrolled. */
export const PATROL_RIGHTS = ["patrol", "patrolmarks"] as const;

/** The error for callers who may not see which changes are patrolled. */
export function lackingPatrol(...names: readonly ("show" | "prop")[]): Refusal {
  return lacking(PATROL_RIGHTS, (call) =>
    names.some((name) => argumentList(call, name).some((value) => /patrol/.test(String(value)))),
  );
}

/** The rights of which one shows the content of deleted pages. */
export const DELETED_TEXT_RIGHTS = ["deletedtext", "undelete"] as const;

/** Rows about redirects, or about other pages. */
export const byRedirect: Condition = byValue("filterredir", {
  redirects: is("redirect", true),
  nonredirects: isnt("redirect", true),
});

/** Rows of a period. */
export const inPeriod: readonly Condition[] = [
  bound("timestamp", "start", "from"),
  bound("timestamp", "end", "to"),
];

/** Rows with a column in a range of numbers. */
export function inRange(column: string, min: string, max: string): readonly Condition[] {
  return [bound(column, min, "min"), bound(column, max, "max")];
}

/** Rows of a user, or of all others. The caller must be allowed to see the user. */
export const byUser: readonly Condition[] = [
  equals("user", "user"),
  none(equals("user", "excludeuser")),
  provided(given("user", "excludeuser"), visible("user")),
];

/** A column of the page that a row is about. */
export function ofPage(column: string): ComputedColumn {
  return ({ pageid }, { store }) => store.pageById(pageid)?.[column];
}

/** The columns of a row's page. */
export const PAGE_COLUMNS = { ns: ofPage("ns"), title: ofPage("title") } as const;
