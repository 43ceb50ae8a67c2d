import { ownMember } from "../model/member.js";
import { isObject } from "../model/json.js";
import { separatorOf } from "../styles/separators.js";
import type { ParameterStyle } from "../styles/serialization.js";
import { plainJson } from "./json-codec.js";
import type { JsonCodec } from "./json-codec.js";

/** How a field of a form is written (OpenAPI 3.1, Encoding Object). */
export interface FieldEncoding {
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
}

/** By the name of the field. */
export type FieldEncodings = Readonly<Record<string, FieldEncoding>>;

/** A field of a form: alternatives by the type of its value. */
interface Field {
  readonly name: string;
  /** Several texts are joined by a separator. */
  readonly value: string | Blob | readonly string[];
  /** The media type of a part. Default: that of a Blob, or none. */
  readonly type?: string;
  readonly style?: ParameterStyle;
}

/**
 * The fields of an object as `application/x-www-form-urlencoded`. Each item of a list is a field of
 * its own, unless the encoding joins them; other objects are written as JSON.
 *
 * @param json that of the object
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

/** Encodes a text as forms do (URL Standard, 5.2). */
function encoded(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/**
 * The fields of an object as `multipart/form-data` (RFC 7578). Blobs are files, each item of a list
 * is a part of its own, and other objects are parts with JSON. The type of the Blob has the
 * boundary.
 *
 * @param json that of the object
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

/** The parts of a body of `multipart/form-data`, between boundaries. */
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
  // A list of media types, or a range, is one to choose from.
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

/** An item of a list in a list is JSON. */
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

/** A text as it is, and the JSON of any other value: a number has the same text. */
export function textOf(value: unknown, json: JsonCodec = plainJson): string {
  if (typeof value === "bigint") return String(value);
  return typeof value === "string" ? value : json.write(value);
}
