import { describe, expect, it } from "vitest";
import { createAllianceHandler } from "../../../../generated/alliance/handlers.js";
import {
  validateAllianceList,
  validateProblemDetails,
} from "../../../../generated/alliance/validators.js";
import { openApiHandler } from "../../../../templates/runtime/openapi/handler.js";
import type { ServedApi } from "../../../../templates/runtime/openapi/handler.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";

const BASE = "https://example.org";
const RESOURCE = {
  id: "1",
  name: "A",
  strength: 1200,
  bbStrength: 0,
  leaderId: "2",
  townIds: [],
  vulnerabilityWindow: 17,
};

const TEXT: AnyEndpoint = { operationId: "toString", method: "GET", path: "/text", params: {} };
const API: ServedApi = {
  endpoints: {
    member: {
      operationId: "member",
      method: "GET",
      path: "/über/{group}/members/{id}",
      params: {
        group: { type: "string", required: true },
        id: { type: "integer", required: true },
        "fields.name": { type: "string", default: "all" },
      },
    },
    leader: {
      operationId: "leader",
      method: "GET",
      path: "/über/{group}/members/leader",
      params: { group: { type: "string", required: true } },
    },
    toString: TEXT,
  },
  shapes: {},
};

const echo = openApiHandler(API, {
  member: (args: unknown) => args,
  leader: () => "the leader",
});

async function get(
  service: (request: Request) => Promise<Response>,
  path: string,
): Promise<unknown> {
  return (await service(new Request(BASE + path))).json();
}

describe("an answer of the OpenAPI document", () => {
  const service = createAllianceHandler({
    listAlliances: ({ size }) => [{ ...RESOURCE, vulnerabilityWindow: size ?? -1 }],
    findAlliancesByName: () => ({ _embedded: { alliances: [RESOURCE] } }),
  });

  it("writes strengths with a decimal point and other numbers without", async () => {
    const response = await service(new Request(`${BASE}/alliances/search/findByName?name=A`));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe(
      '{"_embedded":{"alliances":[{"id":"1","name":"A","strength":1200.0,"bbStrength":0.0,' +
        '"leaderId":"2","townIds":[],"vulnerabilityWindow":17}]}}',
    );
  });

  it("does so in a bare list as well", async () => {
    const text = await (await service(new Request(`${BASE}/alliances?size=5`))).text();
    expect(text).toContain('"strength":1200.0,"bbStrength":0.0');
    expect(text).toContain('"vulnerabilityWindow":5}');
    expect(validateAllianceList(JSON.parse(text))).toBe(true);
  });

  it("may be a response of the handler's own", async () => {
    const own = createAllianceHandler({
      listAlliances: () => new Response("busy", { status: 503 }),
    });
    const response = await own(new Request(`${BASE}/alliances`));
    expect([response.status, await response.text()]).toEqual([503, "busy"]);
  });

  it("may come from a method of a class", async () => {
    class OpenApiDocument {
      readonly #all = [RESOURCE];

      listAlliances(): (typeof RESOURCE)[] {
        return this.#all;
      }
    }
    expect(await get(createAllianceHandler(new OpenApiDocument()), "/alliances")).toEqual([
      RESOURCE,
    ]);
  });
});

describe("the arguments of an endpoint", () => {
  it("come from the path and the query, with defaults applied", async () => {
    expect(await get(echo, "/%C3%BCber/a%2Fb%20c/members/5?fields.name=x")).toEqual({
      group: "a/b c",
      id: 5,
      "fields.name": "x",
    });
    expect(await get(echo, "/%C3%BCber/a/members/5")).toMatchObject({ "fields.name": "all" });
  });

  it("come from the path even where the query has the same name", async () => {
    expect(await get(echo, "/%C3%BCber/a/members/5?id=6")).toMatchObject({ id: 5 });
  });

  it("may be no proper encoding", async () => {
    expect(await get(echo, "/%C3%BCber/%E0%A4/members/5")).toMatchObject({ group: "%E0%A4" });
  });

  it("do not hide a path without them", async () => {
    expect(await get(echo, "/%C3%BCber/a/members/leader")).toBe("the leader");
  });
});

