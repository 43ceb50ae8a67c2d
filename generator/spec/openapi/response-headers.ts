import { marked } from "../schema/formats.js";
import type { HeaderField, ResponseHeaders } from "../model/exchange.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, OpenApiHeader, OpenApiResponse } from "../source/types.js";
import { lowerSerialization } from "./serialization.js";
import { wireShapeOf } from "../schema/shape.js";
import type { ParameterSchemas } from "./parameter-type.js";
import { resolveReference } from "./resolve-reference.js";
import { withImpliedTypes } from "./contract-schema.js";

/** A header with its name in the document. */
type NamedHeader = readonly [name: string, header: OpenApiHeader];

/** The headers of a response. OpenAPI 3.1, Response Object: `Content-Type` is ignored. */
export function headersOf(
  document: Document<OpenApiDocument>,
  { headers = {} }: Pick<OpenApiResponse, "headers">,
): readonly NamedHeader[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, given]) => [
      name,
      resolveReference(document.value.components?.headers, given) ?? {},
    ]);
}

/** The values of the headers that have a schema; undefined if none has. */
export function lowerResponseHeaders(
  headers: readonly NamedHeader[],
  context: ParameterSchemas,
): ResponseHeaders | undefined {
  const lowered = headers.flatMap(([name, header]) => {
    const found = lowerHeader(name, header, context);
    return found ? [{ name, header, ...found }] : [];
  });
  if (lowered.length === 0) return undefined;
  const required = lowered.filter(({ header }) => header.required).map(({ name }) => name);
  return {
    fields: Object.fromEntries(lowered.map(({ name, field }) => [name, field])),
    schema: {
      type: "object",
      properties: Object.fromEntries(
        lowered.map(({ name, header, schema }) => [name, withTexts(schema, header)]),
      ),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
  };
}

function lowerHeader(
  name: string,
  { style: _style, schema: given, content, explode }: OpenApiHeader,
  { schemas, int64 }: ParameterSchemas,
): { readonly field: HeaderField; readonly schema: JsonSchema } | undefined {
  if (!given && !content) return undefined;
  // OpenAPI 3.1, Header Object: `simple` is the only style.
  const parameter = {
    name,
    in: "header" as const,
    ...(given && { schema: given }),
    ...(content && { content }),
    ...(explode !== undefined && { explode }),
  };
  const serialized = lowerSerialization(parameter, "");
  if (serialized.kind === "unsupported") return undefined;
  const { serialization } = serialized;
  const schema = marked(withImpliedTypes(serialized.schema), int64);
  const { shape } = wireShapeOf(schema, schemas);
  return {
    schema,
    field: {
      shape,
      isExploded: serialization.kind === "style" && serialization.explode,
      isJson: serialization.kind === "content",
    },
  };
}

/** Texts beside a reference would make it a schema of its own. */
function withTexts(schema: JsonSchema, { description, deprecated }: OpenApiHeader): JsonSchema {
  if (schema.$ref !== undefined) return schema;
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
  };
}
