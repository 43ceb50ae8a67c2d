import { describe, expect, it } from "vitest";
import { model } from "../support/model.js";
import type { Parameter } from "../../../generator/spec/model/parameter.js";
import { inputOf } from "../support/specs.js";

const LIST = {
  type: "object",
  properties: {
    _embedded: {
      type: "object",
      properties: { towns: { type: "array", items: { type: "object" } } },
    },
  },
};

/** The parameters of an operation that a document of the dialect describes. */
function parametersOf(
  path: string,
  schemas: Readonly<Record<string, object>>,
  dialect = "spring-data-rest",
): Readonly<Record<string, Parameter>> {
  const parameters = Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: "query",
    schema,
  }));
  const responses = {
    200: { description: "x", content: { "application/json": { schema: LIST } } },
  };
  const { value, diagnostics } = model(
    inputOf({
      openapi: "3.1.0",
      info: { title: "x", version: "1" },
      "x-paramsmith-dialect": dialect,
      paths: { [path]: { get: { operationId: "list", parameters, responses } } },
    }),
  );
  expect(diagnostics).toEqual([]);
  const [operation] = value?.operations ?? [];
  return Object.fromEntries((operation?.parameters ?? []).map((each) => [each.name, each]));
}

describe("In the dialect of Spring Data REST", () => {
  it.each(["/towns", "/towns/search/findByName"])(
    "pages of %s have bounds and defaults",
    (path) => {
      const { size, page } = parametersOf(path, {
        size: { type: "integer" },
        page: { type: "integer" },
      });
      expect(size).toMatchObject({
        default: 20,
        type: { kind: "integer", min: 1, max: 1000, enforcerange: false },
      });
      expect(page).toMatchObject({
        default: 0,
        type: { kind: "integer", min: 0, enforcerange: false },
      });
    },
  );

  it("other parameters stay", () => {
    const { size, page, number, sort } = parametersOf("/towns", {
      size: { type: "number" },
      page: { type: "string" },
      number: { type: "integer" },
      sort: { type: "integer" },
    });
    expect([size?.type, page?.type, number?.type, sort?.type]).toEqual([
      { kind: "float", enforcerange: true },
      { kind: "string" },
      { kind: "integer", enforcerange: true },
      { kind: "integer", enforcerange: true },
    ]);
    const { size: lower } = parametersOf("/towns", { size: { type: "integer", minimum: 5 } });
    expect(lower?.type).toEqual({ kind: "integer", min: 5, enforcerange: true });
    expect(lower).not.toHaveProperty("default");
  });

  it("what the document states stays", () => {
    const { size, page } = parametersOf("/towns", {
      size: { type: "integer", maximum: 50 },
      page: { type: "integer", default: 1 },
    });
    expect(size).not.toHaveProperty("default");
    expect(size).toMatchObject({ type: { kind: "integer", max: 50 } });
    expect(page).toMatchObject({ default: 1, type: { min: 0 } });
  });

  it.each([
    ["of another path", "/maps/towns", "spring-data-rest"],
    ["of the plain dialect", "/towns", "plain"],
  ])("the size %s has none", (_, path, dialect) => {
    const { size } = parametersOf(path, { size: { type: "integer" } }, dialect);
    expect(size).not.toHaveProperty("default");
    expect(size?.type).not.toHaveProperty("max");
  });
});
