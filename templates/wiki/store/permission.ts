import type { Caller } from "./caller.js";
import { blockOfCaller, isPrevented } from "./caller-block.js";
import { protectionsOf } from "./protection.js";
import type { TableRow } from "../values/row.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Store } from "./store.js";
import { CATEGORY, FILE, MEDIAWIKI, USER } from "../data/namespaces.js";

/**
 * The server's error codes for an action that a user may not take on a page; empty if it is
 * allowed.
 */
export function obstacles(
  action: string,
  row: TableRow,
  caller: Caller,
  store: Store,
): readonly string[] {
  const rights = rightsObstacles(action, row, caller);
  if (action === "read") return rights;
  const protection = protectionObstacles(action, row, caller, store);
  if (action === "create") return [...rights, ...protection];
  const block = blockOfCaller(caller, store);
  const isInterface = row["ns"] === MEDIAWIKI && !caller.rights.has("editinterface");
  const all = [
    ...rights,
    ...(isInterface ? ["protectedinterface"] : []),
    ...scriptObstacles(action, row, caller),
    ...protection,
    ...followingObstacles(action, row, caller, store),
    ...(block && isPrevented(block, action, row, caller) ? ["blocked"] : []),
  ];
  return [...new Set(all)];
}

function rightsObstacles(action: string, row: TableRow, { rights, id }: Caller): readonly string[] {
  const ns = numberOrZero(row["ns"]);
  if (action === "create") {
    const needed = ns % 2 === 1 ? "createtalk" : "createpage";
    return rights.has(needed) ? [] : [id === 0 ? "nocreate" : "nocreate-loggedin"];
  }
  if (action !== "move") return rights.has(action) ? [] : ["permissiondenied"];
  const isSubpage = ns === USER && textOrEmpty(row["key"]).includes("/");
  const special = isSubpage ? undefined : MOVES.get(ns);
  return [
    ...(special && !rights.has(special.right) ? [special.code] : []),
    ...(rights.has("move") ? [] : [id === 0 ? "cantmove-anon" : "cantmove"]),
  ];
}

/** The additional right that moving a page requires, by namespace. */
const MOVES: ReadonlyMap<number, { readonly right: string; readonly code: string }> = new Map([
  [USER, { right: "move-rootuserpages", code: "cantmove-user-page" }],
  [FILE, { right: "movefile", code: "cantmovefile" }],
  [CATEGORY, { right: "move-categorypages", code: "cantmove-category-page" }],
]);

/** Scripts and styles of the wiki, and of other users. */
function scriptObstacles(
  action: string,
  row: TableRow,
  { name, rights }: Caller,
): readonly string[] {
  const key = textOrEmpty(row["key"]);
  const [, kind] = /\.(css|json|js)$/.exec(key) ?? [];
  if (kind === undefined || action === "patrol") return [];
  if (row["ns"] === MEDIAWIKI) return rights.has(`editsite${kind}`) ? [] : [`site${kind}protected`];
  if (row["ns"] !== USER || !key.includes("/") || action === "delete") return [];
  const isOwn = key.startsWith(`${name.replaceAll(" ", "_")}/`);
  return rights.has(`edituser${kind}`) || (isOwn && rights.has(`editmyuser${kind}`))
    ? []
    : [`custom${kind}protected`];
}

function protectionObstacles(
  action: string,
  row: TableRow,
  { rights }: Caller,
  store: Store,
): readonly string[] {
  return protectionsOf(row, store).flatMap(({ type, level, cascades, inherited }) => {
    const needed = [rightOfLevel(level), inherited || cascades ? "protect" : ""];
    const isFree = needed.every((right) => right === "" || rights.has(right));
    return type !== action || isFree ? [] : [inherited ? "cascadeprotected" : "protectedpage"];
  });
}

/** The right that a protection level requires. */
export function rightOfLevel(level: string): string {
  if (level === "sysop") return "editprotected";
  return level === "autoconfirmed" ? "editsemiprotected" : level;
}

/** Some actions include others. */
function followingObstacles(
  action: string,
  row: TableRow,
  caller: Caller,
  store: Store,
): readonly string[] {
  const isHindered = (other: string): boolean => obstacles(other, row, caller, store).length > 0;
  const isMissing = row["missing"] === true;
  switch (action) {
    case "edit":
      return isMissing ? obstacles("create", row, caller, store) : [];
    case "delete":
      return protectionObstacles("edit", row, caller, store).length > 0 ? ["deleteprotected"] : [];
    case "protect":
      return isHindered("edit") ? ["protect-cantedit"] : [];
    case "undelete":
      return [
        ...(isHindered("edit") ? ["undelete-cantedit"] : []),
        ...(isMissing && isHindered("create") ? ["undelete-cantcreate"] : []),
      ];
    default:
      return [];
  }
}
