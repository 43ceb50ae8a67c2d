// The requests of MoreMenu, a gadget that adds menus about a page and its user:
// https://github.com/wikimedia-gadgets/MoreMenu

import { blocks } from "paramsmith/paraminfo/blocks";
import { logevents } from "paramsmith/paraminfo/logevents";
import { query } from "paramsmith/paraminfo/query";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import { users } from "paramsmith/paraminfo/users";
import { sendRequest } from "paramsmith/client";
import type { Send } from "paramsmith/client";

/** The user that a menu is about. */
export interface TargetUser {
  readonly groups: readonly string[];
  readonly rights: readonly string[];
  readonly isBlocked: boolean;
  readonly blockId: number | undefined;
  readonly isEmailable: boolean;
}

export async function targetUser(send: Send, name: string): Promise<TargetUser | undefined> {
  const request = query([
    users({ users: name, prop: ["blockinfo", "groups", "rights", "emailable"] }),
    blocks({ users: name, prop: "id" }),
  ]);
  const { query: found } = await sendRequest(request, send);
  const user = found?.users?.[0];
  if (!user || user.missing || user.invalid) return undefined;
  return {
    groups: user.groups,
    rights: user.rights,
    isBlocked: user.blockid !== undefined,
    blockId: found?.blocks?.[0]?.id,
    isEmailable: user.emailable,
  };
}

/** The rights of the current user, as `mw.user.getRights` returns them. */
export async function rights(send: Send): Promise<readonly string[]> {
  return (await sendRequest(userinfo({ prop: "rights" }), send)).query?.userinfo.rights ?? [];
}

/** The rights of each group, and whether its members can change the groups of others. */
export async function groups(send: Send): Promise<readonly string[]> {
  const { query: found } = await sendRequest(siteinfo({ prop: "usergroups" }), send);
  return (found?.usergroups ?? []).map((group) => {
    const changes = [group.add, group.remove].some((list) => list !== undefined);
    const canChange = group.rights.includes("userrights") || changes;
    return `${group.name}: ${group.rights.length > 0} ${canChange}`;
  });
}

/** Whether a user was ever blocked. */
export async function hasBlockLog(send: Send, name: string): Promise<boolean> {
  const request = logevents({ type: "block", title: `User:${name}`, limit: 1 });
  return (await sendRequest(request, send)).query?.logevents.length === 1;
}
