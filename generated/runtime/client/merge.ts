// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isObject, isObjectOrArray } from "../model/json.js";

/**
 * Merges two values: lists are concatenated, objects are merged member by member, and of other
 * values the later wins. Neither value is changed, and nesting may have any depth.
 */
export function merged(before: unknown, after: unknown): unknown {
  const root: Record<string, unknown> = {};
  // Recursion could exceed the stack.
  const left: Pair[] = [{ into: root, name: "root", before, after }];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { into, name, before: first, after: second } = pair;
    if (!isObject(first) || !isObject(second)) {
      into[name] = eitherOf(first, second);
      continue;
    }
    // The copy has the members itself, so that the assignment never calls a setter of `__proto__`.
    const both: Record<string, unknown> = { ...first, ...second };
    into[name] = both;
    for (const [key, value] of Object.entries(second))
      if (Object.hasOwn(first, key))
        left.push({ into: both, name: key, before: first[key], after: value });
  }
  return root["root"];
}

/** Two values that are not merged yet, and the destination of the result. */
interface Pair {
  readonly into: Record<string, unknown>;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Of two pieces that are not both objects with members. */
function eitherOf(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  if (!isObjectOrArray(before) || !isObjectOrArray(after)) return after;
  // An empty map is written as an empty list.
  if (Array.isArray(before)) return before.length === 0 ? after : before;
  return Array.isArray(after) && after.length === 0 ? before : after;
}
