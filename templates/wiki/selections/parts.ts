// Parts that several selections use.

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

/** The error for callers without any of the given rights. */
export function lacking(rights: readonly string[], ...whens: readonly When[]): Refusal {
  const text = `You do not have the right ${rights.join(" or ")}.`;
  return refuse("permissiondenied", text, ...whens, not(allowed(...rights)));
}

/** Rights that allow users to see what is patrolled; one is sufficient. */
export const PATROL_RIGHTS = ["patrol", "patrolmarks"] as const;

/** The error for callers who may not see which changes are patrolled. */
export function lackingPatrol(...names: readonly ("show" | "prop")[]): Refusal {
  return lacking(PATROL_RIGHTS, (call) =>
    names.some((name) => argumentList(call, name).some((value) => /patrol/.test(String(value)))),
  );
}

/** Rights that allow users to see deleted content; one is sufficient. */
export const DELETED_TEXT_RIGHTS = ["deletedtext", "undelete"] as const;

/** Rows for redirects only, or for other pages only. */
export const byRedirect: Condition = byValue("filterredir", {
  redirects: is("redirect", true),
  nonredirects: isnt("redirect", true),
});

/** Rows within a period. */
export const inPeriod: readonly Condition[] = [
  bound("timestamp", "start", "from"),
  bound("timestamp", "end", "to"),
];

/** Rows with a column in a numeric range. */
export function inRange(column: string, min: string, max: string): readonly Condition[] {
  return [bound(column, min, "min"), bound(column, max, "max")];
}

/** Rows by one user, or by all other users. Excludes rows whose user the caller may not see. */
export const byUser: readonly Condition[] = [
  equals("user", "user"),
  none(equals("user", "excludeuser")),
  provided(given("user", "excludeuser"), visible("user")),
];

/** A column of the row's page. */
export function ofPage(column: string): ComputedColumn {
  return ({ pageid }, { store }) => store.pageById(pageid)?.[column];
}

/** The columns of the row's page. */
export const PAGE_COLUMNS = { ns: ofPage("ns"), title: ofPage("title") } as const;
