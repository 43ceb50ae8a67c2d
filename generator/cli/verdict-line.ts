import type { Api } from "../../templates/runtime/read/parsed-request.js";
import { isEqualForAllTexts } from "../../templates/runtime/read/caching-reader.js";
import { escapeHidden, isPlainLine } from "../base/hidden-characters.js";
import type { InspectedSecrets } from "./inspected-secrets.js";

/** A verdict that is printed as a line of JSON. */
export interface PrintedVerdict {
  readonly request: string;
  readonly ok: boolean;
}

/** A line, and whether its request has no error. */
export interface VerdictLine {
  readonly ok: boolean;
  readonly line: string;
}

/** Writes a verdict as a line of JSON, without its secrets. */
export function verdictLine(verdict: PrintedVerdict, secrets: InspectedSecrets): VerdictLine {
  const { ok } = verdict;
  const request = secrets.request(verdict.request);
  return { ok, line: escapeHidden(secrets.json(JSON.stringify({ ...verdict, request }))) };
}

/** Verdicts of earlier lines, for equal requests. */
export interface KnownVerdicts {
  /** The line of a request that is equal to an earlier one. */
  readonly find: (request: string) => VerdictLine | undefined;
  readonly add: (verdict: PrintedVerdict) => void;
}

/** A verdict without its request. */
interface KnownVerdict {
  readonly ok: boolean;
  /** The members after the request, in JSON. */
  readonly rest: string;
  /** The same with hidden characters escaped. */
  readonly escaped: string;
}

/** The largest number of known verdicts, and of the characters of their requests; then all are forgotten. */
const MAX_VERDICTS = 20_000;
const MAX_CHARACTERS = 10_000_000;

/**
 * Creates the memory of the requests of a run. Requests are equal if they differ only in values that
 * no verdict depends on, such as `requestid`. Requests and verdicts that may have secrets, and
 * requests with characters that JSON escapes, are not remembered.
 */
export function knownVerdicts(api: Api, secrets: InspectedSecrets): KnownVerdicts {
  const names = ignoredNames(api);
  const known = new Map<string, KnownVerdict>();
  let characters = 0;
  return {
    find: (request) => {
      const verdict = known.get(withoutIgnored(request, names));
      if (!verdict) return undefined;
      const { ok, rest, escaped } = verdict;
      const line = `{"request":"${request}",${rest}`;
      const clear = secrets.clearJson(line);
      if (clear !== line) return { ok, line: escapeHidden(clear) };
      return { ok, line: rest === escaped ? line : `{"request":"${request}",${escaped}` };
    },
    add: ({ request, ...others }) => {
      const rest = JSON.stringify(others).slice(1);
      if (!isUnescaped(request) || secrets.mayHave(request) || secrets.mayHave(rest)) return;
      const key = withoutIgnored(request, names);
      characters += key.length + rest.length;
      if (known.size >= MAX_VERDICTS || characters > MAX_CHARACTERS) {
        known.clear();
        characters = key.length + rest.length;
      }
      known.set(key, { ok: others.ok, rest, escaped: escapeHidden(rest) });
    },
  };
}

/** Returns true for printable ASCII that JSON does not escape. */
function isUnescaped(text: string): boolean {
  return isPlainLine(text) && !/["\\]/.test(text);
}

/** The wire names of parameters whose plain values are accepted as they are, in each module that has one. */
function ignoredNames({ modules, rules }: Api): ReadonlySet<string> {
  const ignored = new Set<string>();
  const others = new Set(["continue"]);
  for (const { params, prefix, templates } of modules.values()) {
    if (templates) for (const name of Object.keys(params)) others.add(prefix + name);
    for (const [name, param] of Object.entries(params)) {
      const names = isEqualForAllTexts(name, param, rules) ? ignored : others;
      names.add(prefix + name).add(`g${prefix}${name}`);
    }
  }
  for (const name of others) ignored.delete(name);
  return ignored;
}

/** Values that are neither encoded nor part of the name of a secret. */
const IGNORED_VALUE = /^\d*$/;

/** A request without the values that are ignored. */
function withoutIgnored(request: string, names: ReadonlySet<string>): string {
  let key = "";
  let kept = 0;
  for (let start = request.indexOf("&") + 1; start > 0;) {
    const next = request.indexOf("&", start);
    const end = next < 0 ? request.length : next;
    const equals = request.indexOf("=", start);
    if (equals >= 0 && equals < end && names.has(request.slice(start, equals))) {
      if (IGNORED_VALUE.test(request.slice(equals + 1, end))) {
        key += request.slice(kept, equals + 1);
        kept = end;
      }
    }
    start = next + 1;
  }
  return key + request.slice(kept);
}
