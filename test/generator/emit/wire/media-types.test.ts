// Media types of bodies and responses: requests in, bytes out; responses in, values out.

import { beforeAll, describe, expect, it } from "vitest";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

const BYTES = { schema: { type: "string", format: "binary" } };
const TEXT = { schema: { type: "string" } };
const RECORD = {
  schema: { type: "object", required: ["n"], properties: { n: { type: "integer" } } },
};
const FORM = "application/x-www-form-urlencoded";

function response(content: object): object {
  return { 200: { description: "", content } };
}

function body(content: object): object {
  return { requestBody: { required: true, content }, responses: { 204: { description: "" } } };
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  paths: {
    "/bytes": {
      get: { operationId: "getBytes", responses: response({ "*/*": BYTES }) },
      put: { operationId: "putBytes", ...body({ "*/*": BYTES }) },
    },
    "/any": {
      get: { operationId: "getAny", responses: response({ "*/*": RECORD }) },
      put: { operationId: "putAny", ...body({ "*/*": RECORD }) },
    },
    "/image": {
      get: { operationId: "getImage", responses: response({ "image/*": BYTES }) },
      put: { operationId: "putImage", ...body({ "image/*": BYTES, "application/json": RECORD }) },
    },
    "/text": { get: { operationId: "getText", responses: response({ "text/*": TEXT }) } },
    "/word": { get: { operationId: "getWord", responses: response({ "*/*": TEXT }) } },
    "/both": {
      get: {
        operationId: "getBoth",
        responses: response({ "application/json": RECORD, "*/*": BYTES }),
      },
    },
    "/form": {
      get: {
        operationId: "getForm",
        responses: response({
          [FORM]: {
            schema: {
              type: "object",
              required: ["token"],
              properties: {
                token: { type: "string" },
                expires: { type: "integer" },
                scopes: { type: "array", items: { type: "string" } },
              },
            },
          },
        }),
      },
    },
    "/parts": {
      get: {
        operationId: "getParts",
        responses: response({
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: {
                n: { type: "integer" },
                meta: { type: "object" },
                file: { type: "string", format: "binary" },
              },
            },
          },
        }),
      },
    },
  },
};

let code: GeneratedCode;
beforeAll(async () => {
  code = await generatedCode(DOCUMENT);
}, 60_000);

/** Sends a request to a server with a fixed response, and returns the result with the request. */
async function exchange(
  name: string,
  args: readonly unknown[],
  reply: { readonly type?: string; readonly content?: BodyInit; readonly status?: number },
) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request.clone());
    const { type, content = null, status = 200 } = reply;
    const made = new Response(content, { status });
    made.headers.delete("content-type");
    if (type !== undefined) made.headers.set("content-type", type);
    return made;
  };
  const build = code.index[name];
  if (!build) throw new Error(name);
  const value = await code.openApiClient({ baseUrl: "https://api.example", fetch })(build(...args));
  const byStatus = await code
    .openApiClient({ baseUrl: "https://api.example", fetch })
    .response(build(...args));
  const [request] = requests;
  if (!request) throw new Error("no request");
  return { value, byStatus, request };
}

describe("A body under a range of media types", () => {
  it.each([
    ["putBytes", "application/pdf"],
    ["putAny", "application/pdf"],
    ["putAny", "application/json"],
    ["putImage", "image/webp"],
  ])("of %s is sent as the Blob is, as %s", async (name, type) => {
    const blob = new Blob([new Uint8Array([37, 0, 255])], { type });
    const given = name === "putImage" ? code.bodyAs("image/*", blob) : blob;
    const { request } = await exchange(name, [given], { status: 204 });
    expect(request.headers.get("content-type")).toBe(type);
    expect([...new Uint8Array(await request.arrayBuffer())]).toEqual([37, 0, 255]);
  });

  it("is bytes of an unknown type if the Blob has none", async () => {
    const { request } = await exchange("putBytes", [new Blob(["a"])], { status: 204 });
    expect(request.headers.get("content-type")).toBe("application/octet-stream");
  });

  it("has the type that the caller names", async () => {
    const blob = new Blob(["a"], { type: "image/webp" });
    const { request } = await exchange("putImage", [code.bodyAs("image/png", blob)], {
      status: 204,
    });
    expect(request.headers.get("content-type")).toBe("image/png");
  });

  it("is JSON if it is no Blob", async () => {
    const { request } = await exchange("putAny", [{ n: 1 }], { status: 204 });
    expect(request.headers.get("content-type")).toBe("application/json");
    expect(await request.text()).toBe('{"n":1}');
  });
});

