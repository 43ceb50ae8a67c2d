import { flagChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { UnknownObject } from "../base/json.js";
import { docsChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { pathShape } from "./operations.js";
import type { LocatedOperation } from "./operations.js";
import { operationParameterChanges } from "./openapi-parameters.js";
import type { OpenApiPart } from "./schema-references.js";
import { requestBodyChanges } from "./request-body.js";
import { operationServerChanges } from "./servers.js";
import { callbackChanges } from "./webhooks.js";
import { responsesChanges } from "./responses.js";

const DOCS = ["summary", "description", "tags", "externalDocs"];
const ITEM_DOCS = ["summary", "description"];

/** Compares an operation with its counterpart. */
export function operationChanges(
  old: LocatedOperation,
  next: LocatedOperation,
  context: OpenApiContext,
): readonly Change[] {
  const subject: Subject = { module: next.id, old: old.origin, new: next.origin };
  const itemSubject: Subject = { module: next.id, old: old.itemOrigin, new: next.itemOrigin };
  const parts = [partOf(old, context.old), partOf(next, context.new)] as const;
  return [
    ...identityChanges(old, next),
    ...flagChanges(subject, flagsOf(old), flagsOf(next), {
      deprecated: ["operation-deprecated", "operation-undeprecated"],
    }),
    ...operationParameterChanges(next.id, old, next, context),
    ...requestBodyChanges(next.id, parts[0], parts[1], context),
    ...responsesChanges(next.id, parts[0], parts[1], context),
    ...callbackChanges(subject, parts[0], parts[1], context),
    ...operationServerChanges({ operation: subject, item: itemSubject }, old, next, context),
    ...(context.docs ? docsChanges(subject, old.operation, next.operation, DOCS) : []),
    ...(context.docs ? docsChanges(itemSubject, old.item, next.item, ITEM_DOCS) : []),
  ];
}

function partOf({ operation, origin }: LocatedOperation, root: UnknownObject): OpenApiPart {
  return { value: operation, origin, root };
}

/** Compares the path, the method and the name of an operation. */
export function identityChanges(old: LocatedOperation, next: LocatedOperation): readonly Change[] {
  const subject: Subject = { module: next.id, old: old.origin, new: next.origin };
  const item: Subject = { module: next.id, old: old.itemOrigin, new: next.itemOrigin };
  const [method, newMethod] = [old.method.toUpperCase(), next.method.toUpperCase()];
  return [
    ...(pathShape(old.path) === pathShape(next.path)
      ? []
      : valueChanges("path-changed", item, old.path, next.path, "")),
    ...valueChanges("method-changed", subject, method, newMethod, ""),
    ...valueChanges("operation-id-changed", subject, old.id, next.id, "/operationId"),
  ];
}

function flagsOf({ operation }: LocatedOperation): { readonly deprecated: boolean } {
  return { deprecated: operation["deprecated"] === true };
}
