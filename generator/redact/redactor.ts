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

/** The maximum number of values that an exchange remembers. */
const MAX_VALUES = 1000;

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
      const values = new Set<string>();
      const repeated: Redaction = {
        ...rules,
        onSecret: (value) => {
          if (value.length >= SHORTEST_VALUE && values.size < MAX_VALUES) values.add(value);
        },
        replaceKnown: (value) => replaceValues(value, values),
      };
      const addRequest = (added: string): void => void redactUrl(added, repeated);
      for (const request of requests) addRequest(request);
      return {
        addRequest,
        text: (each) => redactValue(each, repeated),
        json: (body) => {
          const known = values.size;
          const redacted = redactJson(body, repeated);
          // A value may be repeated before the member that shows that it is secret.
          return values.size === known ? redacted : redactJson(body, repeated);
        },
      };
    },
  };
}

/** Replaces values in a text, as they are and percent-encoded. The longest is first. */
function replaceValues(text: string, values: ReadonlySet<string>): string {
  return [...values]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((value) => [value, encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))])
    .reduce((left, value) => left.replaceAll(value, REDACTED), text);
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
