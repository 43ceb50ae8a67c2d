import { contradicts } from "../../spec/model/condition.js";
import { SCALAR_TYPES } from "../../spec/model/result-fields.js";
import type {
  ModuleResult,
  ResultCondition,
  ResultField,
  ResultShape,
  ScalarShape,
  PartialEvidence,
} from "../../spec/model/result.js";
import { onTag } from "./parameter-doc.js";
import { commentLines } from "../../base/doc-comment.js";
import type { PlannedResult } from "../plan/planned.js";
import { arrayOf, generic, literalType, named, union } from "../../base/type-expression.js";
import type { ObjectMember, TypeExpression } from "../../base/type-expression.js";
import { lifetimeOf, versionsOf } from "../../spec/model/server-versions.js";
import type { Evidence } from "../../spec/model/server-versions.js";

/** The context of a field's type. */
export interface ResultContext {
  readonly planned: PlannedResult;
  readonly result: ModuleResult;
  /** The type at the location of rows: the parameter of a part. */
  readonly row: TypeExpression;
  /** Conditions that apply to all fields, so that comments do not repeat them. */
  readonly conditions: readonly ResultCondition[];
  /** Adds the empty list to the type of an object that may be written as one. */
  orEmptyList(object: TypeExpression): TypeExpression;
}

/** Converts a field to a property: name, type, presence and conditions. */
export function resultMember(context: ResultContext, field: ResultField): ObjectMember {
  const conditions = field.when.filter((condition) => !isImplied(condition, context.conditions));
  return {
    name: field.name,
    type: shapeType(
      { ...context, conditions: [...context.conditions, ...field.when] },
      field.shape,
    ),
    optional: field.presence === "sometimes" || conditions.length > 0,
    comment: comment(context, field, conditions),
    tags: [
      ...fieldVersionTags(field, context.result.servers, context.conditions),
      ...onTag(field.on),
    ],
  };
}

/** Returns true if other conditions imply a condition. */
function isImplied(
  { parameter, values }: ResultCondition,
  conditions: readonly ResultCondition[],
): boolean {
  return conditions.some((other) => {
    if (other.parameter !== parameter) return false;
    if (values === false || other.values === false) return values === other.values;
    return !values || other.values?.every((value) => values.includes(value));
  });
}

/** The type of a shape. */
export function shapeType(context: ResultContext, shape: ResultShape): TypeExpression {
  const { planned, row } = context;
  if (shape === planned.parts.row) return row;
  switch (shape.kind) {
    case "scalar":
      return named(SCALAR_TYPES[shape.type] ?? "unknown");
    case "flag":
      return literalType("");
    case "enum":
      return union(...shape.values.map(literalType));
    case "list":
      return arrayOf(shapeType(context, shape.items));
    case "map": {
      const map = generic(
        "Readonly",
        generic("Record", named("string"), shapeType(context, shape.values)),
      );
      return shape.emptyIsList ? context.orEmptyList(map) : map;
    }
    case "record": {
      const name = planned.records.get(shape)?.name;
      // An object that was always empty has no known fields.
      const record: TypeExpression =
        shape.fields.length === 0
          ? named("object")
          : name === undefined
            ? {
                kind: "object",
                members: shape.fields
                  .filter(({ when }) => !contradicts(when, context.conditions))
                  .map((field) => resultMember(context, field)),
              }
            : named(name);
      return shape.emptyIsList ? context.orEmptyList(record) : record;
    }
    case "union":
      return union(...distinct(shape.of.map((each) => shapeType(context, each))));
  }
}

/** Format version 2 has few such objects, so callers see the empty list in the type. */
export function unionWithEmptyList(object: TypeExpression): TypeExpression {
  return union(object, named("readonly []"));
}

/** In format version 1 most objects may be an empty list, so callers read them as objects. */
export function readAsEmpty(object: TypeExpression): TypeExpression {
  return generic("OrEmptyList", object);
}

