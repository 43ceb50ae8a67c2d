import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { nodeListener } from "../../../../templates/runtime/adapters/node-listener.js";
import { bodyAs } from "../../../../templates/runtime/content/body-as.js";
import { encodedContent } from "../../../../templates/runtime/content/encoded-content.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiHandler } from "../../../../templates/runtime/openapi/handler.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { openApiModel } from "../../../generator/support/specs.js";

const BODY = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string" },
    order: { type: "integer" },
    file: { type: "string", format: "binary" },
  },
};
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

const api = openApiStubApi(
  openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/things": {
        post: {
          operationId: "create",
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: BODY },
              [FORM]: { schema: BODY },
              [MULTIPART]: { schema: BODY },
              "text/plain": {},
            },
          },
          responses: {
            201: { description: "", content: { "application/json": { schema: {} } } },
          },
        },
        delete: { operationId: "remove", responses: { 204: { description: "" } } },
      },
      "/text": {
        get: {
          operationId: "text",
          responses: { 200: { description: "", content: { "text/csv": {} } } },
        },
      },
      "/bytes": {
        get: {
          operationId: "bytes",
          responses: { 200: { description: "", content: { "image/png": {} } } },
        },
      },
    },
  }),
);
const BODIES = ["application/json", FORM, MULTIPART, "text/plain"].map((mediaType) => ({
  mediaType,
}));
const bodies = {
  "POST /things": {
    required: true as const,
    contents: {
      "application/json": {
        validate: Object.assign((value: unknown) => value !== 5, { errors: [] }),
      },
      [FORM]: { fields: { order: { type: "number" as const } } },
      [MULTIPART]: {
        fields: { order: { type: "number" as const }, file: { type: "file" as const } },
      },
      "text/plain": {},
    },
  },
};
const server = createServer(
  nodeListener(
    openApiHandler(
      { ...api, bodies },
      {
        create: async ({
          body,
        }: {
          readonly body: { readonly value?: { readonly file?: Blob } };
        }) => ({
          body,
          file: await body.value?.file?.text(),
        }),
        remove: () => undefined,
        text: () => "a,b",
        bytes: () => new Blob([new Uint8Array([0, 255])]),
      },
    ),
  ),
);
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function requestTo(name: string, body?: unknown) {
  const endpoint = api.endpoints[name];
  if (!endpoint) throw new Error(name);
  return endpointRequest<AnyEndpoint, object>(endpoint, {}, encodedContent(BODIES, body));
}

describe("a body over HTTP", () => {
  it.each([
    ["JSON", { name: "a", order: 1 }, { name: "a", order: 1 }],
    ["a form", bodyAs(FORM, { name: "a&b", order: 2 }), { name: "a&b", order: 2 }],
    ["several parts", bodyAs(MULTIPART, { name: "ä", order: 3 }), { name: "ä", order: 3 }],
    ["text", bodyAs("text/plain", "a\nb"), "a\nb"],
  ])("arrives as it was given: %s", async (_, body, value) => {
    const { status, body: found } = await openApiClient({ baseUrl: base }).response(
      requestTo("create", body),
    );
    expect(status).toBe(201);
    expect(found).toMatchObject({ body: _ === "JSON" ? value : { value } });
  });

  it("arrives with its files", async () => {
    const body = bodyAs(MULTIPART, { name: "a", file: new Blob(["content"]) });
    expect(await openApiClient({ baseUrl: base })(requestTo("create", body))).toMatchObject({
      file: "content",
    });
  });

  it.each([
    [415, bodyAs("application/xml", "<a/>")],
    [400, 5],
    [400, undefined],
  ])("is refused with status %i", async (status, body) => {
    expect(
      await openApiClient({ baseUrl: base }).response(requestTo("create", body)),
    ).toMatchObject({
      status,
      mediaType: "application/problem+json",
    });
  });
});

describe("a response over HTTP", () => {
  it("has no payload where it has no body", async () => {
    expect(await openApiClient({ baseUrl: base })(requestTo("remove"))).toBeUndefined();
    expect(await openApiClient({ baseUrl: base }).response(requestTo("remove"))).toMatchObject({
      status: 204,
      mediaType: undefined,
    });
  });

  it("is text or bytes, by its media type", async () => {
    expect(await openApiClient({ baseUrl: base })(requestTo("text"))).toBe("a,b");
    const bytes = await openApiClient({ baseUrl: base })(requestTo("bytes"));
    expect(bytes instanceof Blob && [...new Uint8Array(await bytes.arrayBuffer())]).toEqual([
      0, 255,
    ]);
  });
});
