import type { OperationMethod } from "../model/operation.js";
import type { OpenApiOperation, PathItem } from "../source/types.js";

/** A key of a path item that contains an operation. */
export type MethodKey = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

/** The methods of operations, in the order of OpenAPI's Path Item Object. */
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
