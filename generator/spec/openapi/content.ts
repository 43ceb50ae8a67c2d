import {
  contentForm,
  essenceOf,
  isRange,
} from "../../../templates/runtime/content/content-form.js";
import type { ContentForm } from "../../../templates/runtime/content/content-form.js";
import type { Content, RequestBody } from "../model/exchange.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type {
  Components,
  Encoding,
  MediaType,
  OpenApiSchema,
  OpenApiDocument,
  OpenApiOperation,
} from "../source/types.js";
import { resolveReference, componentName } from "./resolve-reference.js";
import type { Int64Values } from "../schema/formats.js";
import { lowerSchema } from "./contract-schema.js";
import { isObject, objectOf } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";

/** JSON is the preferred form, and bytes the last. */
const PREFERENCE: readonly ContentForm[] = ["json", "form", "multipart", "text", "binary"];

/**
 * The bodies in each media type. Media types that differ in their parameters alone are one, with
 * the first schema. Ranges of media types follow the types of their form.
 *
 * @param components of the document
 */
export function lowerContents(
  content: Readonly<Record<string, MediaType>> | undefined,
  int64?: Int64Values,
  components: Components = {},
): readonly Content[] {
  const resolved = (schema: OpenApiSchema): JsonSchema =>
    lowerSchema(resolveReference<OpenApiSchema>(components.schemas, schema) ?? {}, int64);
  const contents = new Map<string, Content>();
  for (const [name, media] of Object.entries(content ?? {})) {
    const { schema = {}, encoding } = media;
    const examples = examplesOf(media, components);
    // Generators of documents escape slashes where JSON needs no escape.
    const mediaType = essenceOf(name.replaceAll("\\", ""));
    if (contents.has(mediaType)) continue;
    // A range that includes JSON and other types has bytes if the schema says so.
    const isBytes = isRange(mediaType) && isFile(resolved(schema));
    const form = isBytes ? "binary" : contentForm(mediaType);
    contents.set(mediaType, {
      mediaType,
      contentType: mediaType !== essenceOf(name) ? mediaType : name,
      form,
      schema: form === "multipart" ? withFiles(resolved(schema)) : lowerSchema(schema, int64),
      ...(encoding && { encoding: encodings(encoding) }),
      ...(examples && { examples }),
    });
  }
  return [...contents.values()].toSorted(
    (a, b) =>
      PREFERENCE.indexOf(a.form) - PREFERENCE.indexOf(b.form) ||
      Number(isRange(a.mediaType)) - Number(isRange(b.mediaType)),
  );
}

/** The values of examples in the document, by name. Values that are elsewhere are not read. */
function examplesOf(media: MediaType, components: Components): Content["examples"] {
  const shared = objectOf(components.examples);
  const named = Object.entries(objectOf(media.examples)).flatMap(([name, each]) => {
    const target = isObject(each) && typeof each["$ref"] === "string" ? each["$ref"] : undefined;
    const { value } = objectOf(
      target === undefined ? each : shared[target.slice(target.lastIndexOf("/") + 1)],
    );
    return value === undefined ? [] : [[name, value] as const];
  });
  const { example } = media;
  const all = [...(example === undefined ? [] : [["default", example] as const]), ...named];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Marks the fields of a form that are files. */
function withFiles(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!properties) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const { items } = field;
    if (items && isFile(items)) return [name, { ...field, items: FILE }] as const;
    return [name, isFile(field) ? FILE : field] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

const FILE: JsonSchema = { "x-wire-format": "file" };

/** Returns true if a field is a file (OpenAPI 3.0, and 3.1 as it is upgraded). */
function isFile({ format, contentMediaType, contentEncoding, type }: JsonSchema): boolean {
  if (type !== undefined && type !== "string") return false;
  const isBytes =
    typeof contentMediaType === "string" &&
    essenceOf(contentMediaType) === "application/octet-stream" &&
    contentEncoding === undefined;
  return format === "binary" || isBytes;
}

/** Parameters of a media type keep their case. */
function withLowerEssence(mediaType: string): string {
  return mediaType.replace(/^[^;]*/, (essence) => essence.toLowerCase());
}

function encodings(encoding: Readonly<Record<string, Encoding>>): Content["encoding"] & object {
  return Object.fromEntries(
    Object.entries(encoding).map(([name, { contentType, style, explode }]) => [
      name,
      {
        ...(contentType !== undefined && { contentType: withLowerEssence(contentType) }),
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
      },
    ]),
  );
}

/** Methods without a request body: `fetch` rejects one (RFC 9110, 9.3.1). */
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * The body of an operation's requests; undefined if it has none.
 *
 * @param pointer of the operation
 */
export function lowerRequestBody(
  document: Document<OpenApiDocument>,
  { requestBody: bodyOrReference }: OpenApiOperation,
  method: string,
  pointer: string,
  int64?: Int64Values,
): RequestBody | undefined {
  const location = below(pointer, "requestBody");
  const found = resolveReference(document.value.components?.requestBodies, bodyOrReference);
  if (!bodyOrReference || !found || BODILESS.has(method)) return undefined;
  const contents = lowerContents(found.content, int64, document.value.components);
  if (contents.length === 0) return undefined;
  const { description } = found;
  const component = componentName(bodyOrReference);
  return {
    origin: { file: document.file, pointer: location },
    required: found.required ?? false,
    ...(description !== undefined && { description }),
    ...(component !== undefined && { component }),
    contents,
  };
}
