import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import type { StubFilter } from "../../../templates/runtime/openapi/stub/filters.js";
import type { StubOperation } from "../../../templates/runtime/openapi/stub/definition.js";
import type { StubPaging } from "../../../templates/runtime/openapi/page.js";
import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { payloadSchema, servedResponse } from "../../spec/model/exchange.js";
import type { Content } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { lastName, listForms } from "./list-form.js";
import type { FormContext } from "./list-form.js";
import { JSON_PATCH } from "./stored-members.js";
import { canEqual } from "./property-schema.js";
import type { Samples } from "../../spec/schema/sample.js";
import { readOperationsOf, writeOperation } from "./stub-writes.js";
import type { Collection, PlannedStubOperation } from "./stub-writes.js";

/** The plan of an OpenAPI document's stub: its collections and its operations. */
export interface StubPlan {
  readonly collections: readonly Collection[];
  readonly operations: readonly PlannedStubOperation[];
}

/** Plans a stub. Operations whose responses contain items of one schema share a collection. */
export function stubPlan({ operations, schemas }: OpenApiModel, samples: Samples): StubPlan {
  const byItem = new Map<string, Collection>();
  const byName = new Map<string, Collection>();
  const collectionOf = (item: JsonSchema, wanted: string): Collection => {
    const identity = JSON.stringify(item);
    const known = byItem.get(identity);
    if (known) return known;
    const key = keyOf(item, schemas);
    const name = byName.has(wanted) ? `${wanted}${byItem.size + 1}` : wanted;
    const made = { name, item, ...(key !== undefined && { key }) };
    byItem.set(identity, made);
    if (!byName.has(name)) byName.set(name, made);
    return made;
  };
  // Lists come first, because they name their collections.
  const context = { schemas, samples, paths: plainPaths(operations) };
  const lists = operations.map((operation) => listResponse(operation, context, collectionOf));
  const others = partsAtOtherPaths(operations);
  const implementations = operations.map((operation, index) => ({
    operation,
    implementation:
      lists[index] ?? otherImplementation(operation, { ...context, others }, collectionOf),
  }));
  const readOperations = readOperationsOf(implementations);
  // Writing operations change the collections that other operations read.
  const written = implementations.map((each) => ({
    operation: each.operation,
    implementation:
      writeOperation(each.operation, {
        schemas,
        samples,
        collections: byName,
        readOperations,
        filtersOf: (operation, collection) => filtersOf(operation, collection, schemas, []),
      }) ?? each.implementation,
  }));
  return { collections: [...byItem.values()], operations: written };
}

/** The paths without variables that GET reads without parameters. */
function plainPaths(operations: readonly EndpointOperation[]): ReadonlySet<string> {
  return new Set(
    operations
      .filter(
        ({ method, path, parameters }) =>
          method === "GET" && !path.includes("{") && !parameters.some(({ required }) => required),
      )
      .map(({ path }) => path),
  );
}

type OtherParts = (operation: EndpointOperation) => readonly string[];

type CollectionOf = (item: JsonSchema, name: string) => Collection;

function listResponse(
  operation: EndpointOperation,
  context: FormContext,
  collectionOf: CollectionOf,
): StubOperation | undefined {
  const { schemas, samples } = context;
  if (operation.method !== "GET" || endsInVariable(operation)) return undefined;
  const { bare, embedded } = listForms(operation, context);
  const form = embedded ?? bare;
  if (!form) return undefined;
  const { item, name } = form;
  if (!samples.of(item, name)) return emptyOperation(operation);
  const collection = collectionOf(item, name);
  const paging = pagingOf(operation);
  const pages = Object.values(paging);
  const isSearch = operation.path.split("/").includes("search");
  return {
    kind: "list",
    collection: collection.name,
    ...(bare && { bare: true as const }),
    ...(embedded?.wrapper && { embedded: embedded.wrapper }),
    paging,
    filters: filtersOf(operation, collection, schemas, pages),
    ...(isSearch && { search: true as const }),
  };
}

function otherImplementation(
  operation: EndpointOperation,
  { schemas, samples, others: otherParts }: FormContext & { readonly others: OtherParts },
  collectionOf: CollectionOf,
): StubOperation {
  const payload = payloadSchema(operation.responses);
  if (!payload) return otherContent(operation, samples);
  const sample = samples.of(payload, "");
  if (!sample) return otherSample(operation, samples) ?? emptyOperation(operation);
  const isItem = endsInVariable(operation) && mergeAllOf(payload, schemas).properties !== undefined;
  if (!isItem || operation.method !== "GET") return { kind: "sample", sample };
  const collection = collectionOf(payload, lastName(operation));
  const filters = filtersOf(operation, collection, schemas, []);
  const isFound = operation.parameters.some(
    ({ name, wireName }) =>
      operation.path.endsWith(`{${wireName}}`) &&
      filters.some(({ parameter }) => parameter === name),
  );
  // A filter by the variable finds no item at other paths.
  const others = isFound ? [] : otherParts(operation);
  return {
    kind: "item",
    collection: collection.name,
    filters,
    ...(others.length > 0 && { others }),
  };
}

