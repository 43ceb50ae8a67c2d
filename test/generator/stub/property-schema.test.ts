import { expect, it } from "vitest";
import { propertySchema } from "../../../generator/stub/property-schema.js";

const SCHEMAS = { Id: { type: "string", pattern: "^[0-9a-f]+$" } };

it.each([
  ["name", { type: "string" }, { title: "Name", type: "string" }],
  ["bbStrength", { type: "number" }, { title: "Bb strength", type: "number" }],
  ["leaderId", { $ref: "#/components/schemas/Id" }, { title: "Leader id", type: "string" }],
  [
    "townIds",
    { type: "array", items: { $ref: "#/components/schemas/Id" } },
    { title: "Town ids", type: "array", items: { type: "string" } },
  ],
  [
    "founded",
    { type: ["string", "null"], format: "date-time" },
    { title: "Founded", type: "string", format: "date-time" },
  ],
  ["mail", { type: "string", format: "email" }, { title: "Mail", type: "string" }],
  [
    "kind",
    { type: "string", enum: ["old", "new"] },
    { title: "Kind", type: "string", enum: ["old", "new"] },
  ],
])("The schema of %s has its words as its title, and its type alone", (name, schema, expected) => {
  expect(propertySchema(name, schema, SCHEMAS)).toEqual({ readOnly: false, ...expected });
});

it("is read-only if the document says so", () => {
  expect(propertySchema("id", { type: "string", readOnly: true }, {})).toMatchObject({
    readOnly: true,
  });
});
