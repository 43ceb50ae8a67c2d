import { isObject, isObjectOrArray } from "../model/json.js";

/**
 * Merges two values. Lists are concatenated, objects are merged by member, and for other values the
 * later one wins. The arguments are not changed, and nesting can have any depth.
 */
export function merged(before: unknown, after: unknown): unknown {
  const root: Record<string, unknown> = {};
  // Recursion could overflow the stack.
  const left: Pair[] = [{ into: root, name: "root", before, after }];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { into, name, before: first, after: second } = pair;
    if (!isObject(first) || !isObject(second)) {
      into[name] = eitherOf(first, second);
      continue;
    }
    // The copy defines all members, so that the assignment never calls a `__proto__` setter.
    const both: Record<string, unknown> = { ...first, ...second };
    into[name] = both;
    for (const [key, value] of Object.entries(second))
      if (Object.hasOwn(first, key))
        left.push({ into: both, name: key, before: first[key], after: value });
  }
  return root["root"];
}

/** Two values to merge, and where to store the result. */
interface Pair {
  readonly into: Record<string, unknown>;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Merges two values that are not both non-empty objects. */
function eitherOf(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  if (!isObjectOrArray(before) || !isObjectOrArray(after)) return after;
  // The server writes an empty map as an empty list.
  if (Array.isArray(before)) return before.length === 0 ? after : before;
  return Array.isArray(after) && after.length === 0 ? before : after;
}
