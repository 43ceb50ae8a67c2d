import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Problem } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { FEATURES } from "./features.js";
import { OPERATION_KEYS } from "./units.js";
import type { Part } from "../schema/parts.js";
import { member, objectOf, isObject, memberAt } from "../../base/json.js";
import { contentForm, essenceOf } from "../../../templates/runtime/content/content-form.js";
import type { UnknownObject } from "../../base/json.js";
import { isReadableInText } from "../model/parameter.js";

/** A key of a part. */
export interface Key {
  /** The type of the part. */
  readonly type: string;
  readonly name: string;
  readonly pointer: string;
  /** Why the key does nothing here. */
  readonly reason?: string;
}

/** The keys of an OpenAPI document that generated code does not depend on, by their treatment. */
export interface UnreadKeys {
  /** Keys that prevent the generation of the operations with them. */
  readonly unsupported: readonly Problem[];
  /** Keys of OpenAPI without an effect, one warning for each name. */
  readonly ignored: readonly Diagnostic[];
  /** Keys that OpenAPI does not have. */
  readonly unknown: readonly Key[];
}

/** Finds the keys that the generator does not read. Extensions (`x-`) are ignored. */
export function unreadKeys(document: Document, parts: readonly Part[]): UnreadKeys {
  const unsupported: Key[] = [];
  const unknown: Key[] = [];
  const ignored = new Map<string, Key[]>();
  const ignore = (key: Key): void => {
    const others = ignored.get(key.name);
    if (others) others.push(key);
    else ignored.set(key.name, [key]);
  };
  for (const part of parts) {
    const { type, value, pointer } = part;
    const features = FEATURES[type];
    if (!features) continue;
    for (const name of Object.keys(value)) {
      const treatment = Object.hasOwn(features, name) ? features[name] : undefined;
      const key = { type, name, pointer: below(pointer, name) };
      if (treatment === undefined && !name.startsWith("x-")) unknown.push(key);
      if (treatment === "unsupported") unsupported.push(key);
      if (treatment === "ignored" && !isUsualInHeader(part, name)) ignore(key);
    }
    for (const { tokens, ...key } of keysWithoutEffect(document.value, part))
      ignore({ type, ...key, pointer: below(pointer, ...tokens) });
  }
  return {
    unsupported: unsupported.map((key) => unsupportedKey(document, key)),
    ignored: [...ignored].flatMap(([name, keys]) => ignoredKeys(document, name, keys)),
    unknown,
  };
}

/** Reports a key that prevents the generation of the operations with it. */
export function unsupportedKey(document: Document, { type, name, pointer }: Key): Problem {
  const feature =
    type === "PathItem" && OPERATION_KEYS.includes(name)
      ? `a ${name.toUpperCase()} operation`
      : `the key ${JSON.stringify(name)}`;
  const found = diagnostic("unsupported-feature", { feature }, document.locate(pointer));
  return { pointer, diagnostic: found };
}

function ignoredKeys(
  document: Document,
  name: string,
  keys: readonly Key[],
): readonly Diagnostic[] {
  const [first] = keys;
  if (!first) return [];
  const { pointer, reason } = first;
  const args = { name, ...(reason !== undefined && { reason }), count: keys.length };
  return [diagnostic("feature-ignored", args, document.locate(pointer))];
}

/** Statuses of responses without a body (RFC 9110, 15). */
const BODILESS: ReadonlySet<string> = new Set(["204", "205", "304"]);

/** A key that has an effect elsewhere, but not in its part. */
interface KeyWithoutEffect {
  readonly name: string;
  /** From the part to the key. */
  readonly tokens: readonly string[];
  readonly reason?: string;
}

/**
 * Finds the keys of a part that generated code cannot depend on, although it reads them elsewhere.
 *
 * @param root the document
 */
export function keysWithoutEffect(root: unknown, part: Part): readonly KeyWithoutEffect[] {
  switch (part.type) {
    case "OpenApiParameter":
      return reservedOutsideQuery(part.value);
    case "OpenApiResponse":
      return [...contentTypeHeaders(part.value), ...repeatedMediaTypes(part.value)];
    case "OpenApiHeader":
      return unreadInHeader(part.value);
    case "RequestBody":
      return repeatedMediaTypes(part.value);
    case "MediaType":
      return encodingOutsideForms(part);
    case "OpenApiOperation":
      return [...interimResponses(part.value), ...unsentBodies(root, part), ...bodiesOfReads(part)];
    default:
      return [];
  }
}

