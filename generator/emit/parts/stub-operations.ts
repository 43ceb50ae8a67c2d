import type { StubFilter } from "../../../templates/runtime/openapi/stub/filters.js";
import type { StubOperation } from "../../../templates/runtime/openapi/stub/definition.js";
import type { StubPaging } from "../../../templates/runtime/openapi/page.js";
import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { drawFrom } from "../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import {
  payloadContent,
  payloadSchema,
  servedResponse,
  statusCode,
} from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { lastName, listForms } from "./list-form.js";
import type { FormContext, ListForm } from "./list-form.js";
import { JSON_PATCH } from "./stored-members.js";
import { canEqual } from "./property-schema.js";
import type { Samples } from "../../spec/schema/sample.js";
import { bodySamples, hasValue } from "./stub-responses.js";
import type { BodySamples } from "./stub-responses.js";
import { withoutAnnotations } from "../../spec/schema/keywords.js";
import { isPathFilter, readOperationsOf, withoutNames, writeOperation } from "./stub-writes.js";
import type { Collection, PlannedStubOperation, WriteContext } from "./stub-writes.js";

/** The plan of an OpenAPI document's stub: its collections and its operations. */
export interface StubPlan {
  /** The samples and examples of bodies. */
  readonly bodies: BodySamples;
  readonly collections: readonly Collection[];
  readonly operations: readonly PlannedStubOperation[];
}

/**
 * Plans a stub. Operations whose responses contain items with the same schema share a collection.
 */
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
  const bodies = bodySamples(samples);
  const rows = collectionRows(bodies);
  const context = { schemas, samples, bodies, rows, paths: plainPaths(operations) };
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
        bodies,
        collections: byName,
        readOperations,
        filtersOf: (operation, collection) => filtersOf(operation, collection, schemas, []),
      }) ?? each.implementation,
  }));
  const listed = new Map(
    lists.flatMap((each) => (each?.kind === "list" ? [[each.collection, each] as const] : [])),
  );
  const collections = [...byItem.values()].map((collection) => {
    const like = listed.has(collection.name)
      ? undefined
      : likeness(collection, implementations, byName, { schemas, readOperations });
    return { ...collection, ...rows.of(collection), ...(like && { like }) };
  });
  return { bodies, collections, operations: written };
}

/**
 * The collection of the list with item paths below it, if the items have a different schema there:
 * they share the list's keys.
 */
function likeness(
  collection: Collection,
  implementations: readonly PlannedStubOperation[],
  collections: ReadonlyMap<string, Collection>,
  { schemas, readOperations }: Pick<WriteContext, "schemas" | "readOperations">,
): Collection["like"] {
  for (const { operation, implementation } of implementations) {
    if (implementation.kind !== "item" || implementation.collection !== collection.name) continue;
    const path = operation.path.slice(0, operation.path.lastIndexOf("/"));
    const list = readOperations.get(withoutNames(path))?.implementation;
    const other = list?.kind === "list" ? collections.get(list.collection) : undefined;
    const last = operation.parameters.find(({ wireName }) =>
      operation.path.endsWith(`{${wireName}}`),
    );
    const filter = implementation.filters.find(({ parameter }) => parameter === last?.name);
    const members = other && filter ? sharedMembers(collection.item, other.item, schemas) : [];
    if (other && filter?.properties.every((name) => members.includes(name)))
      return { collection: other.name, members };
  }
  return undefined;
}

