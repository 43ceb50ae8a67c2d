import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { TableRow } from "../values/row.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import type { Store } from "./store.js";

/** The user who sends a request. */
export interface Caller {
  /** The name of an account, or an address. */
  readonly name: string;
  /** 0 for an address. */
  readonly id: number;
  readonly groups: readonly string[];
  readonly rights: ReadonlySet<string>;
  /** The id of the session of the request, on which tokens depend. */
  readonly session?: string;
}

/** Whether the caller has an account. */
export function isLoggedIn(caller: Caller): boolean {
  return caller.id !== 0;
}

/** Somebody without an account, as the wiki's facts describe one. */
export function anonymous(store: Store): Caller {
  const { userinfo } = store.site.facts;
  const known = isJsonObject(userinfo) ? userinfo : {};
  const name = typeof known["name"] === "string" ? known["name"] : "127.0.0.1";
  const groups = ["*"];
  const rights = texts(known["rights"]);
  return { name, id: 0, groups, rights: rights.size > 0 ? rights : rightsOf(store, groups) };
}

/** An account of the wiki, by its name; undefined if there is none. */
export function account(store: Store, name: string): Caller | undefined {
  const user = store.find("users", "name", name)[0];
  return user && callerOf(store, user);
}

function callerOf(store: Store, user: TableRow): Caller {
  const groups = ["*", "user", "autoconfirmed", ...texts(user["groups"])];
  return {
    name: textOrEmpty(user["name"]),
    id: numberOrZero(user["userid"]),
    groups: [...new Set(groups)],
    rights: rightsOf(store, groups),
  };
}

/** The groups that have a right. */
export function groupsWith({ site }: Store, right: string): readonly string[] {
  const { usergroups } = site.facts;
  const known = listOrEmpty(usergroups);
  return known
    .filter(isJsonObject)
    .flatMap(({ name, rights }) =>
      typeof name === "string" && texts(rights).has(right) ? [name] : [],
    );
}

/** Whether everybody who has an account has at least one of some rights. */
export function isEverybodys(store: Store, rights: readonly string[]): boolean {
  return rights.some((right) => {
    const groups = groupsWith(store, right);
    return groups.includes("user") || groups.includes("*") || IMPLICIT_RIGHTS.has(right);
  });
}

/** Rights that do not depend on groups. */
const IMPLICIT_RIGHTS: ReadonlySet<string> = new Set([
  "renderfile",
  "renderfile-nonstandard",
  "stashedit",
  "stashbasehtml",
  "mailpassword",
  "changeemail",
  "confirmemail",
  "linkpurge",
  "purge",
]);

/** The rights of groups, in their order. */
export function rightsOf({ site }: Store, groups: readonly string[]): ReadonlySet<string> {
  const { usergroups } = site.facts;
  const known = listOrEmpty(usergroups);
  const all = known.filter(isJsonObject);
  return new Set(
    groups.flatMap((group) => [...texts(all.find(({ name }) => name === group)?.["rights"])]),
  );
}

function texts(value: Json | undefined): ReadonlySet<string> {
  const items = value !== undefined && isJsonArray(value) ? value : [];
  return new Set(items.filter((item) => typeof item === "string"));
}
