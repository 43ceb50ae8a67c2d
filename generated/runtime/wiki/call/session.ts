// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../../model/json.js";
import type { WireParams } from "../../wire/wire-params.js";
import { account } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { textOrEmpty } from "../values/row.js";
import type { Store } from "../store/store.js";
import { makeSha1 } from "../values/sha1.js";

/** The cookie with the name of the account that is logged in: the stub keeps no secrets. */
const COOKIE = "paramsmith_user";

/** The account of a cookie of the stub; undefined if it has none. */
export function callerOf(cookies: string | undefined, store: Store): Caller | undefined {
  const name = cookieOf(cookies);
  return name === undefined ? undefined : account(store, name);
}

/** The result of a log-in: the response, and the cookie for later requests. */
export interface LogIn {
  readonly body: JsonObject;
  readonly cookie?: string;
}

/**
 * Logs an account of the store in. Any password is accepted; `Name@app` is `Name`. Like the server,
 * it requires a token, so that clients are tested with it.
 */
export function logIn(wire: WireParams, store: Store): LogIn {
  const given = wire.get("lgname");
  const [name = ""] = textOrEmpty(given).split("@");
  if (!wire.has("lgtoken")) return { body: { login: { result: "NeedToken", token: LOGIN_TOKEN } } };
  if (wire.get("lgtoken") !== LOGIN_TOKEN) return { body: { login: { result: "WrongToken" } } };
  const caller = account(store, name);
  if (!caller)
    return { body: { login: { result: "Failed", reason: `The wiki has no account ${name}.` } } };
  const { id: lguserid, name: lgusername } = caller;
  return {
    body: { login: { result: "Success", lguserid, lgusername } },
    cookie: `${COOKIE}=${encodeURIComponent(name)}; path=/; HttpOnly`,
  };
}

/** Ends a log-in. */
export const LOGGED_OUT: string = `${COOKIE}=; path=/; Max-Age=0`;

/** The token that a login requires, of the type `login`. */
export const LOGIN_TOKEN: string = "paramsmith-login+\\";

/** The token of callers without an account. */
const NOBODYS = "+\\";

/** The token of a type that the caller has. */
export function tokenOf(type: string, { caller }: { readonly caller: Caller }): string {
  if (type === "login") return LOGIN_TOKEN;
  if (caller.id === 0 && type !== "createaccount") return NOBODYS;
  return `${makeSha1()(new TextEncoder().encode(`${caller.name}\n${type}`))}${NOBODYS}`;
}

function cookieOf(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? "").split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === COOKIE && value) return decoded(value);
  }
  return undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
