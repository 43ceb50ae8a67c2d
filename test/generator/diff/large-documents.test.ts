import { expect, it, describe } from "vitest";
import { findings, parsed } from "./specs.js";
import type { EditedSpec } from "./specs.js";

type Schemas = Readonly<Record<string, object>>;

function named(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function objectOf(properties: object, ...required: readonly string[]): object {
  return { type: "object", properties, required };
}

/** A document with an operation whose response is a named schema. */
function documentOf(schemas: Schemas, response = "S0"): EditedSpec {
  const content = { "application/json": { schema: named(response) } };
  const get = { operationId: "run", responses: { 200: { description: "Done.", content } } };
  const info = { title: "Cases", version: "1" };
  const spec = { openapi: "3.1.0", info, paths: { "/run": { get } }, components: { schemas } };
  return { spec: parsed(JSON.stringify(spec)) };
}

/** Schemas that each refer to the next one, and the last one to the first. */
function ring(count: number): Schemas {
  const schemas = Array.from({ length: count }, (_, index) => [
    `S${index}`,
    objectOf({ next: named(`S${(index + 1) % count}`), v: { type: "string" } }),
  ]);
  return Object.fromEntries(schemas);
}

/** Schemas that each contain the next one by a keyword. */
function chain(count: number, keyword: "allOf" | "oneOf", last: object): Schemas {
  const schemas = Array.from({ length: count }, (_, index) => [
    `S${index}`,
    { [keyword]: [named(`S${index + 1}`), objectOf({ [`p${index}`]: {} }, `p${index}`)] },
  ]);
  return { ...Object.fromEntries(schemas), [`S${count}`]: objectOf({ last }) };
}

function rulesBetween(old: EditedSpec, next: EditedSpec): readonly string[] {
  return findings(old, next).map(({ rule, module }) => `${rule} ${module}`);
}

describe("the schemas of a large document", () => {
  it("may be a ring that gets another schema, or starts at another one", () => {
    const old = documentOf(ring(300));
    expect(rulesBetween(old, documentOf(ring(301)))).toEqual([
      "schema-added #/components/schemas/S300",
    ]);
    expect(rulesBetween(old, documentOf(ring(300), "S1"))).toEqual([]);
  });

  it.each(["allOf", "oneOf"] as const)("may contain each other by %s", (keyword) => {
    const [old, next] = ["string", "integer"].map((type) =>
      documentOf(chain(1000, keyword, { type })),
    );
    expect(old && next && rulesBetween(old, next)).toEqual([
      "response-type-changed #/components/schemas/S1000",
    ]);
  });
});
