import { array, constantFrom, oneof, property, string } from "fast-check";
import { expect, it } from "vitest";
import { joinValues, splitValues } from "../../templates/runtime/wire/wire-text.js";
import { assert } from "../random-runs.js";

const RUNS = { seed: 3, numRuns: 2000 };
const value = oneof(string({ maxLength: 4 }), constantFrom("", "|", "||", "a|b"));
const values = array(
  value.filter((each) => !each.includes("\u001F")),
  { maxLength: 5 },
);

it("values that are joined can be split again, but for a list of one empty text", () => {
  assert(
    property(values, (given) => {
      const isOneEmpty = given.length === 1 && given[0] === "";
      expect(splitValues(joinValues(given))).toEqual(isOneEmpty ? [] : given);
    }),
    RUNS,
  );
});

it("values without the separator are joined with it alone", () => {
  const plain = array(value.filter((each) => !each.includes("|") && !each.includes("\u001F")));
  assert(
    property(plain, (given) => {
      expect(joinValues(given)).toBe(given.join("|"));
    }),
    RUNS,
  );
});

it("a value that holds U+001F is never joined", () => {
  assert(
    property(values, value, value, (others, before, after) => {
      expect(() => joinValues([...others, `${before}\u001F${after}`])).toThrow(RangeError);
    }),
    RUNS,
  );
});
