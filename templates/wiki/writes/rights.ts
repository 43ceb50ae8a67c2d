import { userrightsModule } from "../../../generated/actions/userrights.js";
import { isJsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { WikiGroupMembership, WikiUserRow } from "../data/wiki-data.js";
import { changeableGroups } from "../store/changeable-groups.js";
import { rightsOfGroups } from "../tables/user-rows.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, expiryMoments, tagRefusal, textsOf, timeOfChange } from "./arguments.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** A change of an account's groups. */
interface GroupChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** When memberships in added groups end. */
  readonly expiries: ReadonlyMap<string, string>;
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
    const moments = expiryMoments(
      sent.length === 0 ? ["infinite"] : sent,
      add,
      timeOfChange(store),
    );
    if (add.length > 0 && moments.kind === "refused") return moments;
    const expiries = new Map(
      add.map((group, index) => [
        group,
        (moments.kind === "ok" ? moments.value[index] : undefined) ?? "infinity",
      ]),
    );
    const target = namedTarget(call);
    if (target.kind === "refused") return target;
    const [row] = store.find("users", "name", target.value.name);
    if (!row) return refused("nosuchuser", `There is no account named ${target.value.name}.`);
    const wrong = tagRefusal(call);
    if (wrong) return wrong;
    const change = allowedChange(row, expiries, call);
    const { added, removed } = change;
    const watchuser = args["watchuser"] === true;
    const user = textOrEmpty(row["name"]);
    if (added.length + removed.length > 0 || watchuser)
      call.change((draft) => changeGroups(draft, user, change, watchuser));
    return ok({
      body: {
        userrights: {
          user,
          userid: Number(row["userid"]),
          added: sparseList(add, added),
          removed: sparseList(textsOf(call, "remove"), removed),
          watchuser,
        },
      },
    });
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
  expiries: ReadonlyMap<string, string>,
  call: WriteCall,
): GroupChange {
  const { caller, store } = call;
  const changeable = changeableGroups(caller, store);
  const isSelf = row["name"] === caller.name;
  const addable = new Set([...changeable.add, ...(isSelf ? changeable["add-self"] : [])]);
  const removable = new Set([...changeable.remove, ...(isSelf ? changeable["remove-self"] : [])]);
  const groups = listOrEmpty(row["groups"]);
  const removed = textsOf(call, "remove").filter(
    (group) => removable.has(group) && groups.includes(group),
  );
  const memberships = new Map(
    listOrEmpty(row["groupmemberships"])
      .filter(isJsonObject)
      .map(({ group, expiry }) => [textOrEmpty(group), textOrEmpty(expiry)]),
  );
  const added = [...expiries].flatMap(([group, expiry]) => {
    const before = memberships.get(group);
    const isShortened = !removable.has(group) && before !== undefined && before > expiry;
    const isMember = !removed.includes(group) && before === expiry;
    return addable.has(group) && !isShortened && !isMember ? [group] : [];
  });
  return { added, removed, expiries };
}

/** Changes the groups of an account with its rights, and the log if something changed. */
function changeGroups(
  draft: Draft,
  name: string,
  { added, removed, expiries }: GroupChange,
  watch: boolean,
): void {
  const { site, tables } = draft;
  const user = tables.users.find((each) => each.name === name);
  if (!user) throw new RangeError(`There is no account named ${name}.`);
  const before = user.groupmemberships;
  const order = new Set([...user.groups.filter((group) => !removed.includes(group)), ...added]);
  const memberships = [...order].map((group): WikiGroupMembership => {
    const membership = before.find((each) => each.group === group);
    return added.includes(group) || !membership
      ? { group, expiry: expiries.get(group) ?? "infinity" }
      : membership;
  });
  const sorted = [...memberships].sort((one, other) => (one.group < other.group ? -1 : 1));
  const groups = sorted.map(({ group }) => group);
  const changed: WikiUserRow = {
    ...user,
    groups,
    groupmemberships: sorted,
    rights: [
      ...new Set(
        [...groups, ...user.implicitgroups].flatMap((group) =>
          rightsOfGroups(draft.facts, [group]),
        ),
      ),
    ],
  };
  const title = userPage(name, site);
  if (watch) draft.watch(title, "watch");
  if (JSON.stringify(before) === JSON.stringify(memberships)) return;
  draft.put({ users: tables.users.map((each) => (each === user ? changed : each)) });
  logUserEntry(draft, title, {
    type: "rights",
    action: "rights",
    params: {
      oldgroups: before.map(({ group }) => group),
      newgroups: memberships.map(({ group }) => group),
      oldmetadata: before.map(({ group, expiry }) => ({ group, expiry })),
      newmetadata: memberships.map(({ group, expiry }) => ({ group, expiry })),
    },
  });
}
