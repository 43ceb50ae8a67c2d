import type {
  DataRestCondition,
  DataRestProperty,
  DataRestResource,
  DataRestSearch,
  DataRestWrite,
  DataRestTest,
} from "../../../templates/runtime/data-rest/resource.js";
import type { OpenApiDialect } from "../../../templates/runtime/data-rest/stub.js";
import { int64Type } from "../../spec/schema/formats.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { itemName } from "./stub-operations.js";
import { capitalized, objectDefinitions, propertySchema } from "./property-schema.js";
import type { StubPlan } from "./stub-operations.js";
import type { Collection, PlannedStubOperation } from "./stub-writes.js";

/** The dialect of a stub, with the resources that its operations belong to. */
export function stubDialect(model: OpenApiModel, plan: StubPlan): OpenApiDialect {
  switch (model.dialect.kind) {
    case "plain":
      return { kind: "plain" };
    case "spring-data-rest":
      return { kind: "spring-data-rest", resources: resourcesOf(model, plan) };
  }
}

/** The paths `/alliances`, `/alliances/{id}` and `/alliances/search/findByName`. */
const PATH = /^\/(?<rel>[^/{}]+)(?:\/\{[^/{}]+\}|\/search\/(?<search>[^/{}]+))?$/;

/** A resource for each collection that has a list or a search. */
function resourcesOf(
  { schemas }: OpenApiModel,
  { collections, operations }: StubPlan,
): readonly DataRestResource[] {
  const located = operations.flatMap((planned) => {
    const { rel, search } = PATH.exec(planned.operation.path)?.groups ?? {};
    return rel === undefined ? [] : [{ planned, rel, search }];
  });
  const rels = [...new Set(located.map(({ rel }) => rel))];
  return rels.flatMap((rel) => {
    const own = located.filter((each) => each.rel === rel);
    const name = own.map(({ planned }) => collectionName(planned)).find((each) => each !== "");
    const collection = collections.find((each) => each.name === name);
    if (!collection) return [];
    const properties = mergeAllOf(collection.item, schemas).properties ?? {};
    const searches = own.flatMap(({ planned, search }) =>
      search === undefined ? [] : [searchOf(search, planned, properties, schemas)],
    );
    const version = own
      .map(({ planned }) => planned.operation.versionProperty)
      .find((each) => each !== undefined);
    const writes = WRITES.filter((method) =>
      own.some(
        ({ planned: { operation }, search }) =>
          operation.method === method &&
          search === undefined &&
          operation.path.endsWith("}") === (method !== "POST"),
      ),
    );
    return [
      {
        ...resourceOf(rel, collection, searches, schemas, writes),
        ...(version !== undefined && { version }),
      },
    ];
  });
}

const WRITES: readonly DataRestWrite[] = ["POST", "PUT", "PATCH", "DELETE"];

function collectionName({ implementation }: PlannedStubOperation): string {
  return implementation.kind === "list" || implementation.kind === "item"
    ? implementation.collection
    : "";
}

function resourceOf(
  rel: string,
  collection: Collection,
  searches: readonly DataRestSearch[],
  schemas: NamedSchemas,
  writes: readonly DataRestWrite[],
): DataRestResource {
  const { name, item, key = "id" } = collection;
  const properties = mergeAllOf(item, schemas).properties ?? {};
  const generatesKeys = mergeAllOf(properties[key] ?? {}, schemas).type === "integer";
  const ofItem = itemRel(rel, properties, schemas);
  const { _links: _, ...own } = properties;
  const definitions = objectDefinitions(own, schemas);
  return {
    collection: name,
    rel,
    itemRel: ofItem,
    key,
    title: itemName(collection) ?? capitalized(ofItem),
    properties: Object.entries(own).map(([property, schema]) => ({
      name: property,
      schema: propertySchema(property, schema, schemas),
      ...(writes.length > 0 && property !== key && initialOf(schema, schemas)),
      ...(hasBigints(schema, schemas) && { isBigint: true as const }),
    })),
    ...(Object.keys(definitions).length > 0 && { definitions }),
    sortable: sortableNames(own, schemas),
    searches,
    ...(writes.length > 0 && { writes }),
    ...(generatesKeys && { generatesKeys }),
  };
}

/** Returns true for 64-bit integers that are not numbers, and for lists of them. */
function hasBigints(schema: JsonSchema, schemas: NamedSchemas, left = LEVELS): boolean {
  const flat = mergeAllOf(schema, schemas);
  const { items } = flat;
  if (items) return left > 0 && hasBigints(items, schemas, left - 1);
  return int64Type(flat) !== undefined;
}

/** The levels of lists that are followed. NamedSchemas may be recursive. */
const LEVELS = 3;

/** The value of a field of Java that nothing was assigned to, as far as the schema allows it. */
function initialOf(schema: JsonSchema, schemas: NamedSchemas): Pick<DataRestProperty, "initial"> {
  const types = new Set([mergeAllOf(schema, schemas).type ?? []].flat());
  if (types.has("array")) return { initial: [] };
  if (hasBigints(schema, schemas)) return { initial: 0n };
  if (types.has("number") || types.has("integer")) return { initial: 0 };
  if (types.has("boolean")) return { initial: false };
  if (types.has("null")) return { initial: null };
  return types.has("string") ? { initial: "" } : {};
}

