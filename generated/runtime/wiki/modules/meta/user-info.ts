// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isJsonObject } from "../../../model/json.js";
import type { Json, JsonObject } from "../../../model/json.js";
import type { ModuleCall } from "../../call/module-call.js";
import { isLoggedIn } from "../../store/caller.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../../values/row.js";

const USER_TALK = 3;

/** The caller: the wiki's facts about users without an account, or what is stored about an account. */
export const userInfo: CustomModule = (call, result) => {
  const { userinfo } = call.store.site.facts;
  const ofAnonymous: JsonObject = objectOrEmpty(userinfo);
  const person = isLoggedIn(call.caller) ? accountInfo(ofAnonymous, call) : ofAnonymous;
  const fields = fieldDescriptorsAt(result?.response, ["query", "userinfo"]);
  const show = fieldRenderer(fields, call, "userinfo");
  return ok({ query: { userinfo: show({ ...DEFAULTS, ...person }) } });
};

/** Defaults for what a wiki does not store. */
const DEFAULTS: JsonObject = {
  messages: false,
  groups: [],
  groupmemberships: [],
  implicitgroups: [],
  rights: [],
  changeablegroups: { add: [], remove: [], "add-self": [], "remove-self": [] },
  options: {},
  editcount: 0,
  ratelimits: {},
  theoreticalratelimits: {},
  realname: "",
  email: "",
  acceptlang: [],
  unreadcount: 0,
  centralids: { local: 0 },
  attachedlocal: { local: false },
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
    // The talk page of the caller has changes that the caller has not visited.
    messages: unread.some(
      ({ ns, key }) => ns === USER_TALK && key === caller.name.replaceAll(" ", "_"),
    ),
    ...addressOf(account),
    groups: [...listOrEmpty(account["groups"]), ...listOrEmpty(implicit)],
    groupmemberships: account["groupmemberships"] ?? [],
    implicitgroups: implicit,
    rights: account["rights"] ?? [...caller.rights],
    changeablegroups: changeable(call),
    editcount: account["editcount"] ?? 0,
    ...(account["registration"] !== undefined && { registrationdate: account["registration"] }),
    unreadcount: unread.length,
    centralids: { local: caller.id },
    attachedlocal: { local: true },
    ...(edits.length > 0 && { latestcontrib: edits.sort().at(-1) }),
  };
}

/** The address of who can be written to: the one that is stored, or one that follows from the name. */
function addressOf({
  name,
  emailable,
  email,
  emailauthenticated,
  registration,
}: TableRow): JsonObject {
  if (emailable !== true) return {};
  const usual = `${textOrEmpty(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ".")}@example.org`;
  const since = emailauthenticated ?? registration;
  return { email: email ?? usual, ...(since !== undefined && { emailauthenticated: since }) };
}

/** Who may change the rights of users may change all groups that people are put into. */
function changeable({ caller, store }: ModuleCall): JsonObject {
  const { usergroups } = store.site.facts;
  const groups = listOrEmpty(usergroups).filter(isJsonObject);
  const names = groups.flatMap(({ name }) => {
    return typeof name === "string" && !IMPLICIT.has(name) ? [name] : [];
  });
  if (caller.rights.has("userrights"))
    return { add: names, remove: names, "add-self": [], "remove-self": [] };
  const own = groups.filter(({ name }) => typeof name === "string" && caller.groups.includes(name));
  const together = (list: string): readonly Json[] => [
    ...new Set(own.flatMap((group) => listOrEmpty(group[list]))),
  ];
  return {
    add: together("add"),
    remove: together("remove"),
    "add-self": together("add-self"),
    "remove-self": together("remove-self"),
  };
}

const IMPLICIT: ReadonlySet<string> = new Set(["*", "user", "autoconfirmed", "named"]);
