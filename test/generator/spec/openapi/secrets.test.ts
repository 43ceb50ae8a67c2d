import { expect, it } from "vitest";
import { goldenOpenApi } from "../../support/goldens.js";
import { model } from "../../support/model.js";

it("the model of a document names the API keys and passwords that interfaces hide", () => {
  const { value } = model(goldenOpenApi("openapi-edges"));
  if (value?.kind !== "openapi") throw new Error("It is an OpenAPI document.");
  expect(value.apiKeys).toEqual(["X-Key", "key"]);
  // A parameter, a property that refers to a schema, one in a schema of its own, and one in a list.
  expect([...new Set(value.passwords)].toSorted()).toEqual(["code", "password", "pin", "w"]);
});
