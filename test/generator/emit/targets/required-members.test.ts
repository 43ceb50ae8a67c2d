import { describe, expect, it } from "vitest";
import { requiredMembers } from "../../../../generator/emit/parts/required-members.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

const NAMED: Readonly<Record<string, JsonSchema>> = {
  Pet: { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } },
  Named: { required: ["name"] },
  Dog: { type: "object", required: ["id"], allOf: [{ $ref: "#/components/schemas/Pet" }] },
  Loop: { type: "object", required: ["x"], allOf: [{ $ref: "#/components/schemas/Loop" }] },
};
const pet: JsonSchema = { $ref: "#/components/schemas/Pet" };

function namesOf(schema: JsonSchema): readonly string[] {
  return requiredMembers(schema, NAMED).map(({ name }) => name);
}

describe("members that are required apart from their description", () => {
  it("are those beside an allOf, with their schemas", () => {
    expect(requiredMembers({ required: ["name"], allOf: [pet] }, NAMED)).toEqual([
      { name: "name", schemas: [{ type: "string" }] },
    ]);
  });

  it("are those in another part of the allOf, also behind a reference", () => {
    expect(namesOf({ allOf: [pet, { required: ["id", "name"] }] })).toEqual(["id", "name"]);
    expect(namesOf({ allOf: [pet, { $ref: "#/components/schemas/Named" }] })).toEqual(["name"]);
  });

  it("are not those that the type of a part requires itself", () => {
    expect(namesOf({ allOf: [{ $ref: "#/components/schemas/Dog" }] })).toEqual([]);
    expect(
      namesOf({ type: "object", properties: { a: { type: "string" } }, required: ["a"] }),
    ).toEqual([]);
  });

  it("are none if values may be no objects", () => {
    expect(namesOf({ required: ["name"] })).toEqual([]);
    expect(namesOf({ required: ["name"], anyOf: [pet, { type: "string" }] })).toEqual([]);
  });

  it("may have no description", () => {
    expect(requiredMembers({ type: "object", required: ["x"] }, NAMED)).toEqual([
      { name: "x", schemas: [] },
    ]);
    expect(namesOf({ required: ["x"], oneOf: [pet, pet] })).toEqual(["x"]);
    expect(namesOf(NAMED["Loop"] ?? {})).toEqual([]);
  });
});
