import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";

/** The maximum number of characters of a sample in messages. */
const MAX_SHOWN = 80;

/** One value of each JSON type at a path of the responses, as text. */
export function samplesAt(
  responses: readonly UnknownObject[],
  at: readonly string[],
): readonly string[] {
  const kinds = new Map<string, string>();
  for (const value of responses.flatMap((response) => valuesAt(response, at))) {
    const kind = Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
    if (!kinds.has(kind)) kinds.set(kind, shortened(value));
  }
  return [...kinds.values()];
}

/** The values at a path, through lists and maps. */
function valuesAt(value: unknown, at: readonly string[]): readonly unknown[] {
  const [name, ...more] = at;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, at));
  if (!isObject(value)) return [];
  if (Object.hasOwn(value, name)) return valuesAt(value[name], more);
  return Object.values(value).flatMap((each) => (isObject(each) ? valuesAt(each, at) : []));
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}
