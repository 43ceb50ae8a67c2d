// Actions of sessions: logging in and out, and the tokens of a session.

import { checktokenModule } from "../../../generated/actions/checktoken.js";
import { loginModule } from "../../../generated/actions/login.js";
import { clientloginModule } from "../../../generated/actions/clientlogin.js";
import { logoutModule } from "../../../generated/actions/logout.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ActionCall, ActionResponse, StubAction } from "../call/stub-action.js";
import { sessionCookie } from "../call/session.js";
import type { Session } from "../call/session.js";
import { isTokenOf, secondsOf, tokenOf } from "../call/token.js";
import { generalFacts, timeOf } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import { account, isLoggedIn } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import { USER } from "../data/namespaces.js";

/**
 * Logs an account of the wiki in, with any password that is not empty. `Name@app` is a bot password
 * of `Name`. Results and their order were observed on MediaWiki 1.39 to 1.45.
 */
export const login: StubAction = {
  module: loginModule,
  run(call) {
    const { store, args, session, caller } = call;
    const { name, password, token } = args;
    if (typeof token !== "string") return needToken(call);
    if (!session) return failed("The session has expired; request a new token.");
    if (!isTokenOf("login", caller, token))
      return ok({ body: { login: { result: "WrongToken" } } });
    const [user = "", app] = textOrEmpty(textOf(name)).split("@");
    const found = accountNamed(store, user);
    if (!found) return failed(`The wiki has no account ${user}.`);
    if (textOf(password) === "") return failed("The password is empty.");
    const isBotPassword = app !== undefined || /.@[0-9a-v]{32}$/.test(textOf(password));
    const { id: lguserid, name: lgusername } = found;
    return ok({
      body: { login: { result: "Success", lguserid, lgusername } },
      cookies: cookiesOf(call.sessions.logIn(session, lgusername), found, store),
      warnings: isBotPassword ? [] : [MAIN_ACCOUNT],
    });
  },
};

/** A client without a token gets one, in a new session unless it has one. */
function needToken({
  store,
  session,
  sessions,
  caller,
}: ActionCall): ReturnType<StubAction["run"]> {
  const known = session ?? sessions.start();
  const token = tokenOf("login", { ...caller, session: known.id }, timeOf(store.site));
  return ok({
    body: { login: { result: "NeedToken", token } },
    cookies: session ? [] : [cookieOf(known, store)],
    warnings: [TOKEN_BY_LOGIN],
  });
}

function failed(reason: string): { readonly kind: "ok"; readonly value: ActionResponse } {
  return ok({ body: { login: { result: "Failed", reason } } });
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

/** Logs an account of the wiki in as its own form does, with any password that is not empty. */
export const clientLogin: StubAction = {
  module: clientloginModule,
  dynamic: ["username", "password", "rememberMe"],
  run({ args, wire, store, session, sessions }) {
    const { returnurl, continue: isContinued } = args;
    if (isContinued !== true && returnurl === undefined)
      return refused("missingparam", "One of loginreturnurl and logincontinue is required.");
    if (returnurl !== undefined && !/^[a-z][a-z0-9+.-]*:\/\/./i.test(textOf(returnurl)))
      return refused("badurl_loginreturnurl", "loginreturnurl is not a URL.");
    if (isContinued === true)
      return ok({
        body: clientFailure("authmanager-authn-not-in-progress", "No login has begun."),
      });
    const [name, password] = [wire.get("username"), wire.get("password")];
    if (name === undefined || password === undefined)
      return ok({
        body: clientFailure("authmanager-authn-no-primary", "username and password are required."),
      });
    const found = accountNamed(store, textOf(name));
    if (!found || textOf(password) === "")
      return ok({ body: clientFailure("wrongpassword", "The name or the password is wrong.") });
    return ok({
      body: { clientlogin: { status: "PASS", username: found.name } },
      cookies: cookiesOf(sessions.logIn(session, found.name), found, store),
    });
  },
};

function clientFailure(messagecode: string, message: string): JsonObject {
  return { clientlogin: { status: "FAIL", message, messagecode, canpreservestate: false } };
}

/** Ends the session. Observed on MediaWiki 1.39 to 1.45, the warning since 1.43. */
export const logout: StubAction = {
  module: logoutModule,
  run({ caller, session, sessions, store }) {
    if (session) sessions.end(session);
    if (!isLoggedIn(caller))
      return ok({
        body: {},
        warnings: [{ code: "notloggedin", text: "You are not logged in." }],
      });
    const wiki = wikiId(generalFacts(store.site));
    return ok({
      body: {},
      cookies: [sessionCookie(wiki), `${wiki}UserID`, "paramsmith_user"].map(
        (name) => `${name}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/`,
      ),
    });
  },
};

/** Whether a token is one that the caller has. Observed on MediaWiki 1.39 to 1.45. */
export const checkToken: StubAction = {
  module: checktokenModule,
  run({ args, caller, store }) {
    const { type, token, maxtokenage } = args;
    const text = String(token);
    const made = secondsOf(text);
    const age = made === undefined ? 0 : Date.parse(timeOf(store.site)) / 1000 - made;
    const isOld = typeof maxtokenage === "number" && made !== undefined && age > maxtokenage;
    const isRight = isTokenOf(String(type), caller, text);
    return ok({
      body: {
        checktoken: {
          result: !isRight ? "invalid" : isOld ? "expired" : "valid",
          ...(made !== undefined && { generated: momentOf(made) }),
        },
      },
      warnings: text.endsWith(DECODED_SUFFIX)
        ? [
            {
              code: "checktoken-percentencoding",
              text: "The token ends in a space instead of a plus; percent-encode it.",
            },
          ]
        : [],
    });
  },
};

/** The end of a token that was not percent-encoded: a plus is a space in an address. */
const DECODED_SUFFIX = " \\";

function momentOf(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, -5)}Z`;
}

/** An account by a name as a user writes it: `admin` is `Admin`. */
function accountNamed(store: Store, written: string): Caller | undefined {
  const title = parseTitle(store.site, written, USER);
  if (title.kind !== "title" || title.ns !== USER || title.fragment !== "") return undefined;
  return account(store, title.key.replaceAll("_", " "));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The cookie of a session. */
export function cookieOf({ id }: Session, store: Store): string {
  return `${sessionCookie(wikiId(generalFacts(store.site)))}=${id}; path=/; HttpOnly`;
}

const MONTH = 2_592_000;

function cookiesOf(session: Session, { id, name }: Caller, store: Store): readonly string[] {
  const wiki = wikiId(generalFacts(store.site));
  const more = `Max-Age=${MONTH}; path=/; HttpOnly`;
  return [
    cookieOf(session, store),
    `${wiki}UserID=${id}; ${more}`,
    `${wiki}UserName=${encodeURIComponent(name)}; ${more}`,
  ];
}

/** The part of the names of cookies that is the wiki's. */
export function wikiId(general: JsonObject): string {
  return textOrEmpty(general["wikiid"]).replace(/[^\w-]/g, "_") || "stub";
}
