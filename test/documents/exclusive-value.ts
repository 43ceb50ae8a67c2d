/** Values that match one alternative of a schema and none of the others. */
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import type { At } from "./operations.ts";
import type { CheckValue } from "./schemas.ts";
import { collectAllOf } from "./all-of.ts";

/** Members of members that are followed. */
const DEPTH = 4;
/** Values that schemas of a member may exclude. */
const VALUES: readonly unknown[] = [0, "-", false, null];

/**
 * Adds members that an alternative does not describe, with values that the others exclude.
 *
 * @param value matches the alternative `own`
 * @returns undefined if one of the others is matched nevertheless
 */
export function excludeAlternatives(
  value: unknown,
  own: At,
  others: readonly At[],
  document: UnknownObject,
  check: CheckValue,
): unknown {
  const fits = ({ pointer }: At, given: unknown): boolean => check(pointer, given).length === 0;
  let found = value;
  for (const other of others) {
    if (!fits(other, found)) continue;
    const changed = [...withMember(found, [other], document, DEPTH)].find(
      (each) => !fits(other, each) && fits(own, each),
    );
    if (changed === undefined) return undefined;
    found = changed;
  }
  return found;
}

/** The value with one more member, which it lacks, or which one of its members lacks. */
function* withMember(
  value: unknown,
  schemas: readonly At[],
  document: UnknownObject,
  left: number,
): Iterable<unknown> {
  if (left === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return;
  const all = schemas.flatMap((each) => collectAllOf(each, document));
  for (const at of all)
    for (const name of Object.keys(objectOf(at.value["properties"])))
      if (Object.hasOwn(value, name)) {
        const part = below(at, document, "properties", name);
        const changed = withMember(objectOf(value)[name], [part], document, left - 1);
        for (const each of changed) yield { ...value, [name]: each };
      } else for (const each of VALUES) yield { ...value, [name]: each };
}
