// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// A request parsed as the server parses it.

import type { AnyModule } from "../model/descriptor.js";
import { readParams } from "./parsed-params.js";
import type { ParsedWireParams, ReadParams } from "./parsed-params.js";
import type { WireParams } from "../wire/wire-params.js";

/** Longer values rarely repeat. */
const MAX_VALUE_LENGTH = 100;
/** The largest number of cached results; then the cache is cleared. */
const MAX_ENTRIES = 1000;

/**
 * Makes a reader like `readParams` with a cache for the parameters of root modules. A server reads
 * these with every request, and most requests have the same ones.
 */
export function cachingReader(): ReadParams {
  const names = new Map<AnyModule, ReadonlySet<string>>();
  const cache = new Map<string, ParsedWireParams>();
  const namesOf = (module: AnyModule): ReadonlySet<string> => {
    const nameSet = names.get(module) ?? new Set(Object.keys(module.params));
    names.set(module, nameSet);
    return nameSet;
  };
  return (module, rules, wire, options, part) => {
    const isRoot = !module.path.includes("+") && !module.templates && module.prefix === "";
    const values = isRoot ? valuesOf(wire, namesOf(module)) : undefined;
    if (values === undefined || options.asGenerator === true)
      return readParams(module, rules, wire, options, part);
    const { highLimits = false, method = "" } = options;
    const key = `${module.path} ${part?.name ?? ""} ${highLimits} ${method}${values}`;
    const before = cache.get(key);
    if (before) return before;
    const parsed = readParams(module, rules, wire, options, part);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(key, parsed);
    return parsed;
  };
}

/** The values of some names as one unambiguous text; undefined if a value is long. */
function valuesOf(wire: WireParams, names: ReadonlySet<string>): string | undefined {
  let text = "";
  for (const [name, value] of wire) {
    if (!names.has(name)) continue;
    if (typeof value !== "string" || value.length > MAX_VALUE_LENGTH) return undefined;
    text += `\n${name}=${value.length}:${value}`;
  }
  return text;
}
