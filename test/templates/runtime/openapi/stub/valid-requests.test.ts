import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../../templates/runtime/data-rest/stub.js";
import { modelled } from "../../../../generator/support/specs.js";

const text = { type: "string" };
const variable = (name: string): object => ({ name, in: "path", required: true, schema: text });
const query = (name: string): object => ({ name, in: "query", required: true, schema: text });
const parameter = (name: string, schema: object): object => ({ name, in: "query", schema });
const content = (schema: object): object => ({ content: { "application/json": { schema } } });
const reply = (value: string): object => ({
  201: { description: "", ...content({ type: "string", enum: [value] }) },
});
const link = { type: "object", required: ["href"], properties: { href: text } };
const linked = {
  type: "object",
  required: ["_links"],
  properties: { _links: { type: "object", required: ["self"], properties: { self: link } } },
};

const { value: model } = modelled({
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  paths: {
    "/{game}/scores": {
      post: {
        operationId: "register",
        parameters: [variable("game"), query("score"), query("order")],
        responses: reply("registered"),
      },
    },
    "/{player}/scores": {
      post: {
        operationId: "achieve",
        parameters: [variable("player"), query("score")],
        responses: reply("achieved"),
      },
    },
    "/scores": {
      post: {
        operationId: "score",
        parameters: [query("score")],
        responses: reply("scored"),
      },
    },
    "/scores#ordered": {
      post: {
        operationId: "order",
        parameters: [query("order")],
        responses: reply("ordered"),
      },
    },
    "/listed": {
      post: {
        operationId: "list",
        parameters: [
          parameter("ids", { type: ["array", "null"], items: { type: "integer" } }),
          parameter("names", { anyOf: [{ type: "boolean" }, { type: "array", items: text }] }),
        ],
        responses: reply("listed"),
      },
    },
    "/features": {
      post: {
        operationId: "enable",
        requestBody: content({ properties: { size: text } }),
        responses: reply("enabled"),
      },
    },
    "/rules": {
      get: {
        operationId: "rules",
        responses: {
          200: {
            description: "",
            content: {
              "application/vnd.api+json": { schema: { allOf: [linked, text] } },
              "application/json": { schema: text },
            },
          },
        },
      },
    },
    "/reports": {
      get: { operationId: "last", responses: { 200: { description: "", ...content(linked) } } },
      post: {
        operationId: "make",
        responses: { 200: { description: "", ...content(linked) } },
      },
    },
  },
});
if (model?.kind !== "openapi") throw new Error("This is no OpenAPI document.");

const stub = dialectStub({
  ...openApiStubApi(model),
  bodies: {
    "POST /features": {
      contents: { "application/json": { validate: (value) => Object(value) === value } },
    },
  },
});

async function post(url: string, body?: string): Promise<readonly unknown[]> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const init = { method: "POST", headers, ...(body !== undefined && { body }) };
  const response = await stub(new Request(`https://x.example${url}`, init));
  return [response.status, await response.json()];
}

describe("a stub", () => {
  it("selects one of two operations at the same path by their parameters", async () => {
    expect(await post("/a/scores?score=1&order=2")).toEqual([201, "registered"]);
    expect(await post("/a/scores?score=1")).toEqual([201, "achieved"]);
    expect((await post("/a/scores"))[0]).toBe(400);
  });

  it("selects operations by their parameters if their paths differ only by a fragment", async () => {
    expect(await post("/scores?score=1")).toEqual([201, "scored"]);
    expect(await post("/scores?order=1")).toEqual([201, "ordered"]);
  });

  it.each(["ids=1", "ids=1&ids=2", "ids=null", "names=5", "names=5&names=b", "names=true"])(
    "reads one text as a list of one if it is none of the single values: %s",
    async (sent) => {
      expect(await post(`/listed?${sent}`)).toEqual([201, "listed"]);
    },
  );

  it("rejects null as an optional body if the schema does not allow it", async () => {
    expect((await post("/features", "null"))[0]).toBe(400);
    expect((await post("/features", "1"))[0]).toBe(400);
  });

  it("links a response to its request if the request only reads", async () => {
    const read = await stub(new Request("https://x.example/reports"));
    expect(await read.json()).toEqual({ _links: { self: { href: "/reports" } } });
    expect(await post("/reports")).toEqual([200, { _links: { self: { href: "about:blank" } } }]);
  });

  it("responds in the media type whose schema has a value", async () => {
    const accept = "application/vnd.api+json, application/json;q=0.1";
    const response = await stub(new Request("https://x.example/rules", { headers: { accept } }));
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/json",
    ]);
    expect(await response.json()).toEqual(expect.any(String));
  });
});
