/** Bodies from the client to a handler, and back. */
import { expect, it } from "vitest";
import { bodyAs } from "../../../../templates/runtime/content/body-as.js";
import { encodedContent } from "../../../../templates/runtime/content/encoded-content.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiHandler } from "../../../../templates/runtime/openapi/handler.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const fields = { order: { type: "number" }, file: { type: "file" } } as const;
const contents = {
  "application/json": {},
  [FORM]: { fields },
  [MULTIPART]: { fields },
  "text/plain": {},
};
const endpoint = (operationId: string, method: "GET" | "POST" | "DELETE"): AnyEndpoint => {
  return { operationId, method, path: `/${operationId}`, params: {}, accept: ["*/*"] };
};
const endpoints = {
  create: endpoint("create", "POST"),
  remove: endpoint("remove", "DELETE"),
  text: endpoint("text", "GET"),
  bytes: endpoint("bytes", "GET"),
};
interface Created {
  readonly body: { readonly value?: { readonly file?: Blob } };
}
const handler = openApiHandler(
  {
    endpoints,
    shapes: {},
    bodies: { "POST /create": { required: true, contents } },
    mediaTypes: {
      "POST /create": ["application/json"],
      "GET /text": ["text/csv"],
      "GET /bytes": ["image/png"],
    },
    statuses: { "POST /create": 201 },
  },
  {
    create: async ({ body }: Created) => ({ body, file: await body.value?.file?.text() }),
    remove: () => undefined,
    text: () => "a,b",
    bytes: () => new Blob([new Uint8Array([0, 255])]),
  },
);
const client = openApiClient({ baseUrl: "https://a.example", fetch: handler });

function requestTo(name: keyof typeof endpoints, body?: unknown) {
  const media = Object.keys(contents).map((mediaType) => ({ mediaType }));
  return endpointRequest<AnyEndpoint, object>(endpoints[name], {}, encodedContent(media, body));
}

it.each([
  [{ name: "a", order: 1 }, { body: { name: "a", order: 1 } }],
  [bodyAs(FORM, { name: "a&b", order: 2 }), { body: { value: { name: "a&b", order: 2 } } }],
  [bodyAs(MULTIPART, { name: "ä", order: 3 }), { body: { value: { name: "ä", order: 3 } } }],
  [bodyAs(MULTIPART, { name: "a", file: new Blob(["content"]) }), { file: "content" }],
  [bodyAs("text/plain", "a\nb"), { body: { value: "a\nb" } }],
])("a body arrives as it was given: %j", async (body, expected) => {
  const received = await client.response(requestTo("create", body));
  expect(received).toMatchObject({ status: 201, body: expected });
});

it.each([
  ["remove", { status: 204, mediaType: undefined }, undefined],
  ["text", { status: 200, mediaType: "text/csv" }, "a,b"],
] as const)("a response has its payload: %s", async (name, response, payload) => {
  expect(await client(requestTo(name))).toBe(payload);
  expect(await client.response(requestTo(name))).toMatchObject(response);
});

it("a response can be bytes", async () => {
  const bytes = await client(requestTo("bytes"));
  expect(bytes instanceof Blob && [...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255]);
});

it.each([
  [415, bodyAs("application/xml", "<a/>")],
  [400, undefined],
])("a body is refused with status %i", async (status, body) => {
  const response = await client.response(requestTo("create", body));
  expect(response).toMatchObject({ status, mediaType: "application/problem+json" });
});

it.each([
  ["JSON", Response.json({ a: 1 }), { a: 1 }],
  ["text", new Response("a", { headers: { "content-type": "text/plain" } }), "a"],
  ["nothing", new Response(null, { status: 204 }), undefined],
])("a response that no document describes is returned: %s", async (_, response, value) => {
  const send = openApiClient({ baseUrl: "https://a.example", fetch: async () => response });
  expect(await send(requestTo("text"))).toEqual(value);
});

it("an error status is an error, and the client accepts any type", async () => {
  const accepted: (string | null)[] = [];
  const fetch = async ({ headers }: Request): Promise<Response> => {
    accepted.push(headers.get("accept"));
    return new Response("no", { status: 404 });
  };
  const send = openApiClient({ baseUrl: "https://a.example", fetch });
  await expect(send(requestTo("text"))).rejects.toThrow("404");
  expect(accepted).toEqual(["*/*"]);
});
