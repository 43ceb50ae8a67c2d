import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import type { OpenApiStubOptions } from "../../../../templates/runtime/openapi/stub/definition.js";
import { openApiModel } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const CONTENT = (schema: Json): Json => ({
  description: "",
  content: { "application/json": { schema } },
});
const THING = { $ref: "#/components/schemas/Thing" };
const ID: Json = { name: "code", in: "path", required: true, schema: { type: "string" } };

interface Given {
  readonly thing: Json;
  readonly body?: Json;
  readonly responses?: Json;
}

/** An OpenAPI document of things that the methods POST and PUT change. */
function things({ thing, body = THING, responses = { 201: CONTENT(THING) } }: Given) {
  const requestBody = { content: { "application/json": { schema: body } } };
  const api = openApiStubApi(
    openApiModel({
      openapi: "3.1.0",
      info: { title: "Test", version: "1" },
      paths: {
        "/things": {
          get: {
            operationId: "list",
            responses: { 200: CONTENT({ type: "array", items: THING }) },
          },
          post: { operationId: "create", requestBody, responses },
        },
        "/owners/{owner}/things": {
          parameters: [{ ...ID, name: "owner" }],
          get: {
            operationId: "listOf",
            responses: { 200: CONTENT({ type: "array", items: THING }) },
          },
          post: { operationId: "createOf", requestBody, responses },
        },
        "/owners/{owner}/things/{code}": {
          parameters: [{ ...ID, name: "owner" }, ID],
          get: { operationId: "getOf", responses: { 200: CONTENT(THING) } },
        },
        "/things/{code}": {
          parameters: [ID],
          get: { operationId: "get", responses: { 200: CONTENT(THING) } },
          put: {
            operationId: "replace",
            requestBody,
            responses: { 204: { description: "" }, 201: CONTENT(THING) },
          },
          delete: { operationId: "remove", responses: { 400: CONTENT(THING) } },
        },
      },
      components: { schemas: { Thing: thing } },
    }),
  );
  const rule = { contents: { "application/json": {} } };
  const bodies = {
    "POST /things": rule,
    "POST /owners/{owner}/things": rule,
    "PUT /things/{code}": rule,
  };
  return async (
    requests: readonly (readonly [string, string, unknown?])[],
    of: OpenApiStubOptions,
  ) => {
    const stub = dialectStub({ ...api, bodies }, of);
    const found: unknown[] = [];
    for (const [method, url, value] of requests) {
      const given = value === undefined ? "" : JSON.stringify(value);
      const headers: Record<string, string> =
        value === undefined ? {} : { "content-type": "application/json" };
      // oxlint-disable-next-line no-await-in-loop -- each request depends on the changes before it
      const response = await stub.service({ method, url, headers, body: given });
      const { status, headers: sent, body: text } = response;
      found.push([status, text === "" ? "" : JSON.parse(text), sent["location"]]);
    }
    return found;
  };
}

const PLAIN: Json = {
  type: "object",
  required: ["code"],
  properties: { code: { type: "string" }, note: { type: "string" } },
};
const EMPTY = { data: { things: [] } };

