import type { ServiceRequest, ServiceResponse } from "../../templates/runtime/http/service.js";
import { responseSecretFields, secretFields } from "./secret-fields.js";
import { createSecretIndex, replaceRanges } from "./secret-index.js";
import type { TextRange } from "./decoded-view.js";
import type { Occurrence, SecretIndex } from "./secret-index.js";
import { isSecretField, publicWords, REDACTED, secretsOf } from "./secret-names.js";
import type { IsSecret, SecretSource } from "./secret-names.js";
import {
  isSecretPart,
  sentSecrets,
  userRanges,
  cookieSecrets,
  userSecrets,
} from "./sent-secrets.js";
import type { SecretField } from "./secret-fields.js";

/** Replaces the secrets of the requests and responses of a run, in all that is written of them. */
export interface Redactor {
  /** By the name of a parameter, header or cookie. */
  readonly isSecret: IsSecret;
  /** Remembers the secrets of a request. */
  readonly learnRequest: (request: ServiceRequest) => void;
  /** Remembers the secrets that a response gives to the client. */
  readonly learnResponse: (response: ServiceResponse) => void;
  /** Replaces the remembered values in a text, in any encoding. */
  readonly text: (text: string) => string;
  /** Replaces also the values of a query's or form's secret parameters. */
  readonly pairs: (text: string) => string;
  /** Replaces also the values of secret parameters in a path with its query, or in an address. */
  readonly url: (url: string) => string;
  /** Replaces also the values of secret parameters in the addresses of a response's header. */
  readonly header: (text: string) => string;
  /** Replaces also the values of the secret fields of a response's body. */
  readonly body: (text: string) => string;
}

/** The most values that are remembered; the oldest are forgotten. */
const MAX_VALUES = 20_000;

/** Shorter values occur in texts by chance. */
const SHORTEST = 4;

/** Shorter numbers occur in texts by chance, such as years. */
const SHORTEST_NUMBER = 6;

/** Shorter values are replaced as whole words only: `test`, but not in `latest`. */
const SHORTEST_ANYWHERE = 8;

/** Creates the redactor of a run, which knows no values yet. */
export function createRedactor(specs: readonly SecretSource[]): Redactor {
  const isSecret = secretsOf(specs);
  let words: ReadonlySet<string> | undefined;
  const values = new Map<string, Occurrence>();
  let index = createSecretIndex();
  const learn = (value: string): void => {
    words ??= publicWords(specs);
    for (const form of formsOf(value)) {
      const occurrence = occurrenceOf(form, words);
      if (occurrence === undefined || values.has(form)) continue;
      values.set(form, occurrence);
      index.add(form, occurrence);
      if (values.size > MAX_VALUES) index = withoutOldest(values);
    }
  };
  const text = (original: string): string => redacted(original, index.find(original));
  const pairs = (raw: string): string => text(redactedPairs(raw, isSecret));
  return {
    isSecret,
    learnRequest: (request) => {
      for (const value of sentSecrets(request, isSecret)) learn(value);
    },
    learnResponse: (response) => {
      for (const value of receivedSecrets(response, isSecret)) learn(value);
    },
    text,
    pairs,
    url: (raw) => text(redactedUrl(raw, isSecret)),
    header: (raw) => {
      const fields = secretFields(raw, (name) => isSecret(name) || isSecretField(name));
      const ranges = [...fields.flatMap(fieldRange(raw)), ...userRanges(raw)];
      return redacted(raw, [...ranges, ...index.find(raw)]);
    },
    body: (raw) => {
      const fields = responseSecretFields(raw).flatMap(fieldRange(raw));
      const replaced = redacted(raw, [...fields, ...index.find(raw)]);
      return replaced === raw || isJson(replaced) || !isJson(raw)
        ? replaced
        : redactedJson(raw, text);
    },
  };
}

/** The ending of MediaWiki's tokens. It is public, and clients look for it. */
const TOKEN_ENDING = "+\\";

/** The forms of a value that servers make: trimmed, normalized, and with an upper-case letter. */
function formsOf(value: string): ReadonlySet<string> {
  const secret = withoutEnding(value);
  const trimmed = secret.trim();
  return new Set(
    [secret, trimmed, secret.normalize("NFC")].flatMap((each) => [
      each,
      each.charAt(0).toUpperCase() + each.slice(1),
    ]),
  );
}

function withoutEnding(value: string): string {
  return value.endsWith(TOKEN_ENDING) ? value.slice(0, -TOKEN_ENDING.length) : value;
}

