import { isObject, listOf, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { contractSchema, withImpliedTypes } from "../spec/openapi/contract-schema.js";
import { resolved } from "./schema-references.js";

/** The servers of an OpenAPI document that names none. */
const DEFAULT_SERVERS = [{ url: "/" }];

/** How OpenAPI writes a parameter if its document does not state it. */
const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  query: "form",
  cookie: "form",
  path: "simple",
  header: "simple",
};

/**
 * Converts a document to its contract: all that it promises to its clients, whether code is
 * generated from it or not. It has the structure of the document, so that a pointer leads to the
 * same part of both, and one spelling: members that state a default are left out.
 *
 * @param written the document before its conversion to OpenAPI 3.1. Its extensions among paths and
 *   responses are neither paths nor responses, but they are compared.
 */
export function contractOf(document: unknown, written: unknown): UnknownObject {
  const root = objectOf(document);
  const { servers, security, components, paths, ...rest } = root;
  const items = mapMembers(objectOf(paths), (item) => contractItem(item, root));
  return {
    ...rest,
    servers: listOf(servers).length === 0 ? DEFAULT_SERVERS : servers,
    ...(Array.isArray(security) && { security: requirements(security) }),
    ...(isObject(components) && { components: contractComponents(components, root) }),
    paths: withExtensions(items, objectOf(objectOf(written)["paths"])),
  };
}

/** Creates a contract without operations, with the same version and title. */
export function emptyContract({ openapi, info }: UnknownObject): UnknownObject {
  return { openapi, info, servers: DEFAULT_SERVERS, paths: {} };
}

/** Adds the extensions among paths and responses. */
function withExtensions(paths: UnknownObject, written: UnknownObject): UnknownObject {
  const items = mapObjects(paths, (item, path) =>
    mapObjects(item, (operation, method) => {
      const { responses } = objectOf(objectOf(written[path])[method]);
      const found = extensionsOf(responses);
      return Object.keys(found).length === 0
        ? operation
        : { ...operation, responses: { ...objectOf(operation["responses"]), ...found } };
    }),
  );
  return { ...items, ...extensionsOf(written) };
}

function extensionsOf(members: unknown): UnknownObject {
  return Object.fromEntries(
    Object.entries(objectOf(members)).filter(([name]) => name.startsWith("x-")),
  );
}

function contractComponents(components: UnknownObject, root: UnknownObject): UnknownObject {
  return {
    ...components,
    ...mapped(components, "schemas", contractSchema),
    ...mapped(components, "parameters", (each) => contractParameter(each, root)),
    ...mapped(components, "requestBodies", contractRequestBody),
    ...mapped(components, "responses", contractResponse),
    ...mapped(components, "headers", contractHeader),
  };
}

/** Converts a path item, with its operations of any method. */
function contractItem(item: unknown, root: UnknownObject): unknown {
  if (!isObject(item)) return item;
  const operations = mapMembers(item, (each) =>
    isObject(each) ? contractOperation(each, root) : each,
  );
  return { ...operations, ...contractParameters(item, root) };
}

function contractOperation(operation: UnknownObject, root: UnknownObject): UnknownObject {
  const { deprecated, security, ...rest } = operation;
  return {
    ...rest,
    ...(deprecated === true && { deprecated }),
    ...(Array.isArray(security) && { security: requirements(security) }),
    ...contractParameters(operation, root),
    ...("requestBody" in operation && {
      requestBody: contractRequestBody(operation["requestBody"]),
    }),
    ...mapped(operation, "responses", contractResponse),
  };
}

function contractParameters(holder: UnknownObject, root: UnknownObject): UnknownObject {
  const { parameters } = holder;
  return Array.isArray(parameters)
    ? { parameters: parameters.map((each) => contractParameter(each, root)) }
    : {};
}

/** Normalizes credentials. If the only alternative is empty, no credentials are required. */
function requirements(security: readonly unknown[]): readonly unknown[] {
  const isFree = security.every((each) => isObject(each) && Object.keys(each).length === 0);
  return isFree ? [] : security;
}

