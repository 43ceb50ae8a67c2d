import { visit } from "jsonc-parser";
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

/** The most structures in each other, such as JSON in a parameter of a URL. Values of deeper ones are replaced. */
const MAX_DEPTH = 4;

/** Redacts a decoded text: JSON, also after a byte order mark, a form, a URL and all after its `?`, or words with URLs. */
export function redactText(original: string, redaction: Redaction, depth = 0): string {
  const text = redaction.replaceKnown(original);
  if (depth > MAX_DEPTH) return REDACTED;
  if (/^\w{0,5}$/.test(text)) return text; // Secrets are longer.
  const json = /^\s*[[{"]/.test(text) ? redactJson(text.trim(), redaction, depth) : undefined;
  if (json !== undefined) return text.replace(text.trim(), () => json);
  if (/^\s*[^/?#&;=\s<>"{|}]{1,200}=/.test(text)) return redactForm(text, redaction, depth);
  const [, start = text, query] = /^((?=https?:|[/?])[^?]*\?)(.*)$/is.exec(text) ?? [];
  const words = start.replaceAll(USER, `${REDACTED}@`).replaceAll(PARTS, (part) => {
    return /=|%[\da-f]{2}|^\{"/i.test(part) ? redactForm(part, redaction, depth) : part;
  });
  return redactTokens(words) + (query ? redactForm(query, redaction, depth) : "");
}

/** A user in a URL. Browsers accept backslashes, a tab between slashes, and `https:` with fewer slashes. */
const USER = /(?<=[\\/]\t?[\\/])[^\\/?#\s]+@|(?<=\b(?:https?|wss?|ftp):[\\/]?)[^\\/?#\s]{1,500}@/gi;

/** A URL's query, fragment and path parameters in a text, and words, which may be encoded. */
const PARTS = /(?<=\?|#(?=[[{]|%[57]b))[^\s#]+|(?<=[#&;] ?)[^\s?#&;]*=[^\s?#&;]*|[^\s/?#&;=]+/gi;

/** Redacts the pairs in a query or an urlencoded form. */
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

/** Redacts part of a form. A part without a secret keeps its encoding. */
function redactEncoded(text: string, redaction: Redaction, depth: number): string {
  const decoded = decode(text);
  const redacted = redactText(decoded, redaction, depth + 1);
  return redacted === decoded ? text : percentEncoded(redacted);
}

/** Decodes part of a form. Invalid percent-encoding stays as it is. */
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

/**
 * Redacts JSON, including all members of objects and lists with secret names. All other characters
 * are kept. JSON that exceeds the nesting limit is replaced. Returns undefined for other texts.
 */
export function redactJson(text: string, redaction: Redaction, depth = 0): string | undefined {
  // A hostile body has many starts of JSON without an end. To parse them takes long.
  if (!/^(?:\[.*\]|\{.*\}|[^[{].*)$/s.test(text.trim()) || !parseJson(text)) return undefined;
  if (isNestedTooDeeply(text)) return JSON.stringify(REDACTED);
  const parts: string[] = [];
  let end = 0;
  const replace = (offset: number, length: number, value: string | 0): void => {
    parts.push(text.slice(end, offset), JSON.stringify(value));
    end = offset + length;
  };
  const secretNames = new Set<unknown>();
  const isSecret = (path: readonly unknown[], value: string): boolean => {
    const name = String(path.at(-1));
    // Maps of modules have members such as `tokens: "query+tokens"`.
    if (value === name || value === `query+${name}`) return false;
    return (DESCRIPTIONS.test(name) ? [name] : path).some((each) => secretNames.has(each));
  };
  visit(text, {
    onObjectProperty: (name, offset, length) => {
      if (redaction.isSecret(name)) secretNames.add(name);
      const redacted = redactText(name, redaction, depth + 1);
      if (redacted !== name) replace(offset, length, redacted);
    },
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathOf) => {
      const isText = typeof value === "string";
      const literal = isText ? value : text.slice(offset, offset + length);
      const canBeSecret = isText || typeof value === "number";
      const redact = canBeSecret && isSecret(pathOf(), literal) ? replaceSecret : redactText;
      const redacted = redact(literal, redaction, depth + 1);
      if (redacted !== literal) replace(offset, length, isText ? redacted : 0);
    },
  });
  return parts.join("") + text.slice(end);
}
