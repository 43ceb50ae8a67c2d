/** The responses of a stub that its document describes: statuses, bodies, examples and lists. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import { collect } from "../../../../templates/runtime/client/rows-of.js";
import { listPages } from "../../../../templates/runtime/openapi/list-pages.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiStubOptions } from "../../../../templates/runtime/openapi/stub/definition.js";
import { generatedCode } from "../../support/generated-code.js";
import { openApiModel } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const ID = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const PET = { $ref: "#/components/schemas/Pet" };
const ERROR = { $ref: "#/components/schemas/Error" };
const SCHEMAS = {
  Pet: {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  },
  Error: {
    type: "object",
    required: ["message"],
    properties: { message: { type: "string", enum: ["gone", "wrong"] } },
    additionalProperties: false,
  },
};

/** A response with one JSON body. */
function json(schema: Json, more: Json = {}): Json {
  return { description: "", content: { "application/json": { schema, ...more } } };
}

/** A response with one body in XML. */
function inXml(media: Json): Json {
  return { description: "", content: { "application/xml": media } };
}

/** The stub of a document with operations GET, by path. */
function stubWith(paths: Readonly<Record<string, Json>>, options: OpenApiStubOptions = {}) {
  const entries = Object.entries(paths).map(([path, operation]) => {
    const parameters = path.includes("{id}") ? [ID] : [];
    return [path, { get: { operationId: path, parameters, ...operation } }];
  });
  const model = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: Object.fromEntries(entries),
    components: { schemas: SCHEMAS },
  });
  const api = openApiStubApi(model);
  return { api, stub: dialectStub(api, options) };
}

/** Sends a request to {@link stubWith}. */
function stubOf(paths: Readonly<Record<string, Json>>, options: OpenApiStubOptions = {}) {
  const { stub } = stubWith(paths, options);
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await stub(new Request(`https://pets.example${path}`, { headers }));
    const text = await response.text();
    const type = response.headers.get("content-type");
    const body: unknown = type?.includes("json") ? JSON.parse(text) : text;
    return { status: response.status, type, body };
  };
}

const ERROR_BODY = { message: expect.stringMatching(/^(?:gone|wrong)$/) };
const JSON_TYPE = "application/json";

describe("errors", () => {
  it("have the status and body of the document if it describes no success", async () => {
    const get = stubOf({
      "/closed": { responses: { 404: json(ERROR) } },
      "/locked": { responses: { 401: { description: "" } } },
      "/broken": { responses: { "4XX": json(ERROR), 500: json(ERROR) } },
      "/wrong": { responses: { "4XX": json(ERROR) } },
    });
    expect(await get("/closed")).toEqual({ status: 404, type: JSON_TYPE, body: ERROR_BODY });
    expect(await get("/locked")).toEqual({ status: 401, type: null, body: "" });
    expect(await get("/broken")).toEqual({ status: 500, type: JSON_TYPE, body: ERROR_BODY });
    expect(await get("/wrong")).toEqual({ status: 400, type: JSON_TYPE, body: ERROR_BODY });
  });

  it("have described bodies, and are problem details without a description", async () => {
    const get = stubOf({
      "/pets/{id}": { responses: { 200: json(PET), 404: json(ERROR), 400: json(ERROR) } },
      "/cats/{id}": { responses: { 200: json(PET), 404: { description: "" } } },
      "/dogs/{id}": { responses: { 200: json(PET) } },
      "/birds/{id}": { responses: { 200: json(PET), "4XX": json(ERROR) } },
      "/fish/{id}": { responses: { 200: json(PET), default: json(ERROR), 422: json(ERROR) } },
    });
    const described = { type: JSON_TYPE, body: ERROR_BODY };
    const problem = { type: "application/problem+json", body: { detail: expect.any(String) } };
    expect(await get("/pets/-1")).toEqual({ status: 404, ...described });
    expect(await get("/pets/x")).toEqual({ status: 400, ...described });
    expect(await get("/cats/-1")).toEqual({ status: 404, type: null, body: "" });
    expect(await get("/cats/x")).toMatchObject({ status: 400, ...problem });
    expect(await get("/dogs/-1")).toMatchObject({ status: 404, ...problem });
    expect(await get("/birds/-1")).toEqual({ status: 404, ...described });
    expect(await get("/fish/-1")).toEqual({ status: 404, ...described });
    expect(await get("/fish/x")).toEqual({ status: 422, ...described });
  });

  it("have a described body even if the client accepts another media type only", async () => {
    const get = stubOf({ "/pets/{id}": { responses: { 200: json(PET), 404: json(ERROR) } } });
    const response = await get("/pets/-1", { accept: "text/html" });
    expect(response).toEqual({ status: 404, type: JSON_TYPE, body: ERROR_BODY });
  });

  it("in XML have an element for each member, as those of Prism, or are an example", async () => {
    const schema = {
      type: "object",
      required: ["code", "tags"],
      properties: {
        code: { enum: ["<&>"] },
        tags: { type: "array", items: { enum: [1] }, minItems: 2, maxItems: 2 },
        "no name": { enum: [1] },
      },
    };
    const get = stubOf({
      "/pets/{id}": { responses: { 200: json(PET), 404: inXml({ schema }) } },
      "/cats/{id}": {
        responses: { 200: json(PET), 404: inXml({ schema, example: "<gone/>" }) },
      },
      "/dogs/{id}": {
        responses: { 200: json(PET), 404: inXml({ schema, example: { code: "<&>", tags: [] } }) },
      },
      "/fish/{id}": {
        responses: { 200: json(PET), 404: inXml({ schema: schema.properties.tags }) },
      },
    });
    const code = "<code>&lt;&amp;&gt;</code>";
    expect(await get("/pets/-1")).toEqual({
      status: 404,
      type: "application/xml",
      body: `<xml>${code}<tags>1</tags><tags>1</tags></xml>`,
    });
    expect((await get("/cats/-1")).body).toBe("<gone/>");
    // An example that does not match is ignored.
    expect((await get("/dogs/-1")).body).toContain("<tags>1</tags>");
    expect((await get("/fish/-1")).body).toBe("<xml><item>1</item><item>1</item></xml>");
  });

  it("keep their details if the document describes problem details", async () => {
    const content = { "application/problem+json": { schema: { type: "object" } } };
    const get = stubOf({
      "/pets/{id}": { responses: { 200: json(PET), default: { description: "", content } } },
    });
    expect(await get("/pets/x")).toMatchObject({
      status: 400,
      body: { status: 400, title: "Bad Request", issues: [{ parameter: "id" }] },
    });
  });
});

