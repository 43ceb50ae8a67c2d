import { REDACTED, secretNames } from "./secret-names.js";
import type { SecretSource } from "./secret-names.js";
import { redactForm, redactJson, redactUrl, redactValue, replaceSecret } from "./structure.js";
import type { Redaction } from "./structure.js";
import { redactTokens } from "./token-shapes.js";

export { REDACTED } from "./secret-names.js";

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
  /** Takes note of the secrets of a further URL or form. */
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
  const plain: Redaction = {
    ...rules,
    onSecret: () => undefined,
    replaceKnown: (value) => value,
    text: redactTokens,
  };
  return {
    url: (url) => redactUrl(url, plain),
    form: (form) => redactForm(form, plain),
    parameter: (name, value) =>
      rules.isParameter(name, value) ? replaceSecret(value, plain) : redactValue(value, plain, 1),
    exchange: (...requests) => {
      const values = new Set<string>();
      const known: KnownValues = new Map();
      const onSecret = (value: string): void => {
        if (value.length < SHORTEST_VALUE || values.size >= MAX_VALUES || values.has(value)) return;
        values.add(value);
        addKnown(known, value);
        addKnown(known, encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, "\uFFFD")));
      };
      const replaceKnown = (value: string): string => withoutValues(value, known);
      const repeated: Redaction = { ...plain, onSecret, replaceKnown };
      const addRequest = (added: string): void => void redactUrl(added, repeated);
      for (const request of requests) addRequest(request);
      return {
        addRequest,
        text: (each) => redactValue(each, repeated),
        json: (body) => {
          const { size } = values;
          const redacted = redactJson(body, repeated);
          // A value may be repeated before the member that shows that it is secret.
          return values.size === size ? redacted : redactJson(body, repeated);
        },
      };
    },
  };
}

/** Secret values by their first characters, so that a text is compared with few of them. */
type KnownValues = Map<string, string[]>;

/** The longest value is first. */
function addKnown(known: KnownValues, value: string): void {
  const start = value.slice(0, SHORTEST_VALUE);
  const others = known.get(start) ?? [];
  if (others.includes(value)) return;
  known.set(
    start,
    [...others, value].toSorted((a, b) => b.length - a.length),
  );
}

/** Replaces known values in a text. */
function withoutValues(text: string, known: KnownValues): string {
  if (known.size === 0) return text;
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at + SHORTEST_VALUE <= text.length;) {
    const similar = known.get(text.slice(at, at + SHORTEST_VALUE));
    const start = at;
    const found = similar?.find((value) => text.startsWith(value, start));
    at += found?.length ?? 1;
    if (found === undefined) continue;
    parts.push(text.slice(copied, start), REDACTED);
    copied = at;
  }
  return parts.length === 0 ? text : [...parts, text.slice(copied)].join("");
}
