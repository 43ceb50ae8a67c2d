import { describe, expect, it } from "vitest";
import {
  objectDefinitions,
  propertySchema,
} from "../../../../generator/emit/parts/property-schema.js";

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

describe("an embedded object", () => {
  const schemas = {
    Place: {
      type: "object",
      properties: {
        sea: { type: ["string", "null"] },
        size: { $ref: "#/components/schemas/Size" },
      },
    },
    Size: { type: "object", properties: { width: { type: "integer" } } },
  };
  const place = { $ref: "#/components/schemas/Place" };

  it("is a reference to a definition, also in lists and beside null", () => {
    const reference = { type: "object", $ref: "#/definitions/place" };
    expect(propertySchema("own", place, schemas)).toMatchObject(reference);
    expect(propertySchema("own", { anyOf: [place, { type: "null" }] }, schemas)).toMatchObject(
      reference,
    );
    expect(propertySchema("all", { type: "array", items: place }, schemas)).toEqual({
      title: "All",
      readOnly: false,
      type: "array",
      items: { $ref: "#/definitions/place" },
    });
  });

  it("has definitions of all objects in it", () => {
    const own = { at: place, inline: { type: "object", properties: { a: { type: "boolean" } } } };
    const found = objectDefinitions(own, schemas);
    expect(Object.keys(found).toSorted()).toEqual(["inline", "place", "size"]);
    expect(found["place"]).toEqual({
      type: "object",
      properties: {
        sea: { title: "Sea", readOnly: false, type: "string" },
        size: { title: "Size", readOnly: false, type: "object", $ref: "#/definitions/size" },
      },
    });
  });
});