describe("A response in a range of media types", () => {
  it.each<readonly [name: string, accept: string, type: string | undefined, value: unknown]>([
    ["getAny", "*/*", "application/vnd.a+json", { n: 1 }],
    ["getAny", "*/*", "text/plain", '{"n":1}'],
    ["getAny", "*/*", undefined, { n: 1 }],
    ["getText", "text/*", "text/markdown", '{"n":1}'],
    ["getWord", "*/*", "text/plain", '{"n":1}'],
    ["getBoth", "application/json", "application/json", { n: 1 }],
  ])("of %s, with Accept: %s, is read as %s", async (name, accept, type, expected) => {
    const reply = { content: '{"n":1}', ...(type !== undefined && { type }) };
    const { value, byStatus, request } = await exchange(name, [], reply);
    expect(request.headers.get("accept")).toBe(accept);
    expect(value).toEqual(expected);
    expect(byStatus.body).toEqual(expected);
  });

  it.each([
    ["getAny", "*/*", "application/pdf"],
    ["getBytes", "*/*", "application/pdf"],
    ["getBytes", "*/*", "application/json"],
    ["getBytes", "*/*", "text/plain"],
    ["getImage", "image/*", "image/svg+xml"],
  ])("of %s, with Accept: %s, is a Blob of %s", async (name, accept, type) => {
    const { value, byStatus, request } = await exchange(name, [], { type, content: "1" });
    expect(request.headers.get("accept")).toBe(accept);
    expect(value instanceof Blob && [value.type, await value.text()]).toEqual([type, "1"]);
    expect(byStatus).toMatchObject({ mediaType: type });
    expect(byStatus.body).toBeInstanceOf(Blob);
  });

  it("is an error of another kind, whose message has the start of the text", async () => {
    await expect(exchange("getImage", [], { type: "text/csv", content: "a,b" })).rejects.toThrow(
      'The response has the media type text/csv (status 200); it begins with "a,b".',
    );
    await expect(exchange("getText", [], { type: "image/png", content: "a" })).rejects.toThrow(
      /^The response has the media type image\/png \(status 200\)\.$/,
    );
  });
});

function part(head: string, text: string): string {
  return `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
}

describe("A form in a response", () => {
  it("has the types of its schema", async () => {
    const content = "token=a%26b&expires=60&scopes=x&other=1";
    const { value, byStatus } = await exchange("getForm", [], { type: FORM, content });
    const expected = { token: "a&b", expires: 60, scopes: ["x"], other: "1" };
    expect(value).toEqual(expected);
    expect(byStatus.body).toEqual(expected);
  });

  it("may have several parts with files", async () => {
    const content = `${part('name="n"', "1")}${part('name="meta"', '{"a":1}')}${part('name="file"; filename="f"', "x")}--b--\r\n`;
    const type = "multipart/form-data; boundary=b";
    const { value } = await exchange("getParts", [], { type, content });
    expect(value).toMatchObject({ n: 1, meta: { a: 1 }, file: expect.any(Blob) });
  });

  it("is an error if it cannot be parsed", async () => {
    const reply = { type: "multipart/form-data; boundary=b", content: "a,b" };
    await expect(exchange("getParts", [], reply)).rejects.toThrow(
      'The response is not a form (status 200); it begins with "a,b".',
    );
  });
});
