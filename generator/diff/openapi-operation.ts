import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { UnknownObject } from "../base/json.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
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
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  "operationId",
  "deprecated",
  "parameters",
  "requestBody",
  "security",
  "servers",
  "responses",
  "callbacks",
]);
const ITEM_DOCS = ["summary", "description"];
/** The keys of path items that rules cover. */
export const KNOWN_IN_ITEM: ReadonlySet<string> = new Set([
  ...ITEM_DOCS,
  "parameters",
  "servers",
  ...OPERATION_KEYS,
]);

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
    ...unknownKeyChanges(subject, old.operation, next.operation, KNOWN),
    ...unknownKeyChanges(itemSubject, old.item, next.item, KNOWN_IN_ITEM),
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
  return [
    ...(pathShape(old.path) === pathShape(next.path)
      ? []
      : [changeOf("path-changed", item, { old: old.path, new: next.path })]),
    ...(old.method === next.method
      ? []
      : [
          changeOf("method-changed", subject, {
            old: old.method.toUpperCase(),
            new: next.method.toUpperCase(),
          }),
        ]),
    ...(old.id === next.id
      ? []
      : [
          changeOf("operation-id-changed", subject, {
            old: old.id,
            new: next.id,
            at: "/operationId",
          }),
        ]),
  ];
}

function flagsOf({ operation }: LocatedOperation): { readonly deprecated: boolean } {
  return { deprecated: operation["deprecated"] === true };
}
