// A request parsed as the server parses it.

import type { Issue } from "../model/issue.js";
import { paramsReader, readParam } from "./parsed-params.js";
import type { ReadParam, ReadParams } from "./parsed-params.js";
import type { PreparedParam } from "./prepared-params.js";
import type { ReadOptions } from "../rules/rule.js";

/** The largest number of cached values, and of their characters; then the cache is cleared. */
const MAX_VALUES = 20_000;
const MAX_CHARACTERS = 2_000_000;

/**
 * Makes a reader like `readParams` with a cache for values, most of which repeat. All requests are of
 * one wiki, with the same namespaces and the same version.
 */
export function cachingReader(): ReadParams {
  return paramsReader(cachingParamReader());
}

/** A value, with the issues of reading it. */
interface ReadValue {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** The values of a parameter by their text. */
type Values = Map<string, ReadValue>;

/** Makes a reader of values with a cache. Times are read anew, because they may depend on the clock. */
function cachingParamReader(): ReadParam {
  const callers = Array.from({ length: CALLERS }, () => new Map<PreparedParam, Values>());
  let count = 0;
  let characters = 0;
  return (prepared, sent, rules, context) => {
    const { type } = prepared.param;
    const byParam = callers[callerOf(context.options)];
    if (typeof sent !== "string" || type === "timestamp" || type === "expiry" || !byParam)
      return readParam(prepared, sent, rules, context);
    let values = byParam.get(prepared);
    if (!values) {
      values = new Map();
      byParam.set(prepared, values);
    }
    let read = values.get(sent);
    if (!read) {
      const issues: Issue[] = [];
      read = { value: readParam(prepared, sent, rules, { ...context, issues }), issues };
      count += 1;
      characters += sent.length;
      values.set(sent, read);
      if (count > MAX_VALUES || characters > MAX_CHARACTERS) {
        for (const each of callers) each.clear();
        count = 0;
        characters = 0;
      }
    }
    for (const issue of read.issues) context.issues.push(issue);
    return read.value;
  };
}

/** The number of combinations of options that values depend on. */
const CALLERS = 6;

/** The number of the combination of options that values depend on. */
function callerOf({ highLimits = false, method }: ReadOptions): number {
  const sentBy = method === undefined ? 0 : method === "GET" ? 1 : 2;
  return highLimits ? sentBy + 3 : sentBy;
}
