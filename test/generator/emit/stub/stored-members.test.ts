import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { storedMembers } from "../../../../generator/emit/parts/stored-members.js";
import { openApiModel } from "../../support/specs.js";

const TEXT: JsonSchema = { type: "string" };
const OWNER: JsonSchema = {
  type: "object",
  properties: { name: TEXT, age: { type: "integer" } },
};

/** The stored members of items, and of bodies of the same schema unless another one is given. */
function storedOf(
  properties: Readonly<Record<string, JsonSchema>>,
  body: Readonly<Record<string, JsonSchema>> = properties,
  fixed = { fixed: [] as readonly string[], required: [] as readonly string[] },
) {
  const { operations } = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/things": {
        post: {
          operationId: "create",
          requestBody: {
            content: { "application/json": { schema: { type: "object", properties: body } } },
          },
          responses: { 200: { description: "" } },
        },
      },
    },
  });
  const [operation] = operations;
  if (!operation) throw new Error("There is no operation.");
  return storedMembers(operation, { type: "object", properties }, {}, fixed);
}

describe("The stored members of a body", () => {
  it("are those that items have with the same schema", () => {
    expect(storedOf({ a: TEXT, b: TEXT, c: TEXT }, { a: TEXT, b: { type: "integer" } })).toEqual({
      members: ["a"],
      optional: ["a"],
    });
    expect(storedOf({ a: TEXT }, {})).toEqual({ members: [] });
  });

  it("are not those that are fixed, or that only one of both sides has", () => {
    const all = {
      a: TEXT,
      b: TEXT,
      c: { ...TEXT, readOnly: true },
      d: { ...TEXT, writeOnly: true },
    };
    expect(storedOf(all, all, { fixed: ["b"], required: ["a"] })).toEqual({ members: ["a"] });
  });

  it("may be null in items if they are not in bodies", () => {
    expect(storedOf({ a: { type: ["string", "null"] } }, { a: TEXT })).toMatchObject({
      members: [],
    });
    expect(storedOf({ a: TEXT }, { a: { type: ["string", "null"] } })).toMatchObject({
      members: ["a"],
      nulled: ["a"],
    });
  });

  it("are merged if they are objects of values that are never null", () => {
    expect(storedOf({ owner: OWNER })).toMatchObject({ members: ["owner"], merged: ["owner"] });
    const others: readonly JsonSchema[] = [
      { ...OWNER, type: ["object", "null"] },
      { type: "object", properties: { name: { type: ["string", "null"] } } },
      { type: "object", properties: { names: { type: "array", items: TEXT } } },
      { type: "object" },
      TEXT,
    ];
    for (const owner of others) {
      const stored = storedOf({ owner });
      expect(stored.members).toEqual(["owner"]);
      expect(stored).not.toHaveProperty("merged");
    }
  });
});
