/** The operations of an OpenAPI document, read as the specification says, without our code. */
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** A value of a document with its JSON pointer, after references. */
export interface At {
  readonly value: UnknownObject;
  readonly pointer: string;
}

/** One operation of a document. */
export interface DocumentOperation {
  /** Such as `GET /pets/{id}`. */
  readonly label: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly operation: At;
  /** Those of the path and of the operation. */
  readonly parameters: readonly At[];
}

/** All operations of a document. */
export function operationsOf(document: UnknownObject): readonly DocumentOperation[] {
  return Object.keys(objectOf(document["paths"])).flatMap((path) => {
    const item = below({ value: document, pointer: "" }, document, "paths", path);
    return METHODS.filter((method) => method in item.value).map((method) => {
      const operation = below(item, document, method);
      return {
        label: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: parametersOf(item, operation, document),
      };
    });
  });
}

/** Those of an operation replace those of its path. */
function parametersOf(item: At, operation: At, document: UnknownObject): readonly At[] {
  const all = [item, operation].flatMap((at) =>
    listOf(at.value["parameters"]).map((_, index) =>
      below(at, document, "parameters", String(index)),
    ),
  );
  const byName = new Map(all.map((at) => [[at.value["in"], at.value["name"]].join(" "), at]));
  return [...byName.values()];
}

/** A part of a value; references are followed. */
export function below(at: At, document: UnknownObject, ...keys: readonly string[]): At {
  return keys.reduce<At>(
    ({ value, pointer }, key) =>
      followed(
        { value: objectOf(partOf(value, key)), pointer: `${pointer}/${escaped(key)}` },
        document,
      ),
    at,
  );
}

/** The part of a document at a pointer; references are followed. */
export function partAt(document: UnknownObject, pointer: string): At {
  const keys = pointer.split("/").slice(1).map(unescaped);
  return below({ value: document, pointer: "" }, document, ...keys);
}

function partOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  const object = objectOf(value);
  if (!Object.hasOwn(object, key)) return undefined;
  const part = object[key];
  // Lists of parameters are read as objects with indices.
  return Array.isArray(part) ? Object.fromEntries(part.entries()) : part;
}

function followed(at: At, document: UnknownObject, left = 20): At {
  const { $ref: reference } = at.value;
  if (typeof reference !== "string" || !reference.startsWith("#/") || left === 0) return at;
  const keys = reference.slice(2).split("/").map(unescaped);
  const target = keys.reduce<unknown>(partOf, document);
  return followed({ value: objectOf(target), pointer: reference.slice(1) }, document, left - 1);
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function unescaped(key: string): string {
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}
