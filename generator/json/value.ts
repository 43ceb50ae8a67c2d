/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object, or an empty one where there is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The items, or none where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An own member, whatever its name. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  const members = Object.keys(value)
    .toSorted(byCodeUnits)
    .map((name) => `${JSON.stringify(name)}:${canonical(member(value, name))}`);
  return `{${members.join(",")}}`;
}

/**
 * Whether two values are written alike, keys in the same order: a quick answer to whether anything is
 * to be compared. Values that are written differently may still mean the same.
 */
export function writtenAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same order on every machine. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What is in one list and not in the other. */
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

/** Names in either object, each once. */
export function keysOfBoth(old: JsonObject, next: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(next)])];
}
