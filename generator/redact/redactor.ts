import { REDACTED, secretNames } from "./secret-names.js";
import type { SecretSource } from "./secret-names.js";
import { redactForm, redactJson, redactUrl, redactValue, replaceSecret } from "./structure.js";
import type { Redaction } from "./structure.js";

/** Redacts requests. */
export interface Redactor {
  /** Redacts a URL, absolute or not, or a form. */
  readonly url: (url: string) => string;
  /** Redacts a query or an urlencoded form. */
  readonly form: (form: string) => string;
  /** Redacts a decoded parameter. */
  readonly parameter: (name: string, value: string) => string;
  /** Starts an exchange with the secrets of some URLs and forms. */
  readonly exchange: (...requests: readonly string[]) => ExchangeRedactor;
  /** Starts messages about any number of exchanges. */
  readonly messages: () => MessageRedactor;
}

/** Redacts messages by the secrets of all exchanges that they may quote. */
export interface MessageRedactor extends Pick<ExchangeRedactor, "addRequest" | "text"> {
  /** Remembers a secret whose name does not matter. */
  readonly addSecret: (value: string) => void;
  /** Remembers the secrets of a response in JSON. */
  readonly addResponse: (body: string) => void;
}

/** Redacts what a server writes, also if it repeats the secrets of the exchange. */
export interface ExchangeRedactor {
  /** Remembers the secrets of a further URL or form. */
  readonly addRequest: (request: string) => void;
  /** Redacts a message or a header, and the URLs in it. */
  readonly text: (text: string) => string;
  /** Redacts JSON. Returns undefined for other bodies. */
  readonly json: (body: string) => string | undefined;
}

/** Shorter values occur in texts by chance. */
const SHORTEST_VALUE = 6;

/** The number of values that an exchange remembers, beginning with its request. */
const MAX_VALUES = 100;

/** Creates the redactor of some specs, and of further names of secrets. */
export function createRedactor(
  specs: readonly SecretSource[],
  names: readonly string[] = [],
): Redactor {
  const rules = secretNames(specs, names);
  const once: Redaction = { ...rules, onSecret: () => undefined, replaceKnown: (value) => value };
  return {
    url: (url) => redactUrl(url, once),
    form: (form) => redactForm(form, once),
    parameter: (name, value) =>
      rules.isParameter(name, value) ? replaceSecret(value, once) : redactValue(value, once, 1),
    exchange: (...requests) => {
      let values: readonly string[] = [];
      const repeated: Redaction = {
        ...rules,
        onSecret: (value) => {
          if (value.length < SHORTEST_VALUE || values.length >= MAX_VALUES) return;
          // Of two values, one may contain the other.
          values = [...new Set([...values, value])].toSorted((a, b) => b.length - a.length);
        },
        replaceKnown: (text) => values.reduce(withoutValue, text),
      };
      const addRequest = (added: string): void => void redactUrl(added, repeated);
      for (const request of requests) addRequest(request);
      return {
        addRequest,
        text: (each) => redactValue(each, repeated),
        json: (body) => {
          const known = values;
          const redacted = redactJson(body, repeated);
          // A value may be repeated before the member that shows that it is secret.
          return values === known ? redacted : redactJson(body, repeated);
        },
      };
    },
    messages: () => {
      const secrets = knownSecrets();
      const collecting = { ...once, onSecret: secrets.add };
      const replacing = { ...once, replaceKnown: secrets.replace };
      return {
        addSecret: secrets.add,
        addRequest: (added) => void redactUrl(added, collecting),
        addResponse: (body) => void redactJson(body, collecting),
        text: (each) => redactValue(each, replacing),
      };
    },
  };
}

/** Secrets in any number. The time to replace them hardly depends on it. */
function knownSecrets(): {
  readonly add: (value: string) => void;
  readonly replace: (text: string) => string;
} {
  const byStart = new Map<string, Set<string>>();
  return {
    add: (value) => {
      if (value.length < SHORTEST_VALUE) return;
      for (const form of [value, percentEncoded(value)]) {
        const start = form.slice(0, SHORTEST_VALUE);
        byStart.set(start, (byStart.get(start) ?? new Set()).add(form));
      }
    },
    replace: (text) => {
      const found = new Set<string>();
      for (let at = 0; at + SHORTEST_VALUE <= text.length; at += 1)
        for (const form of byStart.get(text.slice(at, at + SHORTEST_VALUE)) ?? [])
          if (text.startsWith(form, at)) found.add(form);
      const longestFirst = [...found].toSorted((a, b) => b.length - a.length);
      return longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
    },
  };
}

/** Replaces a value in a text, as it is and percent-encoded. */
function withoutValue(text: string, value: string): string {
  return text.replaceAll(value, REDACTED).replaceAll(percentEncoded(value), REDACTED);
}

function percentEncoded(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

/** The message of a finding about a secret. */
export const SECRET_MESSAGE = "The value is secret.";

/**
 * Gives findings the messages that they have about the redacted exchange: the original ones quote
 * parts of values, in which secrets cannot be found.
 *
 * @param keyOf identifies a finding in both lists
 */
export function redactFindings<Found extends { readonly message: string }>(
  findings: readonly Found[],
  redacted: readonly Found[],
  keyOf: (finding: Found) => string,
): readonly Found[] {
  const byKey = new Map(redacted.map((each) => [keyOf(each), each]));
  return findings.map((each) => byKey.get(keyOf(each)) ?? { ...each, message: SECRET_MESSAGE });
}
