// Swagger 2.0: the bytes of the requests that a document describes, and what becomes of responses.

import { beforeAll, describe, expect, it } from "vitest";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

const PATH_ID = { in: "path", name: "id", type: "integer", required: true };
const list = (name: string, collectionFormat?: string, place = "query"): object => ({
  in: place,
  name,
  type: "array",
  items: { type: "string" },
  ...(collectionFormat !== undefined && { collectionFormat }),
});

const DOCUMENT = {
  swagger: "2.0",
  info: { title: "Test", version: "1" },
  host: "api.example",
  basePath: "/v2",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json"],
  parameters: {
    pet: { in: "body", name: "pet", required: true, schema: { $ref: "#/definitions/Pet" } },
    note: { in: "formData", name: "note", type: "string" },
  },
  responses: { Pets: { description: "", schema: { type: "array", items: { type: "string" } } } },
  definitions: {
    Pet: { type: "object", properties: { name: { type: "string", "x-nullable": true } } },
  },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [
          list("ids"),
          list("tags", "multi"),
          list("kinds", "pipes"),
          list("words", "ssv"),
          list("X-Trace", "csv", "header"),
        ],
        responses: { 200: { $ref: "#/responses/Pets" } },
      },
      post: {
        operationId: "addPet",
        parameters: [{ $ref: "#/parameters/pet" }],
        responses: { 204: { description: "" } },
      },
    },
    "/pets/{id}": {
      parameters: [PATH_ID, { $ref: "#/parameters/note" }],
      put: {
        operationId: "changePet",
        parameters: [list("ids", undefined, "formData"), list("tags", "multi", "formData")],
        responses: { 204: { description: "" } },
      },
      patch: {
        operationId: "addPhoto",
        parameters: [{ in: "formData", name: "photo", type: "file", required: true }],
        responses: { 204: { description: "" } },
      },
      get: {
        operationId: "photoOfPet",
        parameters: [],
        produces: ["image/png"],
        responses: { 200: { description: "", schema: { type: "file" } } },
      },
    },
  },
};

let code: GeneratedCode;
beforeAll(async () => {
  code = await generatedCode(DOCUMENT);
}, 60_000);

/** The request of an operation as it is sent, and what the client makes of a response. */
async function send(name: string, args: readonly unknown[], response: Response) {
  const build = code.index[name];
  if (!build) throw new Error(name);
  let sent = { method: "", url: "", type: "", trace: null as string | null, text: "" };
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    const type = (headers.get("content-type") ?? "").replace(/;.*/, "");
    sent = { method, url, type, trace: headers.get("x-trace"), text: await request.text() };
    return response;
  };
  const result = await code.openApiClient({ baseUrl: "https://api.example/v2", fetch })(
    build(...args),
  );
  return { sent, result };
}

const none = (): Response => new Response(null, { status: 204 });

describe("The code of a Swagger 2.0 document", () => {
  it("writes lists in the format of each parameter", async () => {
    const lists = { ids: ["1", "2"], tags: ["a", "b"], kinds: ["c", "d"], words: ["e", "f"] };
    const { sent, result } = await send(
      "listPets",
      [{ ...lists, "X-Trace": ["x", "y"] }],
      Response.json(["Rex"]),
    );
    expect(sent.url).toBe(
      "https://api.example/v2/pets?ids=1,2&tags=a&tags=b&kinds=c%7Cd&words=e%20f",
    );
    expect(sent.trace).toBe("x,y");
    expect(result).toEqual(["Rex"]);
  });

  it("sends a shared body parameter as the body", async () => {
    const { sent } = await send("addPet", [{ name: null }], none());
    expect(sent).toMatchObject({
      method: "POST",
      type: "application/json",
      text: '{"name":null}',
    });
  });

  it("sends form parameters of the operation and of the path as one form", async () => {
    const body = { ids: ["1", "2"], tags: ["a", "b"], note: "n" };
    const { sent } = await send("changePet", [body, { id: 7 }], none());
    expect(sent).toMatchObject({
      url: "https://api.example/v2/pets/7",
      type: "application/x-www-form-urlencoded",
      text: "ids=1,2&tags=a&tags=b&note=n",
    });
  });

  it("sends files in several parts", async () => {
    const photo = new Blob(["PNG"], { type: "image/png" });
    const { sent } = await send("addPhoto", [{ photo, note: "n" }, { id: 7 }], none());
    expect(sent.type).toBe("multipart/form-data");
    expect(sent.text).toMatch(
      /name="photo"; filename="\w+"\r\nContent-Type: image\/png\r\n\r\nPNG/,
    );
    expect(sent.text).toMatch(/name="note"\r\n\r\nn\r\n/);
  });

  it("reads a file in a response as a Blob", async () => {
    const png = new Response("PNG", { headers: { "content-type": "image/png" } });
    const { result } = await send("photoOfPet", [{ id: 7 }], png);
    expect(result).toBeInstanceOf(Blob);
  });

  it("keeps its host, prefers https, and does not read files as the JSON that it produces otherwise", async () => {
    const document = {
      swagger: "2.0",
      info: { title: "Files", version: "1" },
      host: "files.example.co",
      basePath: "m/v1",
      schemes: ["http", "https"],
      produces: ["application/json"],
      paths: {
        "/file": {
          get: {
            operationId: "getFile",
            responses: { 200: { description: "", schema: { type: "file" } } },
          },
        },
      },
    };
    const { index, createTestClient } = await generatedCode(document);
    const requests: Request[] = [];
    const client = createTestClient({
      fetch: async (request: Request) => {
        requests.push(request);
        const headers = { "content-type": "application/json" };
        return Promise.resolve(new Response("{}", { headers }));
      },
    });
    const request = index["getFile"]?.();
    expect(request && (await client(request))).toBeInstanceOf(Blob);
    expect(requests.map(({ url }) => url)).toEqual(["https://files.example.co/m/v1/file"]);
  }, 60_000);
});
