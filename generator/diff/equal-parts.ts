/**
 * Returns true if two parts of a model are equal, apart from their origins. This is a quick test
 * before a comparison: parts that are not equal may still have the same meaning.
 */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isAlike(item, b[index]))
    );
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) =>
        name === "origin" ||
        (Object.hasOwn(b, name) && isAlike(memberOf(a, name), memberOf(b, name))),
    )
  );
}

function memberOf(object: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}