describe("examples", () => {
  const EXAMPLES = {
    cat: { value: [{ id: -7, name: "Tom" }] },
    dogs: {
      value: [
        { id: -8, name: "Rex" },
        { id: -9, name: "Max" },
      ],
    },
    broken: { value: [{ id: "none" }] },
  };
  const LIST = { type: "array", items: PET };

  it("are the first rows of lists, and items of their own", async () => {
    const get = stubOf({
      "/pets": { responses: { 200: json(LIST, { examples: EXAMPLES }) } },
      "/pets/{id}": { responses: { 200: json(PET) } },
    });
    const { body } = await get("/pets");
    const names = [body].flat().map((row) => Object(row).name);
    expect([names.slice(0, 3), names.length]).toEqual([["Tom", "Rex", "Max"], 300]);
    expect((await get("/pets/-8")).body).toEqual({ id: -8, name: "Rex" });
  });

  it("of a list in a wrapper are rows", async () => {
    const schema = { type: "object", required: ["data"], properties: { data: LIST } };
    const example = { data: [{ id: -1, name: "Tom" }] };
    const get = stubOf(
      { "/pets": { responses: { 200: json(schema, { example }) } } },
      { count: 1 },
    );
    expect((await get("/pets")).body).toEqual(example);
  });

  it("of members and defaults are preferred to random values, unless they are invalid", async () => {
    const schema = {
      type: "object",
      required: ["state", "count", "tag"],
      properties: {
        state: { type: "string", default: "up" },
        count: { type: "integer", minimum: 5, example: 3, default: 7 },
        tag: { type: "string", pattern: "^[a-z]$", examples: ["AB", "c"] },
        since: { type: "string", format: "date", example: "2020-02-02" },
      },
    };
    const get = stubOf({
      "/status": { responses: { 200: json(schema) } },
      "/things": { responses: { 200: json({ type: "array", items: schema }) } },
    });
    const usual = { state: "up", count: 7, tag: "c", since: "2020-02-02" };
    expect((await get("/status")).body).toEqual(usual);
    const [first, ...others] = [(await get("/things")).body].flat();
    expect(first).toEqual(usual);
    expect(new Set(others.map((row) => Object(row).count)).size).toBeGreaterThan(10);
  });

  it("of the complete body come before those of members", async () => {
    const example = { id: -3, name: "Ada" };
    const get = stubOf({ "/pet": { responses: { 200: json(PET, { example }) } } });
    expect((await get("/pet")).body).toEqual(example);
  });
});

