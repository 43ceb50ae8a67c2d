import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { numberSample } from "../../../../generator/spec/schema/sample-scalar.js";

describe("how a number is made", () => {
  it.each<readonly [JsonSchema, "integer" | "number", unknown]>([
    [{}, "integer", { kind: "number", step: 1, low: 0, high: 99_999 }],
    [{}, "number", { kind: "number", step: 0.25, low: 0, high: 99_999 }],
    [{ minimum: 5 }, "integer", { kind: "number", step: 1, low: 5, high: 100_004 }],
    [{ maximum: 5 }, "integer", { kind: "number", step: 1, low: -99_994, high: 5 }],
    [{ maximum: 200_000 }, "integer", { kind: "number", step: 1, low: 0, high: 200_000 }],
    [
      { exclusiveMinimum: 2, exclusiveMaximum: 5 },
      "integer",
      { kind: "number", step: 1, low: 3, high: 4 },
    ],
    [
      { minimum: 1, exclusiveMinimum: 3, maximum: 9, exclusiveMaximum: 8 },
      "integer",
      { kind: "number", step: 1, low: 4, high: 7 },
    ],
    [
      { multipleOf: 10, minimum: 5, maximum: 35 },
      "integer",
      { kind: "number", step: 10, low: 1, high: 3 },
    ],
    [
      { multipleOf: 0.4, minimum: 0, maximum: 5 },
      "integer",
      { kind: "number", step: 2, low: 0, high: 2 },
    ],
    [
      { multipleOf: 0.4, minimum: 0, maximum: 5 },
      "number",
      { kind: "number", step: 0.4, low: 0, high: 12 },
    ],
  ])("%j, %s", (schema, type, sample) => {
    expect(numberSample(schema, type)).toEqual(sample);
  });

  it("is the middle of a range that is narrower than a step", () => {
    expect(numberSample({ minimum: 0.1, maximum: 0.2 }, "number")).toEqual({
      kind: "enum",
      json: expect.stringMatching(/^\[0\.15\d*\]$/),
    });
    expect(numberSample({ exclusiveMinimum: 1, exclusiveMaximum: 1.2 }, "number")).toEqual({
      kind: "enum",
      json: "[1.1]",
    });
  });

  it("is not to be found where nothing is within the bounds", () => {
    expect(numberSample({ minimum: 2, maximum: 1 }, "number")).toBeUndefined();
    expect(numberSample({ exclusiveMinimum: 1.1, maximum: 1.1 }, "number")).toBeUndefined();
    expect(numberSample({ minimum: 1.1, exclusiveMaximum: 1.1 }, "number")).toBeUndefined();
    expect(numberSample({ minimum: 1.1, maximum: 1.9 }, "integer")).toBeUndefined();
    expect(numberSample({ multipleOf: 10, minimum: 1, maximum: 9 }, "number")).toBeUndefined();
  });
});
