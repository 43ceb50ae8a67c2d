import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import type { ResultShape } from "../spec/model/result.js";
import {
  codeTypeOf,
  openCodeTypeOf,
  isAmong,
  NULL,
  resultAlternatives,
  areAcceptedAs,
  describeAlternatives,
} from "./result-alternatives.js";
import type { ResultAlternative } from "./result-alternatives.js";
import type { CompareFields, FieldScope, ScopedObject } from "./result-scope.js";

/** Compares the types of a value, then the content of lists, maps and records. */
export function shapeChanges(
  scope: FieldScope,
  old: ResultShape,
  next: ResultShape,
  compareFields: CompareFields,
): readonly Change[] {
  const [before, after] = [resultAlternatives(old), resultAlternatives(next)];
  return [
    ...nullChange(scope, before, after),
    ...typeChange(scope, withoutNull(before), withoutNull(after)),
    ...valueChanges(scope, before, after),
    ...insideChanges(scope, before, after, compareFields),
  ];
}

function subjectOf({ module, path, old, new: next }: FieldScope): Subject {
  return { module, parameter: path, old: old.origin, new: next.origin };
}

function withoutNull(parts: readonly ResultAlternative[]): readonly ResultAlternative[] {
  // If only null was observed, null is the type.
  const others = parts.filter(({ kind }) => kind !== NULL);
  return others.length === 0 ? parts : others;
}

function nullChange(
  scope: FieldScope,
  old: readonly ResultAlternative[],
  next: readonly ResultAlternative[],
): readonly Change[] {
  const [before, after] = [isNullable(old), isNullable(next)];
  if (before === after) return [];
  return [
    changeOf(
      after ? "result-field-became-nullable" : "result-field-became-non-null",
      subjectOf(scope),
    ),
  ];
}

function isNullable(parts: readonly ResultAlternative[]): boolean {
  return parts.length > 1 && parts.some(({ kind }) => kind === NULL);
}

function typeChange(
  scope: FieldScope,
  old: readonly ResultAlternative[],
  next: readonly ResultAlternative[],
): readonly Change[] {
  const keeps = old.every((part) => isAmong(part, next));
  const adds = !next.every((part) => isAmong(part, old));
  if (keeps && !adds) return [];
  const isSame = codeTypeOf(old) === codeTypeOf(next);
  const isOpened = !isSame && openCodeTypeOf(old) === openCodeTypeOf(next);
  const rule = keeps
    ? "result-type-widened"
    : adds
      ? isSame
        ? "result-format-changed"
        : "result-type-changed"
      : "result-type-narrowed";
  return [
    changeOf(rule, subjectOf(scope), {
      old: describeAlternatives(old),
      new: describeAlternatives(next),
      circumstances: [
        ...(isSame && rule !== "result-format-changed" ? ["same-types"] : []),
        ...(isOpened ? ["values-opened"] : []),
        ...(areAcceptedAs(next, old) ? ["values-kept"] : []),
      ],
    }),
  ];
}

/**
 * Compares the possible values of parameters. A value may be added to the parameter, or with the
 * parameter.
 */
function valueChanges(
  scope: FieldScope,
  old: readonly ResultAlternative[],
  next: readonly ResultAlternative[],
): readonly Change[] {
  const [before, after] = [enumIn(old), enumIn(next)];
  if (!before || !after) return [];
  const { removed, added } = setDifference(before, after);
  return [
    ...removed.map((value) => changeOf("result-enum-value-removed", subjectOf(scope), { value })),
    ...added.map((value) => changeOf("result-enum-value-added", subjectOf(scope), { value })),
  ];
}

/** The possible values of all parameters of an enum; undefined if there is no enum. */
function enumIn(parts: readonly ResultAlternative[]): readonly string[] | undefined {
  const enums = parts.flatMap(({ shape }) => (shape.kind === "enum" ? [shape] : []));
  return enums.length === 0 ? undefined : enums.flatMap(({ values }) => values);
}

/** The lists, maps and records of base and revision, in pairs. */
function insideChanges(
  scope: FieldScope,
  old: readonly ResultAlternative[],
  next: readonly ResultAlternative[],
  compareFields: CompareFields,
): readonly Change[] {
  const seen = new Map<string, number>();
  return old.flatMap((part) => {
    const index = seen.get(part.kind) ?? 0;
    seen.set(part.kind, index + 1);
    const other = next.filter(({ kind }) => kind === part.kind)[index];
    return other ? innerChanges(scope, part, other, compareFields) : [];
  });
}

function innerChanges(
  scope: FieldScope,
  old: ResultAlternative,
  next: ResultAlternative,
  compareFields: CompareFields,
): readonly Change[] {
  const [before, after] = [old.shape, next.shape];
  const inner = (key: string, sign: string): FieldScope => ({
    ...scope,
    path: scope.path + sign,
    old: objectBelow(scope.old, old, key),
    new: objectBelow(scope.new, next, key),
  });
  if (before.kind === "list" && after.kind === "list")
    return shapeChanges(inner("list", "[]"), before.items, after.items, compareFields);
  if (before.kind === "map" && after.kind === "map")
    return shapeChanges(inner("map", "{}"), before.values, after.values, compareFields);
  if (before.kind === "record" && after.kind === "record")
    return compareFields(inner("record", ""), before.fields, after.fields);
  return [];
}

function objectBelow(object: ScopedObject, { at }: ResultAlternative, key: string): ScopedObject {
  const { file, pointer } = object.origin;
  return { ...object, origin: { file, pointer: below(pointer + at, key) } };
}
