import type { Change } from "./change.js";
import { canonical } from "../base/json.js";
import type { Levels } from "./rules/level.js";
import { levelsOf } from "./rules/table.js";
import type { RuleId } from "./rules/table.js";
import type { SchemaScope } from "./schema-context.js";
import { directionOf } from "./schema-direction.js";
import type { OpenApiPart } from "./schema-references.js";
import { schemaChanges } from "./schema.js";

/** Compares schemas at one location, for one direction of their values. */
export type CompareParts = (
  scope: SchemaScope,
  old: OpenApiPart,
  next: OpenApiPart,
) => readonly Change[];

/** Compares the schemas of successful responses. A change to more values is breaking. */
export const responseSchemaChanges: CompareParts = (scope, old, next) =>
  schemaChanges({ ...scope, direction: "response" }, old, next);

/** Compares the schemas of requests. A change to fewer values is breaking. */
export const requestSchemaChanges: CompareParts = (scope, old, next) =>
  schemaChanges({ ...scope, direction: "request" }, old, next).map(asRequestChange);

/** Compares schemas of other responses than successful ones. All changes have one rule. */
export const otherSchemaChanges: CompareParts = (scope, old, next) =>
  responseSchemaChanges(scope, old, next).map((change) =>
    isOfEitherDirection(change)
      ? change
      : {
          ...change,
          rule: "other-schema-changed",
          circumstances: otherCircumstances(levelsOf(change)),
          value: [change.rule, ...(change.value === undefined ? [] : [change.value])].join(" "),
        },
  );

/** Returns true for changes that have the same rule in requests and in responses. */
function isOfEitherDirection({ rule }: Change): boolean {
  return rule === "docs-changed" || rule.startsWith("unknown-key");
}

function otherCircumstances({ types, validators }: Levels): readonly string[] {
  return [
    ...(types === "breaking" ? ["types-broken"] : []),
    ...(validators === "breaking" ? ["validators-refuse"] : []),
  ];
}

/** The rules of requests about the same change, by the rules of responses. */
const REQUEST_RULES: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "response-field-added-optional": "body-field-added-optional",
  "response-field-added-required": "body-field-added-required",
  "response-field-removed": "body-field-removed",
  "embedded-key-removed": "body-field-removed",
  "link-relation-removed": "body-field-removed",
  "response-field-became-required": "body-field-became-required",
  "response-field-became-optional": "body-field-became-optional",
  "response-format-changed": "body-format-changed",
  "response-field-deprecated": "body-field-deprecated",
  "response-field-undeprecated": "body-field-undeprecated",
};

/** Rules about fields that requests have, or no longer have, beside responses. */
const ACCESS: ReadonlySet<RuleId> = new Set<RuleId>([
  "field-became-read-only",
  "field-became-writable",
]);

/** Converts a change of a response's schema to the same change of a request's schema. */
function asRequestChange({ like, ...change }: Change): Change {
  if (isOfEitherDirection(change)) return change;
  const { circumstances = [], ...rest } = change;
  const stated = { ...change, ...(like !== undefined && { like }) };
  const rule = REQUEST_RULES[like ?? change.rule];
  if (rule !== undefined)
    return {
      ...rest,
      ...(ACCESS.has(change.rule) ? { like: rule } : { rule }),
      ...(circumstances.includes("closed") && { circumstances: ["closed"] }),
    };
  const { wider, narrower } = directionOf(stated);
  const own = requestCircumstances(stated, wider, narrower);
  return {
    ...rest,
    rule:
      wider === narrower
        ? "body-schema-changed"
        : wider
          ? "body-schema-widened"
          : "body-schema-narrowed",
    value: subjectOf(stated),
    ...(own.length > 0 && { circumstances: own }),
  };
}

/** In a request, callers write what handlers read. */
function requestCircumstances(
  change: Change,
  wider: boolean,
  narrower: boolean,
): readonly string[] {
  const { types: readers, handlers: writers } = levelsOf(change);
  if (wider === narrower)
    return readers === "breaking" || writers === "breaking" ? [] : ["types-kept"];
  if (narrower)
    return [
      ...(writers === "breaking" ? ["types-narrowed"] : []),
      ...(readers === "breaking" ? ["value-removed"] : []),
    ];
  return readers === "breaking" ? ["types-widened"] : readers === "risky" ? ["values-listed"] : [];
}

/** The part of a schema that a change is about, with its values if there are any. */
function subjectOf({ rule, like = rule, value, old, new: next }: Change): string {
  const part = PARTS[like] ?? "type";
  const subject =
    part === "keyword" ? (value ?? "") : part === "value" ? `value ${value ?? ""}` : part;
  return old === undefined && next === undefined
    ? subject
    : `${subject} ${shown(next)} instead of ${shown(old)}`;
}

const PARTS: Readonly<Partial<Record<RuleId, string>>> = {
  "response-bound-loosened": "keyword",
  "response-bound-tightened": "keyword",
  "response-enum-value-added": "value",
  "response-enum-value-removed": "value",
  "response-field-became-nullable": "null",
  "response-field-became-non-null": "null",
  "response-overlap-changed": "oneOf",
  "embedded-key-renamed": "name",
};

function shown(value: unknown): string {
  return value === undefined ? "none" : typeof value === "string" ? value : canonical(value);
}
