import { canonical, member } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { SkippedPart } from "../spec/model/spec-model.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { requestBodyChanges } from "./bodies.js";
import { changeOf, flagChanges, valueChanges } from "./change.js";
import type { Change, Facts } from "./change.js";
import { byKey, matchParts, partPresenceChanges } from "./matching.js";
import type { Matched } from "./matching.js";
import { operationParameterChanges, pathShape } from "./openapi-parameters.js";
import { memberOf, subjectOf, textChanges } from "./openapi-part.js";
import type { OpenApiContext, OpenApiPair, OpenApiPart } from "./openapi-part.js";
import { responsesChanges } from "./responses.js";
import { operationServerChanges } from "./servers.js";
import { callbackChanges } from "./webhooks.js";

/** An operation. It may have any method, including methods without generated code. */
export interface LocatedOperation extends OpenApiPart {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The path item of the operation. */
  readonly item: OpenApiPart;
  /** Absent if code is generated for the operation. */
  readonly skipped?: SkippedPart;
}

/** An operation in both versions of an OpenAPI document. */
export interface OperationPair extends OpenApiPair {
  readonly old: LocatedOperation;
  readonly new: LocatedOperation;
}

/**
 * The operations of an OpenAPI document. An operation has its method and path as its id if one before
 * it has the same id.
 */
export function operationsOf(
  document: OpenApiPart,
  parts: readonly SkippedPart[],
): readonly LocatedOperation[] {
  const skipped = new Map(parts.map((part) => [part.pointer, part]));
  const paths = memberOf(document, "paths");
  const all = Object.keys(paths.value).flatMap((path) => {
    const item = memberOf(paths, path);
    return OPERATION_KEYS.filter((method) => Object.hasOwn(item.value, method)).map((method) => {
      const operation = memberOf(item, method);
      const id = member(operation.value, "operationId");
      const own = skipped.get(operation.origin.pointer);
      const name = typeof id === "string" ? id : nameOf({ method, path });
      return { ...operation, id: name, method, path, item, ...(own && { skipped: own }) };
    });
  });
  const known = new Set<string>();
  return all.map((each) => {
    const id = known.has(each.id) ? nameOf(each) : each.id;
    known.add(id);
    return { ...each, id };
  });
}

function nameOf({ method, path }: Pick<LocatedOperation, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Matches operations by id, then by method and path. */
export function matchOperations(
  old: readonly LocatedOperation[],
  next: readonly LocatedOperation[],
): Matched<LocatedOperation> {
  return matchParts(
    old,
    next,
    byKey(({ id }) => id),
    byKey(({ method, path }) => `${method} ${pathShape(path)}`),
  );
}

/** Compares the operations of two documents. */
export function operationsChanges(
  matched: Matched<LocatedOperation>,
  context: OpenApiContext,
): readonly Change[] {
  return [
    ...partPresenceChanges("operation", matched, ({ id, value, origin, skipped }) => ({
      name: id,
      origin,
      deprecated: value["deprecated"] === true,
      isSkipped: skipped !== undefined,
    })),
    ...matched.pairs.flatMap(([old, next]) => {
      const pair: OperationPair = { module: next.id, context, old, new: next };
      const changes = operationChanges(pair);
      return [...skipChanges(pair, changes.length > 0), ...changes];
    }),
  ];
}

function operationChanges(pair: OperationPair): readonly Change[] {
  const [old, next] = [pair.old, pair.new];
  const item: OpenApiPair = { ...pair, old: old.item, new: next.item };
  const subject = subjectOf(pair);
  const [before, after] = [old, next].map(({ method }) => method.toUpperCase());
  return [
    ...(pathShape(old.path) === pathShape(next.path)
      ? []
      : valueChanges("path-changed", subjectOf(item), old.path, next.path, "")),
    ...valueChanges("method-changed", subject, before, after, ""),
    ...valueChanges("operation-id-changed", subject, old.id, next.id, "/operationId"),
    ...flagChanges(subject, flagsOf(old), flagsOf(next), {
      deprecated: ["operation-deprecated", "operation-undeprecated"],
    }),
    ...operationParameterChanges(pair),
    ...requestBodyChanges(pair),
    ...responsesChanges(pair),
    ...callbackChanges(pair),
    ...operationServerChanges(pair),
    ...textChanges(pair, ["summary", "description", "tags", "externalDocs"]),
    ...textChanges(item, ["summary", "description"]),
  ];
}

function flagsOf({ value }: LocatedOperation): { readonly deprecated: boolean } {
  return { deprecated: value["deprecated"] === true };
}

/**
 * Reports an operation that has generated code only before or only after, or that is invalid and
 * differs in parts that cannot be compared.
 */
function skipChanges(pair: OperationPair, isReported: boolean): readonly Change[] {
  const [before, after] = [pair.old.skipped, pair.new.skipped];
  const isUnsure = [before, after].some((each) => each?.isInvalid);
  const facts: Facts = { circumstances: [isUnsure && "not-compared"] };
  const subject = subjectOf(pair);
  if (!before)
    return after ? [changeOf("operation-skipped", subject, { ...facts, new: after.reason })] : [];
  if (!after) return [changeOf("operation-unskipped", subject, { ...facts, old: before.reason })];
  const [old, next] = [pair.old, pair.new].map((each) =>
    canonical([each.value, withoutOperations(each.item.value)]),
  );
  return !isUnsure || isReported || old === next ? [] : [changeOf("skipped-part-changed", subject)];
}

function withoutOperations(item: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !OPERATION_KEYS.includes(key)));
}
