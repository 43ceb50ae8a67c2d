import { REDACTED, secretNames } from "./secret-names.js";
import type { SecretSource } from "./secret-names.js";
import { redactForm, redactJson, redactText } from "./structure.js";
import { percentEncoded } from "../../templates/runtime/wire/wire-text.js";
import type { Redaction } from "./structure.js";

/** Redacts requests. */
export interface Redactor {
  /** Redacts a URL, absolute or not, a form, or any other text. */
  readonly url: (url: string) => string;
  /** Redacts a query or an urlencoded form. */
  readonly form: (form: string) => string;
  /** Starts an exchange. */
  readonly exchange: () => ExchangeRedactor;
}

/** Redacts what a server writes, also if it repeats the secrets of the exchange. */
export interface ExchangeRedactor {
  /** Remembers the secrets of a URL or form. */
  readonly addRequest: (request: string) => void;
  /** Redacts a message or a header, and the URLs in it. */
  readonly text: (text: string) => string;
  /** Redacts JSON, and remembers its secrets. Returns undefined for other bodies. */
  readonly json: (body: string) => string | undefined;
}

/** Creates the redactor for some specs and additional secret names. */
export function createRedactor(
  specs: readonly SecretSource[],
  names: readonly string[] = [],
): Redactor {
  const isSecret = secretNames(specs, names);
  const once: Redaction = { isSecret, onSecret: () => undefined, replaceKnown: (value) => value };
  return {
    url: (url) => redactText(url, once),
    form: (form) => redactForm(form, once),
    exchange: () => {
      const secrets = knownSecrets();
      const remember: Redaction = { ...once, onSecret: secrets.add };
      const repeated: Redaction = { ...remember, replaceKnown: secrets.replace };
      return {
        addRequest: (request) => void redactText(request, remember),
        text: (text) => redactText(text, repeated),
        json: (body) => {
          // A value may be repeated before the member that shows that it is secret.
          const redacted = redactJson(body, remember);
          return secrets.areAny() ? redactJson(body, repeated) : redacted;
        },
      };
    },
  };
}

/** Shorter values occur in texts by chance. */
const SHORTEST = 6;

/** The most characters that an exchange compares with its secrets. Only a hostile server needs more. */
const MAX_COMPARED = 100_000_000;

/** Any number of secrets. After too many comparisons, the rest of a text is replaced. */
function knownSecrets() {
  /** The values as they are and percent-encoded, and the lengths of those with the same start. */
  const forms = new Set<string>();
  const lengthsByStart = new Map<string, Set<number>>();
  let compared = 0;
  const add = (value: string): void => {
    if (value.length < SHORTEST) return;
    for (const form of [value, percentEncoded(value)]) {
      const start = form.slice(0, SHORTEST);
      const lengths = lengthsByStart.get(start) ?? new Set();
      lengthsByStart.set(start, lengths.add(form.length));
      forms.add(form);
    }
  };
  const replace = (text: string): string => {
    const parts: string[] = [];
    let end = 0;
    for (let at = 0; forms.size > 0 && at + SHORTEST <= text.length; at = Math.max(at + 1, end)) {
      let longest = 0;
      for (const length of lengthsByStart.get(text.slice(at, at + SHORTEST)) ?? []) {
        compared += length + SHORTEST;
        if (length > longest && forms.has(text.slice(at, at + length))) longest = length;
      }
      if (compared > MAX_COMPARED) return [...parts, text.slice(end, at), REDACTED].join("");
      if (longest === 0) continue;
      parts.push(text.slice(end, at), REDACTED);
      end = at + longest;
    }
    return parts.join("") + text.slice(end);
  };
  return { add, replace, areAny: () => forms.size > 0 };
}

/**
 * Replaces the messages of findings with those about the redacted exchange: the original ones quote
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
    (one) => byKey.get(keyOf(one)) ?? { ...withoutName(one), message: "The value may be secret." },
  );
}
