import { describe, expect, it } from "vitest";
import { int64Integers } from "../../../../templates/runtime/content/int64-json.js";
import { endpointData, withExactIntegers } from "../../../../generator/emit/parts/descriptor.js";
import { openApiDocument, openApiModel } from "../../support/specs.js";

const MODEL = openApiModel(openApiDocument({}, {}));
const API = {
  endpoints: endpointData(MODEL),
  shapes: { "GET /list": { int64: "bigint" } },
} as const;

describe("the endpoints of an OpenAPI document as data", () => {
  it("are those of its operations, by name", () => {
    expect(Object.keys(API.endpoints)).toEqual(["list"]);
    expect(API.endpoints["list"]).toMatchObject({ method: "GET", path: "/list" });
  });

  it("stay as they are where 64-bit integers are numbers", () => {
    expect(withExactIntegers(API, {})).toBe(API);
    expect(API.endpoints["list"]?.json).toBeUndefined();
  });

  it.each(["bigint", "text"] as const)(
    "read exact integers where they are no numbers: %s",
    (int64) => {
      const { endpoints, integers, shapes } = withExactIntegers(API, { int64 });
      expect([integers, shapes]).toEqual([int64Integers, API.shapes]);
      const { json, ...plain } = endpoints["list"] ?? {};
      expect(plain).toEqual(API.endpoints["list"]);
      expect(json?.readResponse("9007199254740993")).toBe(9007199254740993n);
    },
  );
});
