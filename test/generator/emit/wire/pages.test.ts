// The requests of a loop over the pages of a list, which links connect.

import { beforeAll, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { listPages } from "../../../../templates/runtime/openapi/list-pages.js";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

const PET = { type: "object", properties: { id: { type: "integer", format: "int64" } } };
const LIST = { type: "object", properties: { pets: { type: "array", items: PET } } };
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  servers: [{ url: "https://document.example" }],
  security: [{ token: [], key: [] }],
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        servers: [{ url: "https://pets.example/v1" }],
        parameters: [
          { name: "page", in: "query", schema: { type: "integer" } },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
        ],
        responses: {
          200: {
            description: "",
            content: {
              "application/json": { schema: LIST },
              "application/hal+json": { schema: LIST },
            },
          },
          204: { description: "" },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "query", name: "api key" },
    },
  },
};

let code: GeneratedCode;
beforeAll(async () => {
  code = await generatedCode(DOCUMENT, "bigint");
}, 60_000);

it("sends the first request again, with another query", async () => {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    const next = { href: "https://internal.example/v1/pets?page=2&api%20key=k" };
    const links = requests.length === 1 ? { _links: { next } } : {};
    const text = JSON.stringify({ ...links, pets: [{ id: 0 }] });
    return new Response(text.replace('"id":0', '"id":9007199254740993'), {
      headers: { "content-type": "application/json" },
    });
  };
  const send = code.createTestClient({
    fetch,
    credentials: { token: "t", key: "k" },
    headers: { "x-client": "c" },
  });
  const found: unknown[] = [];
  const { endpoint } = code.index["listPets"]?.({}) ?? {};
  if (!isEndpoint(endpoint)) throw new Error("no endpoint");
  const params = { page: 1, "X-Trace": "x" };
  const pages = listPages(endpoint, ["pets"], send, params, { follow: "links" });
  for await (const page of pages) found.push(...page);
  expect(found).toEqual([{ id: 9007199254740993n }, { id: 9007199254740993n }]);
  expect(requests.map(({ url }) => url)).toEqual([
    "https://pets.example/v1/pets?page=1&api%20key=k",
    "https://pets.example/v1/pets?page=2&api%20key=k",
  ]);
  const [first, second] = requests.map(({ headers }) => Object.fromEntries(headers));
  expect(first).toEqual({
    accept: "application/json",
    authorization: "Bearer t",
    "x-client": "c",
    "x-trace": "x",
  });
  expect(second).toEqual(first);
});

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === "object" && value !== null && "operationId" in value;
}
