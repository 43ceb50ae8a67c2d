import { describe, expect, it } from "vitest";
import { keyedOperations } from "../../../../generator/spec/openapi/units.js";
import { lowerRequestBody } from "../../../../generator/spec/openapi/content.js";
import { lowerResponses } from "../../../../generator/spec/openapi/responses.js";
import {
  componentName,
  resolveReference,
} from "../../../../generator/spec/openapi/resolve-reference.js";
import type { OpenApiDocument, OpenApiOperation } from "../../../../generator/spec/source/types.js";
import { openApiDocument } from "../documents.js";

const TEXT = { type: "string" };
const CONTENT = { "application/json": { schema: TEXT } };
const LOWERED = [
  { mediaType: "application/json", contentType: "application/json", form: "json", schema: TEXT },
];

const COMPONENTS: NonNullable<OpenApiDocument["components"]> = {
  responses: { Found: { description: "Shared.", content: CONTENT } },
  headers: { Shared: { schema: { type: "integer" }, required: true } },
  requestBodies: { Sent: { required: true, description: "Sent.", content: CONTENT } },
};

function responses(given: OpenApiOperation["responses"], method = "GET") {
  return lowerResponses(
    openApiDocument({ components: COMPONENTS }),
    { ...(given && { responses: given }) },
    { method, pointer: "/o", schemas: { A: TEXT }, int64: "text" },
  );
}

/** The values of the headers of a response. */
function headers(given: NonNullable<OpenApiDocument["components"]>["headers"]) {
  const [found] = responses({ 200: { description: "", ...(given && { headers: given }) } });
  return [found?.headers, found?.headerValues];
}

describe("the responses of an operation", () => {
  it("have their statuses, descriptions, components and contents", () => {
    expect(
      responses({
        100: { description: "Interim." },
        "1XX": { description: "Interim." },
        200: { $ref: "#/components/responses/Found" },
        204: { description: "None.", content: CONTENT },
        "2XX": { description: "", content: CONTENT },
        default: { description: "Others." },
      }),
    ).toEqual([
      {
        origin: { file: "a.json", pointer: "/o/responses/200" },
        status: "200",
        description: "Shared.",
        component: "Found",
        headers: [],
        contents: LOWERED,
      },
      {
        origin: { file: "a.json", pointer: "/o/responses/204" },
        status: "204",
        description: "None.",
        headers: [],
        contents: [],
      },
      {
        origin: { file: "a.json", pointer: "/o/responses/2XX" },
        status: "2XX",
        headers: [],
        contents: LOWERED,
      },
      {
        origin: { file: "a.json", pointer: "/o/responses/default" },
        status: "default",
        description: "Others.",
        headers: [],
        contents: [],
      },
    ]);
    expect(responses(undefined)).toEqual([]);
  });

  it.each([
    ["204", "GET", 0],
    ["205", "GET", 0],
    ["304", "GET", 0],
    ["200", "HEAD", 0],
    ["200", "POST", 1],
    ["206", "GET", 1],
    ["404", "GET", 1],
  ])("with the status %s of %s have %i bodies", (status, method, count) => {
    const found = responses({ [status]: { description: "", content: CONTENT } }, method);
    expect(found[0]?.contents).toHaveLength(count);
  });
});

