import type { WireParams } from "../../runtime/wire/wire-params.js";
import type { Caller } from "../store/caller.js";
import { sha1 } from "../values/bytes.js";

/** The end of every token, and the whole token of callers without an account. */
const TOKEN_SUFFIX = "+\\";

/** The types of tokens that also callers without an account have of their own. */
export const SESSION_TOKENS: readonly string[] = ["login", "createaccount"];

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
  const [, digits] = /^[0-9a-f]{32}([0-9a-f]+)\+\\$/.exec(token) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

function tokenAt(type: string, { session = "", id }: Caller, seconds: number): string {
  if (id === 0 && !SESSION_TOKENS.includes(type)) return TOKEN_SUFFIX;
  // The hash is followed by the time in hexadecimal digits.
  const hash = sha1(new TextEncoder().encode(`${session}\n${type}\n${seconds}`));
  return `${hash.slice(0, 32)}${seconds.toString(16)}${TOKEN_SUFFIX}`;
}

/** Whether the page that sends a request may be of any origin: such requests have no session, and get no tokens. */
export function isFromAnyOrigin(wire: WireParams): boolean {
  return wire.get("origin") === "*" || wire.has("callback");
}
