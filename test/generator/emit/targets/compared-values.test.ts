import { beforeAll, expect, it } from "vitest";
import { payloadValidators } from "../../support/payloads.js";
import type { GeneratedValidator } from "../../support/payloads.js";

const SCHEMAS = {
  Different: { uniqueItems: true },
  Listed: { enum: [{ toString: 1 }, "a"] },
  Fixed: { const: { valueOf: { hasOwnProperty: 1 } } },
};

let validators: ReadonlyMap<string, GeneratedValidator>;
beforeAll(async () => {
  validators = await payloadValidators(SCHEMAS);
});

it.each<readonly [name: keyof typeof SCHEMAS, json: string, expected: boolean]>([
  ["Different", '[{"toString":1},{"toString":1}]', false],
  ["Different", '[{"toString":1},{"toString":2},{"__proto__":1},{},null]', true],
  ["Listed", '{"toString":1}', true],
  ["Listed", '{"toString":2}', false],
  ["Listed", "{}", false],
  ["Fixed", '{"valueOf":{"hasOwnProperty":1}}', true],
  ["Fixed", '{"valueOf":{"hasOwnProperty":2}}', false],
  ["Fixed", "{}", false],
])("%s compares members with the names of inherited ones: %s", (name, json, expected) => {
  expect(validators.get(name)?.(JSON.parse(json))).toBe(expected);
});
