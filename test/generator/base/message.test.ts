import { expect, it } from "vitest";
import { valuesOf } from "../../../generator/base/diagnostic.js";
import { errorMessage } from "../../../generator/base/counted.js";

it("has the words of an error, or of whatever else was thrown", () => {
  expect(errorMessage(new RangeError("Too far."))).toBe("Too far.");
  expect(errorMessage("Too far.")).toBe("Too far.");
  expect(errorMessage(undefined)).toBe("undefined");
});

it("has the values that stages came to, whatever they are", () => {
  const values = [["a", "b"], undefined, []];
  const stages = values.map((value) => ({ value, diagnostics: [] }));
  expect(valuesOf(stages)).toEqual([["a", "b"], []]);
});