describe("a problem", () => {
  const service = createAllianceHandler({});

  it.each([
    ["a path that is not there", "GET", "/towns", 404, "Not Found", "There is nothing at /towns."],
    [
      "a path that is too long",
      "GET",
      "/alliances/",
      404,
      "Not Found",
      "There is nothing at /alliances/.",
    ],
    [
      "a method that is not possible",
      "POST",
      "/alliances",
      405,
      "Method Not Allowed",
      "The method POST is not supported; use GET, HEAD, OPTIONS.",
    ],
    [
      "an endpoint without a handler",
      "GET",
      "/alliances",
      501,
      "Not Implemented",
      "There is no handler for listAlliances.",
    ],
  ])("is %s", async (_what, method, path, status, title, detail) => {
    const response = await service(new Request(BASE + path, { method }));
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(status === 405 ? "GET, HEAD, OPTIONS" : null);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem: unknown = await response.json();
    expect(problem).toEqual({ type: "about:blank", title, status, detail });
    expect(validateProblemDetails(problem)).toBe(true);
  });

  it("is a parameter that does not fit, with what is wrong with it", async () => {
    const response = await service(new Request(`${BASE}/alliances?size=ten&page=x&more=1`));
    expect(response.status).toBe(400);
    const problem: unknown = await response.json();
    expect(problem).toMatchObject({
      status: 400,
      issues: [{ code: "badinteger", parameter: "size" }, { code: "unrecognizedparams" }],
    });
    expect(JSON.stringify(problem)).toContain('"detail":"size: \\"ten\\" is not an integer');
    expect(validateProblemDetails(problem)).toBe(true);
  });

  it("is a required parameter that is missing from the path", async () => {
    const response = await echo(new Request(`${BASE}/%C3%BCber/a/members/five`));
    expect(response.status).toBe(400);
  });

  it("is an endpoint whose name every object has", async () => {
    const response = await echo(new Request(`${BASE}/text`));
    expect(response.status).toBe(501);
  });
});

describe("a handler that fails", () => {
  const secret = new Error("the password is hunter2");

  it.each([
    [
      "by throwing",
      () => {
        throw secret;
      },
    ],
    ["by rejecting", async () => Promise.reject(secret)],
    ["with a payload that is no JSON", () => ({ big: 1n })],
  ])("is a problem without its words, %s", async (_, leader) => {
    const told: unknown[] = [];
    const failing = openApiHandler(
      API,
      { leader },
      { onError: (error, operation) => told.push([operation, error instanceof Error]) },
    );
    const url = "/%C3%BCber/a/members/leader";
    const response = await failing(new Request(BASE + url));
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      500,
      {
        type: "about:blank",
        title: "Internal Server Error",
        status: 500,
        detail: "The handler of leader failed.",
      },
    ]);
    const plain = await failing.service({ method: "GET", url, headers: {}, body: "" });
    expect([plain.status, plain.body]).toEqual([500, text]);
    expect(told).toEqual([
      ["leader", true],
      ["leader", true],
    ]);
  });
});

describe("a handler's request", () => {
  const service = openApiHandler(API, {
    leader: (_args: unknown, request: Request) =>
      new Response(`${request.method} ${request.url} ${request.headers.get("x-one")}`, {
        headers: [
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
        ],
      }),
  });
  const url = "/%C3%BCber/a/members/leader?x=1";

  it("is the one that came, in the Fetch standard's terms", async () => {
    const response = await service(new Request(BASE + url, { headers: { "x-one": "1" } }));
    expect(await response.text()).toBe(`GET ${BASE}${url} 1`);
  });

  it("is made of plain data where there was none, and its response becomes plain data", async () => {
    const headers = { host: "game.example:81", "x-one": "1" };
    const answer = await service.service({ method: "GET", url, headers, body: "" });
    expect(answer).toMatchObject({
      status: 200,
      cookies: ["a=1", "b=2"],
      body: `GET http://game.example:81${url} 1`,
    });
  });

  it("may have been answered with a response whose body is gone", async () => {
    const gone = openApiHandler(API, {
      leader: async () => {
        const response = new Response("x");
        await response.text();
        return response;
      },
    });
    const answer = await gone.service({ method: "GET", url, headers: {}, body: "" });
    expect(answer.status).toBe(500);
  });
});
