import { isObject } from "../../json/value.js";
import type { UnknownObject } from "../../json/value.js";
import type { DataRestDescription, ResourceDescription, SearchDescription } from "./description.js";

/** The names of the parameters for pages, which all paged lists have. */
const PAGING: ReadonlySet<string> = new Set(["page", "size", "sort"]);

/** The OpenAPI document of a Spring Data REST. */
export function dataRestDocument({ title, resources }: DataRestDescription): UnknownObject {
  const named = resources.map((resource) => ({ resource, name: schemaName(resource) }));
  const names = resources.flatMap(({ searches }) => searches.map((search) => search.name));
  const isRepeated = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    "x-paramsmith-dialect": "spring-data-rest",
    paths: Object.fromEntries(
      named.flatMap(({ resource, name }) => pathsOf(resource, name, isRepeated)),
    ),
    components: {
      schemas: {
        Link: objectOf({ href: { type: "string" }, templated: { type: "boolean" } }, ["href"]),
        PageFacts: objectOf(
          Object.fromEntries(FACTS.map((fact) => [fact, { type: "integer" }])),
          FACTS,
        ),
        ...Object.fromEntries(named.flatMap(({ resource, name }) => schemasOf(resource, name))),
      },
    },
  };
}

const FACTS = ["size", "totalElements", "totalPages", "number"] as const;

function schemaName({ rel, schema: { title } }: ResourceDescription): string {
  return typeof title === "string" && /^\w+$/.test(title) ? title : capitalizedRel(rel);
}

function capitalizedRel(rel: string): string {
  const name = rel.replaceAll(/\W+(?<next>\w?)/g, (_, next: string) => next.toUpperCase());
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Entry = readonly [name: string, value: UnknownObject];

function pathsOf(
  { rel, searches, version, schema }: ResourceDescription,
  name: string,
  isRepeated: (search: string) => boolean,
): readonly Entry[] {
  const item = {
    operationId: `get${name}`,
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    ...(version !== undefined && { "x-version-property": version }),
    responses: responses(name, "The item."),
  };
  const list = {
    operationId: `list${capitalizedRel(rel)}`,
    parameters: [...PAGING].map((each) => queryParameter(each, {})),
    responses: responses(`${name}Page`, "A page."),
  };
  return [
    [`/${rel}`, { get: list }],
    [`/${rel}/{id}`, { get: item }],
    ...searches.map((search): Entry => [
      `/${rel}/search/${search.name}`,
      {
        get: {
          operationId: isRepeated(search.name)
            ? `${search.name}Of${capitalizedRel(rel)}`
            : search.name,
          parameters: search.variables.map((each) => queryParameter(each, propertiesOf(schema))),
          responses: responses(payloadName(search, name), "The items found."),
        },
      },
    ]),
  ];
}

function payloadName({ returns }: SearchDescription, name: string): string {
  switch (returns) {
    case "item":
      return name;
    case "list":
      return `${name}List`;
    case "page":
      return `${name}Found`;
  }
}

/** A parameter that has the name of a property has its type; numbers are required. */
function queryParameter(name: string, properties: UnknownObject): UnknownObject {
  if (PAGING.has(name)) {
    const schema =
      name === "sort" ? { type: "array", items: { type: "string" } } : { type: "integer" };
    return { name, in: "query", schema };
  }
  const property = properties[name];
  const type = isObject(property) ? property["type"] : undefined;
  const isNumber = type === "integer" || type === "number";
  return {
    name,
    in: "query",
    ...(isNumber && { required: true }),
    schema: { type: isNumber ? type : "string" },
  };
}

function responses(name: string, description: string): UnknownObject {
  const content = { schema: reference(name) };
  return {
    200: {
      description,
      content: { "application/hal+json": content, "application/json": content },
    },
  };
}

function schemasOf(resource: ResourceDescription, name: string): readonly Entry[] {
  const { rel, items } = resource;
  const described = propertiesOf(resource.schema);
  const properties = payloadOrder(Object.keys(described), items).map(
    (property) => [property, propertySchema(property, described[property], resource)] as const,
  );
  const written = properties
    .map(([property]) => property)
    .filter((property) => items.length > 0 && items.every((item) => Object.hasOwn(item, property)));
  const links = (names: readonly string[], required: readonly string[]): UnknownObject =>
    objectOf(Object.fromEntries(names.map((each) => [each, reference("Link")])), required);
  const own = Object.keys(Object(items[0]?.["_links"])).filter((each) => each !== "self");
  const embedded = objectOf({ [rel]: { type: "array", items: reference(name) } }, [rel]);
  const wrapper = (given: readonly string[], more: UnknownObject = {}): UnknownObject =>
    objectOf({ _embedded: embedded, _links: links([...given, ...PAGE_LINKS], given), ...more }, [
      "_embedded",
      "_links",
      ...Object.keys(more),
    ]);
  const facts = { page: reference("PageFacts") };
  return [
    [
      name,
      objectOf(
        { ...Object.fromEntries(properties), _links: links(["self", ...own], ["self", ...own]) },
        [...written, "_links"],
      ),
    ],
    [`${name}Page`, wrapper(["self", "profile"], facts)],
    [`${name}Found`, wrapper(["self"], facts)],
    [`${name}List`, wrapper(["self"])],
  ];
}

/** The names in the order of an item, since a profile has them in the order of a map. */
function payloadOrder(
  names: readonly string[],
  [item = {}]: readonly UnknownObject[],
): readonly string[] {
  const written = Object.keys(item).filter((name) => names.includes(name));
  return [...written, ...names.filter((name) => !written.includes(name)).toSorted()];
}

const PAGE_LINKS = ["first", "prev", "next", "last"] as const;

function propertySchema(
  name: string,
  schema: unknown,
  { items, text }: ResourceDescription,
): UnknownObject {
  const { type, format, items: below, enum: values } = isObject(schema) ? schema : {};
  const isDecimal = type === "number" && decimalNames(text).has(name);
  const isNullable = items.some((item) => item[name] === null);
  return {
    ...(typeof type === "string" && { type: isNullable ? [type, "null"] : type }),
    ...(typeof format === "string" && { format }),
    ...(Array.isArray(values) && !isNullable && { enum: values }),
    ...(isObject(below) && {
      items: typeof below["type"] === "string" ? { type: below["type"] } : {},
    }),
    ...(isDecimal && { "x-wire-format": "decimal-point" }),
  };
}

function propertiesOf({ properties }: UnknownObject): UnknownObject {
  return isObject(properties) ? properties : {};
}

function objectOf(properties: UnknownObject, required: readonly string[]): UnknownObject {
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties,
  };
}

function reference(name: string): UnknownObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** The names of members whose values JSON text writes with a decimal point. */
function decimalNames(text: string): ReadonlySet<string> {
  const members = text.matchAll(/"(?<name>\w+)"\s*:\s*-?\d+\.\d/g);
  return new Set([...members].map(({ groups }) => groups?.["name"] ?? ""));
}
