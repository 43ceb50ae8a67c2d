import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { EndpointOperation } from "../../../../generator/spec/model/operation.js";
import type { EndpointParameter } from "../../../../generator/spec/model/parameter.js";
import { planListPages } from "../../../../generator/emit/plan/list-pages.js";

const LIST: JsonSchema = { type: "array", items: { type: "string" } };
const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  List: LIST,
  Wrapper: {
    type: "object",
    properties: { a: { properties: { b: { $ref: "#/components/schemas/List" } } } },
  },
  Either: {
    anyOf: [{ $ref: "#/components/schemas/List" }, { $ref: "#/components/schemas/Wrapper" }],
  },
  Two: { properties: { a: LIST, b: LIST } },
  Endless: { properties: { next: { $ref: "#/components/schemas/Endless" } } },
  None: { type: "object", properties: { a: { type: "string" } } },
};

function parameter(name: string, kind: "integer" | "boolean" = "integer"): EndpointParameter {
  return {
    name,
    origin: { file: "", pointer: "" },
    type: kind === "integer" ? { kind, enforcerange: false } : { kind },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    in: "query",
    wireName: name,
    serialization: { kind: "style", style: "form", explode: true, allowReserved: false },
    examples: [],
  };
}

function operation(
  payload: JsonSchema,
  name = "listThings",
  parameters: readonly EndpointParameter[] = [parameter("page"), parameter("size")],
): EndpointOperation {
  const origin = { file: "", pointer: "" };
  return {
    kind: "endpoint",
    name,
    origin,
    method: "GET",
    path: "/",
    deprecated: false,
    parameters,
    responses: [
      {
        origin,
        status: "200",
        headers: [],
        contents: [
          {
            mediaType: "application/json",
            contentType: "application/json",
            form: "json",
            schema: payload,
          },
        ],
      },
    ],
  };
}

describe("the pages of an operation", () => {
  it.each([
    ["List", []],
    ["Wrapper", ["a", "b"]],
    ["Either", ["a", "b"]],
  ])("are read where its answer has the list: %s", (name, at) => {
    const payload = { $ref: `#/components/schemas/${name}` };
    expect(planListPages(operation(payload), SCHEMAS, [])).toEqual({
      name: "thingPages",
      at,
      page: "page",
    });
  });

  it.each(["Two", "Endless", "None", "Unknown"])(
    "are not where no list or more than one is: %s",
    (name) => {
      const payload = { $ref: `#/components/schemas/${name}` };
      expect(planListPages(operation(payload), SCHEMAS, [])).toBeUndefined();
    },
  );

  it("are not where it has no page or no size, or one that is no number", () => {
    expect(pagesWith(parameter("page"))).toBeUndefined();
    expect(pagesWith(parameter("size"))).toBeUndefined();
    expect(pagesWith(parameter("page", "boolean"), parameter("size"))).toBeUndefined();
    expect(pagesWith(parameter("page"), parameter("size"))).toBeDefined();
  });

  it.each([
    ["listAlliances", "alliancePages"],
    ["listEntries", "entryPages"],
    ["listing", "listingPages"],
    ["listSheep", "listSheepPages"],
    ["findThings", "findThingsPages"],
    ["lists", "listsPages"],
  ])("have a name: of %s %s", (name, expected) => {
    expect(planListPages(operation(LIST, name), SCHEMAS, [name])?.name).toBe(expected);
  });

  it("have another name where an operation has theirs", () => {
    const names = ["listThings", "thingPages"];
    expect(planListPages(operation(LIST), SCHEMAS, names)?.name).toBe("thingPages_");
  });
});

function pagesWith(...parameters: readonly EndpointParameter[]) {
  return planListPages(operation(LIST, "listThings", parameters), SCHEMAS, []);
}
