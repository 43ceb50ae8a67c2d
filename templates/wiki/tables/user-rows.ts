import type { WikiGroupMembership, WikiUserData, WikiUserRow } from "../data/wiki-data.js";
import type { SiteFacts } from "../data/wiki.js";
import type { NumberedEvent } from "./ids.js";
import { ADMIN } from "./history.js";

/** The user table by number. */
export function userRows(
  history: readonly NumberedEvent[],
  site: SiteFacts,
): readonly WikiUserRow[] {
  const edits = new Map<string, number>();
  const actions = new Map<string, number>();
  for (const event of history) {
    if (event.kind === "account") continue;
    actions.set(event.actor, (actions.get(event.actor) ?? 0) + 1);
    if (event.kind === "revision") edits.set(event.actor, (edits.get(event.actor) ?? 0) + 1);
  }
  const rows = history.flatMap((event): WikiUserRow[] => {
    if (event.kind !== "account") return [];
    const { user, userid, actor: name, time: registration } = event;
    const groupmemberships = membershipsOf(user, name);
    const groups = groupmemberships.map(({ group }) => group);
    const recentactions = actions.get(name) ?? 0;
    return [
      {
        ...newUserRow(site, { userid, name, registration }),
        editcount: user.editcount ?? edits.get(name) ?? 0,
        groups,
        groupmemberships,
        rights: rightsOfGroups(site, [...groups, ...IMPLICIT]),
        gender: user.gender ?? "unknown",
        emailable: user.emailable ?? false,
        ...(user.hidden && { hidden: true }),
        ...(recentactions > 0 && { active: true, recentactions }),
      },
    ];
  });
  return rows.sort((one, other) => one.userid - other.userid);
}

/** A newly created account. */
export function newUserRow(
  site: SiteFacts,
  account: Pick<WikiUserRow, "name" | "userid" | "registration">,
): WikiUserRow {
  return {
    ...account,
    editcount: 0,
    groups: [],
    groupmemberships: [],
    implicitgroups: IMPLICIT,
    rights: rightsOfGroups(site, IMPLICIT),
    gender: "unknown",
    emailable: false,
  };
}

const IMPLICIT: readonly string[] = ["*", "user", "autoconfirmed"];

/** The default user for events needs all rights. */
function membershipsOf({ groups }: WikiUserData, name: string): readonly WikiGroupMembership[] {
  const given = groups ?? (name === ADMIN ? ["bureaucrat", "sysop"] : []);
  const memberships = given.map((group) =>
    typeof group === "string" ? { group, expiry: "infinity" } : group,
  );
  return [...new Map(memberships.map((each) => [each.group, each])).values()].sort((one, other) =>
    one.group < other.group ? -1 : 1,
  );
}

/** The distinct rights of group members. */
export function rightsOfGroups(site: SiteFacts, groups: readonly string[]): readonly string[] {
  const rights = new Set<string>();
  for (const { name, rights: groupRights } of site.usergroups)
    if (typeof name === "string" && groups.includes(name) && Array.isArray(groupRights))
      for (const right of groupRights) if (typeof right === "string") rights.add(right);
  return [...rights];
}
