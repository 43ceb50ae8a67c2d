// 64-bit integers that are no numbers in `serve` and `inspect`.

import { array, asyncProperty, bigInt } from "fast-check";
import { describe, expect, it } from "vitest";
import { endpointData, withExactIntegers } from "../../../generator/emit/parts/descriptor.js";
import { jsonShapes } from "../../../generator/emit/parts/json-shape.js";
import { explainOpenApi } from "../../../generator/inspect/explain.js";
import { inspectPath, judgeAsServer } from "../../../generator/inspect/openapi-request.js";
import { analyse } from "../../../generator/pipeline.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { parseDocument } from "../../../generator/base/document.js";
import { exchangeCheckFor } from "../../../generator/serve/check-exchange.js";
import { makeServices } from "../../../generator/serve/services.js";
import { exactData } from "../../../generator/serve/exact-data.js";
import { servedSpec } from "../../../generator/serve/read-specs.js";
import { openApiDataDiagnostics } from "../../../generator/serve/service-data.js";
import type { DialectKind } from "../../../generator/spec/model/spec-model.js";
import type { PlannedOpenApi } from "../../../generator/emit/plan/planned.js";
import { assert } from "../../random-runs.js";

const ODD = "9007199254740993";
const MAX = "9223372036854775807";

const int64 = { type: "integer", format: "int64" };
const pet = { $ref: "#/components/schemas/Pet" };
const json = (schema: object): object => ({ content: { "application/json": { schema } } });
const ok = (schema: object): object => ({ 200: { description: "", ...json(schema) } });
const key = { name: "id", in: "path", required: true, schema: int64 };

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [
          {
            name: "filter",
            in: "query",
            ...json({ type: "object", properties: { ownerId: int64 } }),
          },
          { name: "page", in: "query", schema: { type: "integer" } },
          { name: "size", in: "query", schema: { type: "integer" } },
          { name: "sort", in: "query", schema: { type: "string" } },
        ],
        responses: ok({
          type: "object",
          properties: {
            _embedded: { type: "object", properties: { pets: { type: "array", items: pet } } },
          },
        }),
      },
      post: {
        operationId: "addPet",
        requestBody: { required: true, ...json(pet) },
        responses: { 201: { description: "", ...json(pet) } },
      },
    },
    "/pets/{id}": {
      get: { operationId: "getPet", parameters: [key], responses: ok(pet) },
      patch: {
        operationId: "changePet",
        parameters: [key],
        requestBody: {
          content: {
            "application/merge-patch+json": { schema: pet },
            "application/json-patch+json": { schema: { type: "array", items: { type: "object" } } },
          },
        },
        responses: ok(pet),
      },
    },
    "/pets/search/findByOwnerId": {
      get: {
        operationId: "findPets",
        parameters: [{ name: "ownerId", in: "query", schema: int64 }],
        responses: ok({
          type: "object",
          properties: {
            _embedded: { type: "object", properties: { pets: { type: "array", items: pet } } },
          },
        }),
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["id"],
        properties: {
          id: int64,
          ownerId: int64,
          seen: { type: "array", items: int64 },
          name: { type: "string" },
        },
      },
    },
  },
};

function planned(values: "bigint" | "text", dialect: DialectKind): PlannedOpenApi {
  const bytes = new TextEncoder().encode(JSON.stringify(DOCUMENT));
  const spec = { file: "pets.json", bytes };
  const input: SpecInput = {
    kind: "openapi",
    name: "pets",
    source: "pets.json",
    spec,
    dialect,
    int64: values,
  };
  const { value, diagnostics } = analyse(input);
  expect(diagnostics).toEqual([]);
  if (value?.kind !== "openapi") throw new Error("This is no OpenAPI document.");
  return value;
}

async function served(values: "bigint" | "text", dialect: DialectKind, data: string) {
  const spec = servedSpec(planned(values, dialect));
  const bytes = new TextEncoder().encode(data);
  const document = parseDocument("data.json", bytes).value;
  if (!document) throw new Error("The data cannot be read.");
  const exact = exactData(document, bytes, [spec]);
  expect(await openApiDataDiagnostics(document, exact.value, [spec])).toEqual([]);
  const [service] = makeServices([spec], { seed: 1, envelope: "embedded", data: exact });
  if (!service) throw new Error("There is no service.");
  const request = async (
    method: string,
    url: string,
    body = "",
    type = "application/json",
  ): Promise<string> => {
    const headers = { accept: "application/json", "content-type": type, host: "localhost" };
    const response = await service.handler.service({ method, url, headers, body });
    return `${response.status} ${response.body}`;
  };
  return { service, request };
}

const ROWS = `{"pets":{"pets":[{"id":${ODD},"ownerId":${MAX},"seen":[${ODD}],"name":"a"},{"id":9007199254740992,"ownerId":-1,"name":"${ODD}"}]}}`;