/** The link to an item other than `self`, if the schema contains one; otherwise the singular. */
function itemRel(rel: string, properties: NamedSchemas, schemas: NamedSchemas): string {
  const links = mergeAllOf(properties["_links"] ?? {}, schemas).properties ?? {};
  const described = Object.keys(links).find((name) => name !== "self");
  if (described !== undefined) return described;
  return rel.endsWith("ies") ? `${rel.slice(0, -3)}y` : rel.replace(/s$/, "");
}

function searchOf(
  name: string,
  { operation, implementation }: PlannedStubOperation,
  properties: NamedSchemas,
  schemas: NamedSchemas,
): DataRestSearch {
  const names = operation.parameters.map((parameter) => parameter.name);
  const own = names.filter((each) => !["page", "size", "sort"].includes(each));
  const kinds = new Map(
    Object.entries(properties).map(([property, schema]) => [property, isNumeric(schema, schemas)]),
  );
  return {
    name,
    returns: implementation.kind !== "list" ? "item" : names.includes("page") ? "page" : "list",
    ...(names.includes("sort") && { sorts: true as const }),
    conditions:
      derivedQuery(name, own, kinds)?.conditions ?? sameNames(operation, own, properties, kinds),
  };
}

/** Parameters that have the name of a property equal it. */
function sameNames(
  { parameters }: EndpointOperation,
  own: readonly string[],
  properties: NamedSchemas,
  kinds: ReadonlyMap<string, boolean>,
): readonly DataRestCondition[] {
  return parameters.flatMap(({ name }) =>
    own.includes(name) && Object.hasOwn(properties, name)
      ? [
          {
            parameter: name,
            property: name,
            test: "equal" as const,
            ...(kinds.get(name) && { isNumber: true as const }),
          },
        ]
      : [],
  );
}

function isNumeric(schema: JsonSchema, schemas: NamedSchemas): boolean {
  const { type } = mergeAllOf(schema, schemas);
  return type === "number" || type === "integer";
}

/**
 * The properties with single values, lists, embedded objects, and the properties of these, after the
 * name of the object. Lists are not sorted by the properties of objects in lists.
 */
function sortableNames(
  properties: NamedSchemas,
  schemas: NamedSchemas,
  left = DEPTH,
): readonly string[] {
  if (left === 0) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type, properties: below, items } = mergeAllOf(schema, schemas);
    if (items) return [name];
    if (below)
      return [name, ...sortableNames(below, schemas, left - 1).map((each) => `${name}.${each}`)];
    return type === "object" || type === "array" ? [] : [name];
  });
}

/** The maximum depth of objects that lists are sorted by. */
const DEPTH = 4;

/** A Spring Data query, parsed from its method name. */
interface DerivedQuery {
  /** All must hold. Parameters are in the order of the method's. */
  readonly conditions: readonly DataRestCondition[];
}

const METHOD =
  /^(?:find|read|get|query|search|stream)(?:All|First|Top1?)?(?:\p{Lu}[\p{Ll}\d]*)??By(?<rest>\p{Lu}.*)$/u;

/** Keywords at the end of a condition, longer ones first. */
const KEYWORDS: readonly (readonly [keyword: string, test: DataRestTest])[] = [
  ["GreaterThanEqual", "greaterOrEqual"],
  ["LessThanEqual", "lessOrEqual"],
  ["IsContaining", "containing"],
  ["StartingWith", "startingWith"],
  ["GreaterThan", "greater"],
  ["EndingWith", "endingWith"],
  ["StartsWith", "startingWith"],
  ["Containing", "containing"],
  ["EndsWith", "endingWith"],
  ["Contains", "containing"],
  ["LessThan", "less"],
  ["Equals", "equal"],
  ["IsNot", "notEqual"],
  ["Not", "notEqual"],
  ["Is", "equal"],
];

/**
 * Parses a query's conditions from its name, using Spring Data's grammar.
 *
 * @param parameters the parameter names, in order
 * @param properties the property names, with whether each is a number
 * @returns undefined if the name has a different form, such as alternatives or an order
 */
export function derivedQuery(
  name: string,
  parameters: readonly string[],
  properties: ReadonlyMap<string, boolean>,
): DerivedQuery | undefined {
  const rest = METHOD.exec(name)?.groups?.["rest"];
  if (rest === undefined) return undefined;
  const parts = rest.split(/And(?=\p{Lu})/u);
  if (parts.length !== parameters.length) return undefined;
  const conditions = parts.map((part, index) =>
    conditionOf(part, parameters[index] ?? "", properties),
  );
  return conditions.every((each) => each !== undefined) ? { conditions } : undefined;
}

function conditionOf(
  part: string,
  parameter: string,
  properties: ReadonlyMap<string, boolean>,
): DataRestCondition | undefined {
  const ignores = part.endsWith("IgnoreCase");
  const text = ignores ? part.slice(0, -"IgnoreCase".length) : part;
  const [keyword, test] = KEYWORDS.find(
    ([each]) => text.endsWith(each) && properties.has(propertyIn(text, each)),
  ) ?? ["", "equal" as const];
  const property = propertyIn(text, keyword);
  const isNumber = properties.get(property);
  if (isNumber === undefined) return undefined;
  return {
    parameter,
    property,
    test,
    ...(ignores && { ignoreCase: true as const }),
    ...(isNumber && { isNumber: true as const }),
  };
}

function propertyIn(text: string, keyword: string): string {
  const name = text.slice(0, text.length - keyword.length);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