/** OpenAPI 3.1, Parameter Object: reserved characters can be left in queries only. */
function reservedOutsideQuery(parameter: UnknownObject): readonly KeyWithoutEffect[] {
  return parameter["allowReserved"] === true && parameter["in"] !== "query"
    ? [ownKey("allowReserved")]
    : [];
}

/** Returns true if an ignored key of a response header states what holds of any header. */
export function isUsualInHeader({ type, value }: Part, name: string): boolean {
  return type === "OpenApiHeader" && value[name] === false;
}

/**
 * OpenAPI 3.1, Header Object: `simple` is the only style. Of media types, only JSON and plain text
 * are read.
 */
function unreadInHeader({ style = "simple", content }: UnknownObject): readonly KeyWithoutEffect[] {
  const [mediaType, ...others] = Object.keys(objectOf(content));
  const isRead = mediaType === undefined || (others.length === 0 && isReadableInText(mediaType));
  return [...(style === "simple" ? [] : [ownKey("style")]), ...(isRead ? [] : [ownKey("content")])];
}

/** OpenAPI 3.1, Response Object: a header of this name is ignored. */
function contentTypeHeaders({ headers }: UnknownObject): readonly KeyWithoutEffect[] {
  return Object.keys(objectOf(headers))
    .filter((name) => name.toLowerCase() === "content-type")
    .map((name) => ({ name, tokens: ["headers", name] }));
}

/** Media types that differ in their parameters alone are one, with the first schema. */
function repeatedMediaTypes({ content }: UnknownObject): readonly KeyWithoutEffect[] {
  const names = Object.keys(objectOf(content));
  const essences = names.map(essenceOf);
  return names
    .filter((name, index) => essences.indexOf(essenceOf(name)) < index)
    .map((name) => ({ name, tokens: ["content", name] }));
}

/** OpenAPI 3.1, Media Type Object: only the fields of forms have encodings. */
function encodingOutsideForms({ value, pointer }: Part): readonly KeyWithoutEffect[] {
  const name = pointer.slice(pointer.lastIndexOf("/") + 1).replaceAll("~1", "/");
  const form = contentForm(essenceOf(name.replaceAll("~0", "~")));
  return isObject(value["encoding"]) && form !== "form" && form !== "multipart"
    ? [ownKey("encoding")]
    : [];
}

/** Interim responses (status 1xx) are not returned to callers. */
function interimResponses({ responses }: UnknownObject): readonly KeyWithoutEffect[] {
  return Object.keys(objectOf(responses))
    .filter((name) => name.startsWith("1"))
    .map((name) => ({ name, tokens: ["responses", name] }));
}

/** Responses to HEAD, and with some statuses, do not have a body. */
function unsentBodies(root: unknown, { value, pointer }: Part): readonly KeyWithoutEffect[] {
  const isHead = pointer.endsWith("/head");
  return Object.entries(objectOf(value["responses"])).flatMap(([status, body]) => {
    if (!isHead && !BODILESS.has(status)) return [];
    const response = objectOf(body);
    const reference = member(response, "$ref");
    const content = objectOf(member(objectOf(targetOf(root, response)), "content"));
    if (Object.keys(content).length === 0) return [];
    const last = typeof reference === "string" ? "$ref" : "content";
    return [{ name: "content", tokens: ["responses", status, last] }];
  });
}

/** `fetch` rejects a request with GET or HEAD that has a body (RFC 9110, 9.3.1). */
function bodiesOfReads({ value, pointer }: Part): readonly KeyWithoutEffect[] {
  const isRead = /\/(?:get|head)$/.test(pointer);
  return isRead && value["requestBody"] !== undefined
    ? [{ ...ownKey("requestBody"), reason: "fetch rejects GET and HEAD with a body" }]
    : [];
}

/** The response, or the component that it refers to. */
function targetOf(root: unknown, response: UnknownObject): unknown {
  const reference = member(response, "$ref");
  if (typeof reference !== "string") return response;
  return reference.startsWith("#/") ? memberAt(root, reference.slice(1)) : undefined;
}

function ownKey(name: string): KeyWithoutEffect {
  return { name, tokens: [name] };
}