describe("a stub that is written to", () => {
  it("takes the key from the body, and refuses one that is in use", async () => {
    const found = await things({ thing: PLAIN })(
      [
        ["POST", "/things", { code: "a b" }],
        ["POST", "/things", { code: "a b" }],
        ["GET", "/things"],
      ],
      EMPTY,
    );
    expect(found).toMatchObject([
      [201, { code: "a b" }, "/things/a%20b"],
      [409, {}, undefined],
      [200, [{ code: "a b" }], undefined],
    ]);
  });

  it("succeeds without a body if the document describes only errors", async () => {
    const found = await things({ thing: PLAIN, responses: { 400: CONTENT(THING) } })(
      [
        ["POST", "/things", { code: "a" }],
        ["DELETE", "/things/a"],
        ["DELETE", "/things/a"],
      ],
      EMPTY,
    );
    expect(found.map((each) => [each].flat().slice(0, 2))).toEqual([
      [204, ""],
      [204, ""],
      [404, expect.objectContaining({ status: 404 })],
    ]);
  });

  it("refuses a key that is in use at the same path, or in the data of the stub", async () => {
    const found = await things({ thing: PLAIN })(
      [
        ["POST", "/owners/a/things", { code: "x" }],
        ["POST", "/owners/b/things", { code: "x" }],
        ["POST", "/owners/a/things", { code: "x" }],
        ["POST", "/owners/a/things", { code: "y" }],
      ],
      { data: { things: [{ code: "y" }] } },
    );
    expect(found).toMatchObject([
      [201, { code: "x" }, "/owners/a/things/x"],
      [201, { code: "x" }, "/owners/b/things/x"],
      [409, {}, undefined],
      [409, {}, undefined],
    ]);
  });

  it("completes what it creates as an item, even if items may be null", async () => {
    const notes = Array.from({ length: 20 }, (_, index) => `note ${index}`);
    const body: Json = { type: "object", properties: { note: { type: "string" } } };
    const found = await things({ thing: { ...PLAIN, type: ["object", "null"] }, body })(
      notes.map((note) => ["POST", "/things", { note }] as const),
      EMPTY,
    );
    expect(found).toEqual(
      notes.map((note) => [
        201,
        { code: expect.any(String), note },
        expect.stringContaining("/things/"),
      ]),
    );
  });

  it("creates an item by PUT if the document declares status 201", async () => {
    expect(
      await things({ thing: PLAIN })(
        [
          ["PUT", "/api/things/x", { code: "other", note: "n" }],
          ["PUT", "/api/things/x", { code: "other" }],
          ["GET", "/api/things/x"],
        ],
        { ...EMPTY, basePath: "/api" },
      ),
    ).toEqual([
      [201, { code: "x", note: "n" }, "/api/things/x"],
      [204, "", undefined],
      [200, { code: "x" }, undefined],
    ]);
  });

  it("does not store members that items have with another schema", async () => {
    const body: Json = { type: "object", properties: { note: { type: "integer" } } };
    const found = await things({ thing: PLAIN, body })([["POST", "/things", { note: 5 }]], EMPTY);
    expect(found).toEqual(
      [[201, { code: expect.any(String) }, expect.any(String)]].map((each) => [
        each[0],
        expect.not.objectContaining({ note: 5 }),
        each[2],
      ]),
    );
  });

  it("stores nothing if members depend on each other", async () => {
    const thing = { ...PLAIN, dependentRequired: { note: ["code"] } };
    const found = await things({ thing })(
      [
        ["POST", "/things", { code: "a" }],
        ["GET", "/things"],
      ],
      EMPTY,
    );
    expect(found).toMatchObject([
      [201, {}, undefined],
      [200, [], undefined],
    ]);
  });

  it("responds in the shape that the operation declares", async () => {
    const responses = {
      200: CONTENT({ type: "object", required: ["ok"], properties: { ok: { const: true } } }),
    };
    const found = await things({ thing: PLAIN, responses })(
      [
        ["POST", "/things", { code: "a" }],
        ["GET", "/things"],
      ],
      EMPTY,
    );
    expect(found).toMatchObject([
      [200, { ok: true }, "/things/a"],
      [200, [{ code: "a" }], undefined],
    ]);
  });

  it.each<[string, Json, boolean]>([
    ["without content has no body", { description: "" }, true],
    ["with content has problem details", CONTENT({ type: "object" }), false],
  ])("has a response for a missing item that, described %s", async (_, missing, isEmpty) => {
    const operation = { operationId: "get", responses: { 200: CONTENT(PLAIN), 404: missing } };
    const api = openApiStubApi(
      openApiModel({
        openapi: "3.1.0",
        info: { title: "Test", version: "1" },
        paths: { "/things/{code}": { parameters: [ID], get: operation } },
      }),
    );
    const { status, body, headers } = await dialectStub(api, { count: 0 }).service({
      method: "GET",
      url: "/things/a",
      headers: {},
      body: "",
    });
    expect([status, body === "", "content-type" in headers]).toEqual([404, isEmpty, !isEmpty]);
  });
});
