import { describe, expect, it } from "vitest";
import { ofStatus } from "../../../../templates/runtime/http/of-status.js";
import {
  readResponseHeaders,
  writeResponseHeaders,
} from "../../../../templates/runtime/styles/response-headers.js";
import type { HeaderDescriptor } from "../../../../templates/runtime/styles/response-headers.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";

const HEADERS: Readonly<Record<string, HeaderDescriptor>> = {
  "X-Total": { shape: "integer" },
  "X-Rate": { shape: "number" },
  "X-Cached": { shape: "boolean" },
  "X-Note": { shape: "string" },
  "X-Tags": { shape: { items: "string" } },
  "X-Ids": { shape: { items: "integer" } },
  "X-Point": { shape: { members: { x: "integer", y: "integer" } } },
  "X-Limits": { shape: { members: { rate: "number", kind: "string" } }, explode: true },
  "X-Json": { shape: { items: "integer" }, content: "application/json" },
};

function read(text: string, name: string): unknown {
  return readResponseHeaders({ 200: HEADERS }, 200, new Headers({ [name]: text }));
}

describe("The headers of a response", () => {
  it.each<readonly [name: string, text: string, value: unknown]>([
    ["X-Total", "12", 12],
    ["X-Total", " 12 ", 12],
    ["X-Rate", "-0.5", -0.5],
    ["X-Cached", "false", false],
    ["X-Note", "a, b", "a, b"],
    ["X-Tags", "a, b", ["a", "b"]],
    ["X-Tags", "a", ["a"]],
    ["X-Ids", "1,2", [1, 2]],
    ["X-Point", "x,1,y,2", { x: 1, y: 2 }],
    ["X-Limits", "rate=0.5,kind=a", { rate: 0.5, kind: "a" }],
    ["X-Json", "[1, 2]", [1, 2]],
    // A validator reports texts that stand for no value.
    ["X-Total", "many", "many"],
    ["X-Cached", "yes", "yes"],
    ["X-Ids", "1,b", [1, "b"]],
    ["X-Json", "[1", "[1"],
  ])("are parsed by their shapes: %s: %s", (name, text, value) => {
    expect(read(text, name)).toEqual({ [name]: value });
    expect(read(text, name.toUpperCase())).toEqual({ [name]: value });
  });

  it("are absent if the response lacks them, or the document does not describe them", () => {
    expect(read("1", "X-Other")).toEqual({});
    expect(readResponseHeaders(undefined, 200, new Headers({ "X-Total": "1" }))).toEqual({});
  });

  it("are those of the status, or else of its class or the default", () => {
    const [code, ofClass, other] = [{ a: 1 }, { b: 1 }, { c: 1 }];
    const all = { 200: code, "2XX": ofClass, "4xx": ofClass, default: other };
    expect([200, 201, 404, 500].map((status) => ofStatus(all, status))).toEqual([
      code,
      ofClass,
      ofClass,
      other,
    ]);
    expect(ofStatus({ 200: code }, 404)).toBeUndefined();
  });

  it("may be those of another status", () => {
    const descriptors = { 200: HEADERS, "4XX": "200", 500: {} };
    const headers = new Headers({ "X-Total": "12" });
    expect(
      [200, 404, 500, 503].map((status) => readResponseHeaders(descriptors, status, headers)),
    ).toEqual([{ "X-Total": 12 }, { "X-Total": 12 }, {}, {}]);
  });

  it.each<readonly [name: string, value: unknown, text: string | undefined]>([
    ["X-Total", 12, "12"],
    ["X-Tags", ["a", "b"], "a,b"],
    ["X-Tags", [], undefined],
    ["X-Limits", { rate: 0.5, kind: "a" }, "rate=0.5,kind=a"],
    ["X-Json", [1, 2], "[1,2]"],
    ["X-Note", "é", "é"],
    // RFC 9110, 5.5: neither can be sent.
    ["X-Note", "a\r\nSet-Cookie: b", undefined],
    ["X-Note", "雪", undefined],
  ])("are written: %s: %s", (name, value, text) => {
    const expected = text === undefined ? {} : { [name.toLowerCase()]: text };
    expect(writeResponseHeaders(HEADERS, { [name]: value })).toEqual(expected);
  });

  it("are parsed by senders of any status, beside the object of the platform", async () => {
    const endpoint: AnyEndpoint = {
      operationId: "listPets",
      method: "GET",
      path: "/pets",
      params: {},
      responseHeaders: { 200: HEADERS, default: { "Retry-After": { shape: "integer" } } },
    };
    const send = openApiClient({
      baseUrl: "https://pets.example",
      fetch: async () =>
        new Response("[]", {
          status: 200,
          headers: { "content-type": "application/json", "X-Total": "3", "X-Other": "4" },
        }),
    }).response;
    const { headers, headerValues } = await send(
      endpointRequest<AnyEndpoint, object>(endpoint, {}),
    );
    expect(headerValues).toEqual({ "X-Total": 3 });
    expect(headers.get("x-other")).toBe("4");
  });
});
