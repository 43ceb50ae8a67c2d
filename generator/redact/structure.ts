import { visit } from "jsonc-parser";
import type { JSONPath, Segment } from "jsonc-parser";
import { isNestedTooDeeply } from "../base/document.js";
import { parseJson } from "../base/json.js";
import { percentEncoded } from "../../templates/runtime/wire/wire-text.js";
import { REDACTED } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";
import { redactTokens } from "./token-shapes.js";

/** How the values of a structure are redacted. */
export interface Redaction {
  readonly isSecret: IsSecret;
  /** Receives each value with a secret name. */
  readonly onSecret: (value: string) => void;
  /** Replaces known secrets, before a value is split into its parts. */
  readonly replaceKnown: (value: string) => string;
}

/** The most structures in each other: JSON in a parameter of a URL in a form, and so on. */
const MAX_DEPTH = 4;

/** Signs of a structure. A deeper value with one of them is replaced. */
const STRUCTURE = /[={[]|:\/\/|%[\da-f]{2}/i;

/** Redacts a decoded value that may be JSON, a URL, a form, or a text with URLs. */
export function redactValue(original: string, redaction: Redaction, depth = 0): string {
  const value = redaction.replaceKnown(original);
  if (depth > MAX_DEPTH) return STRUCTURE.test(value) ? REDACTED : redactTokens(value);
  const json = /^\s*[[{"]/.test(value) ? redactJson(value, redaction, depth) : undefined;
  if (json !== undefined) return json;
  if (FORM.test(value) || isUrlOrWord(value)) return redactUrl(value, redaction, depth);
  const urls = value.replaceAll(/[^\s"<>]+/g, (run) =>
    URL_WITH_SECRET.test(run) ? redactUrl(run, redaction, depth) : run,
  );
  return redactTokens(urls);
}

/** A user, a parameter or encoded text in a URL. */
const URL_WITH_SECRET = /^[^?&#;]*[?&#;][^=]*=|[@%]/;

/** The beginning of a form. */
const FORM = /^[^/?#&;=\s<>"{|}]{1,200}=/;

/** A user in a URL. Browsers accept backslashes, and any number of slashes after `https:`. */
const USER = /(^[\\/]{2}|^https?:[\\/]*|:[\\/][\\/\s]*[\\/])[^\\/]*@/gi;

/** Returns true for one word, and for a text with a URL at its start, whose parameters and user may have spaces. */
function isUrlOrWord(text: string): boolean {
  if (!/[\s<>]/.test(text) || /^https?:/i.test(text)) return true;
  const [start = ""] = /^[^\s<>"]*/.exec(text) ?? [];
  return /:[\\/]{2}|[?&#;][^?&#;=]*=/.test(start);
}

/**
 * Redacts a URL, absolute or not: its user, and the parameters of its path (`;name=value`), query
 * and fragment. A text that begins with `name=` is a form.
 */
export function redactUrl(url: string, redaction: Redaction, depth = 0): string {
  if (!/["=%@]/.test(url)) return redactTokens(url);
  if (FORM.test(url)) return redactForm(url, redaction, depth);
  const [, path = "", question = "", query = "", hash = "", fragment = ""] =
    /^([^?#]*)(?:(\?)([^#]*))?(?:(#)(.*))?$/s.exec(url) ?? [];
  const parts = path.replaceAll(USER, `$1${REDACTED}@`).split(/([;&])/);
  const redactedParts = parts.map((part, index) =>
    part.includes("=") && (index > 0 || /\s/.test(part))
      ? redactForm(part, redaction, depth)
      : redactTokens(part).replaceAll(/[^/]+/g, (segment) =>
          segment.includes("%") ? redactEncoded(segment, redaction, depth) : segment,
        ),
  );
  const redactedQuery = redactForm(query, redaction, depth);
  const redactedFragment = redactValue(fragment, redaction, depth + 1);
  return [...redactedParts, question, redactedQuery, hash, redactedFragment].join("");
}

/** Redacts the pairs of a query or of an urlencoded form. */
export function redactForm(form: string, redaction: Redaction, depth = 0): string {
  // Clients such as curl send JSON as a form unless its media type is specified.
  const start = form.search(/(?<![^&])\s*[[{][^"=&]*"/);
  if (start >= 0) {
    const json = redactJson(form.slice(start), redaction, depth) ?? REDACTED;
    return redactForm(form.slice(0, start), redaction, depth) + json;
  }
  const redactPair = (pair: string): string => {
    const [name = "", value] = pair.split(/=(.*)/s);
    if (value === undefined) return redactEncoded(pair, redaction, depth);
    const decoded = decode(value);
    const redacted = redaction.isSecret(decode(name), decoded)
      ? replaceSecret(decoded, redaction)
      : redactEncoded(value, redaction, depth);
    return `${redactEncoded(name, redaction, depth)}=${redacted}`;
  };
  return form.split("&").map(redactPair).join("&");
}

/** Redacts a part of a form. A part without a secret keeps its encoding. */
function redactEncoded(text: string, redaction: Redaction, depth: number): string {
  const decoded = decode(text);
  const redacted = redactValue(decoded, redaction, depth + 1);
  return redacted === decoded ? text : percentEncoded(redacted);
}

/** Decodes a part of a form. Invalid percent-encoding stays as it is. */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  return new URLSearchParams(`=${text.replaceAll("&", "%26")}`).get("") ?? text;
}

/** Replaces a secret value. Empty values are public, and so is the token of MediaWiki's anonymous users. */
function replaceSecret(value: string, { onSecret }: Redaction): string {
  if (["", REDACTED, "+\\"].includes(value)) return value;
  onSecret(value);
  return REDACTED;
}

/** Members that describe a secret, for example a password's field in a form or a schema. */
const DESCRIPTIONS = /^(?:type|label|help|description|title|name|format|kind)$/;

/** A number of at least four digits; shorter ones are counts. */
const SECRET_NUMBER = /^-?(?:[^\d]*\d){4}/;

/**
 * Redacts JSON, also all members of objects and lists with secret names. All other characters
 * stay as they are, such as spaces and the digits of numbers. JSON that exceeds the nesting limit
 * is replaced. Returns undefined for other texts.
 */
export function redactJson(text: string, redaction: Redaction, depth = 0): string | undefined {
  if (!parseJson(text)) return undefined;
  if (isNestedTooDeeply(text)) return JSON.stringify(REDACTED);
  const parts: string[] = [];
  let end = 0;
  const replace = (offset: number, length: number, value: string | 0): void => {
    parts.push(text.slice(end, offset), JSON.stringify(value));
    end = offset + length;
  };
  const secretNames = new Set<Segment>();
  const isInSecret = (path: JSONPath): boolean => path.some((name) => secretNames.has(name));
  const isDescription = (value: string, path: JSONPath): boolean =>
    (DESCRIPTIONS.test(String(path.at(-1))) && isInSecret(path.slice(0, -1))) ||
    // Lists of modules have members such as `tokens: "query+tokens"`.
    value.split("+").at(-1) === path.at(-1);
  visit(text, {
    onObjectProperty: (name, offset, length) => {
      if (redaction.isSecret(name)) secretNames.add(name);
      const redacted = redactValue(name, redaction, depth + 1);
      if (redacted !== name) replace(offset, length, redacted);
    },
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathOf) => {
      const path = pathOf();
      const isText = typeof value === "string";
      const literal = isText ? value : text.slice(offset, offset + length);
      const isPublic = isText ? isDescription(literal, path) : !SECRET_NUMBER.test(literal);
      const redact = isInSecret(path) && !isPublic ? replaceSecret : redactValue;
      const redacted = redact(literal, redaction, depth + 1);
      if (redacted !== literal) replace(offset, length, isText ? redacted : 0);
    },
  });
  return parts.join("") + text.slice(end);
}
