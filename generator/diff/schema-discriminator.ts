import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { canonical, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import { discriminatedUnion } from "../spec/schema/discriminator.js";
import type { NamedSchemas } from "../spec/schema/discriminator.js";
import { isSchema } from "../spec/schema/json-schema.js";
import type { OpenApiContext } from "./openapi-part.js";
import { allParts, onePart, schemaKey, schemasOf } from "./schema-parts.js";
import type { ComparedSchemas, SchemaParts } from "./schema-parts.js";

/** Compares the values that select alternatives, unless the alternatives state them themselves. */
export function discriminatorChanges({
  scope: { context },
  subject,
  old,
  next,
}: ComparedSchemas): readonly Change[] {
  const [from, to] = [old, next].map(discriminatorOf);
  if (canonical(from ?? null) === canonical(to ?? null)) return [];
  const [before, after] = [old, next].map((schema) => selectingValues(context, schema));
  if (before && after && from && to) {
    const isKept = [...before].every(([key, values]) => (after.get(key) ?? values) === values);
    if (isKept) return [];
  }
  if ((!from || !to) && ![...(before ?? after ?? [])].some(([, values]) => values !== STATED))
    return [];
  return [
    changeOf("discriminator-changed", subject, {
      old: describeDiscriminator(from),
      new: describeDiscriminator(to),
      at: "/discriminator",
    }),
  ];
}

function discriminatorOf(schema: SchemaParts): unknown {
  return allParts(schema)
    .map(({ value }) => value["discriminator"])
    .find((each) => each !== undefined);
}

const STATED = "stated";

/** The values that select each alternative, by its key; undefined if they are not clear. */
function selectingValues(
  context: OpenApiContext,
  schema: SchemaParts,
): ReadonlyMap<string, string> | undefined {
  const part = allParts(schema).find(({ value }) => value["discriminator"] !== undefined);
  if (!part || !isSchema(part.value)) return undefined;
  const union = discriminatedUnion(part.value, namedSchemas(part.root));
  if (!union) return undefined;
  return new Map(
    union.branches.map(({ schema: branch, values, isNarrow }) => [
      schemaKey(context, onePart({ ...part, value: branch })),
      isNarrow ? STATED : canonical([union.property, values.toSorted()]),
    ]),
  );
}

const namedSchemas = oncePerObject((root: UnknownObject): NamedSchemas =>
  Object.fromEntries(
    Object.entries(schemasOf(root)).flatMap(([name, schema]) =>
      isSchema(schema) ? [[name, schema] as const] : [],
    ),
  ),
);

/** Describes a discriminator: `kind (cat: Cat, dog: Dog)`. */
function describeDiscriminator(value: unknown): string {
  if (value === undefined) return "none";
  const { propertyName, mapping } = objectOf(value);
  const values = Object.entries(objectOf(mapping)).map(
    ([key, target]) => `${key}: ${textOf(target).replace("#/components/schemas/", "")}`,
  );
  return values.length === 0
    ? textOf(propertyName)
    : `${textOf(propertyName)} (${values.join(", ")})`;
}
