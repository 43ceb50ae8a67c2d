/** Schemas that a value must match together, and the types that they leave. */
import { listOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import type { At } from "./operations.ts";

/** A schema and those in its `allOf`, at any depth. */
export function collectAllOf(schema: At, document: UnknownObject): readonly At[] {
  const parts = listOf(schema.value["allOf"]).flatMap((_, index) =>
    collectAllOf(below(schema, document, "allOf", String(index)), document),
  );
  return [{ value: without(schema.value, "allOf"), pointer: schema.pointer }, ...parts];
}

/** The alternatives of one schema, beside the others and the rest of this one. */
export interface Alternatives {
  /** Whether a value must match one of them only. */
  readonly isExclusive: boolean;
  readonly choices: readonly At[];
  readonly rest: readonly At[];
}

/** The alternatives of each `anyOf` and `oneOf`. */
export function alternativesIn(
  all: readonly At[],
  document: UnknownObject,
): readonly Alternatives[] {
  return all.flatMap((each) =>
    ["anyOf", "oneOf"]
      .filter((keyword) => keyword in each.value)
      .map((keyword) => ({
        isExclusive: keyword === "oneOf",
        choices: listOf(each.value[keyword]).map((_, index) =>
          below(each, document, keyword, String(index)),
        ),
        rest: all.map((other) =>
          other === each ? { value: without(each.value, keyword), pointer: each.pointer } : other,
        ),
      })),
  );
}

/** The types that all schemas allow; undefined if none names a type. */
export function commonTypes(all: readonly At[]): ReadonlySet<unknown> | undefined {
  let common: ReadonlySet<unknown> | undefined;
  for (const { value } of all) {
    const { type } = value;
    if (type === undefined) continue;
    const own = new Set<unknown>(Array.isArray(type) ? type : [type]);
    // Every integer is a number.
    if (own.has("number")) own.add("integer");
    const before = common;
    common = before ? new Set([...own].filter((each) => before.has(each))) : own;
  }
  return common;
}

/** Whether a schema describes objects: by its type or, without one, by properties. */
export function describesObjects(schema: At, document: UnknownObject): boolean {
  const all = collectAllOf(schema, document);
  const types = commonTypes(all);
  return types
    ? types.size === 1 && types.has("object")
    : all.some(({ value }) => "properties" in value);
}

function without(value: UnknownObject, keyword: string): UnknownObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== keyword));
}
