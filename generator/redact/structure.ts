import { REDACTED } from "./secret-names.js";
import type { SecretNames } from "./secret-names.js";

/** How the values of a structure are redacted. */
export interface Redaction extends SecretNames {
  /** Receives each value with a secret name. */
  readonly onSecret: (value: string) => void;
  /** Replaces known secrets, before a value is split into its parts. */
  readonly replaceKnown: (value: string) => string;
  /** Redacts a text without a structure. */
  readonly text: (text: string) => string;
}

/** The most structures in each other: JSON in a parameter of a URL in a form, and so on. */
const MAX_DEPTH = 4;

/** Signs of a structure. A deeper value with one of them is replaced. */
const STRUCTURE = /[={[]|:\/\/|%[\da-f]{2}/i;

/** Redacts a decoded value that may be JSON, a URL, a form, or a text with URLs. */
export function redactValue(original: string, redaction: Redaction, depth = 0): string {
  const value = redaction.replaceKnown(original);
  if (depth > MAX_DEPTH) return STRUCTURE.test(value) ? REDACTED : redaction.text(value);
  const json = /^\s*[[{"]/.test(value) ? redactJson(value, redaction, depth) : undefined;
  if (json !== undefined) return json;
  if (!/[\s<>]/.test(value)) return redactUrl(value, redaction, depth);
  if (FORM.test(value)) return redactForm(value, redaction, depth);
  const urls = value.replaceAll(/[^\s"<>]+/g, (run) =>
    run.includes("@") || hasParameter(run) ? redactUrl(run, redaction, depth) : run,
  );
  return redaction.text(urls);
}

/** A regular expression for it would need quadratic time. */
function hasParameter(run: string): boolean {
  const start = run.search(/[?&#;]/);
  return start >= 0 && run.includes("=", start);
}

/** The beginning of a form. */
const FORM = /^[^/?#&;=\s<>"]{1,200}=/;

/** A user in a URL. Browsers accept backslashes, and any number of slashes after `https:`. */
const USER = /(^[\\/]{2}|^https?:[\\/]*|:[\\/]{2})[^\\/]*@/gi;

/**
 * Redacts a URL, absolute or not: its user, and the parameters of its path (`;name=value`), query
 * and fragment. A text that begins with `name=` is a form.
 */
export function redactUrl(url: string, redaction: Redaction, depth = 0): string {
  if (!/[=%@]/.test(url)) return redaction.text(url);
  if (FORM.test(url)) return redactForm(url, redaction, depth);
  const [beforeFragment, fragment] = splitAt(url, "#");
  const [path, query] = splitAt(beforeFragment, "?");
  const parts = path.replaceAll(USER, `$1${REDACTED}@`).split(/([;&])/);
  return [
    ...parts.map((part, index) =>
      index > 0 && part.includes("=")
        ? redactForm(part, redaction, depth)
        : redactPath(part, redaction, depth),
    ),
    ...(query === undefined ? [] : ["?", redactForm(query, redaction, depth)]),
    ...(fragment === undefined ? [] : ["#", redactValue(fragment, redaction, depth + 1)]),
  ].join("");
}

function redactPath(path: string, redaction: Redaction, depth: number): string {
  if (!path.includes("%")) return redaction.text(path);
  const segments = path.split("/");
  return segments.map((segment) => redactEncoded(segment, redaction, depth)).join("/");
}

/** Redacts the pairs of a query or of an urlencoded form. */
export function redactForm(form: string, redaction: Redaction, depth = 0): string {
  const pairs = form.split("&").map((pair) => {
    const [name, value] = splitAt(pair, "=");
    if (value === undefined) return redactEncoded(pair, redaction, depth);
    const decoded = decode(value);
    return redaction.isParameter(decode(name), decoded)
      ? `${name}=${replaceSecret(decoded, redaction)}`
      : `${redaction.text(name)}=${redactEncoded(value, redaction, depth)}`;
  });
  return pairs.join("&");
}

/** Redacts a part of a form. A part without a secret keeps its encoding. */
function redactEncoded(text: string, redaction: Redaction, depth: number): string {
  const decoded = decode(text);
  const redacted = redactValue(decoded, redaction, depth + 1);
  return redacted === decoded ? text : encodeURIComponent(redacted);
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

/** An object or list of JSON. */
interface Container {
  readonly isObject: boolean;
  /** Whether the object or list has a secret name. */
  readonly isSecret: boolean;
  /** Whether the current member is secret. */
  isMemberSecret: boolean;
}

/** Members that describe a secret, for example a password's field in a form or a schema. */
const DESCRIPTIONS = /^(?:type|label|help|description|title|name|format|kind)$/;

/** A number of at least four digits; shorter ones are counts. */
const SECRET_NUMBER = /^-?(?:[^\d]*\d){4}/;

/**
 * Redacts JSON, also all members of objects and lists with secret names. All other characters
 * stay as they are, such as spaces and the digits of numbers. Returns undefined for other texts.
 */
export function redactJson(text: string, redaction: Redaction, depth = 0): string | undefined {
  if (!isJson(text)) return undefined;
  const containers: Container[] = [];
  let isName = false;
  let name = "";
  const redactString = (token: string, container: Container | undefined): string => {
    const value = String(JSON.parse(token));
    if (isName && container) {
      name = value;
      container.isMemberSecret = redaction.isMember(name) || container.isSecret;
    }
    const isSecret = container?.isMemberSecret === true && !isDescription(container, name);
    // Lists of modules have members such as `tokens: "query+tokens"`.
    const isPublic = isName || !isSecret || value.split("+").at(-1) === name;
    const replace = isPublic ? redactValue : replaceSecret;
    const redacted = replace(value, redaction, depth + 1);
    return redacted === value ? token : JSON.stringify(redacted);
  };
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? "";
    const container = containers.at(-1);
    if (/["\d-]/.test(sign)) {
      const end = sign === '"' ? endOfString(text, at) : endOfNumber(text, at);
      const token = text.slice(at, end);
      const redacted =
        sign === '"'
          ? redactString(token, container)
          : redactNumber(token, container?.isMemberSecret === true, redaction);
      if (redacted !== token) {
        parts.push(text.slice(copied, at), redacted);
        copied = end;
      }
      at = end;
      continue;
    }
    if (sign === "{" || sign === "[") {
      const isSecret = container?.isMemberSecret === true;
      containers.push({ isObject: sign === "{", isSecret, isMemberSecret: isSecret });
      isName = sign === "{";
    } else if (sign === "}" || sign === "]") containers.pop();
    else if (sign === ",") isName = container?.isObject === true;
    else if (sign === ":") isName = false;
    at += 1;
  }
  return [...parts, text.slice(copied)].join("");
}

/** Only texts describe a secret, not the members of an object. */
function isDescription({ isObject, isSecret }: Container, name: string): boolean {
  return isObject && isSecret && DESCRIPTIONS.test(name);
}

function redactNumber(
  digits: string,
  isSecret: boolean,
  { onSecret, replaceKnown }: Redaction,
): string {
  if (isSecret && SECRET_NUMBER.test(digits)) {
    onSecret(digits);
    return "0";
  }
  return replaceKnown(digits) === REDACTED ? "0" : digits;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const NUMBER = /[\d.eE+-]+/y;

function endOfNumber(json: string, start: number): number {
  NUMBER.lastIndex = start;
  return NUMBER.test(json) ? NUMBER.lastIndex : start + 1;
}

/** The index after a string. A regular expression would run out of memory for a long one. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at + 1;
}