describe.each(["bigint", "text"] as const)("64-bit integers as %s", (values) => {
  it("keep all digits in the data of a served stub, and in changes of it", async () => {
    const { request } = await served(values, "plain", ROWS);
    expect(await request("GET", `/pets/${ODD}`)).toBe(
      `200 {"id":${ODD},"ownerId":${MAX},"seen":[${ODD}],"name":"a"}`,
    );
    expect(await request("GET", "/pets/9007199254740992")).toContain(`"name":"${ODD}"`);
    expect(await request("GET", "/pets/9007199254740994")).toMatch(/^404/);
    const added = `{"id":${MAX},"ownerId":${ODD},"seen":[],"name":"b"}`;
    expect(await request("POST", "/pets", added)).toBe(`201 ${added}`);
    const patch = `[{"op":"test","path":"/ownerId","value":${ODD}},{"op":"replace","path":"/ownerId","value":${MAX}},{"op":"add","path":"/seen/-","value":${ODD}}]`;
    expect(await request("PATCH", `/pets/${MAX}`, patch, "application/json-patch+json")).toBe(
      `200 {"id":${MAX},"ownerId":${MAX},"seen":[${ODD}],"name":"b"}`,
    );
    const failing = '[{"op":"test","path":"/ownerId","value":9223372036854775806}]';
    expect(await request("PATCH", `/pets/${MAX}`, failing, "application/json-patch+json")).toMatch(
      /^409/,
    );
    expect(await request("POST", "/pets", '{"id":9223372036854775808}')).toMatch(/^400/);
  });

  it("keep all digits in any row of a stub of Spring Data REST", async () => {
    const property = asyncProperty(
      bigInt({ min: 1n, max: 2n ** 63n - 2n }),
      array(bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { maxLength: 3 }),
      async (id, seen) => {
        const { request } = await served(
          values,
          "spring-data-rest",
          `{"pets":{"pets":[{"id":${id},"ownerId":${id},"seen":[${seen.join(",")}],"name":"a"}]}}`,
        );
        const own = `"ownerId":${id},"seen":[${seen.join(",")}],"name":"a"`;
        expect(await request("GET", `/pets/${id}`)).toContain(`200 {"id":${id},${own}`);
        expect(await request("GET", `/pets/search/findByOwnerId?ownerId=${id}`)).toContain(own);
        expect(await request("GET", `/pets/search/findByOwnerId?ownerId=${id + 1n}`)).toContain(
          '"pets":[]',
        );
        const created = await request("POST", "/pets", `{"ownerId":${id},"seen":[${id}]}`);
        expect(created).toContain(`201 {"id":${id + 1n},"ownerId":${id},"seen":[${id}]`);
        const merged = await request("PATCH", `/pets/${id}`, `{"ownerId":"${id + 1n}"}`);
        expect(merged).toContain(`200 {"id":${id},"ownerId":${id + 1n},`);
        const patch = `[{"op":"replace","path":"/ownerId","value":${id}}]`;
        const patched = await request("PATCH", `/pets/${id}`, patch, "application/json-patch+json");
        expect(patched).toContain(`200 {"id":${id},"ownerId":${id},`);
      },
    );
    await assert(property, {
      numRuns: 20,
      examples: [
        [9007199254740993n, [9007199254740993n]],
        [2n ** 63n - 2n, []],
      ],
    });
  });

  it("are sorted by their value in Spring Data REST", async () => {
    const { request } = await served(values, "spring-data-rest", ROWS);
    const ids = async (sort: string): Promise<readonly string[]> =>
      [...(await request("GET", `/pets?sort=${sort}`)).matchAll(/"id":(\d+)/g)].map(
        ([, id]) => id ?? "",
      );
    expect(await ids("id,asc")).toEqual(["9007199254740992", ODD]);
    expect(await ids("id,desc")).toEqual([ODD, "9007199254740992"]);
  });

  it("are within their range in responses of a recorded server", async () => {
    const { service } = await served(values, "plain", ROWS);
    const check = exchangeCheckFor(service);
    const breaches = async (id: string): Promise<readonly string[]> => {
      const request = { method: "GET", url: "/pets/1", headers: {}, body: "" };
      const found = await check(request, { status: 200, headers: {}, body: `{"id":${id}}` });
      return found.filter(({ of }) => of === "response").map(({ at }) => at);
    };
    expect(await breaches(MAX)).toEqual([]);
    expect(await breaches("9223372036854775808")).toEqual(["/id"]);
  });

  it("keep all digits in the verdict of inspect", () => {
    const spec = planned(values, "plain");
    const plain = { endpoints: endpointData(spec.model), shapes: jsonShapes(spec.model) };
    const { endpoints } = withExactIntegers(plain, spec.model);
    const builders = new Map([["listPets", { name: "listPets", from: "./listPets.js" }]]);
    const openapi = { endpoints, validators: {}, builders, texts: new Map(), securitySchemes: [] };
    const filter = encodeURIComponent(`{"ownerId":${ODD}}`);
    const inspection = inspectPath(openapi, `GET /pets?filter=${filter}`, judgeAsServer);
    const text = explainOpenApi(openapi, inspection).join("\n");
    const literal = values === "bigint" ? `${ODD}n` : `"${ODD}"`;
    expect(text).toContain(`listPets({ filter: { ownerId: ${literal} } });`);
  });
});
