import type { JsonObject } from "../../../runtime/model/json.js";
import type { Wiki } from "../../data/wiki.js";
import type { WikiGroupMembership, WikiUserRow } from "../../data/wiki-data.js";
import { rightsOfGroups } from "../../tables/user-rows.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withWatch } from "../effects/watch-list.js";
import { userPage } from "../blocks/apply-block.js";
import type { RightsChange } from "./user-change.js";
import { withUserEntry } from "../blocks/user-log.js";

/** Changes the groups of an account, with their ends, its rights, and the log if something changed. */
export function applyRights(wiki: Wiki, change: RightsChange): Changed {
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const user = tables.users.find(({ name }) => name === change.user);
  if (!user) throw new RangeError(`There is no user ${change.user}.`);
  const order = groupsAfter(user, change);
  const memberships = order.map((group) => membershipOf(group, user, change));
  const sorted = [...memberships].sort((one, other) => (one.group < other.group ? -1 : 1));
  const groups = sorted.map(({ group }) => group);
  const after: WikiUserRow = {
    ...user,
    groups,
    groupmemberships: sorted,
    // The server lists rights in the order of the groups.
    rights: [
      ...new Set(
        [...groups, ...user.implicitgroups].flatMap((group) => rightsOfGroups(wiki.site, [group])),
      ),
    ],
  };
  const users = tables.users.map((each) => (each === user ? after : each));
  const title = userPage(user.name, moment.site);
  // The server compares lists: a group that is removed and added again comes after those that stay.
  if (JSON.stringify(user.groupmemberships) === JSON.stringify(memberships)) {
    const watchlist = change.watch
      ? withWatch(tables.watchlist, title, change.actor, "watch", moment.site)
      : tables.watchlist;
    return {
      wiki: wikiAfter(wiki, { ...tables, watchlist }, moment, 0),
      revisions: [],
      entries: [],
    };
  }
  const logged = withUserEntry({ ...tables, users }, change, moment, {
    title,
    type: "rights",
    action: "rights",
    params: rightsParams(user.groupmemberships, memberships),
  });
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [],
    entries: [logged.entry],
  };
}

/** Those that stay, then those that are new. */
function groupsAfter({ groups }: WikiUserRow, { added, removed }: RightsChange): readonly string[] {
  return [...new Set([...groups.filter((group) => !removed.includes(group)), ...added])];
}

function membershipOf(
  group: string,
  { groupmemberships }: WikiUserRow,
  { added, expiries }: RightsChange,
): WikiGroupMembership {
  const before = groupmemberships.find((each) => each.group === group);
  return added.includes(group) || !before
    ? { group, expiry: expiries[group] ?? "infinity" }
    : before;
}

function rightsParams(
  before: readonly WikiGroupMembership[],
  after: readonly WikiGroupMembership[],
): JsonObject {
  return {
    oldgroups: before.map(({ group }) => group),
    newgroups: after.map(({ group }) => group),
    oldmetadata: before.map(({ group, expiry }) => ({ group, expiry })),
    newmetadata: after.map(({ group, expiry }) => ({ group, expiry })),
  };
}
