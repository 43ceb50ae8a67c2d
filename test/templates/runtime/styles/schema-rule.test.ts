import { describe, expect, it } from "vitest";
import type { SchemaDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type {
  PayloadError,
  PayloadValidator,
} from "../../../../templates/runtime/model/payload.js";
import type { Reporter } from "../../../../templates/runtime/rules/rule.js";
import { schemaRule, schemaValueCheck } from "../../../../templates/runtime/styles/schema-rule.js";

const INTEGERS: SchemaDescriptor = { type: "schema", shape: { items: "integer" } };
const SHORT: SchemaDescriptor = { type: "schema", shape: { items: "integer" }, schema: "short" };

/** A validator, written as ajv writes them: at most two items. */
const short: PayloadValidator<unknown> = (value): value is unknown => {
  const isList = Array.isArray(value);
  short.errors = isList ? ERRORS : [];
  return isList && value.length < 3;
};

const ERRORS: readonly PayloadError[] = [
  { instancePath: "", message: "must have fewer than 3 items" },
  { instancePath: "/2", message: "must not be there" },
  { instancePath: "/2", message: "must not be there" },
  { instancePath: "/3" },
].map((each) => ({ keyword: "maxItems", params: {}, ...each }));

function readText(text: string, param: SchemaDescriptor): unknown {
  const reports: unknown[] = [];
  const report: Reporter = {
    options: {},
    parameter: "p",
    error: (...found) => void reports.push(["error", ...found]),
    loss: (...found) => void reports.push(["loss", ...found]),
    deprecated: (...found) => void reports.push(["deprecated", ...found]),
  };
  return { value: schemaRule({ short }).read(text, param, report), reports };
}

describe("A parameter with a schema", () => {
  it("has JSON as its text", () => {
    expect(readText("[1,2]", INTEGERS)).toEqual({ value: [1, 2], reports: [] });
    expect(readText("[1", INTEGERS)).toEqual({
      value: undefined,
      reports: [["error", "badvalue", "must be JSON"]],
    });
    expect(readText("[1,2]", SHORT)).toEqual({ value: [1, 2], reports: [] });
    expect(readText('"a"', SHORT)).toEqual({
      value: undefined,
      reports: [["error", "badvalue", "does not match its schema", undefined]],
    });
  });

  it.each<readonly [SchemaDescriptor, value: unknown, text: string | undefined]>([
    [INTEGERS, [1], undefined],
    [INTEGERS, ["a"], "must be a list (each item an integer), not a list"],
    [{ ...INTEGERS, schema: "toString" }, [1], undefined],
    [{ ...INTEGERS, schema: "absent" }, "a", 'must be a list (each item an integer), not "a"'],
    // A validator decides alone, where there is one.
    [SHORT, ["a"], undefined],
    [
      SHORT,
      [1, 2, 3, 4],
      "must have fewer than 3 items; /2 must not be there; /3 does not match its schema",
    ],
    [SHORT, 1, "does not match its schema"],
  ])("%j has the value %j: %s", (param, value, text) => {
    const check = schemaValueCheck({ short });
    const violation = text === undefined ? undefined : { code: "badvalue", text };
    expect(check.run(value, param, {})).toEqual(violation);
  });
});
