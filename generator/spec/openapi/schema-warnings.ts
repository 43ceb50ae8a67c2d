import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { listOf, mapMembers, objectOf } from "../../base/json.js";
import { HEADER_NAME } from "../../base/header-name.js";
import { discriminatedUnion } from "../schema/discriminator.js";
import { isKnownFormat } from "../schema/formats.js";
import { withoutBooleans, isFalse } from "../schema/json-schema.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument } from "../source/types.js";
import { openApiParts } from "../schema/parts.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { mergeAllOf } from "../schema/merge.js";
import type { NamedSchemas } from "../schema/discriminator.js";
import { MAX_CONTAINED } from "../schema/sample-containers.js";
import { MAX_SIZE } from "../schema/sample-graph.js";
import { MAX_LENGTH } from "../schema/sample-scalar.js";
import { isOfType } from "../schema/values.js";

/**
 * Reports keywords of schemas that have no effect on the generated code: formats that validators do
 * not check, and discriminators that do not tell alternatives apart. Each name is reported once.
 */
export function schemaWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  const schemas = mapMembers(document.value.components?.schemas ?? {}, withoutBooleans);
  const first = new Map<string, Diagnostic>();
  const formats = new Set<string>();
  const report = (found: Diagnostic): void => {
    if (!first.has(found.message)) first.set(found.message, found);
  };
  for (const { type, value, pointer } of openApiParts(document.value)) {
    if (type !== "OpenApiSchema") continue;
    const { format } = value;
    if (typeof format === "string" && !isKnownFormat(format) && !formats.has(format)) {
      formats.add(format);
      report(
        diagnostic("format-unknown", { name: format }, document.locate(below(pointer, "format"))),
      );
    }
    if (value["discriminator"] === undefined) continue;
    const schema = withoutBooleans(value);
    const { discriminator } = schema;
    if (discriminator && !discriminatedUnion(schema, schemas)) {
      const { propertyName: name } = discriminator;
      const detail =
        schema.oneOf || schema.anyOf
          ? "its values do not distinguish the alternatives"
          : "the schema does not list alternatives in oneOf or anyOf";
      const at = document.locate(below(pointer, "discriminator"));
      report(diagnostic("discriminator-ignored", { name, detail }, at));
    }
  }
  return [...first.values()];
}

/**
 * Reports paths that differ from an earlier one in the names of their variables alone (OpenAPI 3.1,
 * Paths Object). Stubs serve the first one that has the method of a request.
 */
export function pathWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return Object.keys(document.value.paths).flatMap((path) => {
    const shape = path.replaceAll(/\{[^{}]*\}/g, "{}");
    const other = first.get(shape);
    if (other === undefined) first.set(shape, path);
    return other === undefined
      ? []
      : [
          diagnostic(
            "path-identical",
            { name: path, other },
            document.locate(below("/paths", path)),
          ),
        ];
  });
}

/** Reports response headers with invalid names. */
export function headerWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  return openApiParts(document.value).flatMap(({ type, value, pointer }) =>
    type === "OpenApiResponse"
      ? Object.keys(objectOf(objectOf(value)["headers"]))
          .filter((name) => !HEADER_NAME.test(name))
          .map((name) =>
            diagnostic(
              "keyword-ignored",
              { detail: `a header cannot have the name ${JSON.stringify(name)}` },
              document.locate(below(pointer, "headers", name)),
            ),
          )
      : [],
  );
}

/**
 * Reports schemas that no value matches, because their parts contradict each other: no server can
 * send such a payload, and no client such a body. Also reports those whose values are too large for
 * stubs. Each contradiction and each bound is reported once.
 */
export function emptySchemaWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  const schemas = mapMembers(document.value.components?.schemas ?? {}, withoutBooleans);
  const found = new Map<string, { code: WithoutSample; pointer: string; count: number }>();
  const add = (code: WithoutSample, pointer: string, detail: string): void => {
    const known = found.get(detail) ?? { code, pointer, count: 0 };
    found.set(detail, { ...known, count: known.count + 1 });
  };
  for (const { type, value, pointer } of openApiParts(document.value)) {
    if (type !== "OpenApiSchema") continue;
    for (const [keyword, most] of Object.entries(SAMPLE_LIMITS))
      if (Number(value[keyword]) > most)
        add("sample-too-large", pointer, `${keyword} is greater than ${most}`);
    const detail = canContradict(value) && contradiction(withoutBooleans(value), schemas);
    if (typeof detail === "string") add("schema-without-values", pointer, detail);
  }
  return [...found].map(([detail, { code, pointer, count }]) =>
    diagnostic(code, { detail, count }, document.locate(pointer)),
  );
}

type WithoutSample = "sample-too-large" | "schema-without-values";

/** The greatest bounds of the schemas that have samples. A list or an object counts as a value itself. */
const SAMPLE_LIMITS: Readonly<Record<string, number>> = {
  minContains: MAX_CONTAINED,
  minItems: MAX_SIZE - 1,
  minLength: MAX_LENGTH,
  minProperties: MAX_SIZE - 1,
};

/** Returns true if a schema has several rules for the same value. */
function canContradict(schema: JsonSchema): boolean {
  const { allOf, additionalProperties, required, enum: values } = schema;
  return (
    allOf !== undefined ||
    (additionalProperties === false && required !== undefined) ||
    values !== undefined
  );
}

function contradiction(schema: JsonSchema, schemas: NamedSchemas): string | undefined {
  const flat = mergeAllOf(schema, schemas);
  const { properties = {}, additionalProperties, type, enum: values } = flat;
  const types = type === undefined ? undefined : [type].flat();
  if (Array.isArray(values) && values.length === 0) return "enum is empty";
  if (types?.length === 0) return "its parts have no type in common";
  if (Array.isArray(values) && types && !values.some((value) => isOfType(value, types)))
    return "no value in enum has the schema's type";
  if (types?.join() !== "object") return undefined;
  const names = listOf(flat["required"]).filter((name) => typeof name === "string");
  const name = names.find((each) =>
    Object.hasOwn(properties, each)
      ? isExcluded(properties[each] ?? {})
      : additionalProperties === false && flat.patternProperties === undefined,
  );
  return name === undefined
    ? undefined
    : `${JSON.stringify(name)} is required, and additionalProperties forbids it`;
}

/** A member that one part describes and that `additionalProperties` in a different part forbids. */
function isExcluded(member: JsonSchema): boolean {
  return isFalse(member) || (member.allOf?.some(isExcluded) ?? false);
}
