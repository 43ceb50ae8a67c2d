import type { WireParams } from "../../runtime/wire/wire-params.js";
import type { Caller } from "../store/caller.js";
import { sha1 } from "../values/hash.js";

/** The end of every token, and the whole token of callers without an account. */
const TOKEN_SUFFIX = "+\\";

/** The types of tokens that also callers without an account have of their own. */
export const SESSION_TOKENS: readonly string[] = ["login", "createaccount"];

/** The digits of a token that depend on the session and the type; those of its time follow. */
const HASH_LENGTH = 32;

/**
 * The token of a type that the caller has, by their session.
 *
 * @param time when it is made, in ISO 8601
 */
export function tokenOf(type: string, caller: Caller, time: string): string {
  return tokenAt(type, caller, Math.floor(Date.parse(time) / 1000) || 0);
}

/** Whether the caller has a token, whenever it was made. */
export function isTokenOf(type: string, caller: Caller, token: unknown): boolean {
  return typeof token === "string" && token === tokenAt(type, caller, secondsOf(token) ?? 0);
}

/** When a token was made, in seconds since 1970; undefined for the token of an anonymous user, or if it is no token. */
export function secondsOf(token: string): number | undefined {
  const digits = token.slice(HASH_LENGTH, -TOKEN_SUFFIX.length);
  const isToken = /^[0-9a-f]+$/.test(token.slice(0, -TOKEN_SUFFIX.length));
  return isToken && digits !== "" && token.endsWith(TOKEN_SUFFIX)
    ? Number.parseInt(digits, 16)
    : undefined;
}

function tokenAt(type: string, { session = "", id }: Caller, seconds: number): string {
  if (id === 0 && !SESSION_TOKENS.includes(type)) return TOKEN_SUFFIX;
  const hash = sha1(new TextEncoder().encode(`${session}\n${type}\n${seconds}`));
  return `${hash.slice(0, HASH_LENGTH)}${seconds.toString(16)}${TOKEN_SUFFIX}`;
}

/** Whether the page that sends a request may be of any origin: such requests have no session, and get no tokens. */
export function isFromAnyOrigin(wire: WireParams): boolean {
  return wire.get("origin") === "*" || wire.has("callback");
}
