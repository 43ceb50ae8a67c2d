import { isCheckedFormat } from "../spec/schema/formats.js";
import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import { typeCircumstances, writesKept } from "./code-type.js";
import type { CodeUse } from "../spec/parameters/traits.js";
import type { UnknownObject } from "../base/json.js";
import { canonical, listOf, member, memberAt, setDifference, textOf } from "../base/json.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import { BOUND_KEYWORDS, boundChanges } from "./schema-keywords.js";
import type { OpenApiContext } from "./schema-context.js";
import type { OpenApiPart } from "./schema-references.js";
import type { RuleId } from "./rules/table.js";
import { levelsOf } from "./rules/table.js";
import { directionOf } from "./schema-direction.js";
import { schemaChanges } from "./schema.js";

const DOCS = ["$comment", "title", "description", "example", "examples", "deprecated"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  ...BOUND_KEYWORDS,
  "$ref",
  "type",
  "enum",
  "format",
  "default",
]);

/** The context of a comparison of parameter schemas. */
export interface ParameterSchemaContext {
  readonly context: OpenApiContext;
  /** True if every old request contained the parameter. */
  readonly wasRequired: boolean;
}

/** Compares the values that a parameter accepts. A change to fewer values is breaking. */
export function parameterSchemaChanges(
  subject: Subject,
  before: OpenApiPart,
  after: OpenApiPart,
  { context, wasRequired }: ParameterSchemaContext,
): readonly Change[] {
  const own: Subject = { ...subject, old: before.origin, new: after.origin };
  const [{ value: old }, { value: next }] = [before, after];
  return [
    ...(isStructured(before) || isStructured(after)
      ? structureChanges(subject, before, after, context)
      : valueChanges(own, old, next, context)),
    ...difference(own, old, next, "default", "query-param-default-changed").map((change) => ({
      ...change,
      circumstances: [
        ...(wasRequired && member(old, "default") === undefined ? ["was-given"] : []),
        ...defaultCircumstances(old, next),
      ],
    })),
  ];
}

/** Compares the single values that a parameter accepts. */
function valueChanges(
  own: Subject,
  old: UnknownObject,
  next: UnknownObject,
  { docs }: OpenApiContext,
): readonly Change[] {
  return [
    ...typeChanges(own, old, next),
    ...boundChanges([old], [next]).map(({ key, direction, ...values }) =>
      changeOf(`query-param-bound-${direction === "either" ? "tightened" : direction}`, own, {
        value: key,
        ...defined(values),
        at: `/${key}`,
      }),
    ),
    ...difference(
      own,
      old,
      next,
      "format",
      isCheckedFormat(member(next, "format"))
        ? "query-param-format-tightened"
        : "query-param-format-changed",
    ),
    ...unknownKeyChanges(own, old, next, KNOWN),
    ...(docs ? docsChanges(own, old, next, DOCS) : []),
  ];
}

function typeChanges(subject: Subject, old: UnknownObject, next: UnknownObject): readonly Change[] {
  const [before, after] = [typesOf(old), typesOf(next)];
  const [values, changed] = [valuesOf(old), valuesOf(next)];
  if (canonical(before) !== canonical(after)) {
    const wider =
      after.length === 0 ||
      (changed === undefined &&
        (after.includes("string") ||
          before.every(
            (type) => after.includes(type) || (type === "integer" && after.includes("number")),
          )));
    return [
      changeOf(wider ? "query-param-type-widened" : "query-param-type-narrowed", subject, {
        old: values ?? before,
        new: changed ?? after,
        at: "/type",
        ...circumstancesOf(wider, old, next),
      }),
    ];
  }
  if (values === undefined && changed === undefined) return [];
  if (values === undefined || changed === undefined) {
    const rule = changed === undefined ? "query-param-type-widened" : "query-param-type-narrowed";
    return [
      changeOf(rule, subject, {
        old: values ?? before,
        new: changed ?? after,
        at: "/enum",
        ...circumstancesOf(changed === undefined, old, next),
      }),
    ];
  }
  const { removed, added } = setDifference(values, changed);
  return [
    ...removed.map((value) =>
      changeOf("query-param-type-narrowed", subject, {
        value,
        old: values,
        new: changed,
        at: "/enum",
      }),
    ),
    ...added.map((value) =>
      changeOf("query-param-type-widened", subject, {
        value,
        old: values,
        new: changed,
        at: "/enum",
        circumstances: ["writes-kept", "values-opened"],
      }),
    ),
  ];
}

function defaultCircumstances(old: UnknownObject, next: UnknownObject): readonly string[] {
  if (member(next, "default") === undefined) return ["removed"];
  return member(old, "default") === undefined ? ["added"] : [];
}

/** The types of a parameter's values in code. */
function codeUse(schema: UnknownObject): CodeUse {
  const types = valuesOf(schema)?.map((value) => `=${value}`) ?? typesOf(schema).map(codeType);
  return { written: types, read: types };
}

/** Integers and other numbers have one type in code. */
function codeType(type: string): string {
  return type === "integer" ? "number" : type === "string" ? "text" : type;
}

