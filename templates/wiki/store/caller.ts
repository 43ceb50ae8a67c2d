import type { JsonObject } from "../../runtime/model/json.js";
import { ipForm } from "../../runtime/rules/ip.js";
import { USER } from "../data/namespaces.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell } from "../values/row.js";
import type { Store } from "./store.js";

/** The user who sends a request. */
export interface Caller {
  /** An account name or an IP address. */
  readonly name: string;
  /** 0 for an IP address. */
  readonly id: number;
  readonly groups: readonly string[];
  readonly rights: ReadonlySet<string>;
  /** The id of the request's session, which determines tokens. */
  readonly session?: string;
}

/** Groups to which accounts belong without membership. */
const IMPLICIT = ["*", "user", "autoconfirmed"];

/** Whether the caller has an account. */
export function isLoggedIn(caller: Caller): boolean {
  return caller.id !== 0;
}

/** An anonymous caller, as the wiki's facts describe one. */
export function anonymous(store: Store): Caller {
  const { name, rights } = objectOrEmpty(store.site.facts["userinfo"]);
  const groups = ["*"];
  const known = new Set(texts(rights));
  return {
    name: textOrEmpty(name) || "127.0.0.1",
    id: 0,
    groups,
    rights: known.size > 0 ? known : rightsOf(store, groups),
  };
}

/** Finds an account on the wiki by name. */
export function account(store: Store, name: string): Caller | undefined {
  const [user] = store.find("users", "name", name);
  if (!user) return undefined;
  const groups = [...new Set([...IMPLICIT, ...texts(user["groups"])])];
  return { name, id: numberOrZero(user["userid"]), groups, rights: rightsOf(store, groups) };
}

/** Normalizes an account name; undefined if it is invalid. */
export function userName(written: string, site: Site): string | undefined {
  const title = parseTitle(site, written, USER);
  if (title.kind !== "title" || title.ns !== USER || title.fragment !== "") return undefined;
  return title.key.includes("/") || ipForm(title.key) ? undefined : title.key.replaceAll("_", " ");
}

/** The groups that have a right. */
export function groupsWith(store: Store, right: string): readonly string[] {
  return groupFacts(store)
    .filter(({ rights }) => texts(rights).includes(right))
    .map(({ name }) => textOrEmpty(name));
}

/** Whether all accounts have at least one of some rights. */
export function isEverybodys(store: Store, rights: readonly string[]): boolean {
  const all = rightsOf(store, ["*", "user"]);
  return rights.some((right) => all.has(right));
}

/** The groups that a caller may change for any user, and for themselves. */
export interface ChangeableGroups {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly "add-self": readonly string[];
  readonly "remove-self": readonly string[];
}

/** The groups that a caller may change. The right `userrights` includes all explicit groups. */
export function changeableGroups(caller: Caller, store: Store): ChangeableGroups {
  const groups = groupFacts(store);
  if (caller.rights.has("userrights")) {
    const names = groups
      .map(({ name }) => textOrEmpty(name))
      .filter((name) => ![...IMPLICIT, "named"].includes(name));
    return { add: names, remove: names, "add-self": [], "remove-self": [] };
  }
  const own = groups.filter(({ name }) => caller.groups.includes(textOrEmpty(name)));
  const merged = (list: keyof ChangeableGroups): readonly string[] => [
    ...new Set(own.flatMap((group) => texts(group[list]))),
  ];
  return {
    add: merged("add"),
    remove: merged("remove"),
    "add-self": merged("add-self"),
    "remove-self": merged("remove-self"),
  };
}

/** The rights granted to groups, in group order. */
function rightsOf(store: Store, groups: readonly string[]): ReadonlySet<string> {
  const known = groupFacts(store);
  return new Set(
    groups.flatMap((group) => texts(known.find(({ name }) => name === group)?.["rights"])),
  );
}

function groupFacts({ site }: Store): readonly JsonObject[] {
  return listOrEmpty(site.facts["usergroups"]).map(objectOrEmpty);
}

function texts(value: Cell): readonly string[] {
  return listOrEmpty(value).map(textOrEmpty);
}
