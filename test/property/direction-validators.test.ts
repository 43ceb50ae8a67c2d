import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaValidators } from "../../generator/emit/parts/schema-validators.js";
import { emit } from "../../generator/emit/emit.js";
import { plannedNames } from "../../generator/emit/plan/plan.js";
import { print } from "../../generator/emit/print.js";
import { samplesOf } from "../../generator/spec/schema/sample.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { sampled } from "../../templates/runtime/sample/sample.js";
import { openApiModel } from "../generator/support/specs.js";
import { loadValidators } from "../generator/support/payloads.js";
import { assert, runsOf } from "../random-runs.js";
import { copied } from "../generator/support/forms.js";

type Schema = Readonly<Record<string, unknown>>;

/** A schema as documents have it, and what it means for requests, responses and servers. */
interface Forms {
  readonly document: Schema;
  readonly request: Schema;
  readonly response: Schema;
  /** Responses without `writeOnly` members. */
  readonly served: Schema;
}

const RUNS = runsOf(60);

const FORMS = ["document", "request", "response", "served"] as const;

function formsOf(make: (form: (typeof FORMS)[number]) => Schema): Forms {
  return {
    document: make("document"),
    request: make("request"),
    response: make("response"),
    served: make("served"),
  };
}

type Flag = "readOnly" | "writeOnly" | "both";

interface Member {
  readonly name: string;
  readonly value: Forms;
  readonly flag: Flag | undefined;
  readonly required: boolean;
}

function isNeeded({ flag, required }: Member, form: keyof Forms): boolean {
  if (!required) return false;
  if (form === "document" || flag === undefined) return true;
  return flag === (form === "request" ? "writeOnly" : "readOnly");
}

function memberSchema({ flag, value }: Member, form: keyof Forms): unknown {
  if (form === "served" && (flag === "writeOnly" || flag === "both")) return false;
  if (form !== "document") return value[form];
  return {
    ...value.document,
    ...((flag === "readOnly" || flag === "both") && { readOnly: true }),
    ...((flag === "writeOnly" || flag === "both") && { writeOnly: true }),
  };
}

function objectForm(members: readonly Member[], closed: boolean, form: keyof Forms): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(members.map((each) => [each.name, memberSchema(each, form)])),
    ...(closed && { additionalProperties: false }),
  };
}

function requiredForm(members: readonly Member[], form: keyof Forms): Schema {
  return { required: members.filter((each) => isNeeded(each, form)).map(({ name }) => name) };
}

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The named schemas: `Node` is recursive, and `Secret` states the direction of members itself. */
const NAMED: Readonly<Record<string, Forms>> = {
  Node: formsOf((form) => ({
    type: "object",
    properties: {
      id: { type: "integer", ...(form === "document" && { readOnly: true }) },
      next: reference("Node"),
    },
    required: form === "request" ? [] : ["id"],
    additionalProperties: false,
  })),
  Secret: formsOf((form) => ({ type: "string", ...(form === "document" && { writeOnly: true }) })),
};

const scalar = fc.constantFrom(
  ...["integer", "string", "boolean"].map((type) => formsOf(() => ({ type }))),
);

function membersOf(
  names: readonly string[],
  value: fc.Arbitrary<Forms>,
): fc.Arbitrary<readonly Member[]> {
  const others = fc.record({
    value,
    flag: fc.constantFrom<(Flag | undefined)[]>(undefined, "readOnly", "writeOnly", "both"),
    required: fc.boolean(),
  });
  return fc
    .tuple(...names.map((name) => fc.option(others).map((each) => each && { name, ...each })))
    .map((all) => all.filter((each) => each !== null));
}

const { forms } = fc.letrec<{ forms: Forms; object: Forms }>((tie) => ({
  object: fc
    .tuple(membersOf(["a", "b", "kind"], tie("forms")), fc.boolean())
    .map(([members, closed]) =>
      formsOf((form) => ({ ...objectForm(members, closed, form), ...requiredForm(members, form) })),
    ),
  forms: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: scalar, weight: 3 },
    { arbitrary: fc.constant(formsOf(() => reference("Node"))), weight: 1 },
    { arbitrary: tie("object"), weight: 3 },
    {
      // The members of one part are required by the schema around it.
      arbitrary: fc
        .tuple(membersOf(["a", "kind"], tie("forms")), membersOf(["b"], tie("forms")))
        .map(([first, second]) =>
          formsOf((form) => ({
            allOf: [objectForm(first, false, form), objectForm(second, false, form)],
            ...requiredForm([...first, ...second], form),
          })),
        ),
      weight: 2,
    },
    {
      arbitrary: tie("forms").map((each) =>
        formsOf((form) => ({ type: "array", items: each[form] })),
      ),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(tie("forms"), tie("forms"))
        .map((each) => formsOf((form) => ({ anyOf: each.map((choice) => choice[form]) }))),
      weight: 1,
    },
    {
      arbitrary: fc.boolean().map((required) =>
        formsOf((form) => ({
          type: "object",
          properties: { a: form === "served" ? false : reference("Secret") },
          required: required && (form === "document" || form === "request") ? ["a"] : [],
        })),
      ),
      weight: 1,
    },
  ),
}));

