import { expect, it } from "vitest";
import { goldenOpenApi } from "../../support/goldens.js";
import { model } from "../../support/model.js";
import { inputOf, openApiDocument } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

it("the model of a document names the API keys and passwords that interfaces hide", () => {
  const { value } = model(goldenOpenApi("openapi-edges"));
  if (value?.kind !== "openapi") throw new Error("It is an OpenAPI document.");
  expect(value.apiKeys).toEqual(["X-Key", "key"]);
  // A parameter, a property that refers to a schema, one in a schema of its own, and one in a list.
  expect([...new Set(value.passwords)].toSorted()).toEqual(["code", "password", "pin", "w"]);
});

it("a password is one in an alternative, a list, a map or behind several references, and in a skipped operation", () => {
  const password = { type: "string", format: "password" };
  const forms = {
    a: { anyOf: [password, { type: "null" }] },
    b: { allOf: [{ description: "x" }, { oneOf: [reference("Far")] }] },
    c: { type: "array", items: reference("Near") },
    d: { type: "object", additionalProperties: { type: "array", prefixItems: [password] } },
    e: { type: "object", patternProperties: { "^x": reference("Far") } },
    f: reference("Ring"),
  };
  const others = {
    s: { type: "object", properties: { t: { type: "string" } }, default: password },
    u: { type: "array", items: { type: "object", properties: { a: password } } },
    v: { type: "string", enum: ["password"], description: "format: password" },
  };
  const parameter = { name: "g", in: "query", content: { "text/plain": { schema: password } } };
  const skipped = { name: "h", in: "query", schema: password, style: "unknown" };
  const schema = { type: "object", properties: { ...forms, ...others } };
  const document = openApiDocument(
    {},
    {
      paths: {
        "/list": {
          get: {
            operationId: "list",
            parameters: [parameter],
            responses: { 200: { description: "", content: { "application/json": { schema } } } },
          },
        },
        "/skipped": { get: { parameters: [skipped], responses: {} } },
      },
      components: {
        schemas: {
          Far: reference("Near"),
          Near: password,
          Ring: { anyOf: [reference("Ring"), reference("Far")] },
        },
      },
    },
  );
  const { value } = model(inputOf(document));
  if (value?.kind !== "openapi") throw new Error("It is an OpenAPI document.");
  expect([...new Set(value.passwords)].toSorted()).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
  ]);
});

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
