import type { StubFilter } from "../../../templates/runtime/openapi/stub/filters.js";
import type { StubOperation } from "../../../templates/runtime/openapi/stub/definition.js";
import type { StubCollection } from "../../../templates/runtime/openapi/stub/store.js";
import type { StubReply, WriteOperation } from "../../../templates/runtime/openapi/stub/write.js";
import { servedResponse, statusCode, successResponses } from "../../spec/model/exchange.js";
import type { EndpointResponse } from "../../spec/model/exchange.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { isAnnotation } from "../../spec/schema/keywords.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import type { BodySamples } from "./stub-responses.js";
import { canStore, storedMembers } from "./stored-members.js";

/** A collection in an OpenAPI document, with its item schema. */
export interface Collection extends Pick<StubCollection, "key" | "unique" | "examples" | "like"> {
  readonly name: string;
  readonly item: JsonSchema;
}

/** An operation with its implementation in a stub. */
export interface PlannedStubOperation {
  readonly operation: EndpointOperation;
  readonly implementation: StubOperation;
}

/** The parts of a stub's plan that writing operations depend on. */
export interface WriteContext {
  readonly schemas: NamedSchemas;
  readonly bodies: BodySamples;
  /** By name. */
  readonly collections: ReadonlyMap<string, Collection>;
  readonly readOperations: ReadOperations;
  readonly filtersOf: (
    operation: EndpointOperation,
    collection: Collection,
  ) => readonly StubFilter[];
}

/**
 * Plans the change that an operation makes: POST to a list adds an item; PUT, PATCH and DELETE change
 * the item at their path. Undefined if no collection is known, or if its items could become invalid.
 */
export function writeOperation(
  operation: EndpointOperation,
  context: WriteContext,
): WriteOperation | undefined {
  switch (operation.method) {
    case "POST":
      return createOperation(operation, context);
    case "PUT":
      return itemOperation(operation, "replace", context);
    case "PATCH":
      return itemOperation(operation, "merge", context);
    case "DELETE":
      return itemOperation(operation, "remove", context);
    case "GET":
    case "HEAD":
    case "OPTIONS":
      return undefined;
  }
}

function createOperation(
  operation: EndpointOperation,
  context: WriteContext,
): WriteOperation | undefined {
  const path = withoutNames(operation.path);
  if (path.endsWith("{}")) return undefined;
  const list = readAt(path, context);
  const item = readAt(`${path}/{}`, context);
  const collection = collectionOf(item ?? list, context);
  // An added item would be missing from its list if its own path selected it.
  if (!collection || context.filtersOf(operation, collection).some(isPathFilter(operation)))
    return undefined;
  const location = item && identityOf(item.operation, collection, context);
  return changeOf(operation, "create", collection, location, context);
}

function itemOperation(
  operation: EndpointOperation,
  change: "replace" | "merge" | "remove",
  context: WriteContext,
): WriteOperation | undefined {
  const path = withoutNames(operation.path);
  if (!path.endsWith("/{}")) return undefined;
  const read = readAt(path, context) ?? readAt(path.slice(0, -"/{}".length), context);
  const collection = collectionOf(read, context);
  const location = collection && identityOf(operation, collection, context);
  if (!collection || location === undefined) return undefined;
  return changeOf(operation, change, collection, location, context);
}

function changeOf(
  operation: EndpointOperation,
  change: WriteOperation["change"],
  collection: Collection,
  location: string | undefined,
  context: WriteContext,
): WriteOperation | undefined {
  const { schemas } = context;
  const unique = [...new Set([collection.key, location].flatMap((name) => name ?? []))];
  const isRemoval = change === "remove";
  if (!isRemoval && !canStore(operation, collection.item, schemas)) return undefined;
  const stored = storedMembers(operation, collection.item, schemas, {
    fixed: change === "create" ? [] : unique,
    required: unique,
  });
  const responses = successResponses(operation.responses);
  const served = servedResponse(operation.responses);
  const other = responses.find(({ status }) => status !== "201");
  const usual = change === "replace" && served?.status === "201" ? (other ?? served) : served;
  const reply = replyOf(usual, collection, context);
  const made = responses.find(({ status }) => status === "201");
  const created =
    change === "replace" &&
    location !== undefined &&
    canCreate(operation, location, collection, schemas)
      ? made && replyOf(made, collection, context)
      : undefined;
  if (!reply) return undefined;
  return {
    kind: "write",
    change,
    collection: collection.name,
    filters: change === "create" ? [] : context.filtersOf(operation, collection),
    unique,
    ...(isRemoval ? { members: [] } : stored),
    reply,
    ...(created && { created }),
    ...(location !== undefined && !isRemoval && { location }),
    ...(location !== undefined && (created || change === "create") && isAbsolute(made) && ABSOLUTE),
  };
}

