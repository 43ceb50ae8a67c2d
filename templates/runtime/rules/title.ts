import type { Violation } from "../model/violation.js";
import { valueText, wrongType } from "../model/violation.js";
import { decodeReferences } from "./character-reference.js";
import type { Check } from "./check.js";
import { ipForm } from "./ip.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";

const MAX_TITLE_BYTES = 255;
/** Special pages are stored nowhere. */
const MAX_SPECIAL_TITLE_BYTES = 512;

/**
 * The namespaces that every wiki has under these names. Catalogues do not list others, nor
 * interwiki prefixes.
 */
const NAMESPACES: ReadonlySet<string> = new Set(
  ["user", "project", "file", "image", "mediawiki", "template", "help", "category"]
    .flatMap((name) => [name, `${name} talk`])
    .concat("media", "special", "talk"),
);

/** The parts of a title. */
export interface TitleParts {
  /** As written; absent in the main namespace. */
  readonly prefix?: string;
  /** In lower case; empty for the main namespace. */
  readonly namespace: string;
  /** Without prefix and fragment; empty if the title is only a fragment. */
  readonly page: string;
}

/** A valid title of a page, which may not exist. The value that applies has normalised spaces. */
export const title: ParsedRule = {
  kind: "parsed",
  read(text, _param, report) {
    const parts = titleParts(text);
    if (parts) return parts.prefix === undefined ? parts.page : `${parts.prefix}:${parts.page}`;
    stops(noTitle(text), report);
    return undefined;
  },
};

/** A possible title of a page. */
export const titleCheck: Check = {
  run(value) {
    if (typeof value !== "string") return wrongType("badtitle", "the title of a page", value);
    return titleParts(value) ? undefined : noTitle(value);
  },
};

/** Returns true for words of ASCII letters and digits, which are valid titles and user names without changes. */
export function isPlainName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9 ]{0,99}$/.test(text) && !/ (?: |$)/.test(text);
}

function noTitle(text: string): Violation {
  return { code: "badtitle", text: `${valueText(text)} cannot be the title of a page` };
}

/** Splits a title into its parts; undefined if it is not valid (observed on MediaWiki 1.39). */
export function titleParts(text: string): TitleParts | undefined {
  if (isPlainName(text)) return { namespace: "", page: text };
  const whole = collapsed(decodeReferences(text));
  const written = whole.startsWith(":") ? collapsed(whole.slice(1)) : whole;
  if (written === "" || written.includes("\uFFFD")) return undefined;
  const prefix = namespacePrefix(written);
  const namespace = prefix?.toLowerCase() ?? "";
  const rest = prefix === undefined ? written : afterColon(written);
  const [before = ""] = rest.split("#", 1);
  const page = userAddress(before.replace(/ $/, ""), namespace);
  if (namespace === "talk" && namespacePrefix(rest) !== undefined) return undefined;
  if (page === "" && (namespace !== "" || !rest.startsWith("#"))) return undefined;
  if (page.startsWith(":") || titleProblem(page, namespace === "special")) return undefined;
  return { ...(prefix !== undefined && { prefix }), namespace, page };
}

/** Underscores and all white space become one space; directional marks are removed. */
export function collapsed(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E]+/g, "")
    .replace(/[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g, " ")
    .replace(/^ | $/g, "");
}

/** The name of a namespace before a colon, as written. */
function namespacePrefix(text: string): string | undefined {
  const prefix = text.slice(0, text.indexOf(":")).trimEnd();
  return text.includes(":") && NAMESPACES.has(prefix.toLowerCase()) ? prefix : undefined;
}

function afterColon(text: string): string {
  return text.slice(text.indexOf(":") + 1).replace(/^ /, "");
}

/** Addresses are written in one way in the names of user pages. */
function userAddress(page: string, namespace: string): string {
  return namespace.startsWith("user") ? (ipForm(page)?.value ?? page) : page;
}

/**
 * The reason why a text cannot be the page of a title, without the namespace. Undefined if it can be.
 * Texts that begin with a colon are not checked.
 */
export function titleProblem(page: string, isSpecial: boolean): string | undefined {
  const found =
    // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
    /[\u0000-\u001F\u007F<>[\]{|}]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10FFFF}]+;|~~~/u.exec(page);
  if (found) return `A title cannot contain "${found[0]}".`;
  if (/^\.{1,2}$|^\.{1,2}\/|\/\.{1,2}\/|\/\.{1,2}$/.test(page))
    return "A title cannot be a relative path.";
  const most = isSpecial ? MAX_SPECIAL_TITLE_BYTES : MAX_TITLE_BYTES;
  // A character of a string has at most three bytes.
  if (page.length * 3 > most && new TextEncoder().encode(page).length > most)
    return `A title has at most ${most} bytes.`;
  return undefined;
}
