import {
  anything,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  subarray,
} from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type { Check } from "../../../../templates/runtime/rules/check.js";
import { enumCheck } from "../../../../templates/runtime/rules/enumeration.js";
import { expiryCheck } from "../../../../templates/runtime/rules/expiry.js";
import { namespaceCheck } from "../../../../templates/runtime/rules/namespace.js";
import {
  floatCheck,
  integerCheck,
  limitCheck,
} from "../../../../templates/runtime/rules/number.js";
import { boundedStringCheck, stringCheck } from "../../../../templates/runtime/rules/string.js";
import { timestampCheck } from "../../../../templates/runtime/rules/timestamp.js";
import { titleCheck } from "../../../../templates/runtime/rules/title.js";
import { userCheck } from "../../../../templates/runtime/rules/user.js";
import { normalised } from "../../../../templates/runtime/wire/plain-text.js";
import { assert } from "../../../random-runs.js";

const bounds = { min: 1, max: 500, highmax: 5000 };
const values = ["a", "b", "c"];

const PARAMETERS: readonly (readonly [string, Check, ParamDescriptor])[] = [
  ["enum", enumCheck, { type: "enum", values }],
  ["enum with deprecated values", enumCheck, { type: "enum", values, deprecatedvalues: ["b"] }],
  ["expiry", expiryCheck, { type: "expiry" }],
  ["float", floatCheck, { type: "float" }],
  ["float in range", floatCheck, { type: "float", ...bounds }],
  ["integer", integerCheck, { type: "integer" }],
  ["integer in range", integerCheck, { type: "integer", ...bounds, enforcerange: true }],
  ["limit", limitCheck, { type: "limit", ...bounds }],
  ["limit without bounds", limitCheck, { type: "limit" }],
  ["namespace", namespaceCheck, { type: "namespace" }],
  ["namespace with others", namespaceCheck, { type: "namespace", extranamespaces: [-2, -1] }],
  ["string", stringCheck, { type: "string" }],
  ["bytes", boundedStringCheck, { type: "string", maxbytes: 4 }],
  ["characters", boundedStringCheck, { type: "text", maxchars: 4, maxbytes: 9 }],
  ["required", boundedStringCheck, { type: "string", required: true }],
  ["timestamp", timestampCheck, { type: "timestamp" }],
  ["title", titleCheck, { type: "title" }],
  ["user", userCheck, { type: "user", subtypes: ["name"] }],
  ["address", userCheck, { type: "user", subtypes: ["ip"] }],
];

const value = oneof(
  integer({ min: -20, max: 6000 }),
  string({ maxLength: 8 }),
  constantFrom(...values, "max", "Foo", "User:A", "now", "2024-02-30T09:00:00Z", "192.0.2.7", ""),
  constantFrom(2 ** 53, 2 ** 63, -(2 ** 63), -0, Number.NaN, Infinity, 1e300, 0.5, true, null),
  constantFrom(undefined, new Date(0), new Date(Number.NaN), "e\u0301", "a\u0000", "\uD800"),
  anything(),
);

const options = record(
  {
    highLimits: constantFrom(true, false),
    namespaces: subarray([0, 1, 2, 100]),
    version: constantFrom(39, 43),
  },
  { requiredKeys: [] },
);

describe("the fast test of a parameter", () => {
  it.each(PARAMETERS)("%s: accepts only what the check accepts", (_, check, param) => {
    const isUsual = check.usual?.(param);
    if (!isUsual) throw new Error("The check has no fast test.");
    let accepted = 0;
    assert(
      property(value, options, (given, reading) => {
        if (!isUsual(given, reading)) return;
        accepted += 1;
        expect(check.run(given, param, reading)).toBeUndefined();
        if (typeof given === "string") expect(normalised(given)).toBe(given);
      }),
      { seed: 11, numRuns: 2000 },
    );
    // Addresses have no fast test.
    expect(accepted > 0).toBe(param.type !== "user" || param.subtypes.includes("name"));
  });
});
