import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, isObject } from "../base/json.js";
import type { DirectoryContext, SchemaScope } from "./schema-context.js";
import {
  isDescribed,
  isNullable,
  listedValues,
  memberSchema,
  requiredNames,
  typesOf,
  unionsOf,
} from "./schema-facets.js";
import { partKey, mergedSchema, nameOfBoth } from "./merged-schema.js";
import type { SchemaParts } from "./merged-schema.js";
import { targetOf } from "./schema-references.js";
import type { DirectoryPart } from "./schema-references.js";

/**
 * Compares `oneOf` with alternatives that may accept the same value. Such a value is refused, so that
 * an alternative that accepts more may refuse more.
 */
export function overlapChanges(
  { context }: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [old, next].map((schema) => overlapping(context, schema));
  if (!before || !after || canonical(before) === canonical(after)) return [];
  const isLifted = after.length < before.length;
  return [
    changeOf("response-overlap-changed", subject, {
      at: "/oneOf",
      ...(isLifted && { circumstances: ["lifted"] }),
    }),
  ];
}

/** The content of the lists whose alternatives may accept the same value. */
function overlapping(context: DirectoryContext, schema: SchemaParts): readonly string[] {
  return unionsOf(schema)
    .filter(({ key, alternatives }) => {
      const all = alternatives.map((each) => mergedSchema(context, each));
      return (
        key === "oneOf" &&
        all.some((a, index) => all.slice(index + 1).some((b) => !areDisjoint(context, a, b)))
      );
    })
    .map(({ alternatives }) =>
      canonical(alternatives.map((each) => contentOf(context, each)).toSorted()),
    )
    .toSorted();
}

/** The largest depth at which the members of alternatives are compared. */
const DEPTH = 2;

function areDisjoint(
  context: DirectoryContext,
  a: SchemaParts,
  b: SchemaParts,
  depth = DEPTH,
): boolean {
  const [types, others] = [typesOf(a), typesOf(b)];
  if (!types || !others || (isNullable(context, a) && isNullable(context, b))) return false;
  const isShared = (type: string): boolean =>
    others.some(
      (other) => other === type || [type, other].toSorted().join(" ") === "integer number",
    );
  if (!types.some(isShared)) return true;
  const [values, listed] = [listedValues(a), listedValues(b)];
  if (values && listed && !values.some((value) => listed.includes(value))) return true;
  if (depth === 0 || canonical(types) !== '["object"]') return false;
  const required = requiredNames(b);
  return [...requiredNames(a)].some((name) => {
    if (!required.has(name) || !isDescribed(a, name) || !isDescribed(b, name)) return false;
    const [own, other] = [a, b].map((each) => mergedSchema(context, memberSchema(each, name)));
    return own !== undefined && other !== undefined && areDisjoint(context, own, other, depth - 1);
  });
}

const TEXTS = new Set([
  "$comment",
  "title",
  "description",
  "example",
  "examples",
  "default",
  "deprecated",
  "format",
]);

/** The canonical text of a schema with the content of the named schemas that it leads to. */
function contentOf(context: DirectoryContext, { parts }: SchemaParts): string {
  const found = new Map<string, string>();
  const visit = (part: DirectoryPart): string => {
    for (const reference of referencesIn(part)) {
      const name = nameOfBoth(context, reference) ?? canonical(reference.value);
      if (found.has(name)) continue;
      found.set(name, "");
      const target = targetOf(reference);
      if (target) found.set(name, visit(target));
    }
    return partKey(context, { ...part, value: withoutTexts(part.value) });
  };
  const own = parts.map(visit);
  return canonical([own, Object.fromEntries(found)]);
}

function referencesIn(part: DirectoryPart): readonly DirectoryPart[] {
  const visit = (value: unknown): readonly DirectoryPart[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (!isObject(value)) return [];
    const own =
      typeof value["$ref"] === "string" ? [{ ...part, value: { $ref: value["$ref"] } }] : [];
    return [...own, ...Object.values(value).flatMap(visit)];
  };
  return visit(part.value);
}

/** Removes texts for readers. A member of an object may have such a name. */
function withoutTexts<Value>(value: Value, isSchema?: boolean): Value;
function withoutTexts(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSchema || !TEXTS.has(key))
      .map(([key, each]) => [key, withoutTexts(each, key !== "properties")]),
  );
}