/** How a value is searched for; undefined if it may be in any text by chance. */
function occurrenceOf(value: string, words: ReadonlySet<string>): Occurrence | undefined {
  const isNumber = /^\d+$/.test(value);
  if (value.length < (isNumber ? SHORTEST_NUMBER : SHORTEST)) return undefined;
  if (words.has(value) || /^[*+\\\s]*$/.test(value)) return undefined;
  return isNumber || value.length < SHORTEST_ANYWHERE ? "whole-word" : "anywhere";
}

/** Forgets the older half of the values. */
function withoutOldest(values: Map<string, Occurrence>): SecretIndex {
  const forgotten = [...values.keys()].slice(0, MAX_VALUES / 2);
  for (const value of forgotten) values.delete(value);
  const index = createSecretIndex();
  for (const [value, occurrence] of values) index.add(value, occurrence);
  return index;
}

/** The part of a field to replace: without the ending of tokens, if it is written as it is. */
function fieldRange(text: string) {
  return ({ start, end, value }: TextRange & { readonly value: string }): readonly TextRange[] => {
    const secret = withoutEnding(value);
    if (secret === "") return [];
    return [{ start, end: text.startsWith(secret, start) ? start + secret.length : end }];
  };
}

function redacted(text: string, ranges: readonly TextRange[]): string {
  return replaceRanges(text, ranges, (range) => (isBareNumber(text, range) ? "0" : REDACTED));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Replaces values in the texts and names of a body of JSON, if they overlap its syntax. */
function redactedJson(body: string, replace: (text: string) => string): string {
  const replaced: unknown = JSON.parse(body, (_, value: unknown) => {
    if (typeof value === "string") return replace(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [replace(name), member]),
    );
  });
  return JSON.stringify(replaced);
}

/** Returns true for a number in JSON or PHP, which stays one. */
function isBareNumber(text: string, { start, end }: TextRange): boolean {
  return (
    /^\d+$/.test(text.slice(start, Math.min(end, start + 400))) &&
    /[:[,]\s?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\s?[,\]};\n]/.test(text.slice(end, end + 2))
  );
}

/** Redacts the secret parameters of a query string or form body. The rest is unchanged. */
function redactedPairs(text: string, isSecret: IsSecret): string {
  return text
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=");
      return equals >= 0 && isSecretPart(pair.slice(0, equals), isSecret)
        ? pair.slice(0, equals + 1) + REDACTED
        : pair;
    })
    .join("&");
}

/** Redacts an address: its user, and the secret parameters of its query and its fragment. */
function redactedUrl(url: string, isSecret: IsSecret): string {
  const address = replaceRanges(url, userRanges(url), () => REDACTED);
  const [path = "", ...parts] = address.split(/(?=[?#])/);
  return (
    path + parts.map((part) => part.charAt(0) + redactedPairs(part.slice(1), isSecret)).join("")
  );
}

/** Shorter values of fields may be words; they are redacted in the fields only. */
const SHORTEST_SECRET = 8;

/** The secrets that a response gives to its client: in cookies, addresses, and fields of its body. */
export function receivedSecrets(
  { headers, cookies = [], body }: ServiceResponse,
  isSecret: IsSecret,
): readonly string[] {
  const isName: IsSecret = (name) => isSecret(name) || isSecretField(name);
  return [
    ...cookies.flatMap((cookie) => cookieSecrets(cookie.split(";", 1)[0] ?? "", isSecret)),
    ...Object.values(headers).flatMap((value) => generated(valuesOf(secretFields(value, isName)))),
    ...Object.values(headers).flatMap(userSecrets),
    ...Object.entries(headers).flatMap(([name, value]) => (isSecret(name) ? [value] : [])),
    ...generated([...valuesOf(responseSecretFields(body)), ...jsonSecrets(body)]),
  ];
}

function valuesOf(fields: readonly SecretField[]): readonly string[] {
  return fields.map(({ value }) => value);
}

function generated(values: readonly string[]): readonly string[] {
  return values.filter((value) => value.length >= SHORTEST_SECRET && !/\s/.test(value));
}

/** The tokens in a body of JSON: by the decoded names, and all members of objects named `tokens`. */
function jsonSecrets(body: string): readonly string[] {
  if (!/token|\\u/i.test(body)) return [];
  const found: string[] = [];
  const left: { readonly value: unknown; readonly isToken: boolean }[] = [
    { value: parsedBody(body), isToken: false },
  ];
  for (let each = left.pop(); each; each = left.pop()) {
    const { value, isToken } = each;
    if (typeof value === "string" && isToken) found.push(value);
    else if (Array.isArray(value))
      for (const item of value) left.push({ value: item, isToken: false });
    else if (typeof value === "object" && value !== null)
      for (const [name, member] of Object.entries(value))
        left.push({ value: member, isToken: isToken || name === "tokens" || isSecretField(name) });
  }
  return found;
}

function parsedBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
