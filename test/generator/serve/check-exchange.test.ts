import { describe, expect, it } from "vitest";
import { analyse } from "../../../generator/pipeline.js";
import { exchangeCheckFor } from "../../../generator/serve/check-exchange.js";
import type { Breach } from "../../../generator/serve/check-exchange.js";
import { makeServices } from "../../../generator/serve/services.js";
import { servedSpec } from "../../../generator/serve/read-specs.js";
import type { ServiceRequest, ServiceResponse } from "../../../templates/runtime/http/service.js";
import { catalogue, openApiDocument, inputOf, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** The check for a spec. */
async function checkOf(spec: Json) {
  const { value: planned } = analyse(inputOf(spec));
  if (!planned) throw new Error("The spec has errors.");
  const [service] = makeServices([servedSpec(planned)], { seed: 1, envelope: "embedded" });
  if (!service) throw new Error("The spec is not served.");
  const check = exchangeCheckFor(service);
  return (
    url: string,
    response: Partial<ServiceResponse> = {},
    request: Partial<ServiceRequest> = {},
  ): Promise<readonly Breach[]> =>
    check(
      { method: "GET", url, headers: {}, body: "", ...request },
      { status: 200, headers: {}, body: "{}", ...response },
    );
}

const text = (schema: Json): Json => ({
  description: "",
  headers: { "X-Count": { required: true, schema: { type: "integer" } } },
  content: { "application/json": { schema } },
});
const town = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
const key = { type: "apiKey", in: "query", name: "ticket" };
const TOWNS = openApiDocument(
  { responses: { 200: text(town), 404: text({}) } },
  { security: [{ key: [] }], components: { securitySchemes: { key } } },
);

const ofTowns = await checkOf(TOWNS);

function notJson(type: string): Breach {
  const message = `The response is not JSON; its content type is ${type}.`;
  return { of: "response", code: "not-json", at: "", message };
}

function typed(at: string, type: string): Breach {
  return { of: "response", code: "type", at, message: `${at} must be ${type}.` };
}

function answer(schema: Json): Json {
  return { description: "", content: { "application/json": { schema } } };
}

describe("An exchange with an OpenAPI document", () => {
  const count = { "x-count": "1" };
  const NAME: Breach = {
    of: "response",
    code: "required",
    at: "",
    message: "The response must have required property 'name'.",
  };
  const COUNT: Breach = {
    of: "response",
    code: "required",
    at: "",
    message: "The headers of the response must have required property 'X-Count'.",
  };
  const PATH: Breach = {
    of: "request",
    code: "unknown-path",
    at: "/none",
    message: "The path is not in the spec.",
  };

  it.each<readonly [url: string, response: Partial<ServiceResponse>, breaches: readonly Breach[]]>([
    ["/list", { headers: count, body: '{"name":"A"}' }, []],
    [
      "/list?a=1#b",
      { headers: count, body: '{"name":"A"}' },
      [expect.objectContaining({ of: "request", at: "a" })],
    ],
    ["/list?ticket=1", { headers: count, body: '{"name":"A"}' }, []],
    ["/list", { headers: count }, [NAME]],
    ["/list", { headers: count, body: '{"name":1}' }, [typed("/name", "string")]],
    ["/list", { headers: count, body: "{" }, [notJson("nothing")]],
    [
      "/list",
      { headers: { ...count, "content-type": "text/html" }, body: "<p>" },
      [notJson("text/html")],
    ],
    ["/list", { body: '{"name":"A"}' }, [COUNT]],
    ["/list", {}, [COUNT, NAME]],
    [
      "/list",
      { headers: { "x-count": "x" }, body: '{"name":"A"}' },
      [typed("/X-Count", "integer")],
    ],
    ["/list", { status: 404, body: "None." }, [COUNT]],
    ["/list", { status: 404, headers: count, body: "None." }, []],
    ["/list", { status: 500, body: "Failed." }, []],
    ["/none", {}, [PATH]],
    ["/none?x=1", { status: 399 }, [PATH]],
    ["/none", { status: 400 }, []],
  ])("at %s with %j has the breaches %j", async (url, response, breaches) => {
    expect(await ofTowns(url, response)).toEqual(breaches);
  });

  it("may be about an item that the stub does not have", async () => {
    const schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
    const thing = { $ref: "#/components/schemas/Thing" };
    const list = { responses: { 200: answer({ type: "array", items: thing }) } };
    const one = { responses: { 200: answer(thing) } };
    const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
    const check = await checkOf(
      openApiDocument(
        {},
        {
          paths: { "/things": { get: list }, "/things/{id}": { parameters: [id], get: one } },
          components: { schemas: { Thing: schema } },
        },
      ),
    );
    expect(await check("/things/no-such-thing", { body: '{"id":"no-such-thing"}' })).toEqual([]);
  });
});

const WIKI = catalogue(
  {
    name: "main",
    path: "main",
    group: "",
    prefix: "",
    parameters: [
      parameter("action", ["query"], { submodules: { query: "query" } }),
      parameter("format", ["json", "xml"], {
        default: "json",
        submodules: { json: "json", xml: "xml" },
      }),
    ],
  },
  {
    name: "query",
    path: "query",
    group: "action",
    prefix: "",
    parameters: [
      parameter("list", ["things"], { multi: true, submodules: { things: "query+things" } }),
    ],
  },
  module("things", [parameter("kind", ["big"])]),
);

const ofWiki = await checkOf(WIKI);

describe("An exchange with a wiki", () => {
  const url = "/api.php?action=query&list=things";
  // The spec has no result of the module.
  const UNKNOWN = "response: unknown-module at the response";
  const refusal = { error: { code: "badvalue", info: "No." } };

  it.each<
    readonly [query: string, response: Partial<ServiceResponse>, breaches: readonly string[]]
  >([
    ["", {}, [UNKNOWN]],
    ["&thingskind=big", {}, [UNKNOWN]],
    ["&thingskind=small", { body: JSON.stringify(refusal) }, ["request: badvalue at thingskind"]],
    [
      "&thingskind=small",
      {},
      ["request: badvalue at thingskind", "response: not-refused at thingskind", UNKNOWN],
    ],
    ["", { body: "<p>" }, ["response: not-json at "]],
    ["&format=xml", { body: "<p>" }, []],
    ["&other=1", {}, ["request: unrecognizedparams at other", UNKNOWN]],
  ])("at %s with %j has the breaches %j", async (query, response, breaches) => {
    const found = await ofWiki(url + query, response);
    expect(found.map(({ of, code, at }) => `${of}: ${code} at ${at}`)).toEqual(breaches);
  });

  it("whose error is missing says which the spec expects", async () => {
    expect((await ofWiki(`${url}&thingskind=small`))[1]?.message).toBe(
      "The spec expects the error badvalue; the response has no error.",
    );
  });

  it("may be sent in a body", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "action=query&list=things&thingskind=small";
    const found = await ofWiki(
      "/api.php",
      { body: JSON.stringify(refusal) },
      { method: "POST", headers, body },
    );
    expect(found.map(({ of, at }) => [of, at])).toEqual([["request", "thingskind"]]);
  });
});