describe("the headers of a response", () => {
  it("have the names of the document, except Content-Type, and a schema of their values", () => {
    expect(
      headers({
        "Content-Type": { schema: TEXT },
        "X-Plain": {
          schema: { type: "integer", format: "int64" },
          description: "P",
          deprecated: true,
        },
        "X-Shared": { $ref: "#/components/headers/Shared" },
        "X-Reference": { schema: { $ref: "#/components/schemas/A" }, description: "R" },
        "X-List": { schema: { items: TEXT }, explode: true, style: "form", deprecated: false },
        "X-Json": { content: CONTENT, required: true },
        "X-Xml": { content: { "application/xml": {} } },
        "X-None": {},
      }),
    ).toEqual([
      ["x-plain", "x-shared", "x-reference", "x-list", "x-json", "x-xml", "x-none"],
      {
        fields: {
          "X-Plain": { shape: "digits", isExploded: false, isJson: false },
          "X-Shared": { shape: "integer", isExploded: false, isJson: false },
          "X-Reference": { shape: "string", isExploded: false, isJson: false },
          "X-List": { shape: { items: "string" }, isExploded: true, isJson: false },
          "X-Json": { shape: "string", isExploded: false, isJson: true },
        },
        schema: {
          type: "object",
          properties: {
            "X-Plain": {
              type: "integer",
              format: "int64",
              "x-int64": "text",
              description: "P",
              deprecated: true,
            },
            "X-Shared": { type: "integer" },
            "X-Reference": { $ref: "#/components/schemas/A" },
            "X-List": { items: TEXT, type: "array", "x-implied-type": true },
            "X-Json": TEXT,
          },
          required: ["X-Shared", "X-Json"],
          additionalProperties: false,
        },
      },
    ]);
  });

  it("have no values if none has a schema, and none required if none is", () => {
    expect(headers(undefined)).toEqual([[], undefined]);
    expect(headers({ A: {} })).toEqual([["a"], undefined]);
    const [, values] = headers({ A: { schema: TEXT } });
    expect(values).toEqual({
      fields: { A: { shape: "string", isExploded: false, isJson: false } },
      schema: { type: "object", properties: { A: TEXT }, additionalProperties: false },
    });
  });
});

describe("the body of a request", () => {
  const document = openApiDocument({ components: COMPONENTS });
  const body = (requestBody: OpenApiOperation["requestBody"], method = "POST") =>
    lowerRequestBody(document, requestBody ? { requestBody } : {}, method, "/o");

  it("has what the document has", () => {
    const origin = { file: "a.json", pointer: "/o/requestBody" };
    expect(body({ $ref: "#/components/requestBodies/Sent" })).toEqual({
      origin,
      required: true,
      description: "Sent.",
      component: "Sent",
      contents: LOWERED,
    });
    expect(body({ content: CONTENT })).toEqual({ origin, required: false, contents: LOWERED });
  });

  it("is none without content, or without what it refers to", () => {
    expect(body(undefined)).toBeUndefined();
    expect(body({ content: {} })).toBeUndefined();
    expect(body({ $ref: "#/components/requestBodies/None" })).toBeUndefined();
  });

  it.each(["GET", "HEAD"])("is none with %s", (method) => {
    expect(body({ content: CONTENT }, method)).toBeUndefined();
  });
});

describe("the operations of a path", () => {
  it("are in the order of OpenAPI, whatever the order of the document", () => {
    const operation = { responses: {} };
    const keys = ["patch", "head", "options", "delete", "post", "put", "get", "trace", "summary"];
    const item = Object.fromEntries(keys.map((key) => [key, operation]));
    expect(keyedOperations(item)).toEqual(
      ["get", "put", "post", "delete", "options", "head", "patch"].map((key) => ({
        key,
        method: key.toUpperCase(),
        operation,
      })),
    );
    expect(keyedOperations({})).toEqual([]);
  });
});

describe("a reference", () => {
  it("leads to a component, over other references", () => {
    const all = { A: { $ref: "#/x/B" }, B: { title: "b" } };
    expect(resolveReference<object>(all, { $ref: "#/x/A" })).toBe(all.B);
    expect(resolveReference<object>(all, { title: "c" })).toEqual({ title: "c" });
    expect(resolveReference<object>(all, { $ref: "#/x/C" })).toBeUndefined();
    expect(resolveReference<object>(undefined, { $ref: "#/x/A" })).toBeUndefined();
    expect(resolveReference<object>(all, undefined)).toBeUndefined();
  });

  it("has the name of its component", () => {
    expect(
      [{ $ref: "#/components/x/A" }, { $ref: "A" }, { $ref: 1 }, {}].map(componentName),
    ).toEqual(["A", "A", undefined, undefined]);
  });
});
