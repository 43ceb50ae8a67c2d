import { listOf, memberAt, objectOf } from "../base/json.js";
import type { Origin } from "../spec/model/parameter.js";
import type { Change, Subject } from "./change.js";
import { levelsOf, ruleById } from "./rules.js";
import type { RuleId } from "./rules.js";
import type { OpenApiContext, OpenApiPart } from "./openapi-part.js";
import { directionOf } from "./schema-direction.js";
import { schemaChanges } from "./schema.js";

/** Compares the values that a parameter accepts. A change to fewer values is breaking. */
export function parameterSchemaChanges(
  subject: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const { module, parameter = "" } = subject;
  const [before, after] = [ofText(old), ofText(next)];
  const scope = { module, path: parameter, top: false, context, direction: "request" } as const;
  return schemaChanges(scope, before, after).flatMap((change) => {
    const isOfParameter = change.parameter === parameter;
    return asParameterChange(change, isOfParameter, before, after) ?? [];
  });
}

/** Values without a description are text, because all parameters are written as text. */
function ofText(part: OpenApiPart): OpenApiPart {
  const isDescribed = Object.keys(part.value).some((key) => DESCRIBING.has(key));
  return isDescribed ? part : { ...part, value: { ...part.value, type: "string" } };
}

const DESCRIBING: ReadonlySet<string> = new Set(
  "$ref type enum items properties required additionalProperties anyOf oneOf allOf".split(" "),
);

/**
 * Converts a change of a schema; undefined for changes of the parameter itself that are compared with
 * it: its default, and whether it is deprecated.
 */
function asParameterChange(
  change: Change,
  isOfParameter: boolean,
  old: OpenApiPart,
  next: OpenApiPart,
): Change | undefined {
  const { rule, like = rule, circumstances = [], ...facts } = change;
  const own = ruleById(like).schema?.parameter;
  if (isOfParameter && /^(?:body-default-changed|response-field-(?:un)?deprecated)$/.test(like))
    return undefined;
  if (circumstances.includes("either")) return { ...facts, rule: "query-param-bound-tightened" };
  if (like === "response-format-changed" && circumstances.includes("is-checked"))
    return { ...facts, rule: "query-param-format-tightened" };
  if (own !== undefined) return { ...facts, rule: own };
  const isWider =
    !directionOf(change).narrower ||
    like === "response-field-added-optional" ||
    (isOfParameter && like.startsWith("response-type-") && becomesText(old, next));
  const kept = isWider ? wideningCircumstances(change) : narrowingCircumstances(change);
  return {
    ...facts,
    rule: isWider ? "query-param-type-widened" : "query-param-type-narrowed",
    ...shownTypes(change, old, next),
    circumstances: kept,
  };
}

/** Returns true if any string is valid, and old values were also strings, not lists or objects. */
function becomesText({ value: old }: OpenApiPart, { value: next }: OpenApiPart): boolean {
  const [before, after] = [old, next].map(({ type }) => new Set([type].flat()));
  const isSingle = !before?.has("array") && !before?.has("object");
  return isSingle && after?.has("string") === true && next["enum"] === undefined;
}

/** In a request, handlers read what callers write. */
function wideningCircumstances(change: Change): readonly string[] {
  const { like = change.rule } = change;
  const { types: readers, handlers: writers } = levelsOf(change);
  const isChangeOfKind = directionOf(change).narrower && writers === "breaking";
  // A list of values becomes any string.
  const isOpened = readers === "risky" || (Array.isArray(change.old) && change.new === "string");
  return [
    ...(like === "response-field-removed"
      ? ["member-removed"]
      : isChangeOfKind
        ? []
        : ["writes-kept"]),
    ...(isOpened ? ["values-opened"] : readers === "breaking" ? [] : ["same-types"]),
  ];
}

function narrowingCircumstances(change: Change): readonly string[] {
  const { types: readers, handlers: writers } = levelsOf(change);
  if (writers !== "breaking") return ["same-types"];
  return readers === "breaking" ? [] : ["handlers-kept"];
}

/** The words for changes that values do not show. */
const SHOWN: Readonly<Partial<Record<RuleId, readonly [old: string, next: string]>>> = {
  "response-field-became-required": ["optional", "required"],
  "response-field-became-optional": ["required", "optional"],
  "response-field-became-nullable": ["never null", "a value or null"],
  "response-field-became-non-null": ["a value or null", "never null"],
};

/** Longer lists are not in the findings about each of their values: these would take the square. */
const MAX_LISTED = 100;

/** The types in base and revision. For an added or removed value, the types of all values. */
function shownTypes(
  { rule, old, new: next, origins }: Change,
  before: OpenApiPart,
  after: OpenApiPart,
): Pick<Change, "old" | "new"> {
  if (old !== undefined || next !== undefined) return { old, new: next };
  const [was, is] = SHOWN[rule] ?? [];
  if (was !== undefined) return { old: was, new: is };
  const values = { old: valueIn(before, origins.old), new: valueIn(after, origins.new) };
  return Object.values(values).some((value) => listOf(value).length > MAX_LISTED) ? {} : values;
}

/** The value at an origin in a schema, or in one that it refers to. */
function valueIn({ value, origin, root }: OpenApiPart, { pointer }: Origin = origin): unknown {
  return pointer.startsWith(`${origin.pointer}/`)
    ? memberAt(value, pointer.slice(origin.pointer.length))
    : memberAt(objectOf(root), pointer);
}
