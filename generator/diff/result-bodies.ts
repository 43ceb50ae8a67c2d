import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import { below } from "../base/document.js";
import type { Parameter } from "../spec/model/parameter.js";
import type { ResultBody, ResultCondition } from "../spec/model/result.js";
import { conditionsByParameter, restrictedTo } from "./result-conditions.js";
import { fieldsChanges } from "./result-fields.js";
import type { FieldScope, ScopedObject } from "./result-scope.js";
import { shapeChanges } from "./result-shape.js";

/** A form of responses with its index in the list of forms. */
interface IndexedBody {
  readonly body: ResultBody;
  readonly index: number;
}

/**
 * Compares the forms of responses that are no object, by the conditions that they require. The
 * positions of lists are compared as fields are: `[1]` is the path of the second one.
 */
export function bodiesChanges(
  scope: FieldScope,
  old: readonly ResultBody[],
  next: readonly ResultBody[],
): readonly Change[] {
  const { pairs, removed, added } = matchedBodies(old, next);
  const subject: Subject = {
    module: scope.module,
    parameter: "",
    old: scope.old.origin,
    new: scope.new.origin,
  };
  return [
    ...removed.map(({ body, index }) =>
      changeOf("result-body-removed", subject, { old: describeBody(body), at: bodyAt(index) }),
    ),
    ...added.map(({ body, index }) =>
      changeOf("result-body-added", subject, {
        new: describeBody(body),
        at: bodyAt(index),
        ...(isOfNewRequests(scope, body) && { circumstances: ["new-requests"] }),
      }),
    ),
    ...pairs.flatMap(([from, to]) => bodyChanges(scope, from, to)),
  ];
}

/** Returns true if a condition of a form needs a parameter or a value that the base does not have. */
function isOfNewRequests({ old, new: next }: FieldScope, { when }: ResultBody): boolean {
  return when.some((condition) => {
    const parameter = next.parameterOf(condition.parameter);
    if (!parameter || isDefault(parameter, condition)) return false;
    const before = old.parameterOf(condition.parameter);
    if (!before) return true;
    // The allspecifier stands for new values as well.
    if (before.multi?.allspecifier !== undefined) return false;
    const [restricted] = restrictedTo([condition], old.valuesOf);
    return restricted?.values?.length === 0;
  });
}

/** Whether the default of a parameter meets a condition. */
function isDefault(parameter: Parameter, { values }: ResultCondition): boolean {
  const { default: defaultValue, defaultsToAll } = parameter;
  if (defaultValue === undefined) return defaultsToAll === true;
  return (
    values === undefined ||
    [defaultValue].flat().some((each) => values.some((value) => value === each))
  );
}

interface MatchedBodies {
  readonly pairs: readonly (readonly [from: IndexedBody, to: IndexedBody])[];
  readonly removed: readonly IndexedBody[];
  readonly added: readonly IndexedBody[];
}

/**
 * Matches forms of the same conditions, in the order of both lists, because the first form that
 * applies is the response. Other forms of the same kind match if each side has one of them.
 */
function matchedBodies(old: readonly ResultBody[], next: readonly ResultBody[]): MatchedBodies {
  const [before, after] = [old.map(indexed), next.map(indexed)];
  const same = pairsInOrder(before, after);
  const [removed, added] = [without(before, same.flat()), without(after, same.flat())];
  const others = removed.flatMap((from) => {
    const to = onlyOfKind(added, from);
    const isAlone = onlyOfKind(removed, from) !== undefined;
    return to && isAlone && conditionsOf(to.body) !== conditionsOf(from.body)
      ? [[from, to] as const]
      : [];
  });
  return {
    pairs: [...same, ...others],
    removed: without(removed, others.flat()),
    added: without(added, others.flat()),
  };
}

function indexed(body: ResultBody, index: number): IndexedBody {
  return { body, index };
}

function pairsInOrder(
  before: readonly IndexedBody[],
  after: readonly IndexedBody[],
): readonly (readonly [IndexedBody, IndexedBody])[] {
  const [from, ...rest] = before;
  if (!from) return [];
  const index = after.findIndex(({ body }) => conditionsOf(body) === conditionsOf(from.body));
  const to = after[index];
  return to
    ? [[from, to], ...pairsInOrder(rest, after.slice(index + 1))]
    : pairsInOrder(rest, after);
}

function without(
  bodies: readonly IndexedBody[],
  others: readonly IndexedBody[],
): readonly IndexedBody[] {
  return bodies.filter((each) => !others.includes(each));
}

function onlyOfKind(bodies: readonly IndexedBody[], { body }: IndexedBody) {
  const found = bodies.filter((each) => (each.body.is === "text") === (body.is === "text"));
  return found.length === 1 ? found[0] : undefined;
}

function conditionsOf({ when, unless }: ResultBody): string {
  return canonical([conditionsByParameter(when), conditionsByParameter(unless)]);
}

function bodyChanges(
  scope: FieldScope,
  { body: old, index: from }: IndexedBody,
  { body: next, index: to }: IndexedBody,
): readonly Change[] {
  const [before, after] = [describeBody(old), describeBody(next)];
  const subject: Subject = {
    module: scope.module,
    parameter: "",
    old: objectBelow(scope.old, bodyAt(from)).origin,
    new: objectBelow(scope.new, bodyAt(to)).origin,
  };
  return [
    ...(before === after
      ? []
      : [changeOf("result-body-changed", subject, { old: before, new: after })]),
    ...positionsOf(old).flatMap((shape, index) => {
      const other = positionsOf(next)[index];
      const at = (body: number): string => below(bodyAt(body), "is", "tuple", index);
      const position: FieldScope = {
        ...scope,
        path: `[${index}]`,
        old: objectBelow(scope.old, at(from)),
        new: objectBelow(scope.new, at(to)),
      };
      return other ? shapeChanges(position, shape, other, fieldsChanges) : [];
    }),
  ];
}

function positionsOf({ is }: ResultBody) {
  return is === "text" ? [] : is.tuple;
}

function bodyAt(index: number): string {
  return below("/bodies", index);
}

function objectBelow(object: ScopedObject, at: string): ScopedObject {
  const { file, pointer } = object.origin;
  return { ...object, origin: { file, pointer: pointer + at } };
}

/** Describes a form: `a text with format=xml`, `a list of 4 unless format=xml|php`. */
function describeBody({ is, when, unless }: ResultBody): string {
  const form = is === "text" ? "a text" : `a list of ${is.tuple.length}`;
  return [form, ...describeConditions("with", when), ...describeConditions("unless", unless)].join(
    " ",
  );
}

function describeConditions(
  word: string,
  conditions: readonly ResultCondition[],
): readonly string[] {
  if (conditions.length === 0) return [];
  const texts = conditions.map(({ parameter, values }) =>
    values ? `${parameter}=${values.join("|")}` : parameter,
  );
  return [`${word} ${texts.toSorted().join(" and ")}`];
}
