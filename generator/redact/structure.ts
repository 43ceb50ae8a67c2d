import { visit } from "jsonc-parser";
import { isNestedTooDeeply } from "../base/document.js";
import { parseJson } from "../base/json.js";
import { REDACTED } from "./secret-names.js";
import type { SecretNames } from "./secret-names.js";
import { redactTokens } from "./token-shapes.js";

/** How the values of a structure are redacted. */
export interface Redaction extends SecretNames {
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
  if (!/[\s<>]/.test(value)) return redactUrl(value, redaction, depth);
  if (FORM.test(value)) return redactForm(value, redaction, depth);
  const urls = value.replaceAll(/[^\s"<>]+/g, (run) =>
    /[@%]/.test(run) || hasParameter(run) ? redactUrl(run, redaction, depth) : run,
  );
  return redactTokens(urls);
}

/** A regular expression for it would need quadratic time. */
function hasParameter(run: string): boolean {
  const start = run.search(/[?&#;]/);
  return start >= 0 && run.includes("=", start);
}

/** The beginning of a form. */
const FORM = /^[^/?#&;=\s<>"{|}]{1,200}=/;

/** A user in a URL. Browsers accept backslashes, and any number of slashes after `https:`. */
const USER = /(^[\\/]{2}|^https?:[\\/]*|:[\\/]{2})[^\\/]*@/gi;

/**
 * Redacts a URL, absolute or not: its user, and the parameters of its path (`;name=value`), query
 * and fragment. A text that begins with `name=` is a form.
 */
export function redactUrl(url: string, redaction: Redaction, depth = 0): string {
  if (!/[=%@]/.test(url)) return redactTokens(url);
  if (FORM.test(url)) return redactForm(url, redaction, depth);
  const [beforeFragment, fragment] = splitAt(url, "#");
  const [path, query] = splitAt(beforeFragment, "?");
  const parts = path.replaceAll(USER, `$1${REDACTED}@`).split(/([;&])/);
  return [
    ...parts.map((part, index) =>
      index > 0 && part.includes("=")
        ? redactForm(part, redaction, depth)
        : redactTokens(part).replaceAll(/[^/]+/g, (segment) =>
            segment.includes("%") ? redactEncoded(segment, redaction, depth) : segment,
          ),
    ),
    ...(query === undefined ? [] : ["?", redactForm(query, redaction, depth)]),
    ...(fragment === undefined ? [] : ["#", redactValue(fragment, redaction, depth + 1)]),
  ].join("");
}

/** Redacts the pairs of a query or of an urlencoded form. */
export function redactForm(form: string, redaction: Redaction, depth = 0): string {
  const pairs = form.split("&").map((pair) => {
    const [name, value] = splitAt(pair, "=");
    if (value === undefined) return redactEncoded(pair, redaction, depth);
    const decoded = decode(value);
    return redaction.isParameter(decode(name), decoded)
      ? `${name}=${replaceSecret(decoded, redaction)}`
      : `${redactTokens(name)}=${redactEncoded(value, redaction, depth)}`;
  });
  return pairs.join("&");
}

/** Redacts a part of a form. A part without a secret keeps its encoding. */
function redactEncoded(text: string, redaction: Redaction, depth: number): string {
  const decoded = decode(text);
  const redacted = redactValue(decoded, redaction, depth + 1);
  return redacted === decoded ? text : percentEncoded(redacted);
}

/** Percent-encodes a text. Unpaired surrogates have no encoding in UTF-8. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

/** Decodes a part of a form. Invalid percent-encoding stays as it is. */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  return new URLSearchParams(`=${text.replaceAll("&", "%26")}`).get("") ?? text;
}

function splitAt(text: string, sign: string): readonly [before: string, after?: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Replaces a secret value. Empty values are public, and so is the token of MediaWiki's anonymous users. */
export function replaceSecret(value: string, { onSecret }: Redaction): string {
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
  const replace = (offset: number, length: number, part: string): void => {
    parts.push(text.slice(end, offset), part);
    end = offset + length;
  };
  /** Whether the members of the open objects and lists are secret. */
  const open: boolean[] = [];
  let isSecret = false;
  /** The name of the member; undefined for items of a list. */
  let name: string | undefined;
  const begin = (): void => {
    open.push(isSecret);
    name = undefined;
  };
  const close = (): void => {
    isSecret = open.pop() === true;
    name = undefined;
  };
  visit(text, {
    onObjectBegin: begin,
    onArrayBegin: begin,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty: (property, offset, length) => {
      name = property;
      isSecret = redaction.isMember(name) || open.at(-1) === true;
      const redacted = redactValue(name, redaction, depth + 1);
      if (redacted !== name) replace(offset, length, JSON.stringify(redacted));
    },
    onLiteralValue: (value: unknown, offset, length) => {
      if (typeof value === "string") {
        const isPublic = !isSecret || isFact(value, name, open.at(-1) === true);
        const redacted = (isPublic ? redactValue : replaceSecret)(value, redaction, depth + 1);
        if (redacted !== value) replace(offset, length, JSON.stringify(redacted));
        return;
      }
      const literal = text.slice(offset, offset + length);
      const isSecretNumber = isSecret && SECRET_NUMBER.test(literal);
      if (isSecretNumber) redaction.onSecret(literal);
      if (isSecretNumber || redaction.replaceKnown(literal) === REDACTED)
        replace(offset, length, "0");
    },
  });
  return parts.join("") + text.slice(end);
}

/** Whether a member with a secret name, or in an object with one, is public. */
function isFact(value: string, name: string | undefined, isInSecret: boolean): boolean {
  if (name === undefined) return false;
  // Lists of modules have members such as `tokens: "query+tokens"`.
  return (isInSecret && DESCRIPTIONS.test(name)) || value.split("+").at(-1) === name;
}
