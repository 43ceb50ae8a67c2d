import { ownMember } from "../model/member.js";
import { isObject } from "../model/json.js";
import { plainJson } from "./json-codec.js";
import type { JsonCodec } from "./json-codec.js";

/** How a field of a form is written (OpenAPI 3.1, Encoding Object). */
export interface FieldEncoding {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

/** By the name of the field. */
export type FieldEncodings = Readonly<Record<string, FieldEncoding>>;

/** A field of a form with its written value. */
type Field = readonly [name: string, value: string | Blob];

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
  const fields = fieldsOf(value, encodings, json).map(([name, text]): [string, string] => [
    name,
    typeof text === "string" ? text : "",
  ]);
  return new URLSearchParams(fields).toString();
}

/**
 * The fields of an object as `multipart/form-data`. Blobs are files, each item of a list is a part
 * of its own, and other objects are parts with JSON.
 *
 * @param json that of the object
 */
export function formData(
  value: unknown,
  encodings: FieldEncodings = {},
  json: JsonCodec = plainJson,
): FormData {
  const form = new FormData();
  for (const [name, field] of fieldsOf(value, encodings, json)) {
    const { contentType: type } = ownMember(encodings, name) ?? {};
    // A list of media types is one to choose from, and the parts of texts need none.
    const isTyped = typeof field === "string" && type !== undefined && !type.includes(",");
    form.append(name, isTyped ? new Blob([field], { type }) : field);
  }
  return form;
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
  if (encoding.contentType === "application/json") return [[name, json.write(value)]];
  if (Array.isArray(value)) return listFields(name, value, encoding, json.item());
  if (!isObject(value) || value instanceof Blob) return [[name, fieldText(value, json)]];
  if (encoding.style === "deepObject")
    return Object.entries(value).flatMap(([key, each]) =>
      fieldOf(`${name}[${key}]`, each, encoding, json.member(key)),
    );
  return [[name, json.write(value)]];
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

function listFields(
  name: string,
  items: readonly unknown[],
  { style = "form", explode = style === "form" }: FieldEncoding,
  json: JsonCodec,
): readonly Field[] {
  if (explode) return items.map((item): Field => [name, fieldText(item, json)]);
  return [[name, items.map((item) => textOf(item, json)).join(DELIMITERS[style] ?? ",")]];
}

function fieldText(value: unknown, json: JsonCodec): string | Blob {
  return value instanceof Blob ? value : textOf(value, json);
}

/** A text as it is, and the JSON of any other value: a number has the same text. */
export function textOf(value: unknown, json: JsonCodec = plainJson): string {
  if (typeof value === "bigint") return String(value);
  return typeof value === "string" ? value : json.write(value);
}
