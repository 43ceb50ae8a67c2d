import type { JsonObject } from "../../../runtime/model/json.js";
import type { ModuleCall } from "../../call/module-call.js";
import { blockInfo, blockOfCaller } from "../../store/caller-block.js";
import { argumentList } from "../../call/module-call.js";
import { changeableGroups, isLoggedIn } from "../../store/caller.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../../values/row.js";
import { USER_TALK } from "../../data/namespaces.js";

/** The caller: the wiki's facts about anonymous users, or the account's stored data. */
export const userInfo: CustomModule = (call, result) => {
  const anonymous = objectOrEmpty(call.store.site.facts["userinfo"]);
  const fields = fieldDescriptorsAt(result?.response, ["query", "userinfo"]);
  const show = fieldRenderer(fields, call, "userinfo");
  const shown = show(isLoggedIn(call.caller) ? accountInfo(anonymous, call) : anonymous);
  const isBlockShown = argumentList(call, "prop").includes("blockinfo");
  const block = isBlockShown ? blockOfCaller(call.caller, call.store) : undefined;
  return ok({ query: { userinfo: { ...shown, ...(block && blockInfo(block, call.store)) } } });
};

function accountInfo(ofAnonymous: JsonObject, call: ModuleCall): JsonObject {
  const { caller, store } = call;
  const account: TableRow = store.find("users", "name", caller.name)[0] ?? {};
  const { anon: _anon, ...usual } = ofAnonymous;
  const unread = store
    .find("watchlist", "owner", caller.name)
    .filter(({ notificationtimestamp }) => notificationtimestamp !== undefined);
  const edits = store
    .find("revisions", "user", caller.name)
    .map((row) => textOrEmpty(row["timestamp"]));
  const implicit = account["implicitgroups"] ?? ["*", "user", "autoconfirmed"];
  return {
    ...usual,
    id: caller.id,
    name: caller.name,
    // The caller's talk page has unseen changes.
    messages:
      store.find("newmessages", "owner", caller.name).length > 0 ||
      unread.some(({ ns, key }) => ns === USER_TALK && key === caller.name.replaceAll(" ", "_")),
    ...addressOf(account),
    groups: [...listOrEmpty(account["groups"]), ...listOrEmpty(implicit)],
    groupmemberships: account["groupmemberships"] ?? [],
    implicitgroups: implicit,
    rights: account["rights"] ?? [...caller.rights],
    options: { ...objectOrEmpty(usual["options"]), ...changedOptions(call) },
    changeablegroups: { ...changeableGroups(caller, store) },
    editcount: account["editcount"] ?? 0,
    ...(account["registration"] !== undefined && { registrationdate: account["registration"] }),
    unreadcount: unread.length,
    centralids: { local: caller.id },
    attachedlocal: { local: true },
    ...(edits.length > 0 && { latestcontrib: edits.sort().at(-1) }),
  };
}

/** Preferences that differ from the default. The server reads the string `0` as a number. */
function changedOptions({ caller, store }: ModuleCall): JsonObject {
  return Object.fromEntries(
    store
      .find("useroptions", "owner", caller.name)
      .map(({ name, value }) => [textOrEmpty(name), value === "0" ? 0 : (value ?? null)]),
  );
}

/** The stored email address, or one derived from the user name. */
function addressOf(account: TableRow): JsonObject {
  const { name, emailable, email, emailauthenticated, registration } = account;
  if (emailable !== true) return {};
  const local = textOrEmpty(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ".");
  const since = emailauthenticated ?? registration;
  return {
    email: email ?? `${local}@example.org`,
    ...(since !== undefined && { emailauthenticated: since }),
  };
}
