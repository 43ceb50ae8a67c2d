import { HEADER_NAME } from "../../base/header-name.js";
import type { EndpointResponse, HeaderField, ResponseHeaders } from "../model/exchange.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiHeader,
  OpenApiResponse,
} from "../source/types.js";
import { componentName, resolveReference } from "./resolve-reference.js";
import { lowerContents } from "./content.js";
import { UNFIT_PROPERTIES } from "./payload-schema.js";
import type { SchemaContext } from "./parameter-type.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { lowerSerialization } from "./serialization.js";
import { wireShapeOf } from "../schema/shape.js";
import { lowerSchema } from "./contract-schema.js";

/** Statuses of responses without a body (RFC 9110, 15). */
const BODILESS: ReadonlySet<string> = new Set(["204", "205", "304"]);

/** The operation of responses, and the named schemas. */
interface ResponseContext extends SchemaContext {
  readonly method: string;
  /** The JSON pointer of the operation. */
  readonly pointer: string;
}

/**
 * The responses of an operation. Interim responses (status 1xx) are not returned to callers and
 * are omitted. Operations need not describe any (OpenAPI 3.1, Operation Object).
 */
export function lowerResponses(
  document: Document<OpenApiDocument>,
  { responses = {} }: OpenApiOperation,
  { method, pointer, ...context }: ResponseContext,
): readonly EndpointResponse[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith("1"))
    .map(([status, response]) => {
      const found = resolveReference(document.value.components?.responses, response);
      const component = componentName(response);
      const hasBody = method !== "HEAD" && !BODILESS.has(status);
      const description = found?.description ?? "";
      const headers = headersOf(document, found ?? {});
      const headerValues = lowerResponseHeaders(headers, context);
      return {
        origin: { file: document.file, pointer: below(pointer, "responses", status) },
        status,
        ...(description !== "" && { description }),
        ...(component !== undefined && { component }),
        headers: headers.map(([name]) => name.toLowerCase()),
        ...(headerValues && { headerValues }),
        contents: hasBody
          ? lowerContents(found?.content, context.int64, document.value.components)
          : [],
      };
    });
}

/** A header with its name in the document. */
type NamedHeader = readonly [name: string, header: OpenApiHeader];

/** The headers of a response. OpenAPI 3.1, Response Object: `Content-Type` is ignored. */
function headersOf(
  document: Document<OpenApiDocument>,
  { headers = {} }: Pick<OpenApiResponse, "headers">,
): readonly NamedHeader[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== "content-type" && HEADER_NAME.test(name))
    .map(([name, response]) => [
      name,
      resolveReference(document.value.components?.headers, response) ?? {},
    ]);
}

/** The values of the headers that have a schema; undefined if none has. */
function lowerResponseHeaders(
  headers: readonly NamedHeader[],
  context: SchemaContext,
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
  { style: _style, schema: response, content, explode }: OpenApiHeader,
  { schemas, int64 }: SchemaContext,
): { readonly field: HeaderField; readonly schema: JsonSchema } | undefined {
  if ((!response && !content) || UNFIT_PROPERTIES.has(name)) return undefined;
  // OpenAPI 3.1, Header Object: `simple` is the only style.
  const parameter = {
    name,
    in: "header" as const,
    ...(response && { schema: response }),
    ...(content && { content }),
    ...(explode !== undefined && { explode }),
  };
  const serialized = lowerSerialization(parameter, "");
  if (serialized.kind === "unsupported") return undefined;
  const { serialization } = serialized;
  const schema = lowerSchema(serialized.schema, int64);
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

/** Descriptions next to a reference would make it a separate schema. */
function withTexts(schema: JsonSchema, { description, deprecated }: OpenApiHeader): JsonSchema {
  if (schema.$ref !== undefined) return schema;
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
  };
}