describe("the header Prefer", () => {
  // Each status and body is as of Prism 5.16, except that its texts of errors differ.
  const get = stubOf({
    "/pets": {
      responses: {
        200: json(
          { type: "array", items: PET },
          {
            examples: {
              cat: { value: [{ id: 1, name: "Tom" }] },
              none: { value: [] },
              broken: { value: "?" },
            },
          },
        ),
        404: { description: "" },
        500: json(ERROR),
        503: json({ type: "array", minItems: 3, uniqueItems: true, items: { type: "boolean" } }),
      },
    },
    "/any": { responses: { 200: json(PET), default: json(ERROR) } },
    "/status": {
      responses: {
        200: json({
          type: "object",
          required: ["a"],
          properties: { a: { type: "string", default: "up" } },
        }),
      },
    },
  });

  it.each([
    ["/pets", "code=404", 404, ""],
    ["/pets", "code=500", 500, ERROR_BODY],
    ["/any", "code=418", 418, ERROR_BODY],
    ["/pets", "example=cat", 200, [{ id: 1, name: "Tom" }]],
    ["/pets", 'code=200, example="none"', 200, []],
    ["/pets", "Code=404", 404, ""],
    // Prism sends examples that do not match, and names the violation in a header.
    ["/pets", "example=broken", 200, "?"],
    // Prism sends a body that does not match.
    ["/pets", "code=503", 503, ""],
    ["/status", "dynamic=false", 200, { a: "up" }],
    ["/status", "respond-async, wait=10", 200, { a: "up" }],
    ["/status", "dynamic=true", 200, { a: expect.not.stringMatching(/^up$/) }],
    ["/pets", "code=410", 404, expect.objectContaining({ status: 404 })],
    ["/pets", "example=dog", 404, expect.objectContaining({ status: 404 })],
    ["/pets", "code=many", 422, expect.objectContaining({ status: 422 })],
    ["/pets", "dynamic=maybe", 422, expect.objectContaining({ status: 422 })],
  ])("selects the response of %s: %s", async (path, prefer, status, body) => {
    expect(await get(path, { prefer })).toMatchObject({ status, body });
    // Without it, and after it, the response is the usual one.
    expect((await get(path)).status).toBe(200);
  });

  it("does not replace the response to an invalid request, or that of a handler", async () => {
    const handlers = { "/pets/{id}": () => ({ id: 1, name: "Ada" }) };
    const paths = {
      "/pets/{id}": { responses: { 200: json(PET), 400: json(ERROR), 404: json(ERROR) } },
    };
    const prefer = "code=404";
    expect((await stubOf(paths)("/pets/x", { prefer })).status).toBe(400);
    expect((await stubOf(paths, { handlers })("/pets/1", { prefer })).status).toBe(200);
  });
});

