import { skippedUnits } from "../spec/openapi/check.js";
import type { OpenApiCheck } from "../spec/openapi/check.js";
import { operationsIn, OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Problem } from "../base/diagnostic.js";
import { objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { NOTHING_SKIPPED } from "./skipped-parts.js";
import type { SkippedOperation, SkippedParts } from "./skipped-parts.js";

/**
 * Lists the parts of an OpenAPI document that are skipped, as in generation.
 *
 * @param invalid the problems of parts that the contract lacks
 * @param others the problems of parts that it contains
 */
export function skippedParts(
  check: OpenApiCheck,
  invalid: readonly Problem[],
  others: readonly Problem[],
): SkippedParts {
  const { value } = check.document;
  if (invalid.length === 0 && others.length === 0) return { ...NOTHING_SKIPPED, document: value };
  const lacking = skippedUnits(check, invalid);
  const skipped = skippedUnits(check, [...invalid, ...others]);
  const operations = new Map<string, SkippedOperation>();
  for (const { pointer, name, route } of operationsIn(value)) {
    const reason = (lacking.get(pointer) ?? skipped.get(pointer))?.diagnostic.message;
    if (reason === undefined) continue;
    const item = objectOf(objectOf(objectOf(value)["paths"])[route]);
    const method = pointer.slice(pointer.lastIndexOf("/") + 1);
    operations.set(
      pointer,
      lacking.has(pointer)
        ? {
            kind: "invalid",
            reason,
            name,
            method,
            path: route,
            operation: objectOf(item[method]),
            item: withoutOperations(item),
          }
        : { kind: "unsupported", reason },
    );
  }
  const parts = [...lacking.keys()].filter((pointer) => !pointer.startsWith("/paths/"));
  return { operations, parts: new Set(parts), document: value };
}

function withoutOperations(item: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !OPERATION_KEYS.includes(key)));
}