/** Converts a parameter, without members that state OpenAPI's defaults, or a reference to one. */
function contractParameter(parameter: unknown, root: UnknownObject): unknown {
  if (!isObject(parameter) || "$ref" in parameter) return parameter;
  const { required, deprecated, style, explode, allowReserved, allowEmptyValue, ...rest } =
    parameter;
  const { schema: stated, content, ...others } = rest;
  const schema = isObject(stated) ? stated : {};
  const { deprecated: _ofSchema, ...own } = schema;
  const usual = DEFAULT_STYLES[textOf(parameter["in"])];
  const written = style ?? usual;
  return {
    ...others,
    ...(content === undefined ? { schema: contractSchema(own) } : contractContent(parameter)),
    ...(required === true && { required }),
    ...((deprecated ?? deprecatedSchema(schema, root)) === true && { deprecated: true }),
    ...(written !== usual && { style: written }),
    ...(explode !== undefined && explode !== (written === "form") && { explode }),
    ...(allowReserved !== undefined && allowReserved !== false && { allowReserved }),
    ...(allowEmptyValue !== undefined && allowEmptyValue !== false && { allowEmptyValue }),
  };
}

/** The flag of a schema, or of the schema that it refers to. */
function deprecatedSchema(value: UnknownObject, root: UnknownObject): unknown {
  return resolved({ value, origin: { file: "", pointer: "" }, root }).value["deprecated"];
}

/** Converts a request body, or a reference to one. Bodies are optional by default. */
function contractRequestBody(body: unknown): unknown {
  if (!isObject(body) || "$ref" in body) return body;
  const { required, ...rest } = body;
  return { ...rest, ...(required === true && { required }), ...contractContent(body) };
}

/** Converts a response, without empty members, or a reference to one. */
function contractResponse(response: unknown): unknown {
  if (!isObject(response) || "$ref" in response) return response;
  const { headers, links, content, ...rest } = response;
  return {
    ...rest,
    ...(!isEmpty(headers) && mapped(response, "headers", contractHeader)),
    ...(!isEmpty(links) && { links }),
    ...(!isEmpty(content) && contractContent(response)),
  };
}

/** Converts a header, without members that state OpenAPI's defaults, or a reference to one. */
function contractHeader(header: unknown): unknown {
  if (!isObject(header) || "$ref" in header) return header;
  const { required, deprecated, style, explode, ...rest } = header;
  return {
    ...rest,
    ...("schema" in header && { schema: contractSchema(header["schema"]) }),
    ...contractContent(header),
    ...(required === true && { required }),
    ...(deprecated === true && { deprecated }),
    ...(style !== undefined && style !== "simple" && { style }),
    ...(explode === true && { explode }),
  };
}

/** Converts the bodies in each media type. */
function contractContent(holder: UnknownObject): UnknownObject {
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

function mapped(
  holder: UnknownObject,
  key: string,
  replace: (value: unknown) => unknown,
): UnknownObject {
  const value = holder[key];
  return isObject(value) ? { [key]: mapMembers(value, replace) } : {};
}

function mapMembers(members: UnknownObject, replace: (value: unknown) => unknown): UnknownObject {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, replace(value)]));
}

/**
 * The contract with the types that generated code implies: those of named schemas, and of the
 * schemas of bodies and responses.
 */
export function asGenerated(root: UnknownObject): UnknownObject {
  const { components, paths } = root;
  const { schemas, responses, requestBodies } = objectOf(components);
  return {
    ...root,
    ...(isObject(components) && {
      components: {
        ...components,
        ...(isObject(schemas) && { schemas: mapObjects(schemas, withImpliedTypes) }),
        ...(isObject(responses) && { responses: mapObjects(responses, contentWithTypes) }),
        ...(isObject(requestBodies) && {
          requestBodies: mapObjects(requestBodies, contentWithTypes),
        }),
      },
    }),
    ...(isObject(paths) && {
      paths: mapObjects(paths, (item) => mapObjects(item, operationWithTypes)),
    }),
  };
}

function operationWithTypes(operation: UnknownObject): UnknownObject {
  const { responses, requestBody } = operation;
  return {
    ...operation,
    ...(isObject(requestBody) && { requestBody: contentWithTypes(requestBody) }),
    ...(isObject(responses) && { responses: mapObjects(responses, contentWithTypes) }),
  };
}

function contentWithTypes(holder: UnknownObject): UnknownObject {
  const { content } = holder;
  if (!isObject(content)) return holder;
  return {
    ...holder,
    content: mapObjects(content, (media) =>
      isObject(media["schema"]) ? { ...media, schema: withImpliedTypes(media["schema"]) } : media,
    ),
  };
}

function mapObjects(
  members: UnknownObject,
  replace: (member: UnknownObject, name: string) => UnknownObject,
): UnknownObject {
  return Object.fromEntries(
    Object.entries(members).map(([name, each]) => [
      name,
      isObject(each) ? replace(each, name) : each,
    ]),
  );
}
