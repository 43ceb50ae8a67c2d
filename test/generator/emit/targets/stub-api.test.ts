import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { payloadSchema } from "../../../../generator/spec/model/exchange.js";
import { describe, expect, it } from "vitest";
import { createAllianceStub } from "../../../../generated/alliance/stub.js";
import { valuesOf } from "../../../../generator/base/diagnostic.js";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import type { OpenApiModel } from "../../../../generator/spec/model/spec-model.js";
import { model } from "../../support/model.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import { goldens } from "../../support/goldens.js";
import { REPOSITORY } from "../../support/places.js";
import { openApiInput } from "../../support/specs.js";

/** Every OpenAPI document that there is: the goldens without an error, and the one that ships. */
const documents: readonly OpenApiModel[] = [
  ...valuesOf(goldens.map(({ input }) => input)).map((input) => model(input).value),
  model(openApiInput(JSON.parse(shipped()), "alliance")).value,
].filter((each) => each?.kind === "openapi");

function shipped(): string {
  return readFileSync(join(REPOSITORY, "spec/alliance/openapi.json"), "utf8");
}

/** What is wrong with a payload, by the schemas of its OpenAPI document. */
function faults({ schemas }: OpenApiModel, schema: object, payload: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
  const validate = ajv.compile({ allOf: [schema], components: { schemas } });
  return validate(payload) ? [] : validate.errors;
}

describe("the collections of a stub", () => {
  it.each([
    ["openapi-stub", undefined, undefined],
    ["openapi-spring-data-rest", ["_links"], { kind: "spring-data-rest" }],
  ])("have added links in %s if Spring Data REST serves them", (name, added, dialect) => {
    const found = documents.find((each) => each.name === name);
    if (!found) throw new Error(`The golden ${name} is missing.`);
    const api = openApiStubApi(found);
    const collections = Object.values(api.collections);
    expect(collections.length).toBeGreaterThan(0);
    expect(collections.map((each) => each.added)).toEqual(collections.map(() => added));
    expect(api.dialect?.kind).toBe(dialect?.kind);
    if (added) expect([api.headers, api.responses]).toEqual([undefined, undefined]);
  });
});

describe("the stub of any OpenAPI document", () => {
  // A document of schemas alone has nothing to serve, and ajv does not end with slow patterns.
  const served = documents.filter(
    ({ name }) => name !== "openapi-schemas-alone" && name !== "pattern-slow",
  );

  it.each(served.map((each) => [each.name, each] as const))(
    "answers %s with what its schemas allow, in both envelopes",
    async (_, openapi) => {
      expect(openapi.operations.length).toBeGreaterThan(0);
      const api = openApiStubApi(openapi);
      for (const { name, method, path, responses, parameters } of openapi.operations) {
        const payload = payloadSchema(responses);
        if (!payload || method !== "GET") continue;
        const isInteger = parameters.some(({ type }) => type.kind === "integer");
        const filled = path.replaceAll(/\{[^{}]*\}/g, isInteger ? "5" : "a");
        for (const [seed, envelope] of [
          [1, "bare"],
          [2, "embedded"],
        ] as const) {
          const stub = dialectStub(api, { seed, envelope, count: 20 });
          // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
          const { status, body } = await stub.service({
            method: "GET",
            url: filled.split("/").map(encodeURIComponent).join("/"),
            headers: {},
            body: "",
          });
          // A status that is described without content has no body.
          const isEmpty = responses.some(
            (each) => each.status === String(status) && each.contents.length === 0,
          );
          if (isEmpty) expect(body, name).toBe("");
          const value: unknown = isEmpty ? undefined : JSON.parse(body);
          if (status === 200) expect(faults(openapi, payload, value), name).toEqual([]);
          else expect([400, 404, 501], name).toContain(status);
          if (status === 501) expect(api.operations[name]?.kind).toBe("none");
        }
      }
    },
  );

  it.each(documents.map((each) => [each.name, each] as const))(
    "is plain data: %s",
    (_, openapi) => {
      const api = openApiStubApi(openapi);
      expect(structuredClone(api)).toEqual(api);
    },
  );

  it("answers as the generated one does, to the byte", async () => {
    const openapi = documents.find(({ name }) => name === "alliance");
    const own = openapi && dialectStub(openApiStubApi(openapi), { seed: 4 });
    const generated = createAllianceStub({ seed: 4 });
    for (const url of ["/alliances", "/alliances?size=3&page=2", "/alliances?size=x", "/towns"]) {
      const request = { method: "GET", url, headers: {}, body: "" };
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      expect(await own?.service(request)).toEqual(await generated.service(request));
    }
  });
});
