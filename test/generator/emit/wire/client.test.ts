// The client of a document: what it sends, returns and refuses.

import { beforeAll, describe, expect, it } from "vitest";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

const PROBLEM = { type: "object", required: ["title"], properties: { title: { type: "string" } } };
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  servers: [{ url: "https://pets.example/v1" }],
  security: [{ token: [] }],
  paths: {
    "/pets": {
      post: {
        operationId: "addPet",
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Pet" } },
            // A text has no validator: "Rex" is sent.
            "text/csv": { schema: { type: "string", maxLength: 2 } },
          },
        },
        responses: { 201: { description: "", content: { "application/json": pet() } } },
      },
    },
    "/pets/{id}": {
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
      ],
      get: {
        operationId: "getPet",
        responses: {
          200: { description: "", content: { "application/json": pet(), "text/csv": {} } },
          "2XX": { description: "" },
          404: { description: "", content: { "application/problem+json": { schema: PROBLEM } } },
          default: { description: "", content: { "application/json": { schema: PROBLEM } } },
        },
      },
    },
    // A range, beside media types without a validator; and JSON of another name.
    "/files": {
      get: {
        operationId: "getFile",
        responses: {
          200: {
            description: "",
            content: {
              "text/plain": { schema: { type: "string", pattern: "^b$" } },
              "image/*": { schema: { type: "string", format: "binary" } },
              "*/*": pet(),
            },
          },
        },
      },
    },
    "/named": {
      get: {
        operationId: "getNamed",
        responses: { 200: { description: "", content: { "application/vnd.api+json": pet() } } },
      },
    },
  },
  components: {
    schemas: {
      Pet: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
    },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
};

function pet(): object {
  return { schema: { $ref: "#/components/schemas/Pet" } };
}

let code: GeneratedCode;
beforeAll(async () => {
  code = await generatedCode(DOCUMENT);
}, 60_000);

/** A client with the requests that reach `fetch`, which responds with `respond`. */
function clientOf(respond: () => Response, options: object = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return Promise.resolve(respond());
  };
  return { client: code.createTestClient({ fetch, ...options }), requests };
}

const getPet = (id: unknown) => code.index["getPet"]?.({ id }) ?? fail();
const addPet = (body: unknown) => code.index["addPet"]?.(body) ?? fail();

function fail(): never {
  throw new Error("The builder was not generated.");
}

const csv = () => new Response("Rex", { headers: { "content-type": "text/csv" } });
const valid = () => Response.json({ name: "Rex" });
const invalid = () => Response.json({ name: 5 });
const never = async () => new Promise<Response>(() => undefined);

function issuesOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "issues" in error ? error.issues : error;
}

/** What a promise is rejected with, with its issues. */
async function messages(sent: Promise<unknown>): Promise<unknown> {
  return sent.then(
    () => "sent",
    (error: unknown) => [String(error), issuesOf(error)],
  );
}

