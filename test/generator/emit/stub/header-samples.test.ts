/** The headers of stubs, judged by ajv on the schemas of the document, and their check by `serve`. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import type { OpenApiModel } from "../../../../generator/spec/model/spec-model.js";
import { model } from "../../support/model.js";
import { analyse } from "../../../../generator/pipeline.js";
import { exchangeCheckFor } from "../../../../generator/serve/check-exchange.js";
import type { CheckExchange } from "../../../../generator/serve/check-exchange.js";
import { makeServices } from "../../../../generator/serve/services.js";
import { servedSpec } from "../../../../generator/serve/read-specs.js";
import { readResponseHeaders } from "../../../../templates/runtime/styles/response-headers.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import type {
  ServiceRequest,
  ServiceResponse,
} from "../../../../templates/runtime/http/service.js";
import { goldenInput } from "../../support/goldens.js";
import { openApiModel } from "../../support/specs.js";

const input = goldenInput("openapi-response-headers");

const PETS: ServiceRequest = { method: "GET", url: "/pets", headers: {}, body: "" };

function openApiDocument(): OpenApiModel {
  const { value } = model(input);
  if (value?.kind !== "openapi") throw new Error("It is an OpenAPI document.");
  return value;
}

async function respond(seed: number): Promise<ServiceResponse> {
  return dialectStub(openApiStubApi(openApiDocument()), { seed }).service(PETS);
}

describe("The headers of a stub's response", () => {
  it.each([1, 2, 3, 7, -3])("match the schemas of the document, with the seed %d", async (seed) => {
    const { headers } = await respond(seed);
    const ajv = new Ajv2020({ strict: false });
    const validate = ajv.compile({
      type: "object",
      required: ["x-total", "x-cached", "x-unit"],
      properties: {
        "x-total": { type: "string", pattern: "^[1-9][0-9]*$" },
        "x-tags": { type: "string", pattern: "^(?:(?:old|new)(?:,(?!$)|$))+$" },
        "x-limits": { type: "string", pattern: String.raw`^rate=[0-9]+(?:\.[0-9]+)?$` },
        "x-cached": { enum: ["true", "false"] },
        "x-unit": { enum: ["m", "km"] },
        "x-json": { type: "string", pattern: String.raw`^\[(?:[0-9]+(?:,(?!\])|(?=\])))*\]$` },
      },
    });
    expect(validate(headers), JSON.stringify([headers, validate.errors])).toBe(true);
    expect(headers["content-type"]).toBe("application/json");
    // The service computes the tag; a media type that is not read has no sample.
    expect(headers["etag"]).toMatch(/^"/);
    expect(headers).not.toHaveProperty("x-xml");
  });

  it("are the same for the same seed", async () => {
    expect((await respond(4)).headers).toEqual((await respond(4)).headers);
    expect((await respond(4)).headers).not.toEqual((await respond(5)).headers);
  });

  it("are absent from problems, and from the cached response", async () => {
    const stub = dialectStub(openApiStubApi(openApiDocument()));
    const { status, headers } = await stub.service({ ...PETS, url: "/other" });
    expect([status, Object.keys(headers)]).toEqual([404, ["content-type"]]);
    const etag = (await stub.service(PETS)).headers["etag"];
    const known = await stub.service({ ...PETS, headers: { "if-none-match": etag } });
    expect([known.status, Object.keys(known.headers)]).toEqual([304, ["etag", "vary"]]);
  });
});

it("are sent with described errors and redirections, which clients can retry at once", async () => {
  const text = { required: true, schema: { type: "string" } };
  const stub = dialectStub(
    openApiStubApi(
      openApiModel({
        openapi: "3.1.0",
        info: { title: "Test", version: "1" },
        paths: {
          "/moved": {
            get: {
              responses: {
                302: {
                  description: "",
                  headers: {
                    Location: { required: true, schema: { type: "string", format: "uri" } },
                  },
                },
              },
            },
          },
          "/things/{id}": {
            get: {
              parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
              responses: {
                200: {
                  description: "",
                  content: { "application/json": { schema: { type: "object" } } },
                },
                "4XX": { description: "", headers: { "X-Reason": text } },
                429: {
                  description: "",
                  headers: { "Retry-After": { schema: { type: "integer", minimum: 0 } } },
                },
              },
            },
          },
        },
      }),
    ),
  );
  const get = async (url: string, prefer?: string) => {
    const request = { ...PETS, url, headers: prefer === undefined ? {} : { prefer } };
    const { status, headers } = await stub.service(request);
    return { status, headers };
  };
  expect(await get("/moved")).toEqual({
    status: 302,
    headers: { location: expect.stringMatching(/^https:/) },
  });
  expect(await get("/things/x")).toEqual({
    status: 400,
    headers: { "x-reason": expect.any(String) },
  });
  expect(await get("/things/1", "code=429")).toEqual({
    status: 429,
    headers: { "retry-after": "0" },
  });
});

async function checkOf(): Promise<CheckExchange> {
  const { value } = analyse(input);
  if (!value) throw new Error("The golden has an error.");
  const [service] = makeServices([servedSpec(value)], { seed: 1, envelope: "embedded" });
  if (!service) throw new Error("There is no service.");
  return exchangeCheckFor(service);
}

describe("The check of a recorded response", () => {
  it("accepts the headers of the stub", async () => {
    const check = await checkOf();
    expect(await check(PETS, await respond(1))).toEqual([]);
  });

  it("reports a required header that is missing, and a text that stands for no value", async () => {
    const { headers, ...response } = await respond(1);
    const { "x-total": _total, ...others } = headers;
    const check = await checkOf();
    const found = await check(PETS, {
      ...response,
      headers: { ...others, "x-cached": "perhaps", "x-unit": "m" },
    });
    expect(found.map(({ of, code, at }) => [of, code, at])).toEqual([
      ["response", "required", ""],
      ["response", "type", "/X-Cached"],
    ]);
  });

  it("checks the headers of other statuses", async () => {
    const check = await checkOf();
    const busy = { status: 503, headers: { "retry-after": "soon" }, body: "" };
    expect((await check(PETS, busy)).map(({ at }) => at)).toEqual(["/Retry-After"]);
    const missing = { status: 404, headers: { "retry-after": "soon" }, body: "" };
    expect(await check(PETS, missing)).toEqual([]);
  });
});

it("parses what the stub writes to equal values", async () => {
  const { headers } = await respond(2);
  const api = openApiStubApi(openApiDocument());
  const values = readResponseHeaders(api.endpoints["listPets"]?.responseHeaders, 200, {
    get: (name) => headers[name.toLowerCase()] ?? null,
  });
  expect(values).toMatchObject({
    "X-Total": Number(headers["x-total"]),
    "X-Cached": headers["x-cached"] === "true",
    "X-Json": JSON.parse(headers["x-json"] ?? ""),
  });
});
