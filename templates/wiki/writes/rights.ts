import { ruleRefusal } from "../call/rule-refusal.js";
import { userrightsModule } from "../../../generated/actions/userrights.js";
import type { WikiGroupMembership, WikiUserRow } from "../data/wiki-data.js";
import { changeableGroups } from "../store/caller.js";
import { rightsOfGroups } from "../tables/user-rows.js";
import { listOrEmpty, objectOrEmpty } from "../values/row.js";
import { blockRefusal, expiryMoments, tagRefusal, textsOf, timeOfChange } from "./arguments.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import { check, refuse, unwrap } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The action `userrights`. Ignores groups that the caller may not change, without an error. */
export const rightsAction: WriteAction = {
  module: userrightsModule,
  checksRules: true,
  run(call) {
    const { args, caller, store } = call;
    check(caller.rights.has("userrights") ? undefined : blockRefusal(call));
    const [add, remove] = [textsOf(call, "add"), textsOf(call, "remove")];
    const sent = textsOf(call, "expiry");
    const times = sent.length === 0 ? ["infinite"] : sent;
    const moments = add.length > 0 ? expiryMoments(times, add, timeOfChange(store)) : [];
    check(ruleRefusal(call));
    const { name: user, userid } = unwrap(namedTarget(call));
    const [row] = store.find("users", "name", user);
    if (!row) refuse("nosuchuser", `There is no account named ${user}.`);
    check(tagRefusal(call));
    const groups = listOrEmpty(row["groups"]);
    const changeable = changeableGroups(caller, store);
    const isSelf = user === caller.name;
    const mayAdd = new Set([...changeable.add, ...(isSelf ? changeable["add-self"] : [])]);
    const mayRemove = new Set([...changeable.remove, ...(isSelf ? changeable["remove-self"] : [])]);
    const memberships = listOrEmpty(row["groupmemberships"]).map(objectOrEmpty);
    // A group in both lists does not change.
    const removed = remove.filter(
      (group) => mayRemove.has(group) && groups.includes(group) && !add.includes(group),
    );
    const added = add
      .map((group, index) => ({ group, expiry: moments[index] ?? "infinity" }))
      .filter(({ group, expiry }) => {
        const before = memberships.find((each) => each["group"] === group)?.["expiry"];
        return mayAdd.has(group) && !remove.includes(group) && before !== expiry;
      });
    const watchuser = args["watchuser"] === true;
    if (added.length + removed.length > 0 || watchuser)
      call.change((draft) => {
        if (watchuser) draft.watch(userPage(user, draft.site), "watch");
        changeGroups(draft, user, added, removed);
      });
    const addedNames = added.map(({ group }) => group);
    const changes = { added: sparseList(add, addedNames), removed: sparseList(remove, removed) };
    const watched = watchuser && { watchlistexpiry: null };
    return { body: { userrights: { user, userid, ...changes, watchuser, ...watched } } };
  },
};

/**
 * If the server removed members before the last one from a list, it writes the list as an object by
 * position.
 */
function sparseList(
  sent: readonly string[],
  kept: readonly string[],
): readonly string[] | Readonly<Record<string, string>> {
  return kept.every((group, index) => group === sent[index])
    ? kept
    : Object.fromEntries(kept.map((group) => [String(sent.indexOf(group)), group]));
}

/** Changes an account's groups and rights, and the log if the groups changed. */
function changeGroups(
  draft: Draft,
  name: string,
  added: readonly WikiGroupMembership[],
  removed: readonly string[],
): void {
  const { site, tables } = draft;
  const user = tables.users.find((each) => each.name === name);
  if (!user || added.length + removed.length === 0) return;
  const before = user.groupmemberships;
  const changed = new Set([...removed, ...added.map(({ group }) => group)]);
  const after = [...before.filter(({ group }) => !changed.has(group)), ...added].sort(
    (one, other) => (one.group < other.group ? -1 : 1),
  );
  const groups = after.map(({ group }) => group);
  const rights = [...groups, ...user.implicitgroups].flatMap((group) =>
    rightsOfGroups(draft.facts, [group]),
  );
  const row: WikiUserRow = {
    ...user,
    groups,
    groupmemberships: after,
    rights: [...new Set(rights)],
  };
  draft.put({ users: tables.users.map((each) => (each === user ? row : each)) });
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
