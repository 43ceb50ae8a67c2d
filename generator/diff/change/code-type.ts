import type { CodeTypes, CodeUse } from "../../parameter-types/traits.js";

/** Returns true if each value of some types is a value of others. */
export function isSubtype(types: CodeTypes, wider: CodeTypes): boolean {
  return types.every(
    (type) => wider.includes(type) || (type.startsWith("=") && wider.includes("text")),
  );
}

/** Returns true if callers can still write all values that they could write before. */
export function writesKept(old: CodeUse, next: CodeUse): boolean {
  return isSubtype(old.written, next.written);
}

/** Returns true if parsed values have no types that they did not have before. */
export function readsKept(old: CodeUse, next: CodeUse): boolean {
  return isSubtype(next.read, old.read);
}

/** The circumstances that rules about types refer to. */
export function typeCircumstances(old: CodeUse, next: CodeUse): readonly string[] {
  if (!readsKept(old, next)) return [];
  return [writesKept(old, next) ? "same-types" : "handlers-kept"];
}
