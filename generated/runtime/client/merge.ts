// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isObject, isObjectOrArray } from "../model/json.js";

/**
 * Puts two pieces of one thing together: lists one after the other, objects member by member, and of
 * anything else the later. Neither piece is changed, and none is nested too deeply.
 */
export function mergeValues(before: unknown, after: unknown): unknown {
  const root: Record<string, unknown> = {};
  // Calls within calls would come to an end of the stack.
  const left: Pair[] = [{ into: root, name: "root", before, after }];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { into, name, before: first, after: second } = pair;
    if (!isObject(first) || !isObject(second)) {
      into[name] = eitherOf(first, second);
      continue;
    }
    // Members of the copy are its own, so that the assignment meets no setter of `__proto__`.
    const both: Record<string, unknown> = { ...first, ...second };
    into[name] = both;
    for (const [key, value] of Object.entries(second))
      if (Object.hasOwn(first, key))
        left.push({ into: both, name: key, before: first[key], after: value });
  }
  return root["root"];
}

/** Two pieces that are still to be put together, and where to. */
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
