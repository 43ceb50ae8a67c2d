import { describe, expect, it } from "vitest";
import {
  isoSeconds,
  joinValues,
  splitValues,
  wireText,
} from "../../../../templates/runtime/wire/wire-text.js";

describe("the wire text of a value", () => {
  it.each([
    ["text as it is", "a b", "a b"],
    ["text that holds the separator, where one value is taken", "a|b", "a|b"],
    ["the empty text", "", ""],
    ["a number in decimal", 500, "500"],
    ["zero", 0, "0"],
    ["a negative number", -1, "-1"],
    ["true by presence", true, ""],
    ["a time in UTC to the second", new Date("2024-01-31T09:00:00.999Z"), "2024-01-31T09:00:00Z"],
    [
      "a time of another zone in UTC",
      new Date("2024-01-31T09:00:00+05:30"),
      "2024-01-31T03:30:00Z",
    ],
    ["a list joined", ["a", "b"], "a|b"],
    ["a list of numbers joined", [1, -2, 3], "1|-2|3"],
    ["a list of times joined", [new Date(0), "now"], "1970-01-01T00:00:00Z|now"],
    ["a list of one value", ["a"], "a"],
    ["the empty list as empty text", [], ""],
  ])("is %s", (_what, value, text) => {
    expect(wireText(value)).toBe(text);
  });

  it.each([
    ["false", false],
    ["undefined", undefined],
    ["null", null],
  ])("is absent for %s, whose parameter is left out", (_what, value) => {
    expect(wireText(value)).toBeUndefined();
  });

  it("refuses a time that is none", () => {
    expect(() => wireText(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe("a time to the second", () => {
  it("drops the fraction and does not round", () => {
    expect(isoSeconds(new Date("1969-12-31T23:59:59.999Z"))).toBe("1969-12-31T23:59:59Z");
  });
});

describe("joining values", () => {
  it.each([
    [["a", "b"], "a|b"],
    [["a", "", "b"], "a||b"],
    [["", ""], "|"],
    [["a|b"], "\u001Fa|b"],
    [["a|b", "c"], "\u001Fa|b\u001Fc"],
    [["c", "|"], "\u001Fc\u001F|"],
    [[], ""],
  ])("writes %j as %j", (values, text) => {
    expect(joinValues(values)).toBe(text);
  });

  it("refuses a value that holds U+001F, for which there is no separator", () => {
    expect(() => joinValues(["a", "b\u001Fc"])).toThrow(RangeError);
    expect(() => joinValues(["\u001F"])).toThrow("U+001F");
  });
});

describe("splitting values", () => {
  it.each([
    ["", []],
    ["\u001F", []],
    ["a", ["a"]],
    ["a|b", ["a", "b"]],
    ["a||b", ["a", "", "b"]],
    ["|", ["", ""]],
    ["a|", ["a", ""]],
    ["\u001Fa|b\u001Fc", ["a|b", "c"]],
    ["\u001Fa\u001F", ["a", ""]],
    ["\u001F\u001F", ["", ""]],
    ["a\u001Fb|c", ["a\u001Fb", "c"]],
  ])("reads %j as %j", (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });
});
