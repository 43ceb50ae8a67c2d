import { REDACTED, secretNames } from "./secret-names.js";
import type { SecretSource } from "./secret-names.js";
import { percentEncoded, redactForm, redactJson, redactUrl, redactValue } from "./structure.js";
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
  const isSecret = secretNames(specs, names);
  const once: Redaction = { isSecret, onSecret: () => undefined, replaceKnown: (value) => value };
  return {
    url: (url) => redactUrl(url, once),
    form: (form) => redactForm(form, once),
    exchange: (...requests) => {
      let values: readonly string[] = [];
      /** The values as they are and percent-encoded. */
      let forms: readonly string[] = [];
      const repeated: Redaction = {
        isSecret,
        onSecret: (value) => {
          if (value.length < SHORTEST_VALUE || values.length >= MAX_VALUES) return;
          if (values.includes(value)) return;
          values = [...values, value];
          const all = new Set([...values, ...values.map(percentEncoded)]);
          // Of two forms, one may contain the other.
          forms = [...all].toSorted((a, b) => b.length - a.length);
        },
        replaceKnown: (text) => forms.reduce((rest, form) => rest.replaceAll(form, REDACTED), text),
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
  };
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
