import { canonical } from "../base/json.js";
import { below } from "../base/document.js";
import type { Parameter } from "../spec/model/parameter.js";
import { conditionText, isImpossible } from "../spec/model/condition.js";
import type { ResultBody, ResultCondition } from "../spec/model/result.js";
import { changeOf, valueChanges } from "./change.js";
import type { Change } from "./change.js";
import { matchParts } from "./matching.js";
import type { Pairs } from "./matching.js";
import { conditionsByParameter, restrictedTo, resultBelow, shapeChanges } from "./result-fields.js";
import type { ResultPair } from "./result-fields.js";

/** A form of responses with its pointer. */
interface LocatedBody {
  readonly body: ResultBody;
  readonly at: string;
}

/**
 * Compares the forms of responses that are not objects, by their conditions. List positions are
 * compared like fields: `[1]` is the path of the second item.
 */
export function bodiesChanges(
  result: ResultPair,
  old: readonly ResultBody[],
  next: readonly ResultBody[],
): readonly Change[] {
  const [before, after] = [old, next].map((bodies) =>
    bodies.map((body, index): LocatedBody => ({ body, at: below("/bodies", index) })),
  );
  const matched = matchParts(before ?? [], after ?? [], pairsInOrder, onlyOfKind);
  return [
    ...matched.removed.map(({ body, at }) =>
      changeOf("result-body-removed", result, { old: describeBody(body), at }),
    ),
    ...matched.added.map(({ body, at }) =>
      changeOf("result-body-added", result, {
        new: describeBody(body),
        circumstances: [isOfNewRequests(result, body) && "new-requests"],
        at,
      }),
    ),
    ...matched.pairs.flatMap(([from, to]) => {
      const pair = resultBelow(result, "", from.at, to.at);
      return [
        ...valueChanges(
          "result-body-changed",
          pair,
          describeBody(from.body),
          describeBody(to.body),
          "",
        ),
        ...positionsOf(from.body).flatMap((shape, index) => {
          const other = positionsOf(to.body)[index];
          const position = resultBelow(pair, `[${index}]`, below("/is/tuple", index));
          return other ? shapeChanges(position, shape, other) : [];
        }),
      ];
    }),
  ];
}

/** Returns true if a condition of a form needs a parameter or a value that the base does not have. */
function isOfNewRequests({ context }: ResultPair, { when }: ResultBody): boolean {
  return when.some((condition) => {
    const [old, next] = [context.old, context.new].map(({ parameters }) =>
      parameters.find(({ name }) => name === condition.parameter),
    );
    if (!next || isDefault(next, condition)) return false;
    if (!old) return true;
    // The allspecifier also selects new values.
    if (old.multi?.allspecifier !== undefined) return false;
    return restrictedTo([condition], context.old).some(isImpossible);
  });
}

/** Returns true if the default of a parameter meets a condition. */
function isDefault(parameter: Parameter, { values }: ResultCondition): boolean {
  const { default: value, defaultsToAll } = parameter;
  if (values === false) return value === undefined;
  if (value === undefined) return defaultsToAll === true;
  return !values || [value].flat().some((each) => values.some((other) => other === each));
}

/** Matches forms of the same conditions in order: the first form that applies is the response. */
function pairsInOrder(
  [from, ...rest]: readonly LocatedBody[],
  after: readonly LocatedBody[],
): Pairs<LocatedBody> {
  if (!from) return [];
  const index = after.findIndex((each) => conditionsOf(each) === conditionsOf(from));
  const to = after[index];
  return to
    ? [[from, to], ...pairsInOrder(rest, after.slice(index + 1))]
    : pairsInOrder(rest, after);
}

/** Matches the remaining forms of the same kind if each version contains one. */
function onlyOfKind(
  removed: readonly LocatedBody[],
  added: readonly LocatedBody[],
): Pairs<LocatedBody> {
  return removed.flatMap((from) => {
    const isOfKind = ({ body }: LocatedBody) => (body.is === "text") === (from.body.is === "text");
    const [[, moreRemoved], [to, moreAdded]] = [removed.filter(isOfKind), added.filter(isOfKind)];
    const isOnly = moreRemoved === undefined && moreAdded === undefined;
    return to && isOnly && conditionsOf(to) !== conditionsOf(from) ? [[from, to] as const] : [];
  });
}

function conditionsOf({ body: { when, unless } }: LocatedBody): string {
  return canonical([conditionsByParameter(when), conditionsByParameter(unless)]);
}

function positionsOf({ is }: ResultBody) {
  return is === "text" ? [] : is.tuple;
}

/** Describes a form: `a text with format=xml`, `a list of 4 unless format=xml|php`. */
function describeBody({ is, when, unless }: ResultBody): string {
  const form = is === "text" ? "a text" : `a list of ${is.tuple.length}`;
  return `${form}${describeConditions("with", when)}${describeConditions("unless", unless)}`;
}

function describeConditions(word: string, conditions: readonly ResultCondition[]): string {
  const texts = conditions.map(conditionText);
  return texts.length === 0 ? "" : ` ${word} ${texts.toSorted().join(" and ")}`;
}
