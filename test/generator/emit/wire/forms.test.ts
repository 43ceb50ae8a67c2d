// Forms: the bytes that a builder's request has, and the values that the stub reads of them.

import { beforeAll, describe, expect, it } from "vitest";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

const NESTED = {
  type: "object",
  properties: {
    files: { type: "array", items: { type: "string" } },
    rows: { type: "array", items: { type: "object", properties: { n: { type: "integer" } } } },
  },
};
const PROPERTIES = {
  tags: { type: "array", items: { type: "string" } },
  sizes: { type: "array", items: { type: "integer" } },
  expand: { type: "array", items: { type: "string" } },
  docs: NESTED,
  meta: { type: "object", properties: { k: { type: "integer" } } },
  list: { type: "array", items: { type: "object", properties: { k: { type: "integer" } } } },
  either: { anyOf: [{ type: "object", required: ["k"] }, { type: "integer" }, NESTED] },
  textOr: { anyOf: [{ type: "object", required: ["k"] }, { type: "string" }] },
};
const DEEP = { style: "deepObject", explode: true };
const OK = { 200: { description: "", content: { "application/json": {} } } };

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  paths: {
    "/form": {
      post: {
        operationId: "postForm",
        responses: OK,
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: PROPERTIES },
              encoding: {
                tags: { explode: false },
                sizes: { explode: false },
                expand: DEEP,
                docs: DEEP,
              },
            },
          },
        },
      },
      get: {
        operationId: "getForm",
        responses: OK,
        parameters: [{ name: "docs", in: "query", schema: NESTED, ...DEEP }],
      },
    },
    "/parts": {
      post: {
        operationId: "postParts",
        responses: OK,
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { ...PROPERTIES, doc: { type: "string", format: "binary" } },
              },
              encoding: { doc: { contentType: "image/png" } },
            },
          },
        },
      },
    },
  },
};

let code: GeneratedCode;
beforeAll(async () => {
  code = await generatedCode(DOCUMENT);
}, 60_000);

/** The text of a request, and the arguments that the stub reads of it. */
async function sent(name: string, argument: unknown) {
  const received: unknown[] = [];
  const keep = (args: unknown): string => {
    received.push(args);
    return "ok";
  };
  const stub = code.createTestStub({
    handlers: { postForm: keep, getForm: keep, postParts: keep },
  });
  let text = "";
  const fetch = async (request: Request): Promise<Response> => {
    text = request.method === "GET" ? new URL(request.url).search : await request.clone().text();
    return stub(request);
  };
  const build = code.index[name];
  if (!build) throw new Error(name);
  expect(await code.openApiClient({ baseUrl: "https://api.example", fetch })(build(argument))).toBe(
    "ok",
  );
  return { text, args: received[0] };
}

describe("A form", () => {
  it.each<readonly [body: object, text: string]>([
    [{ tags: ["a,b", "c&d", ""] }, "tags=a%2Cb,c%26d,"],
    [{ sizes: [1, 2] }, "sizes=1,2"],
    [{ expand: ["x", "y"] }, "expand%5B0%5D=x&expand%5B1%5D=y"],
    [
      { docs: { files: ["f"], rows: [{ n: 1 }] } },
      "docs%5Bfiles%5D%5B0%5D=f&docs%5Brows%5D%5B0%5D%5Bn%5D=1",
    ],
    [
      { meta: { k: 1 }, list: [{ k: 2 }, { k: 3 }] },
      "meta=%7B%22k%22%3A1%7D&list=%7B%22k%22%3A2%7D&list=%7B%22k%22%3A3%7D",
    ],
  ])("of %j is read by the stub", async (body, text) => {
    expect(await sent("postForm", body)).toEqual({ text, args: { body } });
  });

  it("has the names of a query for nested lists", async () => {
    const docs = { files: ["f", "g"], rows: [{ n: 1 }] };
    const query = await sent("getForm", { docs });
    const form = await sent("postForm", { docs });
    expect(query).toEqual({ text: `?${form.text}`, args: { docs } });
  });

  it.each([
    ["expand[]=x&expand[]=y", { expand: ["x", "y"] }],
    ["expand=x&expand=y", { expand: ["x", "y"] }],
    ["docs[files][]=f&docs[rows][0][n]=1", { docs: { files: ["f"], rows: [{ n: 1 }] } }],
    ["sizes=1%2C2", { sizes: [1, 2] }],
    ['either={"k":1}&textOr={"k":1}', { either: { k: 1 }, textOr: '{"k":1}' }],
    ["either=1&textOr=1", { either: 1, textOr: "1" }],
  ])("of other clients is read by the stub: %s", async (text, body) => {
    const received: unknown[] = [];
    const stub = code.createTestStub({
      handlers: { postForm: (args: unknown) => received.push(args) },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await stub(new Request("https://api.example/form", { method: "POST", body: text, headers }));
    expect(received).toEqual([{ body }]);
  });
});

describe("A form of several parts", () => {
  it("has objects as JSON and files with the type of the encoding", async () => {
    const doc = new Blob([new Uint8Array([0, 255])]);
    const { text, args } = await sent("postParts", { meta: { k: 1 }, list: [{ k: 2 }], doc });
    const heads = Array.from(text.matchAll(/name="(\w+)"[^]*?\r\n\r\n/g), ([head, name]) => [
      name,
      /Content-Type: (.*)\r\n/.exec(head)?.[1],
    ]);
    expect(heads).toEqual([
      ["meta", "application/json"],
      ["list", "application/json"],
      ["doc", "image/png"],
    ]);
    expect(args).toMatchObject({ body: { meta: { k: 1 }, list: [{ k: 2 }] } });
  });

  it("may have JSON with the name of a file, as FormData writes it", async () => {
    const received: unknown[] = [];
    const stub = code.createTestStub({
      handlers: { postParts: (args: unknown) => received.push(args) },
    });
    const form = new FormData();
    form.append("meta", new Blob(['{"k":1}'], { type: "application/json" }));
    await stub(new Request("https://api.example/parts", { method: "POST", body: form }));
    expect(received).toEqual([{ body: { meta: { k: 1 } } }]);
  });
});
