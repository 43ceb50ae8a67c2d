import { isJsonObject } from "../../runtime/model/json.js";
import { listOrEmpty } from "../values/row.js";
import type { Caller } from "./caller.js";
import type { Store } from "./store.js";

/** The groups that a caller may change: of anybody, and of the caller. */
export interface ChangeableGroups {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly "add-self": readonly string[];
  readonly "remove-self": readonly string[];
}

/** Who may change the rights of users may change all groups that people are put into. */
export function changeableGroups(caller: Caller, { site }: Store): ChangeableGroups {
  const groups = listOrEmpty(site.facts["usergroups"]).filter(isJsonObject);
  const names = groups.flatMap(({ name }) =>
    typeof name === "string" && !IMPLICIT.has(name) ? [name] : [],
  );
  if (caller.rights.has("userrights"))
    return { add: names, remove: names, "add-self": [], "remove-self": [] };
  const own = groups.filter(({ name }) => typeof name === "string" && caller.groups.includes(name));
  const merged = (list: keyof ChangeableGroups): readonly string[] => [
    ...new Set(
      own.flatMap((group) =>
        listOrEmpty(group[list]).flatMap((name) => (typeof name === "string" ? [name] : [])),
      ),
    ),
  ];
  return {
    add: merged("add"),
    remove: merged("remove"),
    "add-self": merged("add-self"),
    "remove-self": merged("remove-self"),
  };
}

const IMPLICIT: ReadonlySet<string> = new Set(["*", "user", "autoconfirmed", "named"]);
