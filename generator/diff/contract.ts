import { isObject, listOf, mapMembers, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { FEATURES } from "../spec/openapi/features.js";
import { contractSchema } from "../spec/openapi/contract-schema.js";
import { mapOpenApi } from "../spec/schema/parts.js";
import type { Part } from "../spec/schema/parts.js";
import { resolved } from "./openapi-part.js";

/** The servers of an OpenAPI document that names none. */
const DEFAULT_SERVERS = [{ url: "/" }];

/**
 * Converts a document to its contract: all that it promises to its clients, whether code is
 * generated from it or not. It has the structure of the document, so that a pointer leads to the
 * same part of both, and one spelling: extensions are omitted, and so are members that state a
 * default.
 */
export function contractOf(document: unknown): UnknownObject {
  const root = objectOf(document);
  const replace = (part: Part): UnknownObject => {
    const value = contractPart(withoutExtensions(part), part, root);
    return { ...value, ...mapSentRequests(value, part, replace) };
  };
  return objectOf(mapOpenApi(root, replace));
}

/** Converts the path items of webhooks and callbacks, which no code is generated from. */
function mapSentRequests(
  { webhooks, callbacks }: UnknownObject,
  { type }: Part,
  replace: (part: Part) => UnknownObject,
): UnknownObject {
  const mapItems = (items: unknown): unknown =>
    isObject(items)
      ? mapMembers(items, (item) => mapOpenApi(item, replace, { type: "PathItem" }))
      : items;
  if (type === "OpenApiDocument" && isObject(webhooks)) return { webhooks: mapItems(webhooks) };
  return (type === "OpenApiOperation" || type === "Components") && isObject(callbacks)
    ? { callbacks: mapMembers(callbacks, mapItems) }
    : {};
}

/** Creates a contract without operations, with the same version and title. */
export function emptyContract({ openapi, info }: UnknownObject): UnknownObject {
  return { openapi, info, servers: DEFAULT_SERVERS, paths: {} };
}

/** OpenAPI does not define vendor extensions, but Paramsmith's extensions have a meaning. */
function withoutExtensions({ type, value }: Part): UnknownObject {
  const known = FEATURES[type] ?? {};
  const isExtension = (key: string): boolean => key.startsWith("x-") && !Object.hasOwn(known, key);
  return Object.keys(value).some(isExtension)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !isExtension(key)))
    : value;
}

/** Normalizes a part. Nested schemas are normalized with the schema that contains them. */
function contractPart(value: UnknownObject, { type }: Part, root: UnknownObject): UnknownObject {
  switch (type) {
    case "OpenApiDocument":
      return listOf(value["servers"]).length === 0 ? { ...value, servers: DEFAULT_SERVERS } : value;
    case "Components":
      return isObject(value["schemas"])
        ? { ...value, schemas: mapMembers(value["schemas"], contractSchema) }
        : value;
    case "OpenApiParameter":
      return contractParameter(value, root);
    case "OpenApiHeader":
      return contractHeader(value);
    case "RequestBody":
    case "OpenApiResponse":
      return withoutEmpty({ ...value, ...contractContent(value) }, ["headers", "links"]);
    case "MediaType":
      return withoutEmpty({ ...value, schema: contractSchema(value["schema"]) }, ["encoding"]);
    default:
      return value;
  }
}

/** Sets the default schema, and whether the schema makes the parameter deprecated. */
function contractParameter(value: UnknownObject, root: UnknownObject): UnknownObject {
  const schema = objectOf(value["schema"]);
  const { deprecated: _ofSchema, ...own } = schema;
  const part = { value: schema, origin: { file: "", pointer: "" }, root };
  const isDeprecated = value["deprecated"] ?? resolved(part).value["deprecated"];
  return {
    ...value,
    ...("content" in value ? contractContent(value) : { schema: contractSchema(own) }),
    ...(isDeprecated === true && { deprecated: true }),
  };
}

/** Omits header members that state OpenAPI's defaults. */
function contractHeader(header: UnknownObject): UnknownObject {
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

/** JSON has one encoding (RFC 8259, 8.1), and names of media types do not depend on letter case. */
function contractContent({ content }: UnknownObject): UnknownObject {
  if (!isObject(content)) return {};
  const names = Object.keys(content).map((name) => [name, mediaTypeName(name)] as const);
  const isUnique = new Set(names.map(([, own]) => own)).size === names.length;
  return isUnique
    ? { content: Object.fromEntries(names.map(([name, own]) => [own, content[name]])) }
    : {};
}

function mediaTypeName(name: string): string {
  const [essence = "", ...parameters] = name.split(";").map((part) => part.trim());
  const isJson = /^application\/(?:[\w.-]+\+)?json$/i.test(essence);
  const kept = parameters.filter((each) => !isJson || !/^charset=/i.test(each));
  return [essence.toLowerCase(), ...kept].join("; ");
}

function withoutEmpty(value: UnknownObject, keys: readonly string[]): UnknownObject {
  const isEmpty = (key: string): boolean =>
    keys.includes(key) && Object.keys(objectOf(value[key])).length === 0;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isEmpty(key)));
}
