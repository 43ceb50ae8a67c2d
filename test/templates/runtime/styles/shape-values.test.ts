import { describe, expect, it } from "vitest";
import {
  fitsShape,
  valueOfText,
  wireShapeText,
} from "../../../../templates/runtime/styles/shape-values.js";
import type { WireShape } from "../../../../templates/runtime/model/descriptor.js";
import { plainJson } from "../../../../templates/runtime/content/json-codec.js";

const MOST = 2n ** 63n - 1n;
const LEAST = -(2n ** 63n);

describe("A shape", () => {
  it.each<[WireShape, unknown, boolean]>([
    ["integer", 1, true],
    ["integer", 1.5, false],
    ["integer", "1", false],
    ["number", 1.5, true],
    ["number", Number.NaN, false],
    ["number", Number.POSITIVE_INFINITY, false],
    ["bigint", MOST, true],
    ["bigint", MOST + 1n, false],
    ["bigint", LEAST, true],
    ["bigint", LEAST - 1n, false],
    ["bigint", 1, false],
    ["digits", String(MOST), true],
    ["digits", String(MOST + 1n), false],
    ["digits", String(LEAST), true],
    ["digits", String(LEAST - 1n), false],
    ["digits", "01", false],
    ["digits", "", false],
    ["digits", 1, false],
    ["null", null, true],
    ["null", undefined, false],
    ["string", "", true],
    ["string", 1, false],
    ["boolean", false, true],
    ["boolean", "false", false],
    [{}, Symbol.iterator, true],
    [{ values: ["a", 1] }, "a", true],
    [{ values: ["a", 1] }, 1, true],
    [{ values: ["a", 1] }, "1", false],
    [{ values: ["a"], types: ["integer"] }, 2, true],
    [{ items: "integer" }, [], true],
    [{ items: "integer" }, [1, 2], true],
    [{ items: "integer" }, [1, "2"], false],
    [{ items: "integer" }, 1, false],
    ["integer", [1], false],
    ["integer", {}, false],
    [{ items: "integer" }, {}, false],
    [{ members: { a: "integer" } }, { a: 1, b: "x" }, true],
    [{ members: { a: "integer" } }, { a: "1" }, false],
    [{ members: { a: "integer" } }, { a: undefined }, true],
    [{ members: { a: "integer" } }, [], false],
    [{ members: { a: "integer" }, rest: "boolean" }, { a: 1, b: true }, true],
    [{ members: { a: "integer" }, rest: "boolean" }, { a: 1, b: 1 }, false],
    [{ rest: "boolean" }, { toString: 1 }, false],
  ])("%j for %s: %s", (shape, value, fits) => {
    expect(fitsShape(value, shape)).toBe(fits);
  });

  it.each<[WireShape, string]>([
    ["string", "a string"],
    ["integer", "an integer"],
    ["number", "a number"],
    ["bigint", "an integer of 64 bits"],
    ["digits", "the digits of an integer of 64 bits"],
    ["boolean", "true or false"],
    ["null", "null"],
    [{ values: ["a", 1], types: ["null"] }, '"a" or 1 or null'],
    [{ items: { items: "integer" } }, "a list (each item a list (each item an integer))"],
    [{ types: ["string"], members: {} }, "a string or an object"],
    [{ rest: "string" }, "an object"],
  ])("%j is %s", (shape, text) => {
    expect(wireShapeText(shape)).toBe(text);
  });

  it.each<[string, Exclude<WireShape, string>, unknown]>([
    ["true", { types: ["boolean"] }, true],
    ["false", { types: ["boolean"] }, false],
    ["yes", { types: ["boolean"] }, "yes"],
    ["12", { types: ["bigint"] }, 12n],
    ["012", { types: ["bigint"] }, "012"],
    ["1.5", { types: ["number"] }, 1.5],
    ["-1e3", { types: ["integer"] }, -1000],
    ["1e999", { types: ["number"] }, "1e999"],
    ["1.", { types: ["number"] }, "1."],
    ["12", { types: ["string"] }, "12"],
    ["2", { values: [1, 2] }, 2],
    ["null", { types: ["null"] }, null],
    ["null", { types: ["null", "string"] }, "null"],
    ["[1]", { items: "integer" }, [1]],
    ['{"a":1}', { members: {} }, { a: 1 }],
    ["[1]", { items: "integer", types: ["string"] }, "[1]"],
    ["[1]", {}, "[1]"],
  ])("reads %s of %j as %s", (text, shape, value) => {
    expect(valueOfText(text, shape, plainJson)).toEqual(value);
  });
});