function circumstancesOf(wider: boolean, old: UnknownObject, next: UnknownObject): object {
  const [before, after] = [codeUse(old), codeUse(next)];
  const kept = wider && writesKept(before, after) ? ["writes-kept"] : [];
  const circumstances = [...kept, ...typeCircumstances(before, after)];
  return circumstances.length > 0 ? { circumstances } : {};
}

function typesOf(schema: UnknownObject): readonly string[] {
  const type = schema["type"];
  return (type === undefined ? [] : [type].flat()).map(textOf).toSorted();
}

function valuesOf(schema: UnknownObject): readonly string[] | undefined {
  const members = schema["enum"];
  if (members === undefined) return undefined;
  return listOf(members)
    .map((value) => (typeof value === "string" ? value : canonical(value)))
    .toSorted();
}

function difference(
  subject: Subject,
  old: UnknownObject,
  next: UnknownObject,
  key: string,
  rule: Change["rule"],
): readonly Change[] {
  const [before, after] = [member(old, key), member(next, key)];
  if (canonical(before) === canonical(after)) return [];
  return [changeOf(rule, subject, { ...defined({ old: before, new: after }), at: `/${key}` })];
}

/** Keywords of lists, objects and alternatives. */
const STRUCTURE_KEYWORDS: readonly string[] = [
  "items",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
];

/** Returns true if a schema describes a list, an object or alternatives. */
function isStructured({ value }: OpenApiPart): boolean {
  return STRUCTURE_KEYWORDS.some((key) => Object.hasOwn(value, key));
}

/** Compares the lists, objects or alternatives that a parameter accepts. */
function structureChanges(
  { module, parameter = "" }: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  return schemaChanges(
    { module, path: parameter, top: false, context, direction: "request" },
    old,
    next,
  ).flatMap((change) => asParameterChange(parameter, change, old, next) ?? []);
}

/** The rules of parameters about the same change, by the rules of responses. */
const PARAMETER_RULES: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "response-bound-tightened": "query-param-bound-tightened",
  "response-bound-loosened": "query-param-bound-loosened",
  "response-format-changed": "query-param-format-changed",
  "response-field-deprecated": "query-param-deprecated",
  "response-field-undeprecated": "query-param-undeprecated",
};

/** Converts a change of a response's schema; undefined for the default of the parameter itself. */
function asParameterChange(
  parameter: string,
  change: Change,
  old: OpenApiPart,
  next: OpenApiPart,
): Change | undefined {
  const { rule, like = rule, circumstances = [], ...facts } = change;
  if (rule === "docs-changed" || rule.startsWith("unknown-key")) return change;
  if (rule === "body-default-changed")
    return change.parameter === parameter
      ? undefined
      : { ...facts, rule: "query-param-default-changed" };
  if (circumstances.includes("either")) return { ...facts, rule: "query-param-bound-tightened" };
  const own = PARAMETER_RULES[like];
  if (own !== undefined) return { ...facts, rule: own };
  const isWider = !directionOf(change).narrower || like === "response-field-added-optional";
  const { types: readers, handlers: writers } = levelsOf(change);
  const kept = isWider
    ? [
        like === "response-field-removed" ? "member-removed" : "writes-kept",
        ...readsCircumstance(readers),
      ]
    : writers !== "breaking"
      ? ["same-types"]
      : readers !== "breaking"
        ? ["handlers-kept"]
        : [];
  return {
    ...facts,
    rule: isWider ? "query-param-type-widened" : "query-param-type-narrowed",
    ...shownTypes(change, old, next),
    ...(kept.length > 0 && { circumstances: kept }),
  };
}

/** The words for changes that values do not show. */
const SHOWN: Readonly<Partial<Record<RuleId, readonly [old: string, next: string]>>> = {
  "response-field-became-required": ["optional", "required"],
  "response-field-became-optional": ["required", "optional"],
  "response-field-became-nullable": ["never null", "a value or null"],
  "response-field-became-non-null": ["a value or null", "never null"],
};

/** The types of base and revision: of a value that was added or removed, those of all values. */
function shownTypes(
  { rule, old, new: next, origins }: Change,
  before: OpenApiPart,
  after: OpenApiPart,
): Pick<Change, "old" | "new"> {
  if (old !== undefined || next !== undefined) return defined({ old, new: next });
  const [was, is] = SHOWN[rule] ?? [];
  if (was !== undefined) return { old: was, new: is };
  return defined({ old: valueIn(before, origins.old), new: valueIn(after, origins.new) });
}

/** The value at an origin in a schema, or in one that it refers to. */
function valueIn({ value, origin, root }: OpenApiPart, { pointer } = origin): unknown {
  return pointer.startsWith(`${origin.pointer}/`)
    ? memberAt(value, pointer.slice(origin.pointer.length))
    : memberAt(root, pointer);
}

/** In a request, handlers read what callers write. */
function readsCircumstance(readers: string): readonly string[] {
  if (readers === "breaking") return [];
  return [readers === "risky" ? "values-opened" : "same-types"];
}
