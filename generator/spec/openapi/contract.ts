import type { OpenApiContract } from "../model/spec-model.js";
import type { Members } from "../model/remarks.js";
import { isObject, mapMembers } from "../../base/json.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, OpenApiParameter, OpenApiSchema } from "../source/types.js";
import { resolveReference } from "./resolve-reference.js";
import { contractSchema } from "./contract-schema.js";
import { gapsOf } from "../model/remarks.js";

/** The servers of an OpenAPI document that names none. */
const DEFAULT_SERVERS = [{ url: "/" }];

/** How OpenAPI writes a parameter if its document does not state it. */
const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  query: "form",
  cookie: "form",
  path: "simple",
  header: "simple",
};

/** Converts a checked OpenAPI document to its contract. */
export function contractOf(document: Document<OpenApiDocument>): OpenApiContract {
  const { value } = document;
  const { servers, security, components, paths, ...rest } = value;
  const schemas = components?.schemas;
  const withItems = mapMembers(paths, (item) => contractItem(item, schemas));
  return {
    file: document.file,
    root: {
      ...rest,
      servers: servers === undefined || servers.length === 0 ? DEFAULT_SERVERS : servers,
      ...(security && { security: requirements(security) }),
      ...(components && { components: contractComponents(components, schemas) }),
      paths: withItems,
    },
    gaps: gapsOf(
      value["x-undocumented"],
      { file: document.file, pointer: "/x-undocumented" },
      true,
    ),
  };
}

/** Creates a contract without operations, with the same version and title. */
export function emptyContract({ file, root: { openapi, info } }: OpenApiContract): OpenApiContract {
  return { file, root: { openapi, info, servers: DEFAULT_SERVERS, paths: {} }, gaps: [] };
}

type Schemas = NonNullable<OpenApiDocument["components"]>["schemas"];

function contractComponents(components: Members, schemas: Schemas): Members {
  return {
    ...components,
    ...mapped(components, "schemas", contractSchema),
    ...mapped(components, "parameters", (each) => contractParameter(each, schemas)),
    ...mapped(components, "requestBodies", contractRequestBody),
    ...mapped(components, "responses", contractResponse),
    ...mapped(components, "headers", contractHeader),
  };
}

/** Converts a path item, with its operations of any method. */
function contractItem(item: unknown, schemas: Schemas): unknown {
  if (!isObject(item)) return item;
  const operations = mapMembers(item, (each) =>
    isObject(each) ? contractOperation(each, schemas) : each,
  );
  return { ...operations, ...contractParameters(item, schemas) };
}

function contractOperation(operation: Members, schemas: Schemas): Members {
  const { deprecated, security, ...rest } = operation;
  return {
    ...rest,
    ...(deprecated === true && { deprecated }),
    ...(Array.isArray(security) && { security: requirements(security) }),
    ...contractParameters(operation, schemas),
    ...("requestBody" in operation && {
      requestBody: contractRequestBody(operation["requestBody"]),
    }),
    ...mapped(operation, "responses", contractResponse),
  };
}

function contractParameters(holder: Members, schemas: Schemas): Members {
  const { parameters } = holder;
  return Array.isArray(parameters)
    ? { parameters: parameters.map((each) => contractParameter(each, schemas)) }
    : {};
}

/** Normalizes credentials. If the only alternative is empty, no credentials are required. */
function requirements(security: readonly unknown[]): readonly unknown[] {
  const isFree = security.every((each) => isObject(each) && Object.keys(each).length === 0);
  return isFree ? [] : security;
}

/** Converts a parameter, without members that state OpenAPI's defaults, or a reference to one. */
function contractParameter(given: unknown, schemas: Schemas): unknown {
  if (!isObject(given) || "$ref" in given) return given;
  const { required, deprecated, style, explode, allowReserved, allowEmptyValue, ...rest } = given;
  const { schema: stated, content, ...others } = rest;
  const schema = isObject(stated) ? stated : {};
  const { deprecated: _ofSchema, ...own } = schema;
  const usual = DEFAULT_STYLES[String(given["in"])];
  const written = style ?? usual;
  return {
    ...others,
    ...(content === undefined ? { schema: contractSchema(own) } : contractContent(given)),
    ...(required === true && { required }),
    ...(isDeprecated({ deprecated }, resolveReference<Members>(schemas, schema)) && {
      deprecated: true,
    }),
    ...(written !== usual && { style: written }),
    ...(explode !== undefined && explode !== (written === "form") && { explode }),
    ...(allowReserved !== undefined && allowReserved !== false && { allowReserved }),
    ...(allowEmptyValue !== undefined && allowEmptyValue !== false && { allowEmptyValue }),
  };
}

/** Returns true if a parameter or its schema is deprecated. */
export function isDeprecated(
  parameter: Pick<Members, "deprecated"> | Pick<OpenApiParameter, "deprecated">,
  schema: Pick<Members, "deprecated"> | Pick<OpenApiSchema, "deprecated"> | undefined,
): boolean {
  return (parameter.deprecated ?? schema?.deprecated ?? false) === true;
}

/** Converts a request body, or a reference to one. Bodies are optional by default. */
function contractRequestBody(given: unknown): unknown {
  if (!isObject(given) || "$ref" in given) return given;
  const { required, ...rest } = given;
  return { ...rest, ...(required === true && { required }), ...contractContent(given) };
}

/** Converts a response, without empty members, or a reference to one. */
function contractResponse(given: unknown): unknown {
  if (!isObject(given) || "$ref" in given) return given;
  const { headers, links, content, ...rest } = given;
  return {
    ...rest,
    ...(!isEmpty(headers) && mapped(given, "headers", contractHeader)),
    ...(!isEmpty(links) && { links }),
    ...(!isEmpty(content) && contractContent(given)),
  };
}

/** Converts a header, without members that state OpenAPI's defaults, or a reference to one. */
function contractHeader(given: unknown): unknown {
  if (!isObject(given) || "$ref" in given) return given;
  const { required, deprecated, style, explode, ...rest } = given;
  return {
    ...rest,
    ...("schema" in given && { schema: contractSchema(given["schema"]) }),
    ...contractContent(given),
    ...(required === true && { required }),
    ...(deprecated === true && { deprecated }),
    ...(style !== undefined && style !== "simple" && { style }),
    ...(explode === true && { explode }),
  };
}

/** Converts the bodies in each media type. */
function contractContent(holder: Members): Members {
  return mapped(holder, "content", (media) => {
    if (!isObject(media)) return media;
    const { encoding, ...rest } = media;
    return {
      ...rest,
      schema: contractSchema(media["schema"]),
      ...(!isEmpty(encoding) && { encoding }),
    };
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (isObject(value) && Object.keys(value).length === 0);
}

function mapped(holder: Members, key: string, replace: (value: unknown) => unknown): Members {
  const value = holder[key];
  return isObject(value) ? { [key]: mapMembers(value, replace) } : {};
}
