import type { JsonCodec } from "../content/json-codec.js";
import { isObject } from "../model/json.js";
import { percentEncoded } from "../wire/wire-text.js";
import { deepEntries } from "./deep-object.js";
import { scalarText } from "./scalar-text.js";
import { separatorOf } from "./separators.js";
import type { Serialization } from "./serialization.js";

/**
 * Writes a query or cookie parameter as percent-encoded `name=value` pairs. Null and empty lists
 * and objects have no pairs.
 */
export function writtenPairs(as: Serialization, value: unknown): readonly string[] {
  const encode = encoderOf(as);
  if (as.isJson) return [pair(as.name, encode(as.json.write(value)))];
  const { name, style, explode, json } = as;
  if (style === "deepObject" && typeof value === "object")
    return deepEntries(name, value, json).map(([key, text]) => pair(key, encode(text)));
  const parts = wireParts(value, as.json);
  if (parts.kind === "text") return [pair(name, encode(parts.text))];
  if (parts.texts.length === 0) return [];
  if (explode)
    return parts.kind === "list"
      ? parts.texts.map((text) => pair(name, encode(text)))
      : parts.texts.map(([key, text]) => pair(key, encode(text)));
  return [pair(name, parts.texts.flat().map(encode).join(separatorOf(style).written))];
}

/**
 * Writes a path or header parameter. Paths are percent-encoded. Returns undefined for null and for
 * empty lists and objects.
 */
export function writtenText(as: Serialization, value: unknown): string | undefined {
  const encode = encoderOf(as);
  if (as.isJson)
    return as.location === "header" ? asciiText(value, as.json) : encode(as.json.write(value));
  const { style, explode } = as;
  const name = uriEncoded(as.name);
  const parts = wireParts(value, as.json);
  if (parts.kind !== "text" && parts.texts.length === 0) return undefined;
  const assigned = (key: string, text: string): string => `${encode(key)}=${encode(text)}`;
  const joined = (separator: string): string => {
    if (parts.kind === "text") return encode(parts.text);
    if (!explode) return parts.texts.flat().map(encode).join(",");
    return parts.kind === "list"
      ? parts.texts.map(encode).join(separator)
      : parts.texts.map(([key, text]) => assigned(key, text)).join(separator);
  };
  switch (style) {
    case "label":
      return `.${joined(".")}`;
    case "matrix":
      if (!explode || parts.kind === "text") return matrixPair(name, joined(","));
      return parts.kind === "list"
        ? parts.texts.map((text) => matrixPair(name, encode(text))).join("")
        : parts.texts.map(([key, text]) => matrixPair(encode(key), encode(text))).join("");
    case "simple":
    case "form":
    case "spaceDelimited":
    case "pipeDelimited":
    case "deepObject":
      return joined(",");
  }
}

/** An empty value has no equals sign (RFC 6570, 3.2.7). */
function matrixPair(name: string, text: string): string {
  return text === "" ? `;${name}` : `;${name}=${text}`;
}

/** Percent-encodes all but unreserved characters (RFC 6570, 3.2.1; RFC 3986, 2.3). */
export function uriEncoded(text: string): string {
  return percentEncoded(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A value as strings, by `kind`. */
type Parts =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly texts: readonly string[] }
  | { readonly kind: "object"; readonly texts: readonly (readonly [string, string])[] };

/** Splits a value into strings. Undefined (as in RFC 6570) and null are not written. */
export function wireParts(value: unknown, json: JsonCodec): Parts {
  if (isAbsent(value)) return { kind: "list", texts: [] };
  if (Array.isArray(value))
    return {
      kind: "list",
      texts: value.filter((item) => !isAbsent(item)).map((item) => scalarText(item, json.item())),
    };
  if (!isObject(value)) return { kind: "text", text: scalarText(value, json) };
  const members = Object.entries(value).filter(([, member]) => !isAbsent(member));
  const texts = members.map(
    ([key, member]) => [key, scalarText(member, json.member(key))] as const,
  );
  return { kind: "object", texts };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Returns ASCII JSON, which any header can contain. */
function asciiText(value: unknown, json: JsonCodec): string {
  return json
    .write(value)
    .replace(
      /[\u007F-\uFFFF]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}

function pair(name: string, text: string): string {
  return `${uriEncoded(name)}=${text}`;
}

type Encode = (text: string) => string;

function encoderOf({ location, style, explode, allowReserved, isJson }: Serialization): Encode {
  if (location === "header") return (text) => text;
  if (style === "label" && explode && !isJson)
    return (text) => uriEncoded(text).replaceAll(".", "%2E");
  if (!allowReserved) return uriEncoded;
  // Other characters would end a value or are not allowed in a query.
  const kept = explode || isJson ? /%(?:2[14789AFC]|3[ABDF]|40)/g : /%(?:2[14789AF]|3[ABDF]|40)/g;
  const reserved = (text: string): string => uriEncoded(text).replace(kept, decodeURIComponent);
  // Percent-encoded triplets are kept (RFC 6570, 3.2.3). In JSON, they would change the value.
  if (isJson) return reserved;
  return (text) =>
    text.replaceAll(/%[\dA-Fa-f]{2}|[^%]+|%/g, (part) =>
      part.length === 3 && part.startsWith("%") ? part : reserved(part),
    );
}
