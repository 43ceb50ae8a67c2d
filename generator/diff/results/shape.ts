import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { setDifference } from "../json.js";
import { below } from "../../read/document.js";
import type { ResultShape } from "../../spec/types.js";
import { codeTypeOf, isAmong, NULL, partsOf, passFor, wordsOf } from "./parts.js";
import type { Part } from "./parts.js";
import type { CompareFields, FieldScope, ScopeSide } from "./scope.js";

/** Differences in what a value is: its types, then what is inside lists, maps and records. */
export function shapeChanges(
  scope: FieldScope,
  old: ResultShape,
  next: ResultShape,
  compareFields: CompareFields,
): readonly Change[] {
  const [before, after] = [partsOf(old), partsOf(next)];
  return [
    ...nullChange(scope, before, after),
    ...typeChange(scope, withoutNull(before), withoutNull(after)),
    ...valueChanges(scope, before, after),
    ...insideChanges(scope, before, after, compareFields),
  ];
}

function subjectOf({ module, path, old, new: next }: FieldScope): Subject {
  return { module, parameter: path, old: old.place, new: next.place };
}

function withoutNull(parts: readonly Part[]): readonly Part[] {
  // Where nothing but null was seen, that is the type.
  const others = parts.filter(({ kind }) => kind !== NULL);
  return others.length === 0 ? parts : others;
}

function nullChange(
  scope: FieldScope,
  old: readonly Part[],
  next: readonly Part[],
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

function isNullable(parts: readonly Part[]): boolean {
  return parts.length > 1 && parts.some(({ kind }) => kind === NULL);
}

function typeChange(
  scope: FieldScope,
  old: readonly Part[],
  next: readonly Part[],
): readonly Change[] {
  const keeps = old.every((part) => isAmong(part, next));
  const adds = !next.every((part) => isAmong(part, old));
  if (keeps && !adds) return [];
  const isSame = codeTypeOf(old) === codeTypeOf(next);
  const rule = keeps
    ? "result-type-widened"
    : adds
      ? isSame
        ? "result-format-changed"
        : "result-type-changed"
      : "result-type-narrowed";
  return [
    changeOf(rule, subjectOf(scope), {
      old: wordsOf(old),
      new: wordsOf(next),
      circumstances: [
        ...(isSame && rule !== "result-format-changed" ? ["same-types"] : []),
        ...(passFor(next, old) ? ["values-kept"] : []),
      ],
    }),
  ];
}

/** Of values that are those of parameters: which came and went, be it with the parameter or within it. */
function valueChanges(
  scope: FieldScope,
  old: readonly Part[],
  next: readonly Part[],
): readonly Change[] {
  const [before, after] = [enumIn(old, scope.old), enumIn(next, scope.new)];
  if (!before || !after) return [];
  const { removed, added } = setDifference(before, after);
  return [
    ...removed.map((value) => changeOf("result-enum-value-removed", subjectOf(scope), { value })),
    ...added.map((value) => changeOf("result-enum-value-added", subjectOf(scope), { value })),
  ];
}

/** The values of all parameters that a value may be one of; undefined where it is none of any. */
function enumIn(parts: readonly Part[], side: ScopeSide): readonly string[] | undefined {
  const names = parts.flatMap(({ shape }) =>
    typeof shape === "object" && "enumOf" in shape ? [shape.enumOf] : [],
  );
  return names.length === 0 ? undefined : names.flatMap((name) => side.valuesOf(name));
}

/** Lists, maps and records that both sides have, each with its counterpart. */
function insideChanges(
  scope: FieldScope,
  old: readonly Part[],
  next: readonly Part[],
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
  old: Part,
  next: Part,
  compareFields: CompareFields,
): readonly Change[] {
  const [before, after] = [old.shape, next.shape];
  if (typeof before === "string" || typeof after === "string") return [];
  const inner = (key: string, sign: string): FieldScope => ({
    ...scope,
    path: scope.path + sign,
    old: sideBelow(scope.old, old, key),
    new: sideBelow(scope.new, next, key),
  });
  if ("list" in before && "list" in after)
    return shapeChanges(inner("list", "[]"), before.list, after.list, compareFields);
  if ("map" in before && "map" in after)
    return shapeChanges(inner("map", "{}"), before.map, after.map, compareFields);
  if ("record" in before && "record" in after)
    return compareFields(inner("record", ""), before.record, after.record);
  return [];
}

function sideBelow(side: ScopeSide, { at }: Part, key: string): ScopeSide {
  const { place } = side;
  return { ...side, place: { ...place, pointer: below(place.pointer + at, key) } };
}
