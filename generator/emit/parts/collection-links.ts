import type { ItemLink } from "../../../templates/runtime/hal/item-links.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { HAL_LINKS } from "../../spec/schema/sample-containers.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import { alternativesOf } from "../../spec/schema/alternatives.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { itemName } from "./stub-operations.js";
import type { StubPlan } from "./stub-operations.js";
import type { Collection, PlannedStubOperation } from "./stub-writes.js";

/**
 * The links of a collection's items to operations of the OpenAPI document: to the item itself, by
 * `self` and by the name of its schema, and to paths below it, by their last part. There are none
 * if the schema requires a relation that no operation has and items are not required to have links.
 */
export function collectionLinks(
  collection: Collection,
  { schemas }: OpenApiModel,
  { operations }: StubPlan,
): readonly ItemLink[] {
  const item = mergeAllOf(collection.item, schemas);
  const schema = mergeAllOf(item.properties?.[HAL_LINKS] ?? {}, schemas);
  const path = itemPath(collection, operations);
  if (!schema.properties || path === undefined) return [];
  const reads = new Set(
    operations.flatMap(({ operation: { method, path: each, parameters } }) =>
      method === "GET" && !parameters.some((one) => one.required && one.in !== "path")
        ? [withoutNames(each)]
        : [],
    ),
  );
  const name = itemName(collection)?.toLowerCase();
  const isRequired = listOf(item["required"]).includes(HAL_LINKS);
  const links = Object.entries(schema.properties).flatMap(([rel, each]): readonly ItemLink[] => {
    const isSelf = rel === "self" || rel.toLowerCase() === name;
    const address = isSelf ? path : `${path}/${rel}`;
    const form = linkForm(each, schemas, isRequired && listOf(schema["required"]).includes(rel));
    if (!form || !reads.has(withoutNames(address))) return [];
    return [{ rel, path: address, ...(form === "list" && { list: true as const }) }];
  });
  const found = new Set(links.map(({ rel }) => rel));
  const isComplete = listOf(schema["required"]).every((rel) => found.has(String(rel)));
  return isRequired || isComplete ? links : [];
}

/** The path that reads an item, with the names of the properties that its variables equal. */
function itemPath(
  { name }: Collection,
  operations: readonly PlannedStubOperation[],
): string | undefined {
  for (const { operation, implementation } of operations) {
    if (implementation.kind !== "item" || implementation.collection !== name) continue;
    const properties = operation.parameters
      .filter((parameter) => parameter.in === "path")
      .map((parameter) => ({
        variable: parameter.wireName,
        property: implementation.filters.find((filter) => filter.parameter === parameter.name)
          ?.properties[0],
      }));
    if (properties.length === 0) continue;
    const byVariable = new Map(properties.map(({ variable, property }) => [variable, property]));
    const names = [...byVariable.values()];
    if (!names.every((property) => property !== undefined && !/[{}]/.test(property))) continue;
    return operation.path.replaceAll(
      /\{(?<variable>[^{}]*)\}/g,
      (_, variable: string) => `{${byVariable.get(variable) ?? ""}}`,
    );
  }
  return undefined;
}

/**
 * Whether a relation contains one link or a list; undefined if a link requires more than a URL and
 * has no sample.
 */
function linkForm(
  schema: JsonSchema,
  schemas: NamedSchemas,
  hasSample: boolean,
): "one" | "list" | undefined {
  for (const choice of alternativesOf(mergeAllOf(schema, schemas), schemas)) {
    if (choice.items) return linkForm(choice.items, schemas, hasSample) && "list";
    const isEnough = hasSample || listOf(choice["required"]).every((name) => name === "href");
    if (Object.hasOwn(choice.properties ?? {}, "href") && isEnough) return "one";
  }
  return undefined;
}

/** A path without the names of its variables, which differ between operations of one path. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
