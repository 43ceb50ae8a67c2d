import type { CodeTypes, CodeUse } from "../../parameter-types/traits.js";

/** Whether everything of one type is of the other too. */
export function fits(types: CodeTypes, wider: CodeTypes): boolean {
  return types.every(
    (type) => wider.includes(type) || (type.startsWith("=") && wider.includes("text")),
  );
}

/** Whether callers can go on writing what they wrote. */
export function writesKept(old: CodeUse, next: CodeUse): boolean {
  return fits(old.written, next.written);
}

/** Whether readings give nothing but what they gave. */
export function readsKept(old: CodeUse, next: CodeUse): boolean {
  return fits(next.read, old.read);
}

/** The circumstance of a change of type that its rules name. */
export function typeCircumstances(old: CodeUse, next: CodeUse): readonly string[] {
  if (!readsKept(old, next)) return [];
  return [writesKept(old, next) ? "same-types" : "handlers-kept"];
}
