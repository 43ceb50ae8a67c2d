import { below } from "../base/document.js";
import { canonical } from "../base/json.js";
import type { Origin, Parameter } from "../spec/model/parameter.js";
import { clausesByField, impliesPresence } from "../spec/model/presence.js";
import type { ResultCondition, ResultField, ResultShape } from "../spec/model/result.js";
import { changeOf, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts, namedChanges } from "./matching.js";
import { docsChanges } from "./remarks.js";
import {
  areAcceptedAs,
  areAmong,
  codeTypeOf,
  describeAlternatives,
  NULL,
  openCodeTypeOf,
  resultAlternatives,
} from "./result-alternatives.js";
import type { ResultAlternative } from "./result-alternatives.js";

/** Part of a module's results: the subject of its changes. */
export interface ResultPair extends Subject {
  /** The path of the part; empty for the response. */
  readonly parameter: string;
  readonly context: ResultContext;
}

/** The context for comparing results. */
export interface ResultContext {
  readonly old: ResultSide;
  readonly new: ResultSide;
  readonly moved?: MovedRows;
  /** True if descriptions are compared. */
  readonly docs: boolean;
}

/** The result of a module in the base or in the revision. */
export interface ResultSide {
  /** The servers of the complete result. */
  readonly servers: readonly string[];
  /** The parameters of the module; empty if the catalogue lacks it. */
  readonly parameters: readonly Parameter[];
}

/** A renamed field that contains the rows. Its removal and addition are one change. */
export interface MovedRows {
  /** The path of the object that contains it, as findings show it, without lists and maps. */
  readonly within: string;
  readonly from: string;
  readonly to: string;
}

/** A part of a part: its path, and where both versions have it. */
export function resultBelow(
  { parameter, old, new: next, ...pair }: ResultPair,
  path: string,
  at: string,
  newAt = at,
): ResultPair {
  return {
    ...pair,
    parameter: parameter + path,
    old: originAt(old, at),
    new: originAt(next, newAt),
  };
}

function originAt({ file, pointer }: Origin, at: string): Origin {
  return { file, pointer: pointer + at };
}

/** Compares the fields of an object. */
export function fieldsChanges(
  object: ResultPair,
  old: readonly ResultField[],
  next: readonly ResultField[],
): readonly Change[] {
  const { moved } = object.context;
  const isThere = moved?.within === withoutSigns(object.parameter);
  const before = old.map(
    (each) => [isThere && each.name === moved.from ? moved.to : each.name, each] as const,
  );
  const after = next.map((each) => [each.name, each] as const);
  return namedChanges(new Map(before), new Map(after), {
    removed: (field) =>
      changeOf("result-field-removed", fieldPair(object, field), {
        circumstances: [field.presence === "sometimes" && "optional"],
      }),
    added: (field) => {
      const isOptional = field.presence === "sometimes" || field.when.length > 0;
      const rule = isOptional ? "result-field-added-optional" : "result-field-added-required";
      return changeOf(rule, fieldPair(object, field));
    },
    kept: (from, to) => fieldChanges(fieldPair(object, from, to), from, to),
  });
}

/** Removes the signs of lists and maps from a path. */
export function withoutSigns(path: string): string {
  return path.replaceAll(/\[\]|\{\}/g, "");
}

function fieldPair(object: ResultPair, { name }: ResultField, { name: newName } = { name }) {
  const path = object.parameter === "" ? newName : `.${newName}`;
  return resultBelow(object, path, below("", name), below("", newName));
}

function fieldChanges(field: ResultPair, old: ResultField, next: ResultField): readonly Change[] {
  const rule =
    next.presence === "sometimes" ? "result-field-became-optional" : "result-field-became-required";
  return [
    ...(old.presence === next.presence
      ? []
      : [changeOf(rule, field, { circumstances: [old.presentIf.length > 0 && "was-certain"] })]),
    ...certaintyChanges(field, old, next),
    ...conditionChanges(field, old, next),
    ...valueChanges(
      "result-version-1-changed",
      field,
      old.formatversion1,
      next.formatversion1,
      "/formatversion1",
    ),
    ...shapeChanges(resultBelow(field, "", "/is"), old.shape, next.shape),
    ...textChanges(field, old, next),
  ];
}

/** Compares the rows that certainly have an optional field: all that match one of its clauses. */
function certaintyChanges(
  field: ResultPair,
  { presence, presentIf: old }: ResultField,
  { presence: newPresence, presentIf: next }: ResultField,
): readonly Change[] {
  if (presence === "always" || newPresence === "always") return [];
  const facts = { old: clausesByField(old), new: clausesByField(next), at: "/presentIf" };
  return [
    ...(impliesPresence(old, next) ? [] : [changeOf("result-presence-narrowed", field, facts)]),
    ...(impliesPresence(next, old) ? [] : [changeOf("result-presence-widened", field, facts)]),
  ];
}

/**
 * Compares the parameters that a field requires. Values that only one of the modules lists do not
 * change the condition: they have separate findings.
 */
function conditionChanges(
  field: ResultPair,
  { when: old }: ResultField,
  { when: next }: ResultField,
): readonly Change[] {
  const { context } = field;
  const [before, after] = [restrictedTo(old, context.new), restrictedTo(next, context.old)];
  const [isNarrower, isWider] = [implies(after, before), implies(before, after)];
  if (isNarrower && isWider) return [];
  const rule = isNarrower
    ? "result-condition-narrowed"
    : isWider
      ? "result-condition-widened"
      : "result-condition-changed";
  // Row types contain a field depending on the values in a request, not on the presence of any
  // value.
  const isOfAny = old.some(
    ({ parameter, values }) =>
      Array.isArray(values) &&
      next.some((each) => each.parameter === parameter && each.values === undefined),
  );
  const facts = { old: conditionsByParameter(old), new: conditionsByParameter(next), at: "/when" };
  return [changeOf(rule, field, { ...facts, circumstances: [isOfAny && "any-value"] })];
}

