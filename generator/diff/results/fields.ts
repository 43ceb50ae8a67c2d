import { changeOf } from "../change.js";
import type { Change, Place, Subject } from "../change.js";
import { canonical, setDifference, writtenAlike } from "../json.js";
import { docsChanges } from "../unknown.js";
import { below } from "../../read/document.js";
import { fieldOf } from "../../spec/result.js";
import type { ResultField, ResultFields } from "../../spec/types.js";
import { compareConditions } from "./conditions.js";
import type { FieldScope, ScopeSide } from "./scope.js";
import { shapeChanges } from "./shape.js";

/** Differences in the fields of an object. */
export function fieldsChanges(
  scope: FieldScope,
  old: ResultFields,
  next: ResultFields,
): readonly Change[] {
  if (writtenAlike(old, next) && isSelfContained(old)) return [];
  const { removed, added } = setDifference(Object.keys(old), Object.keys(next));
  const renamed = renamedIn(scope, removed, added);
  const both = Object.keys(old).filter((name) => Object.hasOwn(next, name));
  const pairs = [...both.map((name) => [name, name] as const), ...renamed];
  const claimed = new Set(renamed.flat());
  return [
    ...removed.flatMap((name) => {
      const field = fieldOf(old, name);
      if (!field || claimed.has(name)) return [];
      return [
        changeOf("result-field-removed", subjectOf(scope, name, name), {
          ...(field.optional && { circumstances: ["optional"] }),
        }),
      ];
    }),
    ...added.flatMap((name) => {
      const field = fieldOf(next, name);
      if (!field || claimed.has(name)) return [];
      const rule =
        field.optional || field.when
          ? "result-field-added-optional"
          : "result-field-added-required";
      return [changeOf(rule, subjectOf(scope, name, name))];
    }),
    ...pairs.flatMap(([from, to]) => {
      const [before, after] = [fieldOf(old, from), fieldOf(next, to)];
      return before && after ? fieldChanges(scope, from, to, before, after) : [];
    }),
  ];
}

/** Whether fields that are written alike mean the same, whatever the parameters are. */
function isSelfContained(fields: ResultFields): boolean {
  return !canonical(fields).includes('"enumOf"');
}

/** What the rows stand under, where that has another name. */
function renamedIn(
  { path, moved }: FieldScope,
  removed: readonly string[],
  added: readonly string[],
): readonly (readonly [from: string, to: string])[] {
  const isThere =
    moved?.within === path.replaceAll(/\[\]|\{\}/g, "") &&
    removed.includes(moved.from) &&
    added.includes(moved.to);
  return isThere ? [[moved.from, moved.to]] : [];
}

function placeOf({ place }: ScopeSide, name: string): Place {
  return { ...place, pointer: below(place.pointer, name) };
}

function subjectOf(
  { module, path, old, new: next }: FieldScope,
  from: string,
  to: string,
): Subject {
  return {
    module,
    parameter: path === "" ? to : `${path}.${to}`,
    old: placeOf(old, from),
    new: placeOf(next, to),
  };
}

function fieldChanges(
  scope: FieldScope,
  from: string,
  to: string,
  old: ResultField,
  next: ResultField,
): readonly Change[] {
  const subject = subjectOf(scope, from, to);
  return [
    ...presenceChange(subject, old, next),
    ...conditionChange(subject, old, next),
    ...versionChange(subject, old, next),
    ...shapeChanges(
      {
        ...scope,
        path: subject.parameter ?? "",
        old: shapeSide(scope.old, subject.old),
        new: shapeSide(scope.new, subject.new),
      },
      old.is,
      next.is,
      fieldsChanges,
    ),
    ...(scope.docs ? docsChanges(subject, old, next, ["servers", "example"]) : []),
  ];
}

function shapeSide(side: ScopeSide, place: Place): ScopeSide {
  return { ...side, place: { ...place, pointer: below(place.pointer, "is") } };
}

function presenceChange(
  subject: Subject,
  { optional: before }: ResultField,
  { optional: after }: ResultField,
): readonly Change[] {
  if (before === after) return [];
  return [
    changeOf(after ? "result-field-became-optional" : "result-field-became-required", subject),
  ];
}

function conditionChange(
  subject: Subject,
  { when: old = {} }: ResultField,
  { when: next = {} }: ResultField,
): readonly Change[] {
  const facts = { old, new: next, at: "/when" };
  switch (compareConditions(old, next)) {
    case "same":
      return [];
    case "narrower":
      return [changeOf("result-condition-narrowed", subject, facts)];
    case "wider":
      return [changeOf("result-condition-widened", subject, facts)];
    case "other":
      return [changeOf("result-condition-changed", subject, facts)];
  }
}

function versionChange(
  subject: Subject,
  { formatversion1: old }: ResultField,
  { formatversion1: next }: ResultField,
): readonly Change[] {
  if (canonical(old) === canonical(next)) return [];
  return [
    changeOf("result-version-1-changed", subject, {
      ...(old && { old }),
      ...(next && { new: next }),
      at: "/formatversion1",
    }),
  ];
}
