import { isObject, listOf, objectOf } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { OperationMethod } from "../model/operation.js";
import type { OpenApiOperation, PathItem } from "../source/types.js";

/** The keys of a path item that hold an operation. */
export const OPERATION_KEYS: readonly string[] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

/**
 * The unit that a location belongs to: the smallest part of an OpenAPI document that can be omitted
 * without changing the meaning of the rest. Alternatives by `kind`; pointers lead to the unit.
 */
export type OpenApiUnit =
  | { readonly kind: "operation"; readonly pointer: string }
  | { readonly kind: "path"; readonly pointer: string }
  | { readonly kind: "component"; readonly pointer: string }
  | { readonly kind: "section"; readonly pointer: string }
  | { readonly kind: "document"; readonly pointer: "" };

/** Members of a document without which nothing can be generated. */
const ESSENTIAL: ReadonlySet<string> = new Set([
  "openapi",
  "info",
  "paths",
  "x-undocumented",
  "x-paramsmith-dialect",
]);

/** Returns the unit of a location. */
export function unitOf(pointer: string): OpenApiUnit {
  const [, top, second, third] = pointer.split("/");
  if (top === undefined) return { kind: "document", pointer: "" };
  if (top === "paths" && second !== undefined)
    return third !== undefined && OPERATION_KEYS.includes(third)
      ? { kind: "operation", pointer: `/paths/${second}/${third}` }
      : { kind: "path", pointer: `/paths/${second}` };
  if (ESSENTIAL.has(top)) return { kind: "document", pointer: "" };
  if (top !== "components" || second === undefined) return { kind: "section", pointer: `/${top}` };
  return third === undefined
    ? { kind: "section", pointer: `/components/${second}` }
    : { kind: "component", pointer: `/components/${second}/${third}` };
}

/** An operation in a document whose shape may be invalid. */
export interface OperationUnit {
  /** The operation id, or the method and the path. */
  readonly name: string;
  readonly pointer: string;
  /** The pointer of its path item. */
  readonly path: string;
  /** The key of its path item, such as `/towns/{id}`. */
  readonly route: string;
  readonly tags: readonly string[];
}

/** Lists a document's operations; its shape may be invalid. */
export function operationsIn(value: unknown): readonly OperationUnit[] {
  return Object.entries(objectOf(objectOf(value)["paths"])).flatMap(([path, item]) => {
    const pointer = below("/paths", path);
    return OPERATION_KEYS.filter((method) => Object.hasOwn(objectOf(item), method)).map(
      (method) => {
        const operation = objectOf(item)[method];
        const id = isObject(operation) ? operation["operationId"] : undefined;
        return {
          name: typeof id === "string" && id !== "" ? id : `${method.toUpperCase()} ${path}`,
          pointer: below(pointer, method),
          path: pointer,
          route: path,
          tags: listOf(objectOf(operation)["tags"]).filter((tag) => typeof tag === "string"),
        };
      },
    );
  });
}

/** A key of a path item that contains an operation. */
type MethodKey = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

/** The operation methods, in the order of OpenAPI's Path Item Object. */
const METHODS: Readonly<Record<MethodKey, OperationMethod>> = {
  get: "GET",
  put: "PUT",
  post: "POST",
  delete: "DELETE",
  options: "OPTIONS",
  head: "HEAD",
  patch: "PATCH",
};

/** An operation of a path item, with the key that contains it. */
export interface KeyedOperation {
  readonly key: MethodKey;
  readonly method: OperationMethod;
  readonly operation: OpenApiOperation;
}

/** The operations of a path item. */
export function keyedOperations(item: PathItem): readonly KeyedOperation[] {
  const keys: readonly MethodKey[] = ["get", "put", "post", "delete", "options", "head", "patch"];
  return keys.flatMap((key) => {
    const { [key]: operation } = item;
    return operation ? [{ key, method: METHODS[key], operation }] : [];
  });
}
