import { isObject, objectOf as objectIn, repeatedItems } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { profileSchemas } from "./data-rest-schemas.js";
import type {
  NamedResource,
  ProfileSchemas,
  DataRestDescription,
  ResourceDescription,
  SearchDescription,
} from "./data-rest-schemas.js";
/** The names of the paging parameters, which all paged lists accept. */
const PAGING: ReadonlySet<string> = new Set(["page", "size", "sort"]);

/** The OpenAPI document of a Spring Data REST. */
export function dataRestDocument({ title, resources }: DataRestDescription): UnknownObject {
  const named = resources.map((resource) => ({ resource, name: schemaName(resource) }));
  const own = named.flatMap(({ name }) => [name, ...LISTS.map((list) => name + list)]);
  const schemas = profileSchemas(named, new Set([...own, "Link", "PageFacts"]));
  const names = resources.flatMap(({ searches }) => searches.map((search) => search.name));
  const repeated = new Set(repeatedItems(names, (name) => name));
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    "x-paramsmith-dialect": "spring-data-rest",
    paths: Object.fromEntries(
      named.flatMap(({ resource, name }) => pathsOf(resource, name, repeated)),
    ),
    components: {
      schemas: {
        Link: objectOf({ href: { type: "string" }, templated: { type: "boolean" } }, ["href"]),
        PageFacts: objectOf(
          Object.fromEntries(FACTS.map((fact) => [fact, { type: "integer" }])),
          FACTS,
        ),
        ...Object.fromEntries([
          ...named.flatMap((each) => schemasOf(each, schemas)),
          ...schemas.embedded,
        ]),
      },
    },
  };
}

/** The suffixes for list names. */
const LISTS = ["Page", "Found", "List"] as const;
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
  repeated: ReadonlySet<string>,
): readonly Entry[] {
  const { id } = propertiesOf(schema);
  const keyType = isObject(id) && id["type"] === "integer" ? "integer" : "string";
  const item = {
    operationId: `get${name}`,
    parameters: [{ name: "id", in: "path", required: true, schema: { type: keyType } }],
    ...(version !== undefined && { "x-version-property": version }),
    responses: {
      ...responses(name, "The item."),
      404: NO_ITEM,
      ...(keyType === "integer" && { 500: NOT_USED }),
    },
  };
  const list = {
    operationId: `list${capitalizedRel(rel)}`,
    parameters: [...PAGING].map((each) => queryParameter(each, {})),
    responses: { ...responses(`${name}Page`, "A page."), 500: NOT_USED },
  };
  return [
    [`/${rel}`, { get: list }],
    [`/${rel}/{id}`, { get: item }],
    ...searches.map((search): Entry => [
      `/${rel}/search/${search.name}`,
      {
        get: {
          operationId: repeated.has(search.name)
            ? `${search.name}Of${capitalizedRel(rel)}`
            : search.name,
          parameters: search.variables.map((each) => queryParameter(each, propertiesOf(schema))),
          responses: {
            ...responses(payloadName(search, name), "The items found."),
            ...(search.returns === "item" && { 404: NO_ITEM }),
            ...(search.variables.some((each) => canFail(each, schema)) && { 500: NOT_USED }),
          },
        },
      },
    ]),
  ];
}

/** The other responses of a Spring Data REST to requests that read. Both lack a body, or have any. */
const NO_ITEM = { description: "There is no such item." };
const NOT_USED = { description: "A page number, a page size or a sort order is not valid." };

/** Whether a value of a parameter can have status 500: a page that is too far, or no number. */
function canFail(variable: string, schema: UnknownObject): boolean {
  return (
    PAGING.has(variable) || queryParameter(variable, propertiesOf(schema))["required"] === true
  );
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

function schemasOf(owner: NamedResource, schemas: ProfileSchemas): readonly Entry[] {
  const { name, resource } = owner;
  const { rel, items, schema } = resource;
  const { properties, required: written } = schemas.objectOf(schema, owner, items);
  const links = (names: readonly string[], required: readonly string[]): UnknownObject =>
    objectOf(Object.fromEntries(names.map((each) => [each, reference("Link")])), required);
  const own = Object.keys(objectIn(items[0]?.["_links"])).filter((each) => each !== "self");
  const embedded = objectOf({ [rel]: { type: "array", items: reference(name) } }, [rel]);
  const wrapper = (schemaNames: readonly string[], more: UnknownObject = {}): UnknownObject =>
    objectOf(
      { _embedded: embedded, _links: links([...schemaNames, ...PAGE_LINKS], schemaNames), ...more },
      ["_embedded", "_links", ...Object.keys(more)],
    );
  const facts = { page: reference("PageFacts") };
  return [
    [
      name,
      objectOf({ ...properties, _links: links(["self", ...own], ["self", ...own]) }, [
        ...written,
        "_links",
      ]),
    ],
    [`${name}Page`, wrapper(["self", "profile"], facts)],
    [`${name}Found`, wrapper(["self"], facts)],
    [`${name}List`, wrapper(["self"])],
  ];
}

const PAGE_LINKS = ["first", "prev", "next", "last"] as const;

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
