import { isObject } from "../../templates/runtime/model/json.js";

export { isObject };

/** A JSON object with unchecked members. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** Parses JSON. Returns undefined for invalid JSON. */
export function parseJson(
  text: string,
  read: (text: string) => unknown = JSON.parse,
): { readonly value: unknown } | undefined {
  try {
    return { value: read(text) };
  } catch {
    return undefined;
  }
}

/** Returns the object, or an empty object for other values. */
export function objectOf(value: unknown): UnknownObject {
  return isObject(value) ? value : {};
}

/** Returns the items of a list, or no items for other values. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a member of an object. Inherited members are ignored. */
export function member<Member>(
  object: Readonly<Record<string, Member>>,
  name: string,
): Member | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The value at a JSON pointer that leads through objects only; undefined if it leads nowhere. */
export function memberAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointerTokens(pointer)) at = isObject(at) ? member(at, token) : undefined;
  return at;
}

/** The names and indexes in a JSON pointer (RFC 6901). */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Converts each member of an object. */
export function mapMembers<Member, Result>(
  object: Readonly<Record<string, Member>>,
  convert: (member: Member) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(object).map(([name, each]) => [name, convert(each)]));
}

/** Formats a value independently of its key order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  const members = Object.keys(value)
    .toSorted(byCodeUnits)
    .map((name) => `${JSON.stringify(name)}:${canonical(member(value, name))}`);
  return `{${members.join(",")}}`;
}

/** Returns a string as it is, and other values as JSON. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : canonical(value);
}

/**
 * Returns true if two values have the same JSON text, with keys in the same order. A quick test
 * before a comparison: values with different texts can still be equal.
 */
export function isWrittenEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Compares independently of the locale. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the values that only one of two lists has. */
export function setDifference(
  old: readonly string[],
  next: readonly string[],
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const [before, after] = [new Set(old), new Set(next)];
  return {
    removed: [...before].filter((value) => !after.has(value)),
    added: [...after].filter((value) => !before.has(value)),
  };
}

/** The names in either object, without duplicates. */
export function keysOfBoth(old: UnknownObject, next: UnknownObject): readonly string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(next)])];
}

/** The items with the same key as an earlier item. */
export function repeatedItems<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(keyOf(item)).size);
}
