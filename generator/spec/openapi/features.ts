import { DOCUMENT_TYPE, SCHEMA_FILE } from "../schema/parts.js";
import { schemaNode } from "../source/validate-shape.js";
import type { SchemaNode } from "../source/validate-shape.js";

/**
 * How the generator treats a key of OpenAPI:
 *
 * - `read`: the generated code depends on it.
 * - `text`: it is a text for readers. Generated comments contain some of these texts.
 * - `ignored`: the generated code does not depend on it, which a warning reports.
 * - `unsupported`: operations with it are skipped.
 */
export type Treatment = "read" | "text" | "ignored" | "unsupported";

/** The keys of OpenAPI 3.1 and 3.2 that are not read, by the definition in `openapi.schema.json`. */
const UNREAD: Readonly<Record<string, Readonly<Record<string, Exclude<Treatment, "read">>>>> = {
  OpenApiDocument: {
    $schema: "text",
    $self: "ignored",
    jsonSchemaDialect: "ignored",
    tags: "text",
    externalDocs: "text",
    webhooks: "ignored",
  },
  Info: {
    version: "text",
    summary: "text",
    description: "text",
    license: "text",
    contact: "text",
    termsOfService: "text",
  },
  Server: {
    name: "text",
  },
  Tag: {
    summary: "text",
    description: "text",
    externalDocs: "text",
    parent: "text",
    kind: "text",
  },
  Components: {
    examples: "text",
    links: "ignored",
    callbacks: "ignored",
    mediaTypes: "ignored",
  },
  PathItem: {
    summary: "text",
    description: "text",
    trace: "unsupported",
    query: "unsupported",
    additionalOperations: "ignored",
  },
  OpenApiOperation: {
    summary: "text",
    description: "text",
    tags: "text",
    externalDocs: "text",
    callbacks: "ignored",
  },
  Reference: {
    summary: "text",
    description: "text",
  },
  OpenApiParameter: {
    description: "text",
    example: "text",
    examples: "text",
  },
  OpenApiHeader: {
    description: "text",
    allowEmptyValue: "ignored",
    allowReserved: "ignored",
    example: "text",
    examples: "text",
  },
  RequestBody: {
    description: "text",
  },
  OpenApiResponse: {
    summary: "text",
    description: "text",
    links: "ignored",
  },
  MediaType: {
    itemSchema: "ignored",
    example: "text",
    examples: "text",
    prefixEncoding: "ignored",
    itemEncoding: "ignored",
  },
  Encoding: {
    headers: "ignored",
    allowReserved: "ignored",
    encoding: "ignored",
    prefixEncoding: "ignored",
    itemEncoding: "ignored",
  },
  SecurityScheme: {
    description: "text",
    bearerFormat: "text",
    flows: "ignored",
    openIdConnectUrl: "ignored",
    oauth2MetadataUrl: "ignored",
    deprecated: "ignored",
  },
  Discriminator: {
    defaultMapping: "ignored",
  },
  OpenApiSchema: {
    $schema: "ignored",
    $vocabulary: "ignored",
    $comment: "text",
    title: "text",
    description: "text",
    examples: "text",
    example: "text",
    externalDocs: "text",
    xml: "ignored",
    contentMediaType: "ignored",
    contentSchema: "ignored",
  },
};

/**
 * The treatment of each key of the definitions in `openapi.schema.json`. Generation, diagnostics and
 * the table in `spec/openapi.md` follow it.
 */
export const FEATURES: Readonly<Record<string, Readonly<Record<string, Treatment>>>> = featuresOf(
  schemaNode(SCHEMA_FILE),
);

function featuresOf(root: SchemaNode): typeof FEATURES {
  const types = [[DOCUMENT_TYPE, root] as const, ...Object.entries(root.$defs ?? {})];
  return Object.fromEntries(
    types.flatMap(([type, { properties }]) =>
      properties
        ? [
            [
              type,
              Object.fromEntries(
                Object.keys(properties).map((key) => [key, treatmentOf(type, key)]),
              ),
            ],
          ]
        : [],
    ),
  );
}

function treatmentOf(type: string, key: string): Treatment {
  const unread = UNREAD[type] ?? {};
  return (Object.hasOwn(unread, key) ? unread[key] : undefined) ?? "read";
}
