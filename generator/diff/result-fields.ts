import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, setDifference } from "../base/json.js";
import type { RuleId } from "./rules.js";
import { docsChanges } from "./remarks.js";
import type { Origin } from "../spec/model/parameter.js";
import type { ResultField } from "../spec/model/result.js";
import { below } from "../base/document.js";
import { clausesByField, impliesPresence } from "../spec/model/presence.js";
import { compareConditions, conditionsByParameter, restrictedTo } from "./result-conditions.js";
import type { FieldScope, ScopedObject } from "./result-scope.js";
import { shapeChanges } from "./result-shape.js";

/** Compares the fields of an object. */
export function fieldsChanges(
  scope: FieldScope,
  old: readonly ResultField[],
  next: readonly ResultField[],
): readonly Change[] {
  const [before, after] = [byName(old), byName(next)];
  const { removed, added } = setDifference([...before.keys()], [...after.keys()]);
  const renamed = renamedIn(scope, removed, added);
  const claimed = new Set(renamed.flat());
  const both = [...before.keys()].filter((name) => after.has(name));
  const pairs = [...both.map((name) => [name, name] as const), ...renamed];
  return [
    ...removed
      .filter((name) => !claimed.has(name))
      .map((name) =>
        changeOf("result-field-removed", subjectOf(scope, name, name), {
          ...(before.get(name)?.presence === "sometimes" && { circumstances: ["optional"] }),
        }),
      ),
    ...added
      .filter((name) => !claimed.has(name))
      .map((name) => changeOf(additionRule(after.get(name)), subjectOf(scope, name, name))),
    ...pairs.flatMap(([from, to]) => {
      const [field, other] = [before.get(from), after.get(to)];
      return field && other ? fieldChanges(scope, field, other) : [];
    }),
  ];
}

function byName(fields: readonly ResultField[]): ReadonlyMap<string, ResultField> {
  return new Map(fields.map((field) => [field.name, field]));
}

function additionRule(field: ResultField | undefined): RuleId {
  const isOptional = field?.presence === "sometimes" || (field?.when.length ?? 0) > 0;
  return isOptional ? "result-field-added-optional" : "result-field-added-required";
}

/** The renamed field that contains the rows, if it is in this object. */
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

function originOf({ origin: { file, pointer } }: ScopedObject, name: string): Origin {
  return { file, pointer: below(pointer, name) };
}

function subjectOf(
  { module, path, old, new: next }: FieldScope,
  from: string,
  to: string,
): Subject {
  return {
    module,
    parameter: path === "" ? to : `${path}.${to}`,
    old: originOf(old, from),
    new: originOf(next, to),
  };
}

function fieldChanges(scope: FieldScope, old: ResultField, next: ResultField): readonly Change[] {
  const subject = subjectOf(scope, old.name, next.name);
  return [
    ...presenceChange(subject, old, next),
    ...certaintyChanges(subject, old, next),
    ...conditionChange(subject, scope, old, next),
    ...versionChange(subject, old, next),
    ...shapeChanges(
      {
        ...scope,
        path: subject.parameter ?? "",
        old: shapeOf(scope.old, subject.old),
        new: shapeOf(scope.new, subject.new),
      },
      old.shape,
      next.shape,
      fieldsChanges,
    ),
    ...(scope.docs
      ? docsChanges(subject, textsOf(scope.old, old), textsOf(scope.new, next), TEXTS)
      : []),
  ];
}

const TEXTS = ["servers", "example"];

/**
 * The texts of a field. Its servers are a text only if they differ from those of the complete
 * result.
 */
function textsOf({ servers }: ScopedObject, { servers: own, example }: ResultField): object {
  return {
    ...(canonical(own) !== canonical(servers) && { servers: own }),
    ...(example !== undefined && { example }),
  };
}

function shapeOf(object: ScopedObject, { file, pointer }: Origin): ScopedObject {
  return { ...object, origin: { file, pointer: below(pointer, "is") } };
}

function presenceChange(
  subject: Subject,
  { presence: before }: ResultField,
  { presence: after }: ResultField,
): readonly Change[] {
  if (before === after) return [];
  const rule =
    after === "sometimes" ? "result-field-became-optional" : "result-field-became-required";
  return [changeOf(rule, subject)];
}

/** Compares the rows that certainly have an optional field: all that match one of its clauses. */
function certaintyChanges(
  subject: Subject,
  old: ResultField,
  next: ResultField,
): readonly Change[] {
  if (old.presence === "always" || next.presence === "always") return [];
  const facts = {
    old: clausesByField(old.presentIf),
    new: clausesByField(next.presentIf),
    at: "/presentIf",
  };
  return [
    ...(impliesPresence(old.presentIf, next.presentIf)
      ? []
      : [changeOf("result-presence-narrowed", subject, facts)]),
    ...(impliesPresence(next.presentIf, old.presentIf)
      ? []
      : [changeOf("result-presence-widened", subject, facts)]),
  ];
}

/**
 * Values that only one of the modules lists do not change the condition. They have separate
 * findings.
 */
function conditionChange(
  subject: Subject,
  scope: FieldScope,
  { when: before }: ResultField,
  { when: after }: ResultField,
): readonly Change[] {
  const facts = {
    old: conditionsByParameter(before),
    new: conditionsByParameter(after),
    at: "/when",
  };
  const [old, next] = [
    restrictedTo(before, scope.new.valuesOf),
    restrictedTo(after, scope.old.valuesOf),
  ];
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