/** Returns true if each request that meets some conditions also meets others. */
function implies(first: readonly ResultCondition[], second: readonly ResultCondition[]): boolean {
  return second.every(({ parameter, values: wanted }) => {
    const condition = first.find((each) => each.parameter === parameter);
    if (!condition) return false;
    const { values } = condition;
    if (wanted === false || values === false) return wanted === values;
    return !wanted || (values?.every((value) => wanted.includes(value)) ?? false);
  });
}

/** Conditions by parameter, as in a spec: the values, `true` for any value, or `false` for none. */
export function conditionsByParameter(
  conditions: readonly ResultCondition[],
): Readonly<Record<string, boolean | readonly string[]>> {
  return Object.fromEntries(
    conditions.map(({ parameter, values }) => [parameter, values ?? true] as const),
  );
}

/** Removes values that a module does not list, because requests to it cannot contain them. */
export function restrictedTo(
  conditions: readonly ResultCondition[],
  { parameters }: ResultSide,
): readonly ResultCondition[] {
  return conditions.map((condition) => {
    const type = parameters.find(({ name }) => name === condition.parameter)?.type;
    if (!condition.values || type?.kind !== "enum") return condition;
    return {
      ...condition,
      values: condition.values.filter((value) => type.values.includes(value)),
    };
  });
}

function textChanges(field: ResultPair, old: ResultField, next: ResultField): readonly Change[] {
  const { context } = field;
  if (!context.docs) return [];
  const [before, after] = [textsOf(context.old, old), textsOf(context.new, next)];
  return docsChanges(field, before, after, ["servers", "example"]);
}

/**
 * A field's descriptive texts. They include its servers only if these differ from the result's
 * servers.
 */
function textsOf({ servers }: ResultSide, { servers: own, example }: ResultField): object {
  return {
    ...(canonical(own) !== canonical(servers) && { servers: own }),
    ...(example !== undefined && { example }),
  };
}

/** Compares a value's types, then the content of lists, maps and records. */
export function shapeChanges(
  value: ResultPair,
  old: ResultShape,
  next: ResultShape,
): readonly Change[] {
  const [before, after] = [resultAlternatives(old), resultAlternatives(next)];
  // If only null was observed, null is the type.
  const isOfNull = [before, after].some((parts) => parts.every(({ kind }) => kind === NULL));
  const [wasNullable, isNullable] = [before, after].map((parts) => !isOfNull && hasNull(parts));
  const nullRule = isNullable ? "result-field-became-nullable" : "result-field-became-non-null";
  const [values, newValues] = [enumValues(before), enumValues(after)];
  return [
    ...(wasNullable === isNullable ? [] : [changeOf(nullRule, value)]),
    ...(isOfNull
      ? typeChanges(value, before, after)
      : typeChanges(value, withoutNull(before), withoutNull(after))),
    ...(values && newValues
      ? listChanges(value, values, newValues, "", [
          "result-enum-value-added",
          "result-enum-value-removed",
        ])
      : []),
    ...matchParts(
      before,
      after,
      byKey(({ kind }) => kind),
    ).pairs.flatMap(([from, to]) => contentChanges(value, from, to)),
  ];
}

function hasNull(parts: readonly ResultAlternative[]): boolean {
  return parts.some(({ kind }) => kind === NULL);
}

function withoutNull(parts: readonly ResultAlternative[]): readonly ResultAlternative[] {
  return parts.filter(({ kind }) => kind !== NULL);
}

/** The possible values of all parameters in an enum; undefined without an enum. */
function enumValues(parts: readonly ResultAlternative[]): readonly string[] | undefined {
  const enums = parts.flatMap(({ shape }) => (shape.kind === "enum" ? [shape.values] : []));
  return enums.length === 0 ? undefined : enums.flat();
}

function typeChanges(
  value: ResultPair,
  old: readonly ResultAlternative[],
  next: readonly ResultAlternative[],
): readonly Change[] {
  const [keeps, adds] = [areAmong(old, next), !areAmong(next, old)];
  if (keeps && !adds) return [];
  const isSame = codeTypeOf(old) === codeTypeOf(next);
  const isFormat = isSame && !keeps && adds;
  const isOpened = !isSame && openCodeTypeOf(old) === openCodeTypeOf(next);
  const kind = keeps ? "widened" : adds ? "changed" : "narrowed";
  return [
    changeOf(isFormat ? "result-format-changed" : `result-type-${kind}`, value, {
      old: describeAlternatives(old),
      new: describeAlternatives(next),
      circumstances: [
        isSame && !isFormat && "same-types",
        isOpened && "values-opened",
        areAcceptedAs(next, old) && "values-kept",
      ],
    }),
  ];
}

/** Compares what two alternatives of one kind contain. */
function contentChanges(
  value: ResultPair,
  { shape: old, at: from }: ResultAlternative,
  { shape: next, at: to }: ResultAlternative,
): readonly Change[] {
  const inner = (key: string, sign: string): ResultPair =>
    resultBelow(value, sign, `${from}/${key}`, `${to}/${key}`);
  if (old.kind === "list" && next.kind === "list")
    return shapeChanges(inner("list", "[]"), old.items, next.items);
  if (old.kind === "map" && next.kind === "map")
    return shapeChanges(inner("map", "{}"), old.values, next.values);
  if (old.kind === "record" && next.kind === "record")
    return fieldsChanges(inner("record", ""), old.fields, next.fields);
  return [];
}
