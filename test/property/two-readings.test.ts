import {
  array,
  constantFrom,
  date,
  double,
  integer,
  maxSafeInteger,
  oneof,
  pre,
  property,
  string,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../templates/runtime/model/issue.js";
import { moduleParser } from "../../templates/runtime/parse/parsed-params.js";
import { allRules } from "../../templates/runtime/rules/all.js";
import { moduleWith } from "../templates/runtime/one-parameter.js";
import { argument } from "./arguments.js";
import { GENERATED } from "./generated-modules.js";
import { moduleRequest, validatorOf } from "../templates/runtime/of-any-module.js";
import { assert } from "../random-runs.js";

const SEED = 11;

/** A few values each of which is wrong for most parameters, in its own way. */
const TEXTS = [
  "",
  "0",
  "*",
  "a|b",
  "\u001Fa",
  "a\u0001",
  "e\u0301",
  "Talk:",
  "User:a/b",
  "2024-01-31",
  "2024-13-01T00:00:00Z",
  "max",
  "x".repeat(300),
];

const wildText = oneof(constantFrom(...TEXTS), string({ unit: "binary", maxLength: 5 }));
const wildNumber = oneof(
  integer({ min: -20, max: 20 }),
  integer(),
  maxSafeInteger(),
  double(),
  constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 63, 501, 5001),
);

/** A value of the right JavaScript type, and of any content. */
function wild(param: ParamDescriptor): Arbitrary<unknown> {
  switch (param.type) {
    case "integer":
    case "float":
    case "namespace":
      return wildNumber;
    case "limit":
      return oneof(wildNumber, constantFrom("max"));
    case "timestamp":
    case "expiry":
      return oneof(wildText, date({ noInvalidDate: true }));
    case "enum":
      return oneof(wildText, constantFrom("", ...param.values));
    default:
      return wildText;
  }
}

/** A value, good or bad, or a list that may be too long. */
function anything(param: ParamDescriptor): Arbitrary<unknown> {
  const good = argument(param).map(({ given }) => given);
  if (param.type === "boolean") return good;
  if (!param.multi) return oneof(good, wild(param), wild(param));
  return oneof(good, wild(param), array(wild(param), { maxLength: 8 }));
}

/** One parameter of each kind that the catalogue has, and kinds that it does not have. */
const KINDS: ReadonlyMap<string, ParamDescriptor> = new Map(
  [
    ...GENERATED.flatMap(({ module }) => Object.values(module.params)).filter(({ when }) => !when),
    { type: "float", min: -1, max: 5 } as const,
    { type: "expiry" } as const,
    { type: "text", maxbytes: 4, maxchars: 3, required: true } as const,
    { type: "title", multi: { lowlimit: 3, highlimit: 5 } } as const,
    { type: "timestamp", multi: { lowlimit: 3, highlimit: 5 } } as const,
    {
      type: "integer",
      min: 3,
      max: 9,
      enforcerange: true,
      multi: { lowlimit: 3, highlimit: 5 },
    } as const,
    { type: "string", required: true, multi: { lowlimit: 3, highlimit: 5 } } as const,
    { type: "boolean", deprecated: true } as const,
  ].map((param): [string, ParamDescriptor] => [JSON.stringify(param), param]),
);

function codes(issues: readonly Issue[]): readonly string[] {
  return issues.map(({ code }) => code);
}

describe("the strict validator and the server's reading", () => {
  it.each([...KINDS])("find the same in %.80s", (_text, param) => {
    const module = moduleWith({ value: param });
    const validate = validatorOf(module);
    assert(
      property(anything(param), (value) => {
        const request = moduleRequest(module, { value }, {});
        pre(isWritable(() => request.toString()) && !isSameOnTheWire(param, value));
        const strict = validate({ value });
        const server = moduleParser(module, allRules)(request.toString());
        expect(codes(strict.issues)).toEqual(codes(server.issues));
        expect(strict.ok || server.issues.length > 0).toBe(true);
      }),
      { seed: SEED, numRuns: 40 },
    );
  });
});

/** A value that holds U+001F cannot be written in a list. */
function isWritable(write: () => string): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** On the wire, a list of one empty text is the empty list, and a list of the value for all is that value. */
function isSameOnTheWire({ multi }: ParamDescriptor, value: unknown): boolean {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!multi || items.length !== 1) return false;
  return items[0] === "" || (items === value && items[0] === multi.allspecifier);
}
