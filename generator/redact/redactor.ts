import { REDACTED, secretNames } from "./secret-names.js";
import type { SecretSource } from "./secret-names.js";
import { redactForm, redactJson, redactUrl, redactValue } from "./structure.js";
import { percentEncoded } from "../../templates/runtime/wire/wire-text.js";
import type { Redaction } from "./structure.js";

/** Redacts requests. */
export interface Redactor {
  /** Redacts a URL, absolute or not, or a form. */
  readonly url: (url: string) => string;
  /** Redacts a query or an urlencoded form. */
  readonly form: (form: string) => string;
  /** Starts an exchange with the secrets of some URLs and forms. */
  readonly exchange: (...requests: readonly string[]) => ExchangeRedactor;
}

/** Redacts what a server writes, also if it repeats the secrets of the exchange. */
export interface ExchangeRedactor {
  /** Remembers a secret whose name does not matter. */
  readonly addSecret: (value: string) => void;
  /** Remembers the secrets of a further URL or form. */
  readonly addRequest: (request: string) => void;
  /** Redacts a message or a header, and the URLs in it. */
  readonly text: (text: string) => string;
  /** Redacts JSON, and remembers its secrets. Returns undefined for other bodies. */
  readonly json: (body: string) => string | undefined;
}

/** Shorter values occur in texts by chance. */
const SHORTEST_VALUE = 6;

/** Creates the redactor of some specs, and of further names of secrets. */
export function createRedactor(
  specs: readonly SecretSource[],
  names: readonly string[] = [],
): Redactor {
  const isSecret = secretNames(specs, names);
  const once: Redaction = { isSecret, onSecret: () => undefined, replaceKnown: (value) => value };
  return {
    url: (url) => redactUrl(url, once),
    form: (form) => redactForm(form, once),
    exchange: (...requests) => {
      const secrets = knownSecrets();
      const repeated: Redaction = {
        isSecret,
        onSecret: secrets.add,
        replaceKnown: secrets.replace,
      };
      const addRequest = (added: string): void => void redactUrl(added, repeated);
      for (const request of requests) addRequest(request);
      return {
        addSecret: secrets.add,
        addRequest,
        text: (each) => redactValue(each, repeated),
        json: (body) => {
          const known = secrets.count();
          const redacted = redactJson(body, repeated);
          // A value may be repeated before the member that shows that it is secret.
          return secrets.count() === known ? redacted : redactJson(body, repeated);
        },
      };
    },
  };
}

/** The most characters that an exchange compares with its secrets. Only a hostile server needs more. */
const MAX_COMPARED = 100_000_000;

/** The cost of a comparison in characters, apart from its length. */
const COMPARISON = 32;

/**
 * Secrets in any number. The time to replace them hardly depends on it: after too many comparisons,
 * the rest of a text that may have a secret is replaced.
 */
function knownSecrets() {
  /** The values as they are and percent-encoded. */
  const forms = new Set<string>();
  /** The lengths of the forms that start with the same characters. */
  const lengthsByStart = new Map<string, Set<number>>();
  let compared = 0;
  const add = (value: string): void => {
    if (value.length < SHORTEST_VALUE || forms.has(value)) return;
    for (const form of [value, percentEncoded(value)]) {
      const start = form.slice(0, SHORTEST_VALUE);
      const lengths = lengthsByStart.get(start) ?? new Set();
      lengthsByStart.set(start, lengths.add(form.length));
      forms.add(form);
    }
  };
  const replace = (text: string): string => {
    if (forms.size === 0) return text;
    const parts: string[] = [];
    let end = 0;
    for (let at = 0; at + SHORTEST_VALUE <= text.length; at += 1) {
      const lengths = lengthsByStart.get(text.slice(at, at + SHORTEST_VALUE));
      if (!lengths) continue;
      let found = 0;
      for (const length of lengths) {
        compared += length + COMPARISON;
        if (length > found && forms.has(text.slice(at, at + length))) found = length;
      }
      if (compared > MAX_COMPARED) return [...parts, text.slice(end, at), REDACTED].join("");
      if (found === 0) continue;
      parts.push(text.slice(end, at), REDACTED);
      end = at + found;
      at = end - 1;
    }
    return parts.join("") + text.slice(end);
  };
  return { add, replace, count: () => forms.size };
}

/**
 * Replaces the messages of findings by those about the redacted exchange: the original ones quote
 * parts of values, in which secrets cannot be found. Findings about a secret lose their name.
 */
export function redactFindings<Found extends { readonly message: string }>(
  findings: readonly Found[],
  redacted: readonly Found[],
  withoutName: (finding: Found) => Found,
): readonly Found[] {
  const keyOf = (finding: Found): string => JSON.stringify({ ...finding, message: "", data: "" });
  const byKey = new Map(redacted.map((each) => [keyOf(each), each]));
  return findings.map(
    (each) => byKey.get(keyOf(each)) ?? { ...withoutName(each), message: "The value is secret." },
  );
}
