import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { expect, it } from "vitest";
import { addErrorsByCalls } from "../../../../../generator/emit/directory/keywords/added-errors.js";
import { changeGenerators } from "../../../../../generator/emit/directory/keywords/code-generators.js";
import { withErrorRules } from "../../../../../generator/emit/directory/error-rules.js";

const SCHEMA = {
  type: "object",
  required: ["id", "kind"],
  properties: {
    id: { type: "integer", minimum: 1, maximum: 9 },
    kind: { enum: ["a", "b"] },
    tags: { type: "array", items: { type: ["string", "null"], minLength: 2 }, uniqueItems: true },
    shape: { oneOf: [{ type: "string" }, { type: "object", additionalProperties: false }] },
    other: { anyOf: [{ not: { type: "null" } }, { const: 3 }] },
  },
  propertyNames: { maxLength: 9 },
};

const byCalls = (ajv: Ajv2020): void => changeGenerators(ajv, addErrorsByCalls);

function codeOf(schema: object, change: (ajv: Ajv2020) => void): string {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    code: { source: true, lines: true },
  });
  change(ajv);
  return standaloneCode.default(ajv, ajv.compile(schema));
}

it("errors by calls are those that ajv writes with branches", () => {
  const branches = codeOf(SCHEMA, () => undefined);
  const calls = codeOf(SCHEMA, byCalls);
  expect(branches.match(/const err\d+ = /g)?.length).toBeGreaterThan(10);
  expect(calls).not.toMatch(/const err\d+ = /);
  expect(withErrorRules(calls)).toBe(withErrorRules(branches));
});

it("errors before the first keyword of a function keep the form of ajv", () => {
  const schema = { type: ["string", "null"] };
  const branches = withErrorRules(codeOf(schema, () => undefined));
  expect(withErrorRules(codeOf(schema, byCalls))).toBe(branches);
});
