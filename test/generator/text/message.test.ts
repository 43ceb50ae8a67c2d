import { expect, it } from "vitest";
import { valuesOf } from "../../../generator/diagnostics/diagnostic.js";
import { wordsOf } from "../../../generator/text/message.js";

it("has the words of an error, or of whatever else was thrown", () => {
  expect(wordsOf(new RangeError("Too far."))).toBe("Too far.");
  expect(wordsOf("Too far.")).toBe("Too far.");
  expect(wordsOf(undefined)).toBe("undefined");
});

it("has the values that stages came to, whatever they are", () => {
  const values = [["a", "b"], undefined, []];
  const stages = values.map((value) => ({ value, diagnostics: [] }));
  expect(valuesOf(stages)).toEqual([["a", "b"], []]);
});
