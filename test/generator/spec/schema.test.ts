import { expect, it } from "vitest";
import { errorsOf } from "../../../generator/spec/schema.js";
import { site } from "../../../generator/spec/validators.js";

it("has what a validator says against a value, and nothing after one that fits", () => {
  site({ generator: 1, namespaces: [] });
  expect(errorsOf(site)).toMatchObject([{ instancePath: "/generator", keyword: "type" }]);
  site({ generator: "MediaWiki 1.39.17", namespaces: [] });
  expect(errorsOf(site)).toEqual([]);
});
