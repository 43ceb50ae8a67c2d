import { expect, it } from "vitest";
import { schemaNode } from "../../../generator/spec/schema-node.js";
import { schemas } from "../../../generator/spec/schemas.js";

it("finds a schema and its definitions, and in place of any other one that says nothing", () => {
  const file = "catalogue.schema.json";
  expect(schemaNode(file)).toBe(schemas[file]);
  expect(schemaNode(file, "Module")).toBe(schemas[file]?.$defs?.["Module"]);
  expect(schemaNode(file, "Module").type).toBe("object");
  expect(schemaNode(file, "Nothing")).toEqual({});
  expect(schemaNode("nothing.schema.json", "Module")).toEqual({});
});
