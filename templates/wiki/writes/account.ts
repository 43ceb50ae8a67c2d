// Account actions: creation, email, and new messages.

import { clearhasmsgModule } from "../../../generated/actions/clearhasmsg.js";
import { createaccountModule } from "../../../generated/actions/createaccount.js";
import { emailuserModule } from "../../../generated/actions/emailuser.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import { USER_TALK } from "../data/namespaces.js";
import { generalFacts } from "../data/site.js";
import { titleOf } from "../data/title.js";
import { account, isLoggedIn, userName } from "../store/caller.js";
import { blockOfCaller } from "../store/caller-block.js";
import { newUserRow } from "../tables/user-rows.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { blockedRefusal } from "./arguments.js";
import { changeActor } from "./draft.js";
import { logUserEntry, userPage } from "./user-target.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `createaccount`. Like the login, it does not store the password. */
export const createAccountAction: WriteAction = {
  module: createaccountModule,
  dynamic: ["username", "password", "retype", "email", "realname", "reason"],
  run(call) {
    const { caller, store } = call;
    const returnurl = argumentText(call, "returnurl");
    if (returnurl !== undefined && !URL.canParse(returnurl))
      refuse("badurl_createreturnurl", "createreturnurl is not a URL.");
    const name = userName(sentText("username", call), store.site) ?? "";
    const problem = creationProblem(name, call);
    if (problem) {
      const [messagecode, message] = problem;
      const failure = { status: "FAIL", message, messagecode, canpreservestate: false };
      return { body: { createaccount: failure } };
    }
    const ids = store.rows("users").map((row) => numberOrZero(row["userid"]));
    const userid = Math.max(0, ...ids) + 1;
    const isSelf = !isLoggedIn(caller);
    const actor = isSelf ? { user: name, userid } : changeActor(caller);
    const comment = isSelf ? "" : sentText("reason", call);
    const action = isSelf ? "create" : "create2";
    call.change(
      (draft) => {
        const row = newUserRow(draft.facts, { name, userid, registration: draft.time });
        draft.put({ users: [...draft.tables.users, row] });
        const title = userPage(name, draft.site);
        logUserEntry(draft, title, { type: "newusers", action, params: { userid } });
      },
      { actor, comment },
    );
    return { body: { createaccount: { status: "PASS", username: name } } };
  },
};

/** The code and text of the reason why an account cannot be created. */
function creationProblem(
  name: string,
  call: WriteCall,
): readonly [code: string, text: string] | undefined {
  const { args, caller, store } = call;
  if (args["continue"] === true)
    return ["authmanager-create-not-in-progress", "No account creation is in progress."];
  if (!caller.rights.has("createaccount"))
    return ["permissiondenied", "You are not allowed to create accounts."];
  if (blockOfCaller(caller, store)?.["nocreate"] === true)
    return ["blocked", "You are blocked from creating accounts."];
  const reserved = textOrEmpty(generalFacts(store.site)["invalidusernamechars"]).split("");
  if (name === "" || reserved.some((char) => name.includes(char)))
    return ["invaliduser", "The user name is not valid."];
  if (account(store, name)) return ["userexists", "An account with this name already exists."];
  const [password, retype] = [sentText("password", call), sentText("retype", call)];
  if (password === "" || retype === "")
    return ["authmanager-create-no-primary", "username, password and retype are required."];
  return password === retype ? undefined : ["badretype", "The passwords differ."];
}

/** A parameter that the catalogue does not list. */
function sentText(name: string, { wire }: WriteCall): string {
  const value = wire.get(name);
  return typeof value === "string" ? value : "";
}

/** The action `emailuser`. It does not send email. */
export const emailUserAction: WriteAction = {
  module: emailuserModule,
  run(call) {
    const { caller, store } = call;
    const name = userName(argumentOrEmpty(call, "target"), store.site);
    if (name === undefined) refuse("baduser_target", "target is not a valid user name.");
    const [target] = store.find("users", "name", name);
    const [sender] = store.find("users", "name", caller.name);
    if (!target) refuse("emailnotarget", `There is no account ${name}.`);
    if (target["emailable"] !== true) refuse("noemailtext", `${name} cannot receive email.`);
    if (sender?.["emailable"] !== true) refuse("cantsend", "You do not have an email address.");
    check(rightRefusal(call, "sendemail", "send email to users"));
    const block = blockOfCaller(caller, store);
    if (block?.["noemail"] === true) check(blockedRefusal(block, store));
    return { body: { emailuser: { result: "Success" } } };
  },
};

/** The action `clearhasmsg`: marks the caller's talk page as seen. */
export const clearHasMsgAction: WriteAction = {
  module: clearhasmsgModule,
  run(call) {
    const { name } = call.caller;
    call.change((draft) => {
      const { newmessages = [] } = draft.tables;
      draft.put({ newmessages: newmessages.filter(({ owner }) => owner !== name) });
      draft.notify([titleOf(draft.site, USER_TALK, name.replaceAll(" ", "_"))], undefined);
    });
    return { body: { clearhasmsg: "success" } };
  },
};
