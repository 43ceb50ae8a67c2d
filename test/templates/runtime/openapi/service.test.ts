/** What a request as text does not show: handlers in code, requests of the Fetch standard, logs. */
import { describe, expect, it } from "vitest";
import { createAllianceHandler } from "../../../../generated/alliance/handlers.js";
import { createAllianceStub } from "../../../../generated/alliance/stub.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiHandler } from "../../../../templates/runtime/openapi/handler.js";
import type { ServedApi } from "../../../../templates/runtime/openapi/service.js";

const URL = "/pets/7?x=1";
const TEXT: AnyEndpoint = { operationId: "toString", method: "GET", path: "/text", params: {} };
const API: ServedApi = {
  endpoints: {
    pet: { operationId: "pet", method: "GET", path: "/pets/{id}", params: {} },
    toString: TEXT,
  },
  shapes: {},
};

describe("a request of the Fetch standard", () => {
  it("has a response to HEAD without a body", async () => {
    const request = new Request("https://x.example/alliances", { method: "HEAD" });
    const response = await createAllianceStub({ count: 0 })(request);
    expect([response.headers.get("content-length"), await response.text()]).toEqual(["30", ""]);
  });

  it("is what the handler receives, or is made of plain data", async () => {
    const handler = openApiHandler(API, {
      pet: (_args: unknown, request: Request) =>
        new Response(`${request.method} ${request.url} ${request.headers.get("x-one")}`, {
          headers: [
            ["set-cookie", "a=1"],
            ["set-cookie", "b=2"],
          ],
        }),
    });
    const request = new Request(`https://example.org${URL}`, { headers: { "x-one": "1" } });
    expect(await (await handler(request)).text()).toBe(`GET https://example.org${URL} 1`);
    const headers = { host: "game.example:81", "x-one": "1" };
    expect(await handler.service({ method: "GET", url: URL, headers, body: "" })).toEqual({
      status: 200,
      headers: { "content-type": "text/plain;charset=UTF-8" },
      cookies: ["a=1", "b=2"],
      body: `GET http://game.example:81${URL} 1`,
    });
  });
});

describe("a handler", () => {
  const request = { method: "GET", url: URL, headers: {}, body: "" };

  it("may be a method of a class", async () => {
    class Pets {
      readonly #all = [{ id: 7 }];
      pet(): readonly object[] {
        return this.#all;
      }
    }
    expect((await openApiHandler(API, new Pets()).service(request)).body).toBe('[{"id":7}]');
  });

  it.each([
    ["throws", () => expect.fail("secret")],
    ["rejects", async () => Promise.reject(new Error("secret"))],
    ["has a payload that is not JSON", () => ({ big: 1n })],
  ])("is reported if it %s, and the response does not show why", async (_, pet) => {
    const errors: unknown[] = [];
    const onError = (error: unknown, operation: string) =>
      errors.push([operation, error instanceof Error]);
    const { status, body } = await openApiHandler(API, { pet }, { onError }).service(request);
    expect([status, body.includes("secret"), errors]).toEqual([500, false, [["pet", true]]]);
  });

  it("fails if it returns a response whose body is gone", async () => {
    const response = new Response("x");
    await response.text();
    expect((await openApiHandler(API, { pet: () => response }).service(request)).status).toBe(500);
  });

  it.each(["/pets/7", "/text"])("that is missing is status 501: %s", async (url) => {
    const { status, body } = await openApiHandler(API, {}).service({ ...request, url });
    expect([status, JSON.parse(body)]).toMatchObject([501, { title: "Not Implemented" }]);
  });
});

it("an unknown parameter is an issue for the log", async () => {
  const request = { method: "GET", url: "/alliances?sise=1", headers: {}, body: "" };
  const { status, issues } = await createAllianceHandler({ listAlliances: () => [] }).service(
    request,
  );
  expect([status, issues]).toMatchObject([
    200,
    [{ code: "unrecognizedparams", parameter: "sise" }],
  ]);
});
