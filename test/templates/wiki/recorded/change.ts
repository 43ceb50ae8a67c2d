import { isDeepStrictEqual } from "node:util";
import { isJsonArray, isJsonObject } from "../../../../templates/runtime/model/json.ts";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.ts";

/** The member of a change that has the complete value, and the one that names removed members. */
const VALUE = "=";
const REMOVED = "-";

/**
 * The difference between a value and one before it, so that recordings have what both have in common once: the
 * members of an object that differ, or the items of a list of the same length, each as a change. Other values are
 * their own change. The change between equal values is `{}`.
 */
export function changeBetween(before: Json | undefined, after: Json): Json {
  const change = uncheckedChange(before, after);
  if (!isDeepStrictEqual(withChange(before, change), after))
    throw new Error(`The value has a member "${VALUE}" or "${REMOVED}": ${JSON.stringify(after)}`);
  return change;
}

function uncheckedChange(before: Json | undefined, after: Json): Json {
  if (isJsonArray(after)) {
    const isSameLength =
      before !== undefined && isJsonArray(before) && before.length === after.length;
    return isSameLength ? changedMembers(itemsOf(before), itemsOf(after)) : after;
  }
  if (!isJsonObject(after)) return after;
  if (before !== undefined && !isJsonObject(before)) return { [VALUE]: after };
  const removed = Object.keys(before ?? {}).filter((name) => after[name] === undefined);
  return {
    ...changedMembers(before ?? {}, after),
    ...(removed.length > 0 && { [REMOVED]: removed }),
  };
}

function itemsOf(list: readonly Json[]): JsonObject {
  return Object.fromEntries(list.entries());
}

function changedMembers(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value = null]) =>
      isDeepStrictEqual(before[name], value) ? [] : [[name, uncheckedChange(before[name], value)]],
    ),
  );
}

/** The value that a change makes of the one before it. */
export function withChange(before: Json | undefined, change: Json): Json {
  if (!isJsonObject(change)) return change;
  const { [VALUE]: value, [REMOVED]: removed = [], ...changes } = change;
  if (value !== undefined) return value;
  const isList = before !== undefined && isJsonArray(before);
  const old = isList ? itemsOf(before) : isJsonObject(before) ? before : {};
  const members: Record<string, Json> = {};
  for (const [name, each = null] of Object.entries(old)) members[name] = each;
  for (const [name, each = null] of Object.entries(changes))
    members[name] = withChange(members[name], each);
  if (isList) return Object.values(members);
  const kept = Object.entries(members).filter(
    ([name]) => !(isJsonArray(removed) && removed.includes(name)),
  );
  return Object.fromEntries(kept);
}
