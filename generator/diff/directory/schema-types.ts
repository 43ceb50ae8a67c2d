import { changeOf } from "../change/change.js";
import { isSubtype } from "../change/code-type.js";
import type { Change, Subject } from "../change/change.js";
import type { RuleId } from "../rules/table.js";
import { canonical, listOf, setDifference } from "../../json/value.js";
import { describeSchemas, typesOf } from "./alternatives.js";
import type { SchemaScope } from "./context.js";
import type { DirectoryPart } from "./references.js";

/** Compares the types of two schemas that are no unions. */
export function schemaTypeChanges(
  scope: SchemaScope,
  subject: Subject,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [typesOf(old), typesOf(next)];
  if (canonical(before) === canonical(after)) return [];
  const facts = { old: describeSchemas([old]), new: describeSchemas([next]), at: "/type" };
  const shapes = [...before, ...after].toSorted().join(" ");
  if (scope.top && shapes === "array object") return [changeOf("envelope-changed", subject, facts)];
  const rule = within(after, before)
    ? "response-type-narrowed"
    : within(before, after)
      ? "response-type-widened"
      : "response-type-changed";
  const [inCode, afterInCode] = [before.map(codeType), after.map(codeType)];
  const isSame =
    rule === "response-type-widened"
      ? isSubtype(afterInCode, inCode)
      : isSubtype(inCode, afterInCode);
  return [changeOf(rule, subject, { ...facts, ...(isSame && { circumstances: ["same-types"] }) })];
}

/** Integers and other numbers have one type in code. */
function codeType(type: string): string {
  return type === "integer" ? "number" : type;
}

/**
 * Returns true if each value of one type is a value of the other. A schema without types accepts
 * all values.
 */
function within(inner: readonly string[], outer: readonly string[]): boolean {
  if (outer.length === 0) return true;
  return (
    inner.length > 0 &&
    inner.every((type) => outer.includes(type) || (type === "integer" && outer.includes("number")))
  );
}

/** Compares the values of two enums. */
export function schemaEnumChanges(
  subject: Subject,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [valuesOf(old), valuesOf(next)];
  if (!before && !after) return [];
  const facts = { at: "/enum" };
  if (!before || !after) {
    const rule: RuleId = before ? "response-type-widened" : "response-type-narrowed";
    return [
      changeOf(rule, subject, {
        ...facts,
        old: before ?? typesOf(old).join(" or "),
        new: after ?? typesOf(next).join(" or "),
      }),
    ];
  }
  const { removed, added } = setDifference(before, after);
  return [
    ...removed.map((value) =>
      changeOf("response-enum-value-removed", subject, { ...facts, value }),
    ),
    ...added.map((value) => changeOf("response-enum-value-added", subject, { ...facts, value })),
  ];
}

/** The values of an enum. A constant is an enum with one value. */
function valuesOf({ value }: DirectoryPart): readonly string[] | undefined {
  const listed = Object.hasOwn(value, "const") ? [value["const"]] : value["enum"];
  if (listed === undefined) return undefined;
  return listOf(listed)
    .filter((each) => each !== null)
    .map((each) => (typeof each === "string" ? each : canonical(each)))
    .toSorted();
}
