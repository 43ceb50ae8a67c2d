import { canonical, listOf, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import type { Origin } from "../spec/model/parameter.js";
import { mapSubschemas } from "../spec/schema/json-schema.js";
import type { OpenApiContext } from "./schema-context.js";
import { referenceOf, schemaName, targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** A schema as the parts that a value must satisfy. */
export interface SchemaParts {
  /** The location that findings name. */
  readonly origin: Origin;
  readonly parts: readonly SchemaPart[];
}

/** A part of a schema. */
export interface SchemaPart extends OpenApiPart {
  /** The base's name of the schema that the part is of, if the other schema refers to it, too. */
  readonly shared?: string;
}

/** Returns a schema that is one part. */
export function onePart(part: OpenApiPart): SchemaParts {
  return { origin: part.origin, parts: [part] };
}

/** The base's name of a referenced schema that both documents have. */
export function nameOfBoth(
  context: OpenApiContext,
  { value, root }: OpenApiPart,
): string | undefined {
  const name = schemaName(value);
  if (name === undefined) return undefined;
  if (root === context.old) return context.schemaNames.has(name) ? name : undefined;
  return oldNames(context).get(name);
}

const oldNames = oncePerObject(
  ({ schemaNames }: OpenApiContext): ReadonlyMap<string, string> =>
    new Map([...schemaNames].map(([old, next]) => [next, old])),
);

/** Numbers schemas by their content: equal ones have one number, in both documents. */
interface SchemaNumbers {
  readonly numbers: Map<string, number>;
  readonly known: Readonly<Record<"old" | "new", WeakMap<UnknownObject, number>>>;
  /** Whether named schemas differ, by their names in the base. */
  readonly changed: Map<string, boolean>;
  /** Whether alternatives accept null. */
  readonly nullable: Map<string, boolean>;
  /** The parts of named schemas, and the names that they refer to, on each side. */
  readonly shared: Map<string, ReadonlyMap<string, SchemaPart>>;
  readonly names: Map<string, readonly string[]>;
}

export const numbersOf = oncePerObject((_context: OpenApiContext): SchemaNumbers => ({
  numbers: new Map(),
  known: { old: new WeakMap(), new: new WeakMap() },
  changed: new Map(),
  nullable: new Map(),
  shared: new Map(),
  names: new Map(),
}));

/** Keywords that describe schemas to readers. */
export const SCHEMA_DOCS: readonly string[] = [
  "$comment",
  "title",
  "description",
  "example",
  "examples",
  "externalDocs",
];

/** Extensions that the generator adds or reads. */
const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(["x-implied-type", "x-wire-format"]);

/** Returns true for extensions, which have no meaning in schemas. */
export function isVendorKey(key: string): boolean {
  return key.startsWith("x-") && !KNOWN_EXTENSIONS.has(key);
}

/**
 * A key of a part's keywords, with references by the base's names. The content of named schemas may
 * differ, apart from those in `oneOf`, where a value that two of them accept is rejected.
 */
export function partKey(context: OpenApiContext, { value, root }: OpenApiPart): number {
  const { numbers, known, changed } = numbersOf(context);
  const side = sideOf(context, { root });
  const isSilent = (key: string): boolean =>
    isVendorKey(key) || (!context.docs && SCHEMA_DOCS.includes(key));
  const isChanged = (each: UnknownObject): boolean => {
    const name = nameOfBoth(context, { value: each, root, origin: ORIGIN });
    if (name === undefined) return false;
    const differs = changed.get(name) ?? isSchemaChanged(context, name);
    changed.set(name, differs);
    return differs;
  };
  const visit = (schema: UnknownObject): number => {
    const found = known[side].get(schema);
    if (found !== undefined) return found;
    const stated = Object.fromEntries(Object.entries(schema).filter(([key]) => !isSilent(key)));
    const { $ref: _reference, ...inner } = mapSubschemas(stated, (each) => ({ key: visit(each) }));
    const target = referenceKey(context, { value: schema, root, origin: ORIGIN });
    const choices = listOf(schema["oneOf"]).map(objectOf).filter(isChanged);
    const text = canonical([inner, target, choices.length > 0 ? side : ""]);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known[side].set(schema, number);
    return number;
  };
  return visit(value);
}

export function sideOf(
  { old }: OpenApiContext,
  { root }: Pick<OpenApiPart, "root">,
): "old" | "new" {
  return root === old ? "old" : "new";
}

const ORIGIN: Origin = { file: "", pointer: "" };

function referenceKey(context: OpenApiContext, part: OpenApiPart): string {
  const reference = referenceOf(part.value) ?? "";
  const name = nameOfBoth(context, part);
  if (name !== undefined || !targetOf(part)) return name ?? reference;
  return `${sideOf(context, part)} ${reference}`;
}

function isSchemaChanged({ old, new: next, schemaNames }: OpenApiContext, name: string): boolean {
  const [before, after] = [schemasOf(old)[name], schemasOf(next)[schemaNames.get(name) ?? name]];
  return canonical(before ?? null) !== canonical(after ?? null);
}

/** The named schemas of a document. */
export function schemasOf(root: UnknownObject): UnknownObject {
  return objectOf(objectOf(root["components"])["schemas"]);
}

/** A key of the content of a schema. */
export function schemaKey(context: OpenApiContext, { parts }: SchemaParts): string {
  const keys = parts.map((part) =>
    part.shared === undefined ? String(partKey(context, part)) : `=${part.shared}`,
  );
  return [...new Set(keys)].toSorted().join(" ");
}

/** Returns true if schemas have the same keywords and refer to the same named schemas. */
export function isSameSchema(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): boolean {
  return schemaKey(context, old) === schemaKey(context, next);
}
