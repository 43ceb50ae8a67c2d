import { describe, expect, it } from "vitest";
import { dataRestDocument } from "../../../generator/wiki/data-rest-document.js";

const LINKED = { self: { href: "/towns/1" }, owner: { href: "/towns/1/owner" } };

/** A server with towns, which can be searched, and the document that it should have. */
const document = dataRestDocument({
  title: "spring.example",
  resources: [
    {
      rel: "home-towns",
      schema: {
        title: "Home town",
        properties: {
          id: { type: "integer" },
          name: { type: "string" },
          size: { type: "number" },
        },
      },
      searches: [
        { name: "byName", variables: ["name", "page", "size", "sort"], returns: "page" },
        { name: "byId", variables: ["id"], returns: "item" },
        { name: "all", variables: [], returns: "list" },
      ],
      items: [{ id: 1, name: "A", size: 1.5, _links: LINKED }],
      text: '[{"id":1,"name":"A","size":1.5}]',
      version: "revision",
    },
    {
      rel: "tags",
      schema: {},
      searches: [{ name: "all", variables: [], returns: "list" }],
      items: [],
      text: "[]",
    },
  ],
});

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function ok(name: string, description: string): object {
  const content = { schema: ref(name) };
  return {
    200: {
      description,
      content: { "application/hal+json": content, "application/json": content },
    },
  };
}

const MISSING = { 404: { description: "There is no such item." } };
const UNUSABLE = { 500: { description: "A number or an order cannot be used." } };
const PAGING = [
  { name: "page", in: "query", schema: { type: "integer" } },
  { name: "size", in: "query", schema: { type: "integer" } },
  { name: "sort", in: "query", schema: { type: "array", items: { type: "string" } } },
];

describe("the document of a Spring Data REST", () => {
  it("has its title and dialect", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "spring.example", version: "1" },
      "x-paramsmith-dialect": "spring-data-rest",
    });
  });

  it("has a list, items and searches of each resource", () => {
    const id = { name: "id", in: "path", required: true };
    expect(document["paths"]).toEqual({
      "/home-towns": {
        get: {
          operationId: "listHomeTowns",
          parameters: PAGING,
          responses: { ...ok("HomeTownsPage", "A page."), ...UNUSABLE },
        },
      },
      "/home-towns/{id}": {
        get: {
          operationId: "getHomeTowns",
          parameters: [{ ...id, schema: { type: "integer" } }],
          "x-version-property": "revision",
          responses: { ...ok("HomeTowns", "The item."), ...MISSING, ...UNUSABLE },
        },
      },
      "/home-towns/search/byName": {
        get: {
          operationId: "byName",
          parameters: [{ name: "name", in: "query", schema: { type: "string" } }, ...PAGING],
          responses: { ...ok("HomeTownsFound", "The items found."), ...UNUSABLE },
        },
      },
      "/home-towns/search/byId": {
        get: {
          operationId: "byId",
          parameters: [{ name: "id", in: "query", required: true, schema: { type: "integer" } }],
          responses: { ...ok("HomeTowns", "The items found."), ...MISSING, ...UNUSABLE },
        },
      },
      "/home-towns/search/all": {
        get: {
          operationId: "allOfHomeTowns",
          parameters: [],
          responses: ok("HomeTownsList", "The items found."),
        },
      },
      "/tags": {
        get: {
          operationId: "listTags",
          parameters: PAGING,
          responses: { ...ok("TagsPage", "A page."), ...UNUSABLE },
        },
      },
      "/tags/{id}": {
        get: {
          operationId: "getTags",
          parameters: [{ ...id, schema: { type: "string" } }],
          responses: { ...ok("Tags", "The item."), ...MISSING },
        },
      },
      "/tags/search/all": {
        get: {
          operationId: "allOfTags",
          parameters: [],
          responses: ok("TagsList", "The items found."),
        },
      },
    });
  });

  it("has schemas of an item, of pages and of lists", () => {
    const links = (required: readonly string[], more: readonly string[] = []) => ({
      type: "object",
      required,
      properties: Object.fromEntries([...required, ...more].map((each) => [each, ref("Link")])),
    });
    const steps = ["first", "prev", "next", "last"];
    const embedded = {
      type: "object",
      required: ["home-towns"],
      properties: { "home-towns": { type: "array", items: ref("HomeTowns") } },
    };
    expect(document).toMatchObject({
      components: {
        schemas: {
          Link: {
            type: "object",
            required: ["href"],
            properties: { href: { type: "string" }, templated: { type: "boolean" } },
          },
          PageFacts: {
            type: "object",
            required: ["size", "totalElements", "totalPages", "number"],
            properties: { size: { type: "integer" }, number: { type: "integer" } },
          },
          HomeTowns: {
            type: "object",
            properties: { name: { type: "string" }, _links: links(["self", "owner"]) },
          },
          HomeTownsPage: {
            type: "object",
            required: ["_embedded", "_links", "page"],
            properties: {
              _embedded: embedded,
              _links: links(["self", "profile"], steps),
              page: ref("PageFacts"),
            },
          },
          HomeTownsFound: {
            type: "object",
            required: ["_embedded", "_links", "page"],
            properties: { _embedded: embedded, _links: links(["self"], steps) },
          },
          HomeTownsList: {
            type: "object",
            required: ["_embedded", "_links"],
            properties: { _embedded: embedded, _links: links(["self"], steps) },
          },
        },
      },
    });
  });
});

/** Responses of a size that a hostile server can send at once. */
const SIZE = 20_000;
const numbered = <Value>(valueOf: (index: number) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Array.from({ length: SIZE }, (_, index) => [`D${index}`, valueOf(index)]));

it.each([
  {
    name: "a chain of definitions",
    more: {
      schema: {
        title: "Town",
        properties: { a: { $ref: "#/definitions/D0" } },
        definitions: numbered((index) => ({
          properties: { a: { $ref: `#/definitions/D${index + 1}` } },
        })),
      },
    },
  },
  {
    name: "many properties",
    more: {
      schema: { title: "Town", properties: numbered(() => ({ type: "number" })) },
      items: [numbered((index) => index)],
      text: '"D1": 1.5,'.repeat(SIZE),
    },
  },
  {
    name: "many searches",
    more: {
      searches: Array.from({ length: SIZE }, (_, index) => {
        return { name: `s${index}`, variables: ["page"], returns: "page" as const };
      }),
    },
  },
])("reads $name in linear time", { timeout: 20_000 }, ({ more }) => {
  const town = { rel: "towns", schema: {}, searches: [], items: [], text: "[]", ...more };
  expect(dataRestDocument({ title: "a", resources: [town] })).toMatchObject({ openapi: "3.1.0" });
});
