import { createaccountModule } from "../../../generated/actions/createaccount.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { generalFacts } from "../data/site.js";
import { account, isLoggedIn } from "../store/caller.js";
import { blockOfCaller } from "../store/caller-block.js";
import { newUserRow } from "../tables/user-rows.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { changeActor } from "./draft.js";
import { logUserEntry, userName, userPage } from "./user-target.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The shortest password of a new account. */
const MIN_PASSWORD = 8;

/** The action `createaccount`. Like logins, it does not keep the password. */
export const createAccountAction: WriteAction = {
  module: createaccountModule,
  dynamic: ["username", "password", "retype", "email", "realname", "reason"],
  run(call) {
    const { args, caller, store } = call;
    if (args["continue"] !== true && args["returnurl"] === undefined)
      return refused("missingparam", "createreturnurl or createcontinue is required.");
    const returnurl = argumentText(call, "returnurl");
    if (returnurl !== undefined && !URL.canParse(returnurl))
      return refused("badurl_createreturnurl", "createreturnurl is not a URL.");
    const name = userName(sentText("username", call), store.site) ?? "";
    const problem = creationProblem(name, call);
    if (problem) {
      const [messagecode, message] = problem;
      const failure = { status: "FAIL", message, messagecode, canpreservestate: false };
      return ok({ body: { createaccount: failure } });
    }
    const ids = store.rows("users").map((row) => numberOrZero(row["userid"]));
    const userid = Math.max(0, ...ids) + 1;
    const isSelf = !isLoggedIn(caller);
    const actor = isSelf ? { user: name, userid } : changeActor(caller);
    const comment = isSelf ? "" : sentText("reason", call);
    call.change(
      (draft) => {
        const row = newUserRow(draft.facts, { name, userid, registration: draft.time });
        draft.put({ users: [...draft.tables.users, row] });
        const action = isSelf ? "create" : "create2";
        logUserEntry(draft, userPage(name, draft.site), {
          type: "newusers",
          action,
          params: { userid },
        });
      },
      { actor, comment },
    );
    return ok({ body: { createaccount: { status: "PASS", username: name } } });
  },
};

/** The code and the text of the reason why an account cannot be created, in the order of the server. */
function creationProblem(
  name: string,
  call: WriteCall,
): readonly [code: string, text: string] | undefined {
  const { args, caller, store } = call;
  if (args["continue"] === true)
    return ["authmanager-create-not-in-progress", "No account creation has begun."];
  if (!caller.rights.has("createaccount"))
    return ["permissiondenied", "You are not allowed to create accounts."];
  if (blockOfCaller(caller, store)?.["nocreate"] === true)
    return ["blocked", "You are blocked from creating accounts."];
  const reserved = textOrEmpty(generalFacts(store.site)["invalidusernamechars"]).split("");
  if (name === "" || reserved.some((char) => name.includes(char)))
    return ["invaliduser", "The user name is not valid."];
  if (account(store, name)) return ["userexists", "There is an account with this name."];
  const password = sentText("password", call);
  if (password === "" || !call.wire.has("retype"))
    return ["authmanager-create-no-primary", "username, password and retype are required."];
  if (password !== sentText("retype", call)) return ["badretype", "The passwords differ."];
  if (password.toLowerCase() === name.toLowerCase())
    return ["password-substring-username-match", "The password contains the user name."];
  return password.length < MIN_PASSWORD
    ? ["passwordtooshort", `The password has fewer than ${MIN_PASSWORD} characters.`]
    : undefined;
}

/** A parameter that the catalogue does not name. */
function sentText(name: string, { wire }: WriteCall): string {
  const value = wire.get(name);
  return typeof value === "string" ? value : "";
}
