import type { UserDescriptor } from "../model/descriptor.js";
import type { Violation } from "../model/violation.js";
import { valueText, wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import { ipForm, isDashRange, isIpv4Like } from "./ip.js";
import type { ParsedRule, ParseOptions } from "./rule.js";
import { stops } from "./rule.js";
import { DASH_RANGES, isSince } from "./server-version.js";
import { isPlainName, titleParts } from "./title.js";

/** White space and private-use characters that are allowed in titles but not in user names. */
const UNFIT = /[\u0080-\u00A0\u2000-\u200F\u2028-\u202F\u3000\uE000-\uF8FF]/;

/**
 * Strings that are not names where {@link isDashRange} detects ranges, even if their numbers are
 * too large.
 */
const DASH_RANGE = /^(?:\d{1,3}\.){3}(?:xxx|\d{1,3})-(?:\d{1,3}\.){3}(?:xxx|\d{1,3})$/;

/** The kind and value of a user parameter. */
export interface UserDesignation {
  readonly kind: "name" | "ip" | "cidr" | "temp" | "interwiki" | "id";
  /** The value as the server writes it. */
  readonly value: string;
}

/** A user of an accepted kind. The user need not exist. */
export const user: ParsedRule<UserDescriptor> = {
  kind: "parsed",
  read(text, param, report) {
    const found = designation(text, report.options);
    return stops(userViolation(text, found, param), report) ? undefined : found?.value;
  },
};

/** A user of an accepted kind. */
export const userCheck: Check<UserDescriptor> = {
  run: (value, param, options) =>
    typeof value === "string"
      ? userViolation(value, designation(value, options), param)
      : wrongType("baduser", "a user", value),
};

function userViolation(
  text: string,
  found: UserDesignation | undefined,
  { subtypes }: UserDescriptor,
): Violation | undefined {
  // On wikis without temporary accounts, names in their format are ordinary names.
  if (
    found &&
    (subtypes.includes(found.kind) || (found.kind === "temp" && subtypes.includes("name")))
  )
    return undefined;
  const why = found
    ? `a user of kind ${found.kind}, which is not accepted here`
    : "not a valid user";
  return {
    code: "baduser",
    text: `${valueText(text)} is ${why}; accepted: ${subtypes.join(", ")}`,
  };
}

/** Parses a user parameter; undefined if it is invalid (observed on MediaWiki 1.39 to 1.45). */
export function designation(text: string, options: ParseOptions): UserDesignation | undefined {
  if (isPlainName(text)) return { kind: "name", value: firstUpper(text) };
  if (/^#\d+$/.test(text)) return { kind: "id", value: text };
  if (text.includes("#")) return undefined;
  if (text.includes(">")) return { kind: "interwiki", value: text };
  // A page with two prefixes still has a title in a different namespace.
  const pieces = titleParts(text);
  const parts = pieces?.namespace === "user" ? pieces : titleParts(`User:${text}`);
  if (!parts) return undefined;
  if (isSince(DASH_RANGES, options)) {
    if (isDashRange(parts.page)) return { kind: "cidr", value: parts.page };
    if (DASH_RANGE.test(parts.page)) return undefined;
  }
  return ipForm(parts.page) ?? named(parts.page, pieces?.namespace ?? "");
}

function named(page: string, namespace: string): UserDesignation | undefined {
  if (isIpv4Like(page) || page.includes("/") || UNFIT.test(page)) return undefined;
  // As a title, a name must not be in a different namespace or wiki.
  if (namespace !== "" && namespace !== "user") return undefined;
  if (titleParts(page)?.namespace !== "") return undefined;
  const value = firstUpper(page);
  return /^~\d{4}-\d/.test(value) ? { kind: "temp", value } : { kind: "name", value };
}

function firstUpper(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
