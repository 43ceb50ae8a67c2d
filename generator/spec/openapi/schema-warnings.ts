import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { mapMembers } from "../../base/json.js";
import { discriminatedUnion } from "../schema/discriminator.js";
import { isKnownFormat } from "../schema/formats.js";
import { withoutBooleans } from "../schema/json-schema.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument } from "../source/types.js";
import { openApiParts } from "../schema/parts.js";

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
          ? "its values do not tell the alternatives apart"
          : "the schema has no alternatives in oneOf or anyOf";
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
