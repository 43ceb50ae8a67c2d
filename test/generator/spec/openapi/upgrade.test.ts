import { expect, it } from "vitest";
import { upgradeOpenApi } from "../../../../generator/spec/openapi/upgrade.js";
import { openApiDocument } from "../../support/specs.js";

it.each([
  ["3.0.3", "3.1.0"],
  ["3.1.0", "3.1.0"],
  ["3.1.12", "3.1.12"],
  ["3.1.0-rc1", "3.1.0"],
  ["3.2.0", "3.1.0"],
  ["3.3.0", "3.3.0"],
  ["2.0", "2.0"],
  ["x3.0.0", "x3.0.0"],
  ["3.0.0 ", "3.0.0 "],
  [3.1, 3.1],
])("a document of version %j is upgraded to %j", (openapi, version) => {
  const document = openApiDocument({}, { openapi });
  expect(upgradeOpenApi(document)).toEqual({ ...document, openapi: version });
});

it("a document without paths has none, and what is no object stays", () => {
  const { paths: _, ...document } = openApiDocument();
  expect(upgradeOpenApi(document)).toEqual({ ...document, paths: {} });
  expect(upgradeOpenApi({ ...document, paths: 1 })).toEqual({ ...document, paths: 1 });
  expect(upgradeOpenApi(null)).toBe(null);
});
