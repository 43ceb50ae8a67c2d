import { expect, it } from "vitest";
import { matrixEntries } from "../../../generator/inspect/matrix-entries.js";
import { model } from "../support/model.js";
import { catalogueModel, openApiDocument, module, parameter } from "../support/specs.js";

it("A matrix of OpenAPI documents has the operations, their parameters, and the properties of schemas", () => {
  const spec = openApiDocument(
    {
      deprecated: true,
      parameters: [
        { name: "size", in: "query", schema: { type: "integer" } },
        { name: "kind", in: "query", schema: { type: "string", enum: ["a", "b"] } },
      ],
    },
    {
      components: {
        schemas: {
          Thing: {
            type: "object",
            required: ["id"],
            properties: {
              id: { type: "integer" },
              owner: { $ref: "#/components/schemas/Word" },
              note: { type: ["string", "null"] },
              rest: {},
            },
          },
          Word: { type: "string" },
        },
      },
    },
  );
  const { value } = model({
    kind: "openapi",
    name: "things",
    source: "things.json",
    spec: { file: "things.json", bytes: Buffer.from(JSON.stringify(spec)) },
  });
  const entries = value ? matrixEntries(value) : [];
  expect(entries.map(({ kind, module: path, name, text }) => [kind, path, name, text])).toEqual([
    ["module", "list", "list", expect.stringMatching(/^\/\w+, deprecated$/)],
    ["parameter", "list", "size", "integer"],
    ["parameter", "list", "kind", "enum"],
    ["value", "list", "kind=a", "yes"],
    ["value", "list", "kind=b", "yes"],
    ["module", "schema Thing", "schema Thing", "yes"],
    ["field", "schema Thing", "id", "integer"],
    ["field", "schema Thing", "owner", "Word, sometimes"],
    ["field", "schema Thing", "note", "string or null, sometimes"],
    ["field", "schema Thing", "rest", "any, sometimes"],
    ["module", "schema Word", "schema Word", "yes"],
  ]);
});

it("A matrix of catalogues has the facts of modules, their parameters and values", () => {
  const flags = { generator: "", mustbeposted: "", deprecated: "" };
  const wiki = catalogueModel(
    module("a", [parameter("p", ["x", "y"], { multi: "" }), parameter("q", "limit")], flags),
    module("b", [], { prefix: "", group: "meta" }),
    { name: "c", path: "c", group: "action", prefix: "", parameters: [] },
  );
  const given = wiki.operations.filter(({ path }) => ["query+a", "query+b", "c"].includes(path));
  const [first] = given;
  const bare = first && {
    ...first,
    path: "bare",
    group: "",
    prefix: "",
    parameters: [],
    templated: [],
  };
  const plain = bare && { ...bare, generator: false, mustbeposted: false, deprecated: false };
  const operations = [...given, ...(plain ? [plain] : [])];
  const entries = matrixEntries({ ...wiki, operations });
  expect(entries.map(({ kind, module: path, name, text }) => [kind, path, name, text])).toEqual([
    ["module", "query+a", "query+a", "list, prefix a, generator, POST, deprecated"],
    ["parameter", "query+a", "p", "enum, 50 values (500)"],
    ["value", "query+a", "p=x", "yes"],
    ["value", "query+a", "p=y", "yes"],
    ["parameter", "query+a", "q", "limit 0.."],
    ["module", "query+b", "query+b", "meta"],
    ["module", "c", "c", "action"],
    ["module", "bare", "bare", "yes"],
  ]);
});
