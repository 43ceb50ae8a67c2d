import type { CodeTypes, CodeUse } from "../spec/parameters/traits.js";

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

/** Returns true if only programs that list the parsed values notice a change of their types. */
export function readsOpened(old: CodeUse, next: CodeUse): boolean {
  return !readsKept(old, next) && isSubtype(next.read, [...old.read, ...old.read.map(openType)]);
}

/** The type of all values of the kind of a literal. Only texts are literals. */
function openType(type: string): string {
  return type.startsWith("=") ? "text" : type;
}

/** The circumstances that rules about types refer to. */
export function typeCircumstances(old: CodeUse, next: CodeUse): readonly string[] {
  if (!readsKept(old, next)) return readsOpened(old, next) ? ["values-opened"] : [];
  return [writesKept(old, next) ? "same-types" : "handlers-kept"];
}
