import { describe, expect, it } from "vitest";
import { OPERATION_KEYS, operationsIn, unitOf } from "../../../../generator/spec/openapi/units.js";

/** The methods of path items (OpenAPI 3.2, Path Item Object). */
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

describe("the unit of a location", () => {
  it.each<readonly [string, string, string]>([
    ["", "document", ""],
    ["/openapi", "document", ""],
    ["/info/title", "document", ""],
    ["/paths", "document", ""],
    ["/x-undocumented/0", "document", ""],
    ["/x-paramsmith-dialect", "document", ""],
    ["/paths/~1a", "path", "/paths/~1a"],
    ["/paths/~1a/parameters/0", "path", "/paths/~1a"],
    ...METHODS.map(
      (method) => [`/paths/~1a/${method}`, "operation", `/paths/~1a/${method}`] as const,
    ),
    ["/paths/~1a/get/parameters/0", "operation", "/paths/~1a/get"],
    ["/servers/0", "section", "/servers"],
    ["/components", "section", "/components"],
    ["/components/schemas", "section", "/components/schemas"],
    ["/components/schemas/A", "component", "/components/schemas/A"],
    ["/components/schemas/A/properties/b", "component", "/components/schemas/A"],
    ["/x-paths/~1a/get", "section", "/x-paths"],
  ])("%j is of the kind %s: %j", (pointer, kind, unit) => {
    expect(unitOf(pointer)).toEqual({ kind, pointer: unit });
  });
});

describe("the operations of a document", () => {
  it("are those of each method, with their ids or else their methods and paths", () => {
    const tagged = { operationId: "list", tags: ["a", 1, "b"] };
    expect(
      operationsIn({
        paths: {
          "/a/{b}": { get: tagged, summary: "x", post: { operationId: "", tags: "a" } },
          "/c": { query: null, put: { operationId: 1 } },
          "/d": "x",
        },
      }),
    ).toEqual([
      {
        name: "list",
        pointer: "/paths/~1a~1{b}/get",
        path: "/paths/~1a~1{b}",
        route: "/a/{b}",
        tags: ["a", "b"],
      },
      {
        name: "POST /a/{b}",
        pointer: "/paths/~1a~1{b}/post",
        path: "/paths/~1a~1{b}",
        route: "/a/{b}",
        tags: [],
      },
      { name: "PUT /c", pointer: "/paths/~1c/put", path: "/paths/~1c", route: "/c", tags: [] },
      { name: "QUERY /c", pointer: "/paths/~1c/query", path: "/paths/~1c", route: "/c", tags: [] },
    ]);
  });

  it("are in the order of the methods, which are those of OpenAPI", () => {
    expect(OPERATION_KEYS).toEqual(METHODS);
    const item = Object.fromEntries(METHODS.toReversed().map((method) => [method, {}]));
    expect(operationsIn({ paths: { "/a": item } }).map(({ name }) => name)).toEqual(
      METHODS.map((method) => `${method.toUpperCase()} /a`),
    );
  });

  it.each([undefined, null, "x", [], {}, { paths: [] }, { paths: { "/a": { "x-get": {} } } }])(
    "are none in %j",
    (value) => {
      expect(operationsIn(value)).toEqual([]);
    },
  );
});
