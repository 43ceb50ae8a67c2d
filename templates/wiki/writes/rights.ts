import { userrightsModule } from "../../../generated/actions/userrights.js";
import { isJsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { WikiGroupMembership, WikiUserRow } from "../data/wiki-data.js";
import { changeableGroups } from "../store/changeable-groups.js";
import { rightsOfGroups } from "../tables/user-rows.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, expiryMoments, tagRefusal, textsOf, timeOfChange } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** A change of an account's groups. */
interface GroupChange {
  /** Memberships in added groups. */
  readonly added: readonly WikiGroupMembership[];
  readonly removed: readonly string[];
}

/** The action `userrights`. */
export const rightsAction: WriteAction = {
  module: userrightsModule,
  run(call) {
    const { args, caller, store } = call;
    const blocked = caller.rights.has("userrights") ? undefined : blockRefusal(call);
    if (blocked) return blocked;
    const add = textsOf(call, "add");
    const sent = textsOf(call, "expiry");
    const times = sent.length === 0 ? ["infinite"] : sent;
    const moments = expiryMoments(times, add, timeOfChange(store));
    if (add.length > 0 && moments.kind === "refused") return moments;
    const expiries = moments.kind === "ok" ? moments.value : [];
    const wrongTarget = onlyOneRefusal(call, ["user", "userid"]);
    if (wrongTarget) return wrongTarget;
    const target = namedTarget(call);
    if (target.kind === "refused") return target;
    const { name: user, userid } = target.value;
    const [row] = store.find("users", "name", user);
    if (!row) return refused("nosuchuser", `There is no account named ${user}.`);
    const wrong = tagRefusal(call);
    if (wrong) return wrong;
    const remove = textsOf(call, "remove");
    const wanted = add
      .map((group, index) => ({ group, expiry: expiries[index] ?? "infinity" }))
      .filter(({ group }) => !remove.includes(group));
    const change = allowedChange(row, wanted, call);
    const { added, removed } = change;
    const watchuser = args["watchuser"] === true;
    if (added.length + removed.length > 0 || watchuser)
      call.change((draft) => {
        if (watchuser) draft.watch(userPage(user, draft.site), "watch");
        changeGroups(draft, user, change);
      });
    const addedGroups = sparseList(
      add,
      added.map(({ group }) => group),
    );
    const removedGroups = sparseList(remove, removed);
    const groups = { added: addedGroups, removed: removedGroups };
    const watched = watchuser && { watchlistexpiry: null };
    return ok({ body: { userrights: { user, userid, ...groups, watchuser, ...watched } } });
  },
};

/** The server writes a list from which it took members that are not the last ones by their positions. */
function sparseList(
  sent: readonly string[],
  kept: readonly string[],
): readonly string[] | Readonly<Record<string, string>> {
  const positions = kept.map((group) => sent.indexOf(group));
  return positions.every((position, index) => position === index)
    ? kept
    : Object.fromEntries(kept.map((group, index) => [String(positions[index]), group]));
}

/** The part of a change that the caller may make; the server leaves out the rest without an error. */
function allowedChange(
  row: TableRow,
  wanted: readonly WikiGroupMembership[],
  call: WriteCall,
): GroupChange {
  const { caller, store } = call;
  const changeable = changeableGroups(caller, store);
  const isSelf = row["name"] === caller.name;
  const addable = new Set([...changeable.add, ...(isSelf ? changeable["add-self"] : [])]);
  const removable = new Set([...changeable.remove, ...(isSelf ? changeable["remove-self"] : [])]);
  const groups = listOrEmpty(row["groups"]);
  // A group that is to be added and removed stays as it is.
  const add = textsOf(call, "add");
  const removed = textsOf(call, "remove").filter(
    (group) => removable.has(group) && groups.includes(group) && !add.includes(group),
  );
  const memberships = listOrEmpty(row["groupmemberships"]).filter(isJsonObject);
  const added = wanted.filter(({ group, expiry }) => {
    const before = memberships.find((each) => each["group"] === group)?.["expiry"];
    const isShortened =
      !removable.has(group) && before !== undefined && textOrEmpty(before) > expiry;
    return addable.has(group) && !isShortened && before !== expiry;
  });
  return { added, removed };
}

/** Changes the groups of an account with its rights, and the log if something changed. */
function changeGroups(draft: Draft, name: string, { added, removed }: GroupChange): void {
  const { site, tables } = draft;
  const user = tables.users.find((each) => each.name === name);
  if (!user) throw new RangeError(`There is no account named ${name}.`);
  const before = user.groupmemberships;
  const isChanged = (group: string): boolean =>
    removed.includes(group) || added.some((each) => each.group === group);
  const after = [...before.filter(({ group }) => !isChanged(group)), ...added].sort((one, other) =>
    one.group < other.group ? -1 : 1,
  );
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const groups = after.map(({ group }) => group);
  const rights = [...groups, ...user.implicitgroups].flatMap((group) =>
    rightsOfGroups(draft.facts, [group]),
  );
  const changed: WikiUserRow = {
    ...user,
    groups,
    groupmemberships: after,
    rights: [...new Set(rights)],
  };
  draft.put({ users: tables.users.map((each) => (each === user ? changed : each)) });
  logUserEntry(draft, userPage(name, site), {
    type: "rights",
    action: "rights",
    params: {
      oldgroups: before.map(({ group }) => group),
      newgroups: groups,
      oldmetadata: before.map(({ group, expiry }) => ({ group, expiry })),
      newmetadata: after.map(({ group, expiry }) => ({ group, expiry })),
    },
  });
}