describe("lists", () => {
  it("have as many different rows as the document allows", async () => {
    const row = { type: "array", minItems: 3, maxItems: 3, items: { enum: ["X", "O"] } };
    const board = { type: "object", properties: { board: { ...row, items: row } } };
    const tags = { type: "array", uniqueItems: true, minItems: 2, items: { enum: ["a", "b"] } };
    const named = { name: "name", in: "query", schema: { type: "string" } };
    const get = stubOf({
      "/three": { responses: { 200: json({ type: "array", maxItems: 3, items: PET }) } },
      "/board": { responses: { 200: json(board) } },
      "/tags": { responses: { 200: json(tags) } },
      "/two": {
        parameters: [named],
        responses: { 200: json({ type: "array", minItems: 2, items: PET }) },
      },
    });
    expect((await get("/three")).body).toHaveLength(3);
    expect(Object((await get("/board")).body).board).toHaveLength(3);
    expect(new Set([(await get("/tags")).body].flat())).toEqual(new Set(["a", "b"]));
    expect((await get("/two?name=nobody")).body).toHaveLength(2);
  });

  it("have more rows than others if they need them", async () => {
    const list = { type: "array", minItems: 301, items: PET };
    const get = stubOf({ "/pets": { responses: { 200: json(list) } } });
    const keys = [(await get("/pets")).body].flat().map((row) => Object(row).id);
    expect(new Set(keys).size).toBe(301);
  });

  it.each([
    { minItems: 3, uniqueItems: true, items: { type: "boolean" } },
    { minItems: 3, uniqueItems: true, items: { $ref: "#/components/schemas/Error" } },
    { minItems: 1e9, items: PET },
  ])("need no items that cannot be made: %j", async (list) => {
    const get = stubOf({
      "/list": { responses: { 200: json({ type: "array", ...list }) } },
      "/optional": {
        responses: {
          200: json({ type: "object", properties: { list: { type: "array", ...list } } }),
        },
      },
      "/required": {
        responses: {
          200: json({
            type: "object",
            required: ["list"],
            properties: { list: { type: "array", ...list } },
          }),
        },
      },
    });
    expect((await get("/list")).status).toBe(501);
    expect((await get("/required")).status).toBe(501);
    expect(await get("/optional")).toMatchObject({ status: 200, body: {} });
  });

  it("have all values of an enum if each must be there once", async () => {
    const values = Array.from({ length: 200 }, (_, index) => index);
    const list = { type: "array", minItems: 200, uniqueItems: true, items: { enum: values } };
    const schema = { type: "object", required: ["all"], properties: { all: list } };
    const get = stubOf({
      "/bare": { responses: { 200: json(list) } },
      "/wrapped": { responses: { 200: json(schema) } },
    });
    expect(new Set([(await get("/bare")).body].flat())).toEqual(new Set(values));
    expect(new Set(Object((await get("/wrapped")).body).all)).toEqual(new Set(values));
  });

  it("end for a client that counts pages, even if the document allows no empty list", async () => {
    const query = ["page", "size", "name"].map((name) => ({
      name,
      in: "query",
      schema: { type: name === "name" ? "string" : "integer" },
    }));
    const list = json({ type: "array", minItems: 3, items: PET });
    const { api, stub } = stubWith({ "/pets": { parameters: query, responses: { 200: list } } });
    const client = openApiClient({ baseUrl: "https://pets.example", fetch: stub });
    const endpoint = Object.values(api.endpoints).find(({ path }) => path === "/pets");
    const lengths = async (params: object): Promise<readonly number[]> => {
      if (!endpoint) return [];
      return (await collect(listPages(endpoint, [], client, params))).map((page) => page.length);
    };
    // Others are added to the page that is too short.
    expect(await lengths({ size: 149 })).toEqual([149, 149, 3]);
    expect(await lengths({ name: "nobody" })).toEqual([3]);
  });

  it("have pages of at most as many rows as the document allows", async () => {
    const page = { name: "page", in: "query", schema: { type: "integer" } };
    const get = stubOf(
      {
        "/pets": {
          parameters: [page],
          responses: { 200: json({ type: "array", maxItems: 3, items: PET }) },
        },
      },
      { count: 4 },
    );
    expect((await get("/pets")).body).toHaveLength(3);
    expect((await get("/pets?page=1")).body).toHaveLength(1);
  });

  it("have the required members of a wrapper that the document does not declare", async () => {
    const data = { type: "array", items: PET };
    const schema = { type: "object", required: ["data", "total", "note"], properties: { data } };
    const get = stubOf({ "/pets": { responses: { 200: json(schema) } } }, { count: 2 });
    expect((await get("/pets")).body).toEqual({
      data: [expect.anything(), expect.anything()],
      total: 2,
      note: expect.anything(),
    });
  });

  it("have keys that items of another schema have", async () => {
    const owned = {
      allOf: [
        PET,
        { type: "object", required: ["owner"], properties: { owner: { type: "string" } } },
      ],
    };
    const example = { id: -5, name: "Rex", owner: "Ada" };
    const get = stubOf({
      "/pets": { responses: { 200: json({ type: "array", items: PET }) } },
      "/pets/{id}": { responses: { 200: json(owned, { example }) } },
    });
    const rows = [(await get("/pets")).body].flat();
    for (const row of [rows[0], rows[1], rows.at(-1)])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect((await get(`/pets/${Object(row).id}`)).body).toEqual({
        ...Object(row),
        owner: expect.any(String),
      });
    expect((await get("/pets/-5")).body).toEqual(example);
  });
});

describe("responses that look like others", () => {
  it("with a list that two alternatives allow are samples of one of them", async () => {
    const more = { type: "object", properties: { name: { type: "string" }, size: { enum: [1] } } };
    const oneOf = [PET, more].map((items) => ({ type: "array", items }));
    const wrapped = oneOf.map((data) => ({ type: "object", properties: { data } }));
    const get = stubOf({
      "/pets": { responses: { 200: json({ oneOf }) } },
      "/data": { responses: { 200: json({ oneOf: wrapped }) } },
    });
    const ajv = new Ajv2020({ strict: false });
    const bodies = [(await get("/pets")).body, Object((await get("/data")).body)];
    const definitions = { $defs: SCHEMAS };
    for (const [index, schema] of [{ oneOf }, { oneOf: wrapped }].entries()) {
      const text = JSON.stringify({ ...schema, ...definitions });
      const validate = ajv.compile(JSON.parse(text.replaceAll("components/schemas", "$defs")));
      expect(validate(bodies[index]), JSON.stringify(bodies[index])).toBe(true);
    }
  });

  it("with `items` in an object are no lists", async () => {
    const schema = { type: "object", items: PET };
    const get = stubOf({ "/pets": { responses: { 200: json(schema) } } });
    expect((await get("/pets")).body).not.toBeInstanceOf(Array);
  });

  it("for a variable that is no member of an item need no item with other parameters", async () => {
    const page = {
      type: "object",
      required: ["limit", "title"],
      properties: { limit: { type: "integer" }, title: { type: "string" } },
    };
    const parameters = [
      { name: "query", in: "path", required: true, schema: { type: "string" } },
      { name: "limit", in: "query", schema: { type: "integer" } },
    ];
    const get = stubOf({ "/find/{query}": { parameters, responses: { 200: json(page) } } });
    expect((await get("/find/nothing?limit=-7")).status).toBe(200);
  });
});