/** Several types of a wiki have the same TypeScript type. Nested unions are flattened. */
function distinct(types: readonly TypeExpression[]): readonly TypeExpression[] {
  const flat = types.flatMap((type) => (type.kind === "union" ? type.members : [type]));
  return [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
}

const SCALAR_TEXTS: Readonly<Partial<Record<ScalarShape["type"], string>>> = {
  timestamp: "ISO 8601.",
  expiry: "An ISO 8601 timestamp, or a word such as `infinity`.",
  namespace: "A namespace number.",
};

function comment(
  { result, conditions: requested }: ResultContext,
  field: ResultField,
  conditions: readonly ResultCondition[],
): readonly string[] {
  const { shape, servers, example, description } = field;
  const form = shape.kind === "scalar" ? SCALAR_TEXTS[shape.type] : undefined;
  const meaning = description?.text;
  return [
    ...(meaning === undefined ? [] : [meaning]),
    ...(form === undefined ? [] : [form]),
    ...(conditions.length === 0 ? [] : [`Only with ${conditionsInShort(conditions)}.`]),
    ...serversText(servers, result.servers),
    ...partialVersionTexts(field, requested),
    ...(example === undefined ? [] : [`For example \`${JSON.stringify(example)}\`.`]),
  ].flatMap(commentLines);
}

/** Values that need more columns are not listed in comments. */
const LISTED_COLUMNS = 72;

/** The required parameters for a comment: all, or some of them if there are many values. */
function conditionsInShort(conditions: readonly ResultCondition[]): string {
  return conditions
    .map((condition) => {
      const { parameter, values } = condition;
      const [example] = values || [];
      const text = resultConditionText(condition);
      return !values || text.length <= LISTED_COLUMNS
        ? text
        : `some values of \`${parameter}\`, such as \`${example ?? ""}\``;
    })
    .join(", and ");
}

/** The required parameters, such as ``prop=user` or `prop=ids`, and `show=anon``. */
export function conditionsText(conditions: readonly ResultCondition[]): string {
  return conditions.map(resultConditionText).join(", and ");
}

function resultConditionText({ parameter, values }: ResultCondition): string {
  if (values === false) return `no \`${parameter}\``;
  return values === undefined
    ? `\`${parameter}\``
    : values.map((value) => `\`${parameter}=${value}\``).join(" or ");
}

/**
 * The versions that send a field, as tags of a comment: `@since` the first one, if earlier ones were
 * observed without it, and `@until` the last one, if later ones were and the field is not rare.
 *
 * @param all the servers that were observed
 */
export function versionTags(evidence: Evidence, all: readonly string[]): readonly string[] {
  const { since, until } = lifetimeOf(evidence, all);
  return [
    ...(since ? [`@since ${since.first.text}`] : []),
    ...(until ? [`@until ${until.last.text}`] : []),
  ];
}

/**
 * A field's tags under the given conditions: from the field, or from the given condition values.
 */
function fieldVersionTags(
  field: Pick<ResultField, "servers" | "seen" | "only">,
  all: readonly string[],
  conditions: readonly ResultCondition[],
): readonly string[] {
  const own = versionTags(field, all);
  if (own.length > 0) return own;
  const values = field.only.filter((part) => part.kind === "value" && isGiven(part, conditions));
  const tags = values.map((part) => versionTags(evidenceOf(part, field), field.servers));
  const [first] = tags;
  const isSame = tags.every((each) => each.join() === first?.join());
  return first && isSame ? first : [];
}

/** Returns true if the conditions set a part's parameter to only this value. */
function isGiven(part: PartialEvidence, conditions: readonly ResultCondition[]): boolean {
  return (
    part.kind === "value" &&
    conditions.some(
      ({ parameter, values }) =>
        parameter === part.parameter && values && values.length === 1 && values[0] === part.value,
    )
  );
}

/**
 * Sentences about the parts of a field that only some versions have: `` `null` since MediaWiki 1.43.``.
 * Values that are given are tags instead.
 */
function partialVersionTexts(
  field: Pick<ResultField, "servers" | "seen" | "only">,
  conditions: readonly ResultCondition[],
): readonly string[] {
  return field.only.flatMap((part) => {
    const { since, until } = lifetimeOf(evidenceOf(part, field), field.servers);
    const isOther =
      part.kind === "value" && conditions.some((each) => each.parameter === part.parameter);
    if (isOther || (!since && !until)) return [];
    const subject =
      part.kind === "type" ? TYPE_TEXTS[part.type] : `With \`${part.parameter}=${part.value}\``;
    const versions = [
      ...(since ? [`since ${since.first.text}`] : []),
      ...(until ? [`until ${until.last.text}`] : []),
    ];
    return [`${subject} ${versions.join(", ")}.`];
  });
}

const TYPE_TEXTS = {
  string: "`string`",
  number: "`number`",
  boolean: "`boolean`",
  null: "`null`",
  array: "A list",
  object: "An object",
} as const;

function evidenceOf({ servers }: PartialEvidence, { seen }: Pick<ResultField, "seen">): Evidence {
  return { servers, seen };
}

/**
 * A sentence that names the servers of a field, if the first one that was observed did not send it.
 * Other software than MediaWiki has no known order of versions.
 */
export function serversText(servers: readonly string[], all: readonly string[]): readonly string[] {
  const isUsual = servers.includes(all[0] ?? "") || versionsOf(all).length > 0;
  return isUsual ? [] : [`Observed on ${servers.join(", ")} only.`];
}
