// Session actions: login, logout and session tokens.

import { checktokenModule } from "../../../generated/actions/checktoken.js";
import { loginModule } from "../../../generated/actions/login.js";
import { clientloginModule } from "../../../generated/actions/clientlogin.js";
import { logoutModule } from "../../../generated/actions/logout.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall, ActionResponse, StubAction } from "../call/stub-action.js";
import { sessionCookie } from "../call/session.js";
import type { Session } from "../call/session.js";
import { isTokenOf, secondsOf, tokenOf } from "../call/token.js";
import { generalFacts, timeOf } from "../data/site.js";
import { account, isLoggedIn, userName } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";

/**
 * Logs an account in with any non-empty password. `Name@app` is a bot password for `Name`. A client
 * without a token receives one, in a new session if necessary. Observed on MediaWiki 1.39 to 1.45.
 */
export const login: StubAction = {
  module: loginModule,
  run(call) {
    const { store, args, session, sessions, caller } = call;
    const [name, password] = [argumentOrEmpty(call, "name"), argumentOrEmpty(call, "password")];
    if (typeof args["token"] !== "string") {
      const known = session ?? sessions.start();
      const token = tokenOf("login", { ...caller, session: known.id }, timeOf(store.site));
      const cookies = session ? [] : [cookieOf(known, store)];
      return loginResponse({ result: "NeedToken", token }, { cookies, warnings: [TOKEN_BY_LOGIN] });
    }
    const fail = (reason: string) => loginResponse({ result: "Failed", reason });
    if (!session) return fail("The session has expired; request a new token.");
    if (!isTokenOf("login", caller, args["token"])) return loginResponse({ result: "WrongToken" });
    const [user = "", app] = name.split("@");
    const found = accountNamed(store, user);
    if (!found) return fail(`The wiki has no account ${user}.`);
    if (password === "") return fail("The password is empty.");
    const isBotPassword = app !== undefined || /.@[0-9a-v]{32}$/.test(password);
    const success = { result: "Success", lguserid: found.id, lgusername: found.name };
    return loginResponse(success, {
      cookies: logIn(found, call),
      warnings: isBotPassword ? [] : [MAIN_ACCOUNT],
    });
  },
};

function loginResponse(
  body: JsonObject,
  more: Partial<ActionResponse> = {},
): Outcome<ActionResponse> {
  return ok({ body: { login: body }, ...more });
}

const TOKEN_BY_LOGIN: ApiMessage = {
  code: "deprecation",
  text: "A token from action=login is deprecated; request meta=tokens with type=login.",
  data: { feature: "action=login&!lgtoken" },
};

const MAIN_ACCOUNT: ApiMessage = {
  code: "deprecation",
  text: "A login with the account's own password is deprecated; use a bot password, or action=clientlogin.",
  data: { feature: "main-account-login" },
};

/** Logs in an account through the wiki's own login form, with any non-empty password. */
export const clientLogin: StubAction = {
  module: clientloginModule,
  dynamic: ["username", "password", "rememberMe"],
  run(call) {
    const { args, wire, store } = call;
    const returnurl = argumentText(call, "returnurl");
    if (returnurl !== undefined && !URL.canParse(returnurl))
      return refused("badurl_loginreturnurl", "loginreturnurl is not a URL.");
    if (args["continue"] === true)
      return clientFailure("authmanager-authn-not-in-progress", "No login is in progress.");
    const [name, password] = [wire.get("username"), wire.get("password")];
    if (typeof name !== "string" || typeof password !== "string")
      return clientFailure("authmanager-authn-no-primary", "username and password are required.");
    const found = accountNamed(store, name);
    if (!found || password === "")
      return clientFailure("wrongpassword", "The name or the password is wrong.");
    return ok({
      body: { clientlogin: { status: "PASS", username: found.name } },
      cookies: logIn(found, call),
    });
  },
};

function clientFailure(messagecode: string, message: string): Outcome<ActionResponse> {
  const clientlogin = { status: "FAIL", message, messagecode, canpreservestate: false };
  return ok({ body: { clientlogin } });
}

/** Ends the session. Observed on MediaWiki 1.39 to 1.45, the warning since 1.43. */
export const logout: StubAction = {
  module: logoutModule,
  run({ caller, session, sessions, store }) {
    if (session) sessions.end(session);
    if (!isLoggedIn(caller)) {
      const warning = { code: "notloggedin", text: "You are not logged in." };
      return ok({ body: {}, warnings: [warning] });
    }
    const wiki = wikiId(generalFacts(store.site));
    const cookies = [sessionCookie(wiki), `${wiki}UserID`, "paramsmith_user"].map(
      (name) => `${name}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/`,
    );
    return ok({ body: {}, cookies });
  },
};

/** Whether the caller owns a token. Observed on MediaWiki 1.39 to 1.45. */
export const checkToken: StubAction = {
  module: checktokenModule,
  run({ args, caller, store }) {
    const { type, token, maxtokenage } = args;
    const made = secondsOf(String(token));
    const age = made === undefined ? 0 : Date.parse(timeOf(store.site)) / 1000 - made;
    const isOld = typeof maxtokenage === "number" && age > maxtokenage;
    const result = !isTokenOf(String(type), caller, token)
      ? "invalid"
      : isOld
        ? "expired"
        : "valid";
    const generated =
      made === undefined ? undefined : `${new Date(made * 1000).toISOString().slice(0, -5)}Z`;
    return ok({ body: { checktoken: { result, ...(generated !== undefined && { generated }) } } });
  },
};

/** Finds an account by a name as users write it: `admin` is `Admin`. */
function accountNamed(store: Store, written: string): Caller | undefined {
  return account(store, userName(written, store.site) ?? "");
}

/** The session cookie. */
export function cookieOf({ id }: Session, store: Store): string {
  return `${sessionCookie(wikiId(generalFacts(store.site)))}=${id}; path=/; HttpOnly`;
}

const MONTH = 2_592_000;

/** Logs an account in, and returns its cookies. Like the server, this changes the session id. */
function logIn({ id, name }: Caller, call: ActionCall): readonly string[] {
  const { store, session, sessions } = call;
  if (session) sessions.end(session);
  const wiki = wikiId(generalFacts(store.site));
  const more = `Max-Age=${MONTH}; path=/; HttpOnly`;
  return [
    cookieOf(sessions.start(name), store),
    `${wiki}UserID=${id}; ${more}`,
    `${wiki}UserName=${encodeURIComponent(name)}; ${more}`,
  ];
}

/** The prefix of the wiki's cookie names. */
export function wikiId(general: JsonObject): string {
  return textOrEmpty(general["wikiid"]).replace(/[^\w-]/g, "_") || "stub";
}
