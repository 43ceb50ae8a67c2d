import { describe, expect, it } from "vitest";
import type { OperationFilter } from "../../../../generator/spec/model/operation.js";
import { model } from "../../support/model.js";
import { openApiInput, inShort } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const OK = { responses: { 204: { description: "" } } };

/** A payload that refers to a component. */
function returning(name: string): Json {
  const schema = { $ref: `#/components/schemas/${name}` };
  const content = { "application/json": { schema } };
  return { responses: { 200: { description: "", content } } };
}

const DOCUMENT: Json = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  paths: {
    "/towns": {
      get: { operationId: "listTowns", tags: ["town", "list"], ...returning("Town") },
      post: { operationId: "makeTown", tags: ["town"], ...OK },
    },
    "/halls": { get: { tags: ["hall"], ...returning("Hall") } },
    "/halls/all": { get: { operationId: "listHalls", tags: ["hall", "list"], ...OK } },
  },
  components: {
    schemas: {
      Town: { type: "object", properties: { hall: { $ref: "#/components/schemas/Hall" } } },
      Hall: { type: "object", properties: { id: { type: "string" } } },
    },
  },
};

/** The names of the operations and schemas that are left, and the findings. */
function selected(filter: OperationFilter, document = DOCUMENT) {
  const { value, diagnostics } = model({ ...openApiInput(document), filter });
  if (value && value.kind !== "openapi") throw new Error("not an OpenAPI document");
  return {
    operations: value?.operations.map(({ name }) => name) ?? [],
    schemas: Object.keys(value?.schemas ?? {}),
    found: diagnostics.map(inShort),
  };
}

describe("the selection of operations", () => {
  it.each<[string, OperationFilter, readonly string[]]>([
    ["an id", { include: { operations: ["makeTown"] } }, ["makeTown"]],
    ["the start of ids", { include: { operations: ["list*"] } }, ["listTowns", "listHalls"]],
    ["the middle of ids", { include: { operations: ["*To*n*"] } }, ["listTowns", "makeTown"]],
    ["a method and path", { include: { operations: ["GET /halls"] } }, ["GET /halls"]],
    ["a tag", { include: { tags: ["hall"] } }, ["GET /halls", "listHalls"]],
    ["a path", { include: { paths: ["/halls"] } }, ["GET /halls"]],
    ["paths", { include: { paths: ["/halls*"] } }, ["GET /halls", "listHalls"]],
    [
      "one of several",
      { include: { operations: ["makeTown"], tags: ["hall"] } },
      ["makeTown", "GET /halls", "listHalls"],
    ],
    ["exclusion", { exclude: { tags: ["list"] } }, ["makeTown", "GET /halls"]],
    [
      "both, of which exclusion is stronger",
      { include: { tags: ["town"] }, exclude: { operations: ["list*"] } },
      ["makeTown"],
    ],
  ])("is by %s", (_name, filter, operations) => {
    expect(selected(filter)).toMatchObject({ operations, found: [] });
  });

  it("leaves out the components that only other operations need", () => {
    expect(selected({ include: { operations: ["listTowns"] } }).schemas).toEqual(["Town", "Hall"]);
    expect(selected({ include: { paths: ["/halls"] } }).schemas).toEqual(["Hall"]);
    expect(selected({ include: { operations: ["makeTown"] } }).schemas).toEqual([]);
  });

  it("reports patterns without an operation, and a selection of nothing", () => {
    const { operations, found } = selected({ include: { operations: ["no*"], tags: ["none"] } });
    expect(operations).toEqual([]);
    expect(found).toEqual([
      'pattern-unmatched: no operation matches the pattern "no*"',
      'pattern-unmatched: no operation matches the pattern "none"',
      "no-operations: the OpenAPI document has no operations",
    ]);
  });

  it("compares patterns of many asterisks", () => {
    const operations = ["*a".repeat(2000)];
    const path = `/${"a".repeat(1500)}b`;
    const { found } = selected(
      { include: { operations } },
      { ...DOCUMENT, paths: { [path]: { get: OK } } },
    );
    expect(found[0]).toMatch(/^pattern-unmatched/);
  });

  it("does not report what is wrong in operations that are not selected", () => {
    const paths = {
      "/good": { get: { operationId: "good", ...OK } },
      "/bad": { get: { operationId: "bad", ...returning("No") } },
    };
    const document = { ...DOCUMENT, paths };
    expect(selected({ exclude: { operations: ["bad"] } }, document)).toMatchObject({
      operations: ["good"],
      found: [],
    });
    expect(selected({}, document).found).toEqual([
      'keyword-ignored: the reference "#/components/schemas/No" cannot be resolved; this part is ignored',
    ]);
  });
});

describe("operations that cannot be generated", () => {
  it("are skipped with those that need the same component, in one warning", () => {
    const response = { $ref: "#/components/responses/No" };
    const paths = {
      "/a": { get: { operationId: "a", responses: { 200: response } } },
      "/b": { get: { operationId: "b", responses: { 200: response } } },
      "/c": { get: { operationId: "c", ...OK } },
    };
    const responses = { No: { $ref: "#/no" } };
    const { operations, found } = selected({}, { ...DOCUMENT, paths, components: { responses } });
    expect(operations).toEqual(["c"]);
    expect(found).toEqual([
      'operation-skipped: 2 operations ("a", "b") are skipped: the reference "#/no" cannot be resolved',
    ]);
  });

  it("are skipped with their path if a parameter of the path has the problem", () => {
    const parameters = [{ $ref: "#/components/parameters/No" }];
    const paths = {
      "/a": { parameters, get: { operationId: "a", ...OK }, post: { operationId: "b", ...OK } },
      "/c": { get: { operationId: "c", ...OK } },
    };
    const { operations, found } = selected({}, { ...DOCUMENT, paths, components: {} });
    expect(operations).toEqual(["c"]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('2 operations ("a", "b") are skipped');
  });

  it("do not hide parts that no operation needs", () => {
    const responses = { Unused: { $ref: "#/no" } };
    const components = { ...Object(DOCUMENT["components"]), responses };
    const { operations, found } = selected({}, { ...DOCUMENT, components });
    expect(operations).toHaveLength(4);
    expect(found).toEqual([
      'part-skipped: "/components/responses/Unused" is skipped: the reference "#/no" cannot be resolved',
    ]);
  });
});
