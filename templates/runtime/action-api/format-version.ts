import { isJsonArray, isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ShapeDescriptor,
} from "../model/result-descriptor.js";
import type { ParsedRequest } from "../parse/parsed-request.js";
import type { Envelope, EnvelopeV1 } from "../model/envelope.js";

/**
 * The format version of a request's response, `"1"` or `"2"`, or both if the request type does not
 * determine it. Builders and modules use version 2.
 */
export type FormatVersionOf<Request> = Request extends { readonly "~version"?: infer Version }
  ? KnownVersion<Exclude<Version, undefined>>
  : "2";

/** An object in format version 1, which the server may write as an empty list if it is empty. */
export type OrEmptyList<Whole> =
  | Whole
  | (readonly [] &
      (string extends keyof Whole
        ? Readonly<Record<string, never>>
        : { readonly [Name in keyof Whole]?: undefined }));

/** The envelope of a response. */
export type EnvelopeIn<Version> = Version extends "1" ? EnvelopeV1 : Envelope;

/** The pages of a response. Format version 1 keys them by page id. */
export type PagesIn<Version, Page> = Version extends "1"
  ? Readonly<Record<string, Page>>
  : readonly Page[];

type KnownVersion<Version> = string extends Version ? "1" | "2" : Version extends "1" ? "1" : "2";

/**
 * A result type in a format version; a union if the version is unknown. In version 1 it is unknown
 * unless the generated code includes its types.
 */
export type ResultIn<Result, Version> = Version extends "1"
  ? Result extends { readonly version1: infer Other }
    ? Other
    : unknown
  : Result;

/** Returns the format version that a request selects. Default: `"1"`. */
export function requestedVersion({ format: { formatversion } }: ParsedRequest): string {
  return typeof formatversion === "string" ? formatversion : "1";
}

/** Whether a request selects format version 1. */
export function isVersion1(parsed: ParsedRequest): boolean {
  return requestedVersion(parsed) === "1";
}

/**
 * Converts an object from format version 2 to version 1, by the descriptors of its fields. In fields
 * without a descriptor, true becomes `""` and false is omitted, as in most fields.
 */
export function inVersion1(object: JsonObject, fields: FieldDescriptors = {}): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, Json][] => {
      if (value === undefined) return [];
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const written = field ? fieldInVersion1(value, field) : unknownInVersion1(value);
      return written === undefined ? [] : [[field?.formatversion1?.name ?? name, written]];
    }),
  );
}

function fieldInVersion1(value: Json, { is, formatversion1 }: FieldDescriptor): Json | undefined {
  const inner = valueInVersion1(value, is);
  switch (formatversion1?.as) {
    case "absent":
      return undefined;
    case "flag":
      return value === true ? "" : value === false ? undefined : inner;
    case "map":
      return isJsonArray(inner) ? Object.fromEntries(inner.map((item, at) => [at, item])) : inner;
    case "list":
      return isJsonObject(inner)
        ? Object.values(inner).flatMap((each) => unknownInVersion1(each ?? null) ?? [])
        : inner;
    case "pairs":
      return isJsonObject(inner)
        ? Object.entries(inner).map(([name, each]) => ({ name, "*": each }))
        : inner;
    case "content":
      return { "*": inner };
    case "string":
      if (typeof inner === "boolean") return inner ? "" : undefined;
      return typeof inner === "number" ? String(inner) : inner;
    case "integer":
    case "number":
      return typeof inner === "boolean" || typeof inner === "string" ? Number(inner) : inner;
    default:
      return inner;
  }
}

function valueInVersion1(value: Json, shape: ShapeDescriptor): Json {
  if (typeof shape === "string" || "enumOf" in shape) return value;
  if ("anyOf" in shape) {
    const fitting = shape.anyOf.find((each) => fits(value, each));
    return fitting ? valueInVersion1(value, fitting) : value;
  }
  if ("list" in shape && isJsonArray(value))
    return value.map((item) => valueInVersion1(item, shape.list));
  if (!isJsonObject(value)) return value;
  if ("record" in shape) {
    const fields = inVersion1(value, shape.record);
    return shape.emptyIsList && Object.keys(fields).length === 0 ? [] : fields;
  }
  // In a map of flags and lists, flags are written as flags.
  if ("map" in shape && typeof shape.map === "object" && "anyOf" in shape.map) {
    const isMixed = shape.map.anyOf.some((each) => typeof each === "object" && "list" in each);
    if (isMixed) return withFlags(value, shape.map);
  }
  // A list of pages has already become an object.
  const inner = "list" in shape ? shape.list : shape.map;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name, valueInVersion1(member, inner)]],
    ),
  );
}

function withFlags(value: JsonObject, shape: ShapeDescriptor): Json {
  const entries = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    if (member === undefined || member === false) return [];
    return [[name, member === true ? "" : valueInVersion1(member, shape)]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : [];
}

function fits(value: Json, shape: ShapeDescriptor): boolean {
  if (typeof shape === "string" || "enumOf" in shape || "anyOf" in shape)
    return typeof value !== "object";
  return "list" in shape ? isJsonArray(value) : isJsonObject(value);
}

function unknownInVersion1(value: Json): Json | undefined {
  if (value === true) return "";
  if (value === false) return undefined;
  if (isJsonArray(value)) return value.map((item) => unknownInVersion1(item) ?? "");
  return isJsonObject(value) ? inVersion1(value, {}) : value;
}
