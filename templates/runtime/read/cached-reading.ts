// A request parsed as the server parses it.

import type { AnyModule } from "../model/descriptor.js";
import { readParams } from "./reading.js";
import type { ParamsReading, ReadParams } from "./reading.js";
import type { WireParams } from "../wire/wire-params.js";

/** A longer value is seldom the same again. */
const LONGEST = 100;
/** How many readings are kept; then all are forgotten. */
const KEPT = 1000;

/**
 * Reads parameters as `readParams` does, and keeps what it made of those of the roots: a server reads
 * them with every request, and most requests have the same.
 */
export function cachingReader(): ReadParams {
  const names = new Map<AnyModule, ReadonlySet<string>>();
  const known = new Map<string, ParamsReading>();
  const namesOf = (module: AnyModule): ReadonlySet<string> => {
    const own = names.get(module) ?? new Set(Object.keys(module.params));
    names.set(module, own);
    return own;
  };
  return (module, rules, wire, options, part) => {
    const isRoot = !module.path.includes("+") && !module.templates && module.prefix === "";
    const values = isRoot ? valuesOf(wire, namesOf(module)) : undefined;
    if (values === undefined || options.asGenerator === true)
      return readParams(module, rules, wire, options, part);
    const { highLimits = false } = options;
    const key = `${module.path} ${part?.name ?? ""} ${highLimits}${values}`;
    const before = known.get(key);
    if (before) return before;
    const reading = readParams(module, rules, wire, options, part);
    if (known.size >= KEPT) known.clear();
    known.set(key, reading);
    return reading;
  };
}

/** The values of some names as one text that no others have; undefined where it would be long. */
function valuesOf(wire: WireParams, names: ReadonlySet<string>): string | undefined {
  let text = "";
  for (const [name, value] of wire) {
    if (!names.has(name)) continue;
    if (typeof value !== "string" || value.length > LONGEST) return undefined;
    text += `\n${name}=${value.length}:${value}`;
  }
  return text;
}
