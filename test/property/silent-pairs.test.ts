import { Ajv2020 } from "ajv/dist/2020.js";
import { property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../generator/diff/finding.js";
import { withImpliedTypes } from "../../generator/spec/openapi/contract-schema.js";
import type { JsonSchema } from "../../generator/spec/schema/json-schema.js";
import { findings, parsed } from "../generator/diff/specs.js";
import type { EditedSpec } from "../generator/diff/specs.js";
import { schemaPair } from "./schema-pairs.js";
import type { NamedSchemas } from "./schema-pairs.js";
import { payloadsOf } from "./tricky-payloads.js";
import { assert, runsOf } from "../random-runs.js";

const SEED = 20_261_124;
const PAIRS = runsOf(200);

/** The rules of changes after which values are accepted that were refused. */
const WIDER: ReadonlySet<string> = new Set([
  "response-type-widened",
  "response-type-changed",
  "envelope-changed",
  "response-enum-value-added",
  "response-bound-loosened",
  "response-field-became-optional",
  "response-field-became-nullable",
  "response-field-removed",
  "response-overlap-changed",
  "response-not-compared",
]);

/** The rules of changes after which values are refused that were accepted. */
const NARROWER: ReadonlySet<string> = new Set([
  "response-type-narrowed",
  "response-type-changed",
  "envelope-changed",
  "response-enum-value-removed",
  "response-bound-tightened",
  "response-field-became-required",
  "response-field-became-non-null",
  "response-field-added-required",
  "response-field-added-optional",
  "response-overlap-changed",
  "response-not-compared",
]);

/** A closed object refused an added field, and refuses a removed one. A bound may be neither wider nor narrower. */
function isWider({ rule, classes }: Finding): boolean {
  return (
    WIDER.has(rule) ||
    (rule.startsWith("response-field-added") && classes.validators === "breaking")
  );
}

function isNarrower({ rule, classes }: Finding): boolean {
  return (
    NARROWER.has(rule) ||
    rule === "response-field-removed" ||
    (rule === "response-bound-loosened" && classes.handlers === "risky")
  );
}

/** The rules of which one has the opposite direction of the other. */
const MIRRORS: readonly (readonly [rule: string, mirror: string])[] = [
  ["response-type-widened", "response-type-narrowed"],
  ["response-type-changed", "response-type-changed"],
  ["envelope-changed", "envelope-changed"],
  ["response-enum-value-added", "response-enum-value-removed"],
  ["response-bound-loosened", "response-bound-tightened"],
  // Neither bound includes the other.
  ["response-bound-loosened", "response-bound-loosened"],
  ["response-field-became-optional", "response-field-became-required"],
  ["response-field-became-nullable", "response-field-became-non-null"],
  ["response-field-removed", "response-field-added-required"],
  ["response-field-removed", "response-field-added-optional"],
  ["response-overlap-changed", "response-overlap-changed"],
  ["response-not-compared", "response-not-compared"],
  ["response-format-changed", "response-format-changed"],
  ["unknown-key-added", "unknown-key-removed"],
];

function mirrors(finding: Finding, other: Finding): boolean {
  return (
    finding.module === other.module &&
    finding.parameter === other.parameter &&
    (finding.rule === "other-schema-changed"
      ? other.rule === finding.rule
      : MIRRORS.some(
          ([a, b]) =>
            (a === finding.rule && b === other.rule) || (b === finding.rule && a === other.rule),
        ))
  );
}

function specOf(schemas: NamedSchemas): EditedSpec {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Top" } } };
  return {
    spec: parsed(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Pairs", version: "1" },
        paths: {
          "/top": {
            get: { operationId: "top", responses: { 200: { description: "Top.", content } } },
          },
        },
        components: { schemas },
      }),
    ),
  };
}

type Accepts = (value: unknown) => boolean;

function validatorOf(schemas: NamedSchemas, form: (schema: JsonSchema) => JsonSchema): Accepts {
  const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false, logger: false });
  const all = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, form(schema)]),
  );
  ajv.addSchema({ $id: "spec", components: { schemas: all } });
  const validate = ajv.getSchema("spec#/components/schemas/Top");
  if (!validate) throw new Error("There is no validator.");
  return (value) => validate(value) === true;
}

const AS_WRITTEN = "JSON Schema";

const FORMS = { [AS_WRITTEN]: (schema: JsonSchema) => schema, generated: withImpliedTypes };

function isUnchangedBy(form: (schema: JsonSchema) => JsonSchema, schemas: NamedSchemas): boolean {
  return Object.values(schemas).every(
    (schema) => JSON.stringify(form(schema)) === JSON.stringify(schema),
  );
}

/** A pair as the validators and the findings see it. */
interface Judged {
  /** True if the validators differ about a payload, and all findings have one direction. */
  readonly oneWay: boolean;
  /** The payloads that only one of the validators accepts, without a finding of that direction. */
  readonly silent: readonly string[];
}

function judged(old: NamedSchemas, next: NamedSchemas): Judged {
  const found = findings(specOf(old), specOf(next));
  const [wider, narrower] = [found.some(isWider), found.some(isNarrower)];
  // No payload can be silent.
  if (wider && narrower) return { oneWay: false, silent: [] };
  const payloads = [...payloadsOf(old.Top, old), ...payloadsOf(next.Top, next)];
  const ids = found.map(({ id }) => id).join(" ") || "no finding";
  const fates = Object.entries(FORMS).flatMap(([name, form]) => {
    if (name !== AS_WRITTEN && isUnchangedBy(form, old) && isUnchangedBy(form, next)) return [];
    const [before, after] = [validatorOf(old, form), validatorOf(next, form)];
    return payloads.flatMap((payload) => {
      const was = before(payload);
      if (was === after(payload)) return [];
      const fate = was ? "no longer accepted" : "newly accepted";
      const isSilent = was ? !narrower : !wider;
      return [{ isSilent, text: `${name}: ${JSON.stringify(payload)} is ${fate}; ${ids}` }];
    });
  });
  return {
    oneWay: fates.length > 0 && wider !== narrower,
    silent: fates.filter(({ isSilent }) => isSilent).map(({ text }) => text),
  };
}

describe("random pairs of an OpenAPI document's schemas", () => {
  it(
    "have a finding for each payload that only one of both accepts, of its direction",
    { timeout: 1_800_000 },
    () => {
      let count = 0;
      assert(
        property(schemaPair, ({ old, next }) => {
          const { oneWay, silent } = judged(old, next);
          if (silent.length > 0) throw new Error(silent.slice(0, 3).join("\n"));
          if (oneWay) count += 1;
        }),
        { seed: SEED, numRuns: PAIRS },
      );
      // A finding of both directions cannot miss a payload: many pairs must have one direction.
      expect(count).toBeGreaterThan(PAIRS / 8);
    },
  );

  it("have the mirrored findings the other way round", { timeout: 1_800_000 }, () => {
    assert(
      property(schemaPair, ({ old, next }) => {
        const [there, back] = [
          findings(specOf(old), specOf(next)),
          findings(specOf(next), specOf(old)),
        ];
        const unmatched = there.filter((finding) => !back.some((other) => mirrors(finding, other)));
        expect(unmatched.map(({ id }) => id)).toEqual([]);
      }),
      { seed: SEED, numRuns: PAIRS },
    );
  });
});
