import type { WireParams } from "../../runtime/wire/wire-params.js";
import type { Caller } from "../store/caller.js";
import { sha1 } from "../values/bytes.js";

/** The suffix of every token. Callers without an account receive only the suffix. */
const TOKEN_SUFFIX = "+\\";

/** Token types that callers without an account also receive for their own session. */
export const SESSION_TOKENS: readonly string[] = ["login", "createaccount"];

/**
 * The caller's token of a type, by session.
 *
 * @param time the time of its creation in ISO 8601
 */
export function tokenOf(type: string, caller: Caller, time: string): string {
  return tokenAt(type, caller, Math.floor(Date.parse(time) / 1000) || 0);
}

/** Whether the caller owns a token, regardless of its creation time. */
export function isTokenOf(type: string, caller: Caller, token: unknown): boolean {
  return typeof token === "string" && token === tokenAt(type, caller, secondsOf(token) ?? 0);
}

/**
 * A token's creation time in seconds since 1970; undefined for an anonymous user's token and for
 * invalid tokens.
 */
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

/**
 * Whether pages of any origin may send the request. Such requests have no session and receive no
 * tokens.
 */
export function isFromAnyOrigin(wire: WireParams): boolean {
  return wire.get("origin") === "*" || wire.has("callback");
}
