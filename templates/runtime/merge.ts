import { isObject } from "./api-error.js";

/**
 * Puts two pieces of one thing together: lists one after the other, objects member by member, and of
 * anything else the later. Neither piece is changed.
 */
export function merged(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  if (!isObject(before) || !isObject(after)) return after;
  // An empty map is written as an empty list.
  if (Array.isArray(before)) return before.length === 0 ? after : before;
  if (Array.isArray(after)) return after.length === 0 ? before : after;
  const members = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(after))
    members.set(name, members.has(name) ? merged(members.get(name), value) : value);
  return Object.fromEntries(members);
}