const payload = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: fc.constantFrom<unknown[]>(1, "x", true, null), weight: 3 },
    { arbitrary: fc.array(tie("value"), { maxLength: 2 }), weight: 1 },
    {
      arbitrary: fc.dictionary(fc.constantFrom("a", "b", "kind", "id", "next"), tie("value"), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
      weight: 3,
    },
  ),
})).value;

/** The schemas of one form, as an independent validator has them. */
function independent(schema: Schema, form: keyof Forms): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false });
  const named = Object.entries(NAMED).map(([name, each]) => [name, each[form]]);
  return ajv.compile({ ...schema, components: { schemas: Object.fromEntries(named) } });
}

/** A document with one operation for each schema, whose requests and responses have it. */
function documentOf(all: readonly Forms[]): Schema {
  const content = (schema: Schema) => ({ content: { "application/json": { schema } } });
  const paths = all.map(({ document }, index) => [
    `/things${index}`,
    {
      post: {
        operationId: `put${index}`,
        requestBody: content({ type: "array", items: document }),
        responses: { 200: { description: "", ...content({ type: "array", items: document }) } },
      },
    },
  ]);
  const named = Object.entries(NAMED).map(([name, { document }]) => [name, document]);
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(named) },
  };
}

interface Validators {
  readonly [name: string]: (value: unknown) => boolean;
}

describe("payloads with members of one direction", () => {
  it("are accepted as another validator accepts them", { timeout: 240_000 }, async () => {
    const counts = { accepted: 0, different: 0, samples: 0 };
    await assert(
      fc.asyncProperty(
        fc.array(forms, { minLength: 12, maxLength: 12 }),
        fc.array(payload, { minLength: 60, maxLength: 60 }),
        fc.integer(),
        async (all, values, seed) => {
          const model = openApiModel(documentOf(all));
          const planned = plannedNames(model);
          if (planned.kind !== "openapi") throw new Error("An OpenAPI document has another plan.");
          const fragments = await emit({
            part: "spec",
            spec: planned,
            targets: ["validators"],
          });
          const files = await print(fragments, copied(".js"));
          const made: Validators = await loadValidators(files);
          const bodies = model.operations.map(({ body }) => body?.contents[0]?.schema ?? {});
          const validatorOf = schemaValidators(bodies, model.schemas);
          const served = bodies.map((schema) => validatorOf(schema));
          const samples = samplesOf(model.schemas);
          for (const [index, each] of all.entries()) {
            const request = independent(each.request, "request");
            const response = independent(each.response, "response");
            for (const value of values) {
              const [asRequest, asResponse] = [request(value), response(value)];
              const shown = JSON.stringify({ schema: each.document, value });
              expect(made[`validatePut${index}Body`]?.([value]), shown).toBe(asRequest);
              expect(served[index]?.([value]), shown).toBe(asRequest);
              expect(made[`validatePut${index}Answer`]?.([value]), shown).toBe(asResponse);
              if (asRequest) counts.accepted += 1;
              if (asRequest !== asResponse) counts.different += 1;
            }
            const schema = model.operations[index]?.responses[0]?.contents[0]?.schema;
            const rule = schema?.items && samples.of(schema.items, "");
            if (!rule) continue;
            const sample = sampled(rule, drawFrom(seed), {
              named: samples.named,
              sampleValues: {},
            });
            const shown = JSON.stringify({ schema: each.document, sample });
            expect(independent(each.served, "served")(sample), shown).toBe(true);
            counts.samples += 1;
          }
        },
      ),
      { seed: 31, numRuns: RUNS },
    );
    expect(counts.accepted).toBeGreaterThan(50 * RUNS);
    expect(counts.different).toBeGreaterThan(1.5 * RUNS);
    expect(counts.samples).toBeGreaterThan(5 * RUNS);
  });
});
