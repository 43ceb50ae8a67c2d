import { integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutBooleans } from "../../generator/spec/schema/json-schema.js";
import { samplesOf } from "../../generator/spec/schema/sample.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { sampled } from "../../templates/runtime/sample/sample.js";
import { independentAjv, NAMED, payloadSchema } from "./payload-schemas.js";
import { assert } from "../random-runs.js";

const SEED = 47;

/** An independent validator of a schema as it is in a document. */
function independent(schema: object): (value: unknown) => boolean {
  const validate = independentAjv().compile({ ...schema, components: { schemas: NAMED } });
  return (value) => validate(value);
}

describe("the samples of random schemas", () => {
  it("are accepted by another validator, and are the same each time", { timeout: 240_000 }, () => {
    let made = 0;
    let all = 0;
    assert(
      property(payloadSchema, integer(), (given, seed) => {
        all += 1;
        const samples = samplesOf(NAMED);
        const sample = samples.of(withoutBooleans(given), "");
        if (!sample) return;
        made += 1;
        const scope = { named: samples.named, sampleValues: {} };
        const value = sampled(sample, drawFrom(seed), scope);
        expect(sampled(sample, drawFrom(seed), scope)).toEqual(value);
        expect(independent(given)(value), JSON.stringify({ given, value })).toBe(true);
      }),
      { seed: SEED, numRuns: 1200 },
    );
    // The others contradict themselves, such as `oneOf` of schemas that accept the same values.
    expect(made / all).toBeGreaterThan(0.7);
  });
});