describe("the header Location", () => {
  it.each([
    ["uri", "https://pets.example/pets/5"],
    ["uri-reference", "/pets/5"],
  ])("of format %s is an address of the new item", async (format, location) => {
    const headers = { Location: { schema: { type: "string", format } } };
    const post = {
      operationId: "add",
      requestBody: { content: { "application/json": { schema: PET } } },
      responses: { 201: { ...json(PET), headers } },
    };
    const model = openApiModel({
      openapi: "3.1.0",
      info: { title: "Test", version: "1" },
      paths: {
        "/pets": { post },
        "/pets/{id}": {
          get: { operationId: "get", parameters: [ID], responses: { 200: json(PET) } },
        },
      },
      components: { schemas: SCHEMAS },
    });
    const stub = dialectStub(openApiStubApi(model));
    // The service reads bodies of operations with a rule.
    const body = JSON.stringify({ id: 5, name: "Ada" });
    const response = await stub(new Request("https://pets.example/pets", { method: "POST", body }));
    expect([response.status, response.headers.get("location")]).toEqual([
      201,
      location.replace("5", String((await response.json()).id)),
    ]);
  });
});

describe("media types", () => {
  it("are all served, each with its own schema", async () => {
    const content = {
      "application/json": { schema: { type: "integer" } },
      "text/plain": { schema: { type: "string" } },
      "application/vnd.pets.v2+json": { schema: { enum: ["two"] } },
    };
    const get = stubOf({ "/a": { responses: { 200: { description: "", content } } } });
    expect((await get("/a")).body).toEqual(expect.any(Number));
    expect((await get("/a", { accept: "text/plain" })).type).toBe("text/plain");
    expect((await get("/a", { accept: "application/vnd.pets.v2+json" })).body).toBe("two");
    expect((await get("/a", { accept: "text/csv" })).status).toBe(406);
  });

  it("of forms with parts have the parts of the schema", async () => {
    const schema = {
      type: "object",
      required: ["name", "pet"],
      properties: { name: { enum: ["a"] }, pet: PET },
    };
    const content = { "multipart/form-data": { schema } };
    const get = stubOf({ "/form": { responses: { 200: { description: "", content } } } });
    const { type, body } = await get("/form");
    const form = await new Response(String(body), {
      headers: { "content-type": `${type}` },
    }).formData();
    expect(form.get("name")).toBe("a");
    expect(JSON.parse(await new Response(form.get("pet")).text())).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
    });
  });
});

it("an item that is created with the key of an example takes its place, and no second one", async () => {
  const example = { id: 1, name: "Rex" };
  const document = {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/pets": {
        get: {
          operationId: "listPets",
          responses: { 200: json({ type: "array", items: PET }, { example: [example] }) },
        },
        post: {
          operationId: "addPet",
          requestBody: { required: true, content: { "application/json": { schema: PET } } },
          responses: { 201: json(PET) },
        },
      },
      "/pets/{id}": {
        get: { operationId: "getPet", parameters: [ID], responses: { 200: json(PET) } },
      },
    },
    components: { schemas: SCHEMAS },
  };
  const { createTestStub } = await generatedCode(document);
  const post = async (stub: ReturnType<typeof createTestStub>) => {
    const body = JSON.stringify({ id: 1, name: "Tom" });
    const headers = { "content-type": "application/json" };
    return (await stub(new Request("https://pets.example/pets", { method: "POST", headers, body })))
      .status;
  };
  const stub = createTestStub();
  expect([await post(stub), await post(stub)]).toEqual([201, 409]);
  const pet = await stub(new Request("https://pets.example/pets/1"));
  expect(await pet.json()).toEqual({ id: 1, name: "Tom" });
  // Data that a test gives are no samples.
  expect(await post(createTestStub({ data: { pets: [example] } }))).toBe(409);
}, 60_000);
