import { ownMember } from "../model/member.js";
import { isObject } from "../model/json.js";
import { separatorOf } from "../styles/separators.js";
import type { ParameterStyle } from "../styles/serialization.js";
import { plainJson } from "./json-codec.js";
import type { JsonCodec } from "./json-codec.js";

/** How a form field is written (OpenAPI 3.1, Encoding Object). */
export interface FieldEncoding {
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
}

/** Encodings by field name. */
export type FieldEncodings = Readonly<Record<string, FieldEncoding>>;

/** A form field, by the type of its value. */
interface Field {
  readonly name: string;
  /** A list of strings is joined by a separator. */
  readonly value: string | Blob | readonly string[];
  /** The media type of a part. Default: the Blob's type, or none. */
  readonly type?: string;
  readonly style?: ParameterStyle;
}

/**
 * Encodes the fields of an object as `application/x-www-form-urlencoded`. Each list item becomes
 * its own field, unless the encoding joins the items. Other objects are written as JSON.
 *
 * @param json the codec of the object
 */
export function urlEncoded(
  value: unknown,
  encodings: FieldEncodings = {},
  json: JsonCodec = plainJson,
): string {
  const texts = fieldsOf(value, encodings, json).map(({ name, value: text, style = "form" }) => {
    const parts = [typeof text === "string" ? [text] : text].flat();
    const written = parts.map((part) => (typeof part === "string" ? encoded(part) : ""));
    return `${encoded(name)}=${written.join(separatorOf(style).written)}`;
  });
  return texts.join("&");
}

/** Encodes a string as forms do (URL Standard, 5.2). */
function encoded(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/**
 * Encodes the fields of an object as `multipart/form-data` (RFC 7578). Blobs become files, each
 * list item becomes its own part, and other objects become parts with JSON. The Blob's type
 * includes the boundary.
 *
 * @param json the codec of the object
 */
export function multipart(
  value: unknown,
  encodings: FieldEncodings = {},
  json: JsonCodec = plainJson,
): Blob {
  const [, random = ""] = String(Math.random()).split(".");
  const boundary = `--------paramsmith${random}${Date.now()}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  return new Blob([...multipartParts(value, boundary, encodings, json)], { type });
}

/** Returns the parts of a `multipart/form-data` body, between boundaries. */
export function multipartParts(
  value: unknown,
  boundary: string,
  encodings: FieldEncodings = {},
  json: JsonCodec = plainJson,
): readonly (string | Blob)[] {
  const parts = fieldsOf(value, encodings, json).flatMap((field) => [
    `--${boundary}\r\n${partHead(field)}\r\n\r\n`,
    typeof field.value === "string" || field.value instanceof Blob
      ? field.value
      : field.value.join(separatorOf(field.style ?? "form").text),
    "\r\n",
  ]);
  return [...parts, `--${boundary}--\r\n`];
}

function partHead({ name, value, type }: Field): string {
  const disposition = `Content-Disposition: form-data; name="${quoted(name)}"`;
  if (!(value instanceof Blob))
    return type === undefined ? disposition : `${disposition}\r\nContent-Type: ${type}`;
  const fileName = "name" in value ? String(value.name) : "blob";
  const fileType = value.type || (type ?? "application/octet-stream");
  return `${disposition}; filename="${quoted(fileName)}"\r\nContent-Type: ${fileType}`;
}

/** A name in quotation marks (HTML Standard, multipart form data). */
function quoted(name: string): string {
  return name.replaceAll(/[\r\n"]/g, encodeURIComponent);
}

function fieldsOf(value: unknown, encodings: FieldEncodings, json: JsonCodec): readonly Field[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    fieldOf(name, member, ownMember(encodings, name) ?? {}, json.member(name)),
  );
}

function fieldOf(
  name: string,
  value: unknown,
  encoding: FieldEncoding,
  json: JsonCodec,
): readonly Field[] {
  if (value === undefined || value === null) return [];
  const { contentType } = encoding;
  // The encoding's type may be a list of media types or a range to choose from.
  const type = contentType === undefined || /[,*]/.test(contentType) ? undefined : contentType;
  const named = { name, ...(type !== undefined && { type }) };
  if (type === JSON_TYPE) return [{ ...named, value: json.write(value) }];
  if (typeof value !== "object" || value instanceof Blob)
    return [{ ...named, value: value instanceof Blob ? value : textOf(value, json) }];
  if (encoding.style === "deepObject")
    return Object.entries(value).flatMap(([key, each]) =>
      fieldOf(
        `${name}[${key}]`,
        each,
        encoding,
        Array.isArray(value) ? json.item() : json.member(key),
      ),
    );
  if (!Array.isArray(value)) return [{ type: JSON_TYPE, ...named, value: json.write(value) }];
  const { style = "form", explode = style === "form" } = encoding;
  if (explode) return value.flatMap((item) => itemField(name, item, encoding, json.item()));
  return [{ ...named, style, value: value.map((item) => textOf(item, json.item())) }];
}

/** Nested list items are written as JSON. */
function itemField(
  name: string,
  item: unknown,
  encoding: FieldEncoding,
  json: JsonCodec,
): readonly Field[] {
  return Array.isArray(item) || item === null
    ? [{ name, type: JSON_TYPE, value: json.write(item) }]
    : fieldOf(name, item, encoding, json);
}

const JSON_TYPE = "application/json";

/** Returns a string unchanged and any other value as JSON. */
export function textOf(value: unknown, json: JsonCodec = plainJson): string {
  if (typeof value === "bigint") return String(value);
  return typeof value === "string" ? value : json.write(value);
}
