import { Ajv2020 } from "ajv/dist/2020.js";
import { constantFrom, double, integer, oneof, property, tuple } from "fast-check";
import type { Arbitrary } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { payloadValidators } from "../../support/payloads.js";
import type { GeneratedValidator } from "../../support/payloads.js";
import { assert } from "../../../random-runs.js";

const STEPS = [1, 2, 3, 7, 1000, 0.1, 0.01, 0.05, 0.25, 1.5, 12.75, 1e-7, 2.5e-9, 1e21] as const;

const nameOf = (step: number): string => `Step${STEPS.findIndex((each) => each === step)}`;

let validators: ReadonlyMap<string, GeneratedValidator>;

beforeAll(async () => {
  const schemas = STEPS.map((multipleOf) => [nameOf(multipleOf), { type: "number", multipleOf }]);
  validators = await payloadValidators(Object.fromEntries(schemas));
});

function isAccepted(step: number, value: number): boolean | undefined {
  return validators.get(nameOf(step))?.(value);
}

/** ajv's own keyword, for each step. */
const byAjv = new Map<number, (value: unknown) => boolean>(
  STEPS.map((multipleOf) => [multipleOf, new Ajv2020().compile({ type: "number", multipleOf })]),
);

/** Whether JavaScript reads a multiple of the step as this value, by exact arithmetic. */
function isRead(step: number, value: number): boolean {
  const { digits, places } = decimalOf(step);
  const { numerator, denominator } = fractionOf(value);
  const count = (numerator * 10n ** places) / (denominator * digits);
  return [-1n, 0n, 1n].some((more) => Number(`${(count + more) * digits}e-${places}`) === value);
}

/** A number as its shortest text has it: an integer, and the count of its decimal places. */
function decimalOf(value: number): { readonly digits: bigint; readonly places: bigint } {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const places = BigInt(fraction.length) - BigInt(exponent);
  const all = BigInt(whole + fraction);
  return places < 0n ? { digits: all * 10n ** -places, places: 0n } : { digits: all, places };
}

/** The exact value of a number, which is an integer divided by a power of two. */
function fractionOf(value: number): { readonly numerator: bigint; readonly denominator: bigint } {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return { numerator: BigInt(numerator), denominator };
}

/** Multiples, numbers next to them, and others; up to a few thousand times the largest exact integer. */
function valuesFor(step: number): Arbitrary<number> {
  const near = tuple(
    oneof(integer({ min: -9999, max: 9999 }), integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
    constantFrom(0, 0, 0, 1, -1, 3),
  ).map(([count, ulps]) => {
    const { digits, places } = decimalOf(step);
    const multiple = Number(`${BigInt(count) * digits}e-${places}`);
    return multiple * (1 + ulps * Number.EPSILON);
  });
  const cents = integer({ min: -99_999, max: 99_999 }).map((count) => count / 100);
  const large = double({ min: 2 ** 56, noNaN: true, noDefaultInfinity: true }).map(
    (value) => value * Math.min(step, 1),
  );
  return oneof(near, cents, large, constantFrom(0, -0, Number.MAX_VALUE, 5e-324));
}

describe("the keyword multipleOf", () => {
  it.each([
    [1, 1e300, true],
    [1, 1e21, true],
    [1, -1e300, true],
    [1, 1.5, false],
    [1, 1e-7, false],
    [2, 1e300, true],
    [2, 5e-7, false],
    [0.01, 1.13, true],
    [0.01, 4.35, true],
    [0.01, 0.07, true],
    [0.01, 0.075, false],
    [0.1, 0.3, true],
    [1e-7, 3e-7, true],
    [7, 2 ** 53 - 1, false],
  ])("of %d takes %d: %s", (step, value, expected) => {
    expect(isAccepted(step, value)).toBe(expected);
    expect(isRead(step, value)).toBe(expected);
  });

  it("takes the numbers that a multiple is read as, and differs from ajv's where that is wrong", () => {
    const wrong = new Map<number, number>();
    assert(
      property(
        constantFrom(...STEPS).chain((step) => tuple(constantFrom(step), valuesFor(step))),
        ([step, value]) => {
          const expected = isRead(step, value);
          expect(isAccepted(step, value), `${step} ${value}`).toBe(expected);
          if (byAjv.get(step)?.(value) !== expected) wrong.set(step, value);
        },
      ),
      { seed: 22, numRuns: 2000 },
    );
    expect(wrong.size).toBeGreaterThan(STEPS.length / 2);
  });

  it("has the words of ajv's", () => {
    const validate = validators.get(nameOf(0.01));
    expect(validate?.(0.015)).toBe(false);
    expect(validate?.errors).toMatchObject([
      { keyword: "multipleOf", message: "must be multiple of 0.01", params: { multipleOf: 0.01 } },
    ]);
  });

  it("agrees with the type of integers", async () => {
    const integers = await payloadValidators({
      Type: { type: "integer" },
      Step: { type: "number", multipleOf: 1 },
      Format: { type: "number", format: "int32" },
    });
    for (const value of [0, -0, 1, 1.5, -0.5, 1e21, 1e300, -1e300, Number.MAX_VALUE, 5e-324]) {
      expect(integers.get("Step")?.(value), String(value)).toBe(Number.isInteger(value));
      expect(integers.get("Type")?.(value), String(value)).toBe(Number.isInteger(value));
    }
    expect(integers.get("Format")?.(1e21)).toBe(false);
    expect(integers.get("Format")?.errors).toMatchObject([{ keyword: "maximum" }]);
  });
});
