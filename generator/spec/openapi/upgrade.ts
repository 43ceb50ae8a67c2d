import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { mapOpenApi } from "../schema/parts.js";
import type { Part } from "../schema/parts.js";
import { sharedParts } from "../../base/shared-parts.js";
import type { Document } from "../../base/document.js";
import { withBaseSchemas } from "../schema/base-schemas.js";
import { unicodePattern } from "../schema/pattern.js";
import { bundleReferences } from "../schema/resolve.js";
import type { DocumentFiles } from "../schema/resolve.js";

/** The version of OpenAPI that documents are converted to. */
const CURRENT = "3.1.0";

/**
 * Converts an OpenAPI 3.0 or 3.2 document to 3.1, boolean schemas to objects, and patterns to the
 * `u` flag. Keys keep their pointers, except the null type of combined schemas. Keys that exist
 * only in 3.2 are kept.
 */
export function upgradeOpenApi(value: unknown): unknown {
  const version = isObject(value) ? value["openapi"] : undefined;
  const isOld = typeof version === "string" && version.startsWith("3.0.");
  return mapOpenApi(value, (part) => {
    const { type, value: own } = part;
    if (type === "OpenApiDocument") return currentDocument(own);
    if (type === "PathItem" || type === "OpenApiOperation") return withoutExtensionsOf(own);
    if (type !== "OpenApiSchema") return own;
    return withUnicodePatterns(isOld ? currentSchema(part) : own);
  });
}

function withUnicodePatterns(schema: UnknownObject): UnknownObject {
  const { pattern, patternProperties } = schema;
  if (pattern === undefined && patternProperties === undefined) return schema;
  return {
    ...schema,
    ...(typeof pattern === "string" && { pattern: converted(pattern) }),
    ...(isObject(patternProperties) && {
      patternProperties: Object.fromEntries(
        Object.entries(patternProperties).map(([key, value]) => [converted(key), value]),
      ),
    }),
  };
}

/** A pattern that cannot be converted is reported when the document is checked. */
function converted(pattern: string): string {
  const unicode = unicodePattern(pattern);
  return unicode.kind === "pattern" ? unicode.pattern : pattern;
}

/** A document without paths has no operations. Extensions among the paths are not paths. */
function currentDocument(document: UnknownObject): UnknownObject {
  const { openapi, paths } = document;
  const isKnown = typeof openapi === "string" && SUPPORTED_VERSION.test(openapi);
  return {
    ...document,
    ...(isKnown && !/^3\.1\.\d+$/.test(openapi) && { openapi: CURRENT }),
    paths: paths === undefined ? {} : withoutExtensions(paths),
  };
}

/** The versions of OpenAPI that can be read. */
export const SUPPORTED_VERSION = /^3\.[012]\.\d+(?:-[\w.]+)?$/;

/** Extensions among the responses are not responses. */
function withoutExtensionsOf(holder: UnknownObject): UnknownObject {
  const { responses } = holder;
  return responses === undefined ? holder : { ...holder, responses: withoutExtensions(responses) };
}

function withoutExtensions(members: unknown): unknown {
  return isObject(members)
    ? Object.fromEntries(Object.entries(members).filter(([name]) => !name.startsWith("x-")))
    : members;
}

/**
 * Converts an OpenAPI 3.0 schema (OpenAPI 3.0.3, Schema Object). According to the specification,
 * `nullable` next to a reference or a combination has no effect. It is interpreted as its authors
 * meant it.
 */
function currentSchema({ value }: Pick<Part, "value">): UnknownObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = value;
  const schema: UnknownObject = {
    ...withoutIgnoredSiblings(rest),
    ...currentBound("minimum", "exclusiveMinimum", minimum, exclusiveMinimum),
    ...currentBound("maximum", "exclusiveMaximum", maximum, exclusiveMaximum),
  };
  return nullable === true ? withNull(schema) : schema;
}

/** An exclusive bound was a flag of the inclusive one. */
function currentBound(
  name: string,
  exclusiveName: string,
  bound: unknown,
  exclusive: unknown,
): UnknownObject {
  if (exclusive === true && bound !== undefined) return { [exclusiveName]: bound };
  return {
    ...(bound !== undefined && { [name]: bound }),
    ...(exclusive !== undefined &&
      typeof exclusive !== "boolean" && { [exclusiveName]: exclusive }),
  };
}

/** Keywords that describe a schema without restricting it. */
const ANNOTATIONS: ReadonlySet<string> = new Set(["description", "title", "deprecated"]);

/** Beside a reference, OpenAPI 3.0 ignores all keywords. Texts are kept for comments. */
function withoutIgnoredSiblings(schema: UnknownObject): UnknownObject {
  if (typeof schema["$ref"] !== "string") return schema;
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => name === "$ref" || ANNOTATIONS.has(name)),
  );
}

const NULL = { type: "null" };

function withNull(schema: UnknownObject): UnknownObject {
  const { $ref, type, allOf, anyOf, oneOf, ...rest } = schema;
  if (typeof $ref === "string") return { ...rest, anyOf: [{ $ref }, NULL] };
  if (typeof type === "string") return { ...schema, type: [type, "null"] };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, NULL] };
  if (Array.isArray(oneOf)) return { ...schema, oneOf: [...oneOf, NULL] };
  if (Array.isArray(allOf)) {
    const base: unknown = allOf.length === 1 ? allOf[0] : { allOf };
    return { ...rest, anyOf: [base, NULL] };
  }
  return schema;
}

/**
 * Converts a document of any supported version of OpenAPI to 3.1, in which all references lead to
 * components. Positions are kept. Equal parts are the same object.
 *
 * @param others the files that it refers to
 */
export function normalOpenApi(document: Document, others?: DocumentFiles): Document {
  const bundle = bundleReferences(document, others);
  const share = sharedParts();
  const normal = withBaseSchemas({ ...bundle, value: share(upgradeOpenApi(bundle.value)) });
  return { ...normal, value: share(normal.value) };
}