describe("a client", () => {
  it("returns the body of a success, or the response of any status", async () => {
    const { client, requests } = clientOf(() => Response.json({ name: "Rex" }));
    expect(await client(getPet(1))).toEqual({ name: "Rex" });
    expect(requests[0]?.url).toBe("https://pets.example/v1/pets/1");
    const missing = clientOf(() =>
      Response.json(
        { title: "Gone" },
        { status: 404, headers: { "content-type": "application/problem+json" } },
      ),
    ).client;
    await expect(missing(getPet(1))).rejects.toMatchObject({ name: "HttpError", status: 404 });
    expect(await missing.response(getPet(1))).toMatchObject({
      status: 404,
      mediaType: "application/problem+json",
      body: { title: "Gone" },
    });
  });

  it("asks for another media type by call, in place of that of the client", async () => {
    const { client, requests } = clientOf(csv, { headers: { Accept: "application/json" } });
    expect(await client(getPet(1), { accept: "text/csv" })).toBe("Rex");
    expect(await client.response(getPet(1), { accept: "text/csv" })).toMatchObject({ body: "Rex" });
    expect(requests.map(({ headers }) => headers.get("accept"))).toEqual(["text/csv", "text/csv"]);
    const json = clientOf(() => Response.json({ name: "Rex" })).client;
    await expect(json(getPet(1), { accept: "text/csv" })).rejects.toMatchObject({
      message: "The response has the media type application/json (status 200).",
    });
  });

  it("calls its middleware in order, which may change requests and responses, and send again", async () => {
    const order: string[] = [];
    let count = 0;
    const { client, requests } = clientOf(
      () => Response.json({ name: "Rex" }, { status: (count += 1) === 1 ? 503 : 201 }),
      {
        middleware: [
          async (request: Request, next: (request: Request) => Promise<Response>) => {
            order.push("first");
            const response = await next(request.clone());
            return response.ok ? response : next(request);
          },
          async (request: Request, next: (request: Request) => Promise<Response>) => {
            order.push("second");
            const headers = new Headers(request.headers);
            headers.set("x-trace", String(order.length));
            return next(new Request(request, { headers }));
          },
        ],
      },
    );
    expect(await client(addPet({ name: "Rex" }))).toEqual({ name: "Rex" });
    expect(order).toEqual(["first", "second", "second"]);
    expect(requests.map(({ headers }) => headers.get("x-trace"))).toEqual(["2", "3"]);
    expect(await Promise.all(requests.map(async (each) => each.json()))).toEqual([
      { name: "Rex" },
      { name: "Rex" },
    ]);
  });

  it("rejects with the reason of the signal, also in its middleware", async () => {
    const { client } = clientOf(() => Response.json({}), { middleware: [never] });
    const reason = new Error("enough");
    await expect(client(getPet(1), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const slow = clientOf(() => Response.json({}), { middleware: [never], timeout: 5 }).client;
    await expect(slow(getPet(1))).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("stops at a signal or a time limit while it waits for credentials, and does not ask for them after", async () => {
    let calls = 0;
    const token = async () => {
      calls += 1;
      return new Promise<string>(() => undefined);
    };
    const { client } = clientOf(valid, { credentials: { token }, timeout: 20 });
    await expect(client(getPet(1))).rejects.toMatchObject({ name: "TimeoutError" });
    const reason = new Error("enough");
    await expect(client(getPet(1), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(calls).toBe(1);
  });

  it("refuses a base URL with a query or a fragment, and shows no secrets of one that fails", async () => {
    for (const baseUrl of ["https://pets.example/?a=1", new URL("https://pets.example/#a")])
      expect(() => code.createTestClient({ baseUrl })).toThrow(RangeError);
    const { client } = clientOf(valid, { baseUrl: "//user:canary@pets.example" });
    const error = String(await client(getPet(1)).catch((reason: unknown) => reason));
    expect(error).toContain("A request to //pets.example/pets/1 cannot be sent");
    expect(error).not.toContain("canary");
  });

  it("sends the credentials that functions return", async () => {
    const credentials = { token: async () => Promise.resolve("abc") };
    const { client, requests } = clientOf(() => Response.json({ name: "Rex" }), { credentials });
    await client(getPet(1));
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer abc");
  });
});

function as(type: string, body: string) {
  return () => new Response(body, { headers: { "content-type": type } });
}

/** Whether a validating client accepts a response, as a payload and by its status. */
async function accepted(name: string, respond: () => Response) {
  const { client } = clientOf(respond, { validate: "responses" });
  const request = code.index[name]?.() ?? fail();
  return [await messages(client(request)), await messages(client.response(request))].map(
    (each) => each === "sent",
  );
}

describe("a client that validates", () => {
  it("sends no invalid request", async () => {
    const { client, requests } = clientOf(invalid, { validate: "requests" });
    expect(await messages(client(getPet(0)))).toEqual([
      "ValidationError: The request GET /pets/{id} is invalid: id: must be at least 1, not 0",
      [expect.objectContaining({ parameter: "id", severity: "error", module: "getPet" })],
    ]);
    expect(await messages(client.response(addPet({})))).toEqual([
      "ValidationError: The request POST /pets is invalid: body: must have required property 'name'",
      [expect.objectContaining({ code: "badbody", parameter: "body", module: "addPet" })],
    ]);
    expect(await messages(client(addPet(undefined)))).toEqual([
      "ValidationError: The request POST /pets is invalid: body: is required",
      [expect.objectContaining({ code: "missingbody" })],
    ]);
    expect(requests).toEqual([]);
    expect(await messages(client(getPet(1)))).toBe("sent");
    expect(await messages(client.response(addPet(code.bodyAs("text/csv", "Rex"))))).toBe("sent");
  });

  it("returns no invalid response", async () => {
    const { client } = clientOf(invalid, { validate: "responses" });
    const message = "(status 200) is invalid: body/name: must be string";
    const errors = await Promise.all([client(getPet(1)), client.response(getPet(1))].map(messages));
    for (const error of errors)
      expect(error).toEqual([
        `ValidationError: The response to GET /pets/{id} ${message}`,
        [expect.objectContaining({ code: "badbody", parameter: "body/name" })],
      ]);
    expect(await messages(clientOf(valid, { validate: "responses" }).client(getPet(0)))).toBe(
      "sent",
    );
    const failing = clientOf(() => Response.json({}, { status: 500 }), { validate: "all" }).client;
    expect(await messages(failing.response(getPet(1)))).toEqual([
      expect.stringContaining("body: must have required property 'title'"),
      [expect.objectContaining({ code: "badbody" })],
    ]);
  });

  it("returns no empty response where a body is described", async () => {
    const empty = clientOf(() => new Response(null), { validate: "responses" }).client;
    expect(await messages(empty.response(getPet(1)))).toEqual([
      expect.stringContaining("body: is required"),
      [expect.objectContaining({ code: "missingbody" })],
    ]);
    const none = clientOf(() => new Response(null, { status: 204 }), { validate: "all" }).client;
    expect(await messages(none.response(getPet(1)))).toBe("sent");
  });

  it("validates JSON of any name, and bytes and texts not by a range beside theirs", async () => {
    const refused = '{"name":5}';
    expect(await accepted("getNamed", as("application/vnd.api+json", refused))).toEqual([
      false,
      false,
    ]);
    expect(await accepted("getNamed", as("application/json", refused))).toEqual([false, false]);
    expect(await accepted("getNamed", as("application/json", '{"name":"a"}'))).toEqual([
      true,
      true,
    ]);
    expect(await accepted("getFile", as("application/json", refused))).toEqual([false, false]);
    expect(await accepted("getFile", as("text/plain", "a"))).toEqual([true, true]);
    expect(await accepted("getFile", as("image/png", "a"))).toEqual([true, true]);
  });

  it("accepts what the document does not describe", async () => {
    const { client } = clientOf(() => Response.json({ some: "thing" }, { status: 202 }), {
      validate: "all",
    });
    expect(await client.response(getPet(1))).toMatchObject({ status: 202 });
    expect(await clientOf(csv, { validate: "all" }).client(getPet(1), { accept: "text/csv" })).toBe(
      "Rex",
    );
  });

  it("validates neither of them by default", async () => {
    const { client, requests } = clientOf(invalid);
    expect(await client(getPet(0))).toEqual({ name: 5 });
    expect(requests).toHaveLength(1);
  });
});
