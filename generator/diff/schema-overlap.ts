import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, isObject } from "../base/json.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import { isDescribed, memberSchema, unionsOf, valuesIn } from "./schema-facets.js";
import { isAnnotation } from "../spec/schema/keywords.js";
import { areDisjoint } from "../spec/schema/values.js";
import type { SchemaReader } from "../spec/schema/values.js";
import { partKey, mergedSchema, nameOfBoth } from "./merged-schema.js";
import type { SchemaParts } from "./merged-schema.js";
import { targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

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
function overlapping(context: OpenApiContext, schema: SchemaParts): readonly string[] {
  const reader: SchemaReader<SchemaParts> = {
    parts: valuesIn,
    member: (each, name) =>
      isDescribed(each, name) ? mergedSchema(context, memberSchema(each, name)) : undefined,
  };
  return unionsOf(schema)
    .filter(({ key, alternatives }) => {
      const all = alternatives.map((each) => mergedSchema(context, each));
      return (
        key === "oneOf" &&
        all.some((a, index) => all.slice(index + 1).some((b) => !areDisjoint(a, b, reader)))
      );
    })
    .map(({ alternatives }) =>
      canonical(alternatives.map((each) => contentOf(context, each)).toSorted()),
    )
    .toSorted();
}

/** The canonical text of a schema with the content of the named schemas that it leads to. */
function contentOf(context: OpenApiContext, { parts }: SchemaParts): string {
  const found = new Map<string, string>();
  const visit = (part: OpenApiPart): string => {
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

function referencesIn(part: OpenApiPart): readonly OpenApiPart[] {
  const visit = (value: unknown): readonly OpenApiPart[] => {
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
      .filter(([key]) => !isSchema || !(isAnnotation(key) || key === "format"))
      .map(([key, each]) => [key, withoutTexts(each, key !== "properties")]),
  );
}
