import { expect, it } from "vitest";
import { matrixEntries } from "../../../generator/matrix/entries.js";
import { model } from "../../../generator/pipeline.js";
import { directory } from "../support/specs.js";

it("A matrix of directories has the operations, their parameters, and the properties of schemas", () => {
  const spec = directory(
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
    name: "things",
    source: "things.json",
    // Directories have none.
    protocol: { file: "protocol.json", bytes: Buffer.from("{}") },
    spec: { file: "things.json", bytes: Buffer.from(JSON.stringify(spec)) },
  });
  const entries = value ? matrixEntries(value) : [];
  expect(entries.map(({ kind, module, name, text }) => [kind, module, name, text])).toEqual([
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
