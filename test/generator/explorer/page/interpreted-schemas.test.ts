import { Ajv2020 } from "ajv/dist/2020.js";
import { property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  interpretedSchemas,
  schemaFindings,
} from "../../../../generator/explorer/page/schema-findings.js";
import { payloadsOf } from "../../../property/tricky-payloads.js";
import { schemaPair } from "../../../property/schema-pairs.js";
import type { NamedSchemas } from "../../../property/schema-pairs.js";
import { assert, runsOf } from "../../../random-runs.js";

const TOP = { $ref: "#/components/schemas/Top" };

/** The verdict of ajv, which compiles the same schemas. */
function acceptedByAjv(schemas: NamedSchemas): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false, logger: false });
  ajv.addSchema({ $id: "spec", components: { schemas } });
  const validate = ajv.getSchema("spec#/components/schemas/Top");
  if (!validate) throw new Error("There is no validator.");
  return (value) => validate(value) === true;
}

describe("Schemas that are interpreted", () => {
  it("accept the payloads that ajv accepts", () => {
    let accepted = 0;
    let refused = 0;
    assert(
      property(schemaPair, ({ old }) => {
        const validate = interpretedSchemas(old)(TOP);
        const isAccepted = acceptedByAjv(old);
        for (const payload of payloadsOf(old.Top, old)) {
          const expected = isAccepted(payload);
          expect({ payload, accepted: validate(payload) }).toEqual({ payload, accepted: expected });
          if (expected) accepted += 1;
          else refused += 1;
        }
      }),
      { seed: 20_261_126, numRuns: runsOf(100) },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(500);
  });

  it("name the part that differs, once", () => {
    const Pet = {
      type: "object",
      properties: { "a/b": { type: "array", items: { type: "integer", format: "int64" } } },
      required: ["name"],
      example: { $id: "no schema" },
    };
    const validate = interpretedSchemas({ Pet })({ $ref: "#/components/schemas/Pet" });
    expect(schemaFindings(validate, { name: "Rex", "a/b": [1n, "two"] })).toEqual([
      { code: "type", path: ["a/b", "1"], message: expect.stringContaining("integer") },
    ]);
    expect(schemaFindings(validate, {})).toEqual([
      { code: "required", path: [], message: expect.stringContaining("name") },
    ]);
    expect(schemaFindings(validate, { name: 1 })).toEqual([]);
  });
});