/**
 * Returns a function that finds the parts of paths in the place of the variable at the end of a path. All
 * paths are divided once.
 */
function partsAtOtherPaths(operations: readonly EndpointOperation[]): OtherParts {
  const below = new Map<string, Set<string>>();
  for (const { path } of operations) {
    let before = "";
    for (const part of path.split("/")) {
      const parts = below.get(before);
      if (parts) parts.add(part);
      else below.set(before, new Set([part]));
      before += `${part}/`;
    }
  }
  return ({ path }) =>
    [...(below.get(path.slice(0, path.lastIndexOf("/") + 1)) ?? [])]
      .filter((part) => part !== "" && !/[{}]/.test(part))
      .toSorted();
}

/** The response of an operation without JSON, or without a description of success. */
function otherContent(operation: EndpointOperation, samples: Samples): StubOperation {
  const [content] = servedResponse(operation.responses)?.contents ?? [];
  if (!content) return { kind: "empty" };
  const sample = contentSample(content, samples);
  if (!sample) return emptyOperation(operation);
  switch (content.form) {
    case "json":
      return { kind: "sample", sample };
    case "form":
      return { kind: "sample", sample, mediaType: content.contentType };
    case "multipart":
    case "text":
    case "binary":
      return { kind: "text", sample };
  }
}

/** The sample of a body in one media type; undefined if no value matches its schema. */
export function contentSample({ form, schema }: Content, samples: Samples): SampleRule | undefined {
  return form === "json" || form === "form"
    ? samples.of(schema, "")
    : { kind: "text", as: "words" };
}

/** A response in another media type than the first, whose schema no value matches. */
function otherSample(operation: EndpointOperation, samples: Samples): StubOperation | undefined {
  const [, ...others] = servedResponse(operation.responses)?.contents ?? [];
  for (const { form, schema, mediaType } of others) {
    const sample = form === "json" ? samples.of(schema, "") : undefined;
    if (sample) return { kind: "sample", sample, mediaType };
  }
  return undefined;
}

function emptyOperation({ name }: EndpointOperation): StubOperation {
  return {
    kind: "none",
    why: `No data can be made for the schema of ${name}; give it a handler.`,
  };
}

function endsInVariable({ path }: EndpointOperation): boolean {
  return path.endsWith("}");
}

/** The page and size parameters, by their usual names. */
function pagingOf({ parameters }: EndpointOperation): StubPaging {
  const find = (names: RegExp): string | undefined =>
    parameters.find(
      ({ name, type, multi }) => type.kind === "integer" && !multi && names.test(name),
    )?.name;
  const page = find(/^page(?:_?number)?$/i);
  const size = find(/^(?:page_?)?size$|^limit$|^per_?page$/i);
  return { ...(page !== undefined && { page }), ...(size !== undefined && { size }) };
}

/** Parameters that search in all texts. */
const SEARCH_PARAMETER = /^(?:q|query|search|term|text)$/i;

/**
 * The parameters that filter rows. Parameters without a property of the same name and type filter
 * nothing.
 */
function filtersOf(
  { path, parameters }: EndpointOperation,
  { item, key }: Collection,
  schemas: NamedSchemas,
  paging: readonly string[],
): readonly StubFilter[] {
  const { properties = {} } = mergeAllOf(item, schemas);
  return parameters.flatMap(({ name, wireName, type, in: location }): readonly StubFilter[] => {
    if (paging.includes(name) || (location !== "query" && location !== "path")) return [];
    // The variable at the end of a path identifies an item, whatever its name.
    const isLast = location === "path" && path.endsWith(`{${wireName}}`);
    const property = [wireName, ...(isLast && key !== undefined ? [key] : [])].find(
      (each) => Object.hasOwn(properties, each) && canEqual(type, properties[each] ?? {}, schemas),
    );
    if (property !== undefined)
      return [{ parameter: name, match: "equal", properties: [property] }];
    if (!SEARCH_PARAMETER.test(wireName)) return [];
    const texts = Object.entries(properties)
      .filter(([, schema]) => mergeAllOf(schema, schemas).type === "string")
      .map(([text]) => text);
    return [{ parameter: name, match: "part", properties: texts }];
  });
}

/** The property that identifies an item, by its name; `id` comes first. */
function keyOf(item: JsonSchema, schemas: NamedSchemas): string | undefined {
  const names = Object.keys(mergeAllOf(item, schemas).properties ?? {});
  return ["id", "_id", "uuid", "guid", "key"].find((each) => names.includes(each));
}

/** The collections whose items a JSON Patch changes. */
export function patchedCollections({ collections, operations }: StubPlan): readonly Collection[] {
  const changed = new Set(
    operations.flatMap(({ operation, implementation }) =>
      implementation.kind === "write" &&
      operation.body?.contents.some(({ mediaType }) => mediaType === JSON_PATCH)
        ? [implementation.collection]
        : [],
    ),
  );
  return collections.filter(({ name }) => changed.has(name));
}

/** The schema that an item refers to; undefined if it is no reference. */
export function itemName({ item }: Collection): string | undefined {
  return referencedSchema(item);
}