const ABSOLUTE = { isAbsolute: true } as const;

/** Whether a response's `Location` header is described as an absolute URL. */
function isAbsolute(response: EndpointResponse | undefined): boolean {
  const headers = Object.entries(response?.headerValues?.schema.properties ?? {});
  return headers.some(
    ([name, { format }]) => /^location$/i.test(name) && /^(?:uri|url|iri)$/.test(String(format)),
  );
}

function replyOf(
  response: EndpointResponse | undefined,
  { item }: Collection,
  { bodies }: WriteContext,
): StubReply | undefined {
  const status = statusCode(response?.status ?? "204");
  const [content] = response?.contents ?? [];
  if (!content) return { kind: "empty", status };
  if (content.form !== "json")
    return { kind: "text", status, sample: { kind: "text", as: "words" } };
  if (JSON.stringify(content.schema) === JSON.stringify(item)) return { kind: "row", status };
  const sample = bodies.of(content);
  return sample && { kind: "sample", status, sample };
}

/** The operations that read stored items, by their paths without names. */
export type ReadOperations = ReadonlyMap<string, PlannedStubOperation>;

/** Selects the operations that read stored items. The first one of a path counts. */
export function readOperationsOf(implementations: readonly PlannedStubOperation[]): ReadOperations {
  const found = new Map<string, PlannedStubOperation>();
  for (const each of implementations) {
    const { operation, implementation } = each;
    const isRead = implementation.kind === "list" || implementation.kind === "item";
    const path = withoutNames(operation.path);
    if (operation.method === "GET" && isRead && !found.has(path)) found.set(path, each);
  }
  return found;
}

function readAt(path: string, { readOperations }: WriteContext): PlannedStubOperation | undefined {
  return readOperations.get(path);
}

function collectionOf(
  read: PlannedStubOperation | undefined,
  { collections }: WriteContext,
): Collection | undefined {
  const implementation = read?.implementation;
  return implementation?.kind === "list" || implementation?.kind === "item"
    ? collections.get(implementation.collection)
    : undefined;
}

/** The property that the variable at the end of a path has the value of. */
function identityOf(
  operation: EndpointOperation,
  collection: Collection,
  { filtersOf }: WriteContext,
): string | undefined {
  const last = operation.parameters.find(
    ({ in: location, wireName }) => location === "path" && operation.path.endsWith(`{${wireName}}`),
  );
  const filter = filtersOf(operation, collection).find(
    ({ parameter, match }) => parameter === last?.name && match === "equal",
  );
  return filter?.properties[0];
}

/** Returns whether a filter is one by a variable of an operation's path. */
export function isPathFilter({ parameters }: EndpointOperation): (filter: StubFilter) => boolean {
  return ({ parameter }) =>
    parameters.some(({ name, in: location }) => name === parameter && location === "path");
}

/** Whether the property accepts any value of the path's only variable. */
function canCreate(
  { parameters }: EndpointOperation,
  property: string,
  { item }: Collection,
  schemas: NamedSchemas,
): boolean {
  const variables = parameters.filter(({ in: location }) => location === "path");
  const [type] = variables.map((each) => each.type);
  const own = mergeAllOf(mergeAllOf(item, schemas).properties?.[property] ?? {}, schemas);
  const rules = Object.keys(own).filter(
    (name) => !isAnnotation(name) && !(name === "format" && own.type === "integer"),
  );
  return variables.length === 1 && rules.join() === "type" && type?.kind === own.type;
}

/** A path without the names of its variables, which differ between operations of one path. */
export function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}
