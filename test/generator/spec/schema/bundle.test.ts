import { describe, expect, it } from "vitest";
import { bundleReferences } from "../../../../generator/spec/schema/resolve.js";
import { parseDocument } from "../../../../generator/base/document.js";
import type { Document } from "../../../../generator/base/document.js";
import { openApiDocument, findings } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

function documentOf(file: string, value: unknown): Document {
  const bytes = new TextEncoder().encode(JSON.stringify(value, undefined, 1));
  const { value: document } = parseDocument(file, bytes);
  if (!document) throw new Error("not a document");
  return document;
}

/** The components after bundling an OpenAPI document whose only payload has a schema. */
function schemasAfter(schema: Json, schemas: Json, others: Readonly<Record<string, unknown>> = {}) {
  const content = { "application/json": { schema } };
  const root = documentOf(
    "api/openapi.json",
    openApiDocument(
      { responses: { 200: { description: "", content } } },
      { components: { schemas } },
    ),
  );
  const files = Object.entries(others).map(
    ([file, value]) => [file, documentOf(file, value)] as const,
  );
  const document = bundleReferences(root, new Map(files));
  return { document, value: JSON.parse(JSON.stringify(document.value)).components?.schemas };
}

describe("references to parts of a document", () => {
  const town = { type: "object", properties: { id: { type: "string" } } };

  it("lead to components named by their pointers", () => {
    const { value } = schemasAfter(
      { $ref: "#/components/schemas/Town/properties/id" },
      { Town: town },
    );
    expect(value).toEqual({ Town: town, TownId: { type: "string" } });
  });

  it("share a component, and avoid the names of others", () => {
    const reference = { $ref: "#/components/schemas/Town/properties/id" };
    const other = { type: "integer" };
    const { value } = schemasAfter(
      { anyOf: [reference, reference] },
      { Town: town, TownId: other },
    );
    expect(value).toEqual({ Town: town, TownId: other, TownId2: { type: "string" } });
  });

  it("keep the positions of what they lead to", () => {
    const { document } = schemasAfter(
      { $ref: "#/components/schemas/Town/properties/id" },
      { Town: town },
    );
    expect(document.locate("/components/schemas/TownId/type")).toEqual(
      document.locate("/components/schemas/Town/properties/id/type"),
    );
    expect(document.locate("/components/schemas/TownId/type").line).toBeGreaterThan(1);
  });

  it("leave documents alone that refer only to components", () => {
    const root = documentOf(
      "openapi.json",
      openApiDocument(
        { parameters: [{ $ref: "#/components/parameters/P" }] },
        {
          components: { parameters: { P: { name: "p", in: "query", schema: { type: "string" } } } },
        },
      ),
    );
    expect(bundleReferences(root)).toBe(root);
  });

  it.each([
    "#/components/schemas/Town/properties/no",
    "#/components/schemas/Loop/properties/no",
    "#no-anchor",
    "#/components/schemas/%E0%A4%A",
    "missing.json",
  ])("are reported if they lead nowhere: %s", ($ref) => {
    const content = { "application/json": { schema: { $ref } } };
    const components = { schemas: { Town: town, Loop: { $ref: "#/components/schemas/Loop" } } };
    expect(
      findings(
        openApiDocument({ responses: { 200: { description: "", content } } }, { components }),
      ),
    ).toContain(`unresolved-reference: the reference "${$ref}" cannot be resolved`);
  });

  it("of path items are reported if they lead nowhere, or to themselves", () => {
    const paths = {
      "/a": { $ref: "#/paths/~1b" },
      "/b": { $ref: "#/paths/~1a" },
      "/c": { $ref: "#/x" },
    };
    const found = findings({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
    expect(found.filter((each) => each.startsWith("unresolved-reference"))).toHaveLength(3);
  });
});

describe("references to other files", () => {
  const others = {
    "parts/town.json": {
      type: "object",
      properties: { next: { $ref: "#" }, hall: { $ref: "../shared.yaml#/definitions/Hall" } },
    },
    "shared.yaml": {
      definitions: {
        Hall: { type: "object", properties: { town: { $ref: "parts/town.json" } } },
      },
    },
  };

  it("become components, also in circles of files", () => {
    const { value } = schemasAfter(
      { $ref: "./parts/town.json" },
      { Hall: { type: "string" } },
      others,
    );
    expect(value).toEqual({
      Hall: { type: "string" },
      town: {
        type: "object",
        properties: {
          next: { $ref: "#/components/schemas/town" },
          hall: { $ref: "#/components/schemas/Hall2" },
        },
      },
      Hall2: { type: "object", properties: { town: { $ref: "#/components/schemas/town" } } },
    });
  });

  it("give their names to the components that only refer to them", () => {
    const { value } = schemasAfter(
      { $ref: "#/components/schemas/Town" },
      { Town: { $ref: "parts/town.json" }, Hall: { $ref: "shared.yaml#/definitions/Hall" } },
      others,
    );
    expect(value).toEqual({
      Town: {
        type: "object",
        properties: {
          next: { $ref: "#/components/schemas/Town" },
          hall: { $ref: "#/components/schemas/Hall" },
        },
      },
      Hall: { type: "object", properties: { town: { $ref: "#/components/schemas/Town" } } },
    });
  });

  it("have positions in these files", () => {
    const { document } = schemasAfter({ $ref: "parts/town.json" }, {}, others);
    expect(document.locate("/components/schemas/Hall/type")).toMatchObject({
      file: "shared.yaml",
      lineText: '   "type": "object",',
    });
  });

  it("do not resolve the references of a file in the main document", () => {
    const { value } = schemasAfter(
      { $ref: "a.json" },
      { B: { type: "string" } },
      {
        "a.json": { type: "object", properties: { b: { $ref: "#/components/schemas/B" } } },
      },
    );
    expect(value.a.properties.b).toEqual({ $ref: "a.json#/components/schemas/B" });
  });
});

describe("the component of a part without a name", () => {
  it.each([
    ["shared/town.yaml", "", "town"],
    ["shared/town.api.json", "", "town.api"],
    ["town.json", "#/components/schemas/Street", "Street"],
    ["town.json", "#/components/schemas/Street/properties/name", "StreetName"],
    ["town.json", "#/$defs/Street", "Street"],
    ["town.json", "#/other/Street", "townOtherStreet"],
    ["town.json", "#/x/components/schemas/Street", "townXStreet"],
    ["town.json", "#/paths/~1streets~1{id}/get", "townStreetsIdGet"],
    ["my town.json", "#/a b/c~0d", "myTownABCD"],
    ["a_b-c.d.json", "", "a_b-c.d"],
    ["ä.json", "", "part"],
  ])("of %s at %s is named %s", (file, fragment, name) => {
    const path = fragment
      .slice(2)
      .split("/")
      .map((token) => token.replaceAll("~1", "/"));
    const content = path
      .map((token) => token.replaceAll("~0", "~"))
      .reduceRight<unknown>((inner, token) => (token === "" ? inner : { [token]: inner }), {
        type: "string",
      });
    const { value } = schemasAfter(
      { $ref: `${file}${fragment}` },
      {},
      { [`api/${file}`]: content, [file]: content },
    );
    expect(Object.keys(value)).toEqual([name]);
  });
});