/** The members that two items have with the same schema. */
function sharedMembers(a: JsonSchema, b: JsonSchema, schemas: NamedSchemas): readonly string[] {
  const { properties: own = {} } = mergeAllOf(a, schemas);
  const { properties: other = {} } = mergeAllOf(b, schemas);
  const text = (schema: JsonSchema | undefined): string =>
    JSON.stringify(withoutAnnotations(mergeAllOf(schema ?? {}, schemas)));
  return Object.keys(own).filter(
    (name) => Object.hasOwn(other, name) && text(own[name]) === text(other[name]),
  );
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

interface PlanContext extends FormContext {
  readonly samples: Samples;
  readonly bodies: BodySamples;
  readonly rows: CollectionRows;
}

/** The rows of responses: whether they are distinct, and the members that lead to a list of them. */
interface ResponseRows {
  readonly forms?: readonly (readonly string[])[];
  readonly isUnique: boolean;
}

/** Collects the facts in a document's responses about collection rows. */
interface CollectionRows {
  readonly add: (collection: Collection, operation: EndpointOperation, rows: ResponseRows) => void;
  readonly of: (collection: Collection) => Pick<Collection, "examples" | "unique">;
}

function collectionRows(bodies: BodySamples): CollectionRows {
  const found = new Map<string, { examples: Map<string, Example>; isUnique: boolean }>();
  return {
    add: ({ name }, { responses }, { forms, isUnique }) => {
      const known = found.get(name) ?? { examples: new Map<string, Example>(), isUnique: false };
      found.set(name, known);
      known.isUnique ||= isUnique;
      const content = payloadContent(responses);
      for (const { ref, value, isValid } of content
        ? Object.values(bodies.examples(content))
        : []) {
        const at = forms?.find((path) => Array.isArray(path.reduce(propertyOf, value)));
        if (!isValid || (forms && !at)) continue;
        known.examples.set(`${ref} ${at?.join(" ")}`, { ref, ...(at?.length && { at }) });
      }
    },
    of: ({ name, key }) => {
      const { examples, isUnique } = found.get(name) ?? {};
      return {
        ...(isUnique && key === undefined && { unique: true as const }),
        ...(examples && examples.size > 0 && { examples: [...examples.values()] }),
      };
    },
  };
}

type Example = NonNullable<Collection["examples"]>[number];

type OtherParts = (operation: EndpointOperation) => readonly string[];

type CollectionOf = (item: JsonSchema, name: string) => Collection;

function listResponse(
  operation: EndpointOperation,
  context: PlanContext,
  collectionOf: CollectionOf,
): StubOperation | undefined {
  const { schemas, samples } = context;
  if (operation.method !== "GET" || endsInVariable(operation)) return undefined;
  const { bare, embedded } = listForms(operation, context);
  const form = embedded ?? bare;
  if (!form || isAmbiguous(form, operation, context)) return undefined;
  const { item, name, list } = form;
  if (!samples.of(item, name) || !samples.of(list, name)) return emptyOperation(operation);
  const collection = collectionOf(item, name);
  const { minItems: min, maxItems: max, uniqueItems } = list;
  const forms = [embedded, bare].flatMap((each) => (each ? [each.at] : []));
  context.rows.add(collection, operation, { forms, isUnique: uniqueItems === true });
  const paging = pagingOf(operation);
  const pages = Object.values(paging);
  const isSearch = operation.path.split("/").includes("search");
  return {
    kind: "list",
    collection: collection.name,
    ...(bare && { bare: true as const }),
    ...(embedded?.wrapper && { embedded: embedded.wrapper }),
    paging: { ...paging, ...(typeof max === "number" && { max }) },
    filters: filtersOf(operation, collection, schemas, pages),
    ...(typeof min === "number" && min > 0 && { min }),
    ...(isSearch && { search: true as const }),
  };
}

/** The number of a list's rows to check. */
const TRIALS = 20;

/**
 * Returns true if a list's rows match two alternatives in its response, although only one may
 * match. The response's sample avoids this.
 */
function isAmbiguous(
  { item, name, wrapper }: ListForm,
  { responses }: EndpointOperation,
  { schemas, samples }: PlanContext,
): boolean {
  const { oneOf } = mergeAllOf(payloadSchema(responses) ?? {}, schemas);
  const sample = oneOf && samples.of(item, name);
  if (!sample) return false;
  const sampleOf = (rule: SampleRule, trial: number, rows?: readonly unknown[]): unknown =>
    sampled(rule, drawFrom(name, trial), {
      named: samples.named,
      sampleValues: { rows },
      isRandom: trial > 0,
    });
  return Array.from({ length: TRIALS }, (_, trial) => {
    // The first list has no rows.
    const list = trial === 0 ? [] : [sampleOf(sample, trial - 1)];
    return wrapper ? sampleOf(wrapper, trial, list) : list;
  }).some((value) => oneOf.filter((choice) => samples.fits(choice, value)).length > 1);
}

function otherImplementation(
  operation: EndpointOperation,
  { schemas, bodies, rows, others: otherParts }: PlanContext & { readonly others: OtherParts },
  collectionOf: CollectionOf,
): StubOperation {
  const content = payloadContent(operation.responses);
  if (!content) return otherContent(operation, bodies);
  const sample = bodies.of(content);
  if (!sample) return otherSample(operation, bodies) ?? emptyOperation(operation);
  const payload = content.schema;
  const isItem = endsInVariable(operation) && mergeAllOf(payload, schemas).properties !== undefined;
  if (!isItem || operation.method !== "GET") return { kind: "sample", sample };
  const collection = collectionOf(payload, lastName(operation));
  rows.add(collection, operation, { isUnique: false });
  // Other parameters, such as a page limit in the item, also need members with their names.
  const filters = filtersOf(operation, collection, schemas, []).filter(
    (filter) => filter.match === "equal" && isPathFilter(operation)(filter),
  );
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
 * Returns a function that finds the segments that a path's trailing variable can stand for. All
 * paths are split once.
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

/** An operation's response without JSON, or without a described success. */
function otherContent(operation: EndpointOperation, bodies: BodySamples): StubOperation {
  const served = servedResponse(operation.responses);
  const [first] = operation.responses;
  const described = operation.responses.find(({ status }) => /^\d+$/.test(status)) ?? first;
  if (!served && described) return { kind: "response", status: statusCode(described.status) };
  const [content] = served?.contents ?? [];
  if (!content) return { kind: "empty" };
  const sample = bodies.of(content);
  if (!sample) return emptyOperation(operation);
  if (!hasValue(content)) return { kind: "text", sample };
  return content.form === "json"
    ? { kind: "sample", sample }
    : { kind: "sample", sample, mediaType: content.contentType };
}

/** A response in a media type other than the first, with an unsatisfiable schema. */
function otherSample(operation: EndpointOperation, bodies: BodySamples): StubOperation | undefined {
  const [, ...others] = servedResponse(operation.responses)?.contents ?? [];
  for (const content of others) {
    const sample = content.form === "json" ? bodies.of(content) : undefined;
    if (sample) return { kind: "sample", sample, mediaType: content.mediaType };
  }
  return undefined;
}

function emptyOperation({ name }: EndpointOperation): StubOperation {
  return {
    kind: "none",
    why: `The stub cannot generate data for the schema of ${name}. Add a handler for this operation.`,
  };
}

function endsInVariable({ path }: EndpointOperation): boolean {
  return path.endsWith("}");
}

/** The page and size parameters, by their usual names. */
function pagingOf({ parameters }: EndpointOperation): Omit<StubPaging, "max"> {
  const find = (names: RegExp): string | undefined =>
    parameters.find(
      ({ name, type, multi }) => type.kind === "integer" && !multi && names.test(name),
    )?.name;
  const page = find(/^page(?:_?number)?$/i);
  const size = find(/^(?:page_?)?size$|^limit$|^per_?page$/i);
  return { ...(page !== undefined && { page }), ...(size !== undefined && { size }) };
}

/** Parameters for full-text search. */
const SEARCH_PARAMETER = /^(?:q|query|search|term|text)$/i;

/**
 * The parameters that filter rows. Parameters without a property with the same name and type filter
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

/** The collections with items that a JSON Patch changes. */
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

/** The schema that an item refers to; undefined if it is not a reference. */
export function itemName({ item }: Collection): string | undefined {
  return referencedSchema(item);
}
