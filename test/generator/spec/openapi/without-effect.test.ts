import { describe, expect, it } from "vitest";
import {
  isUsualInHeader,
  keysWithoutEffect,
} from "../../../../generator/spec/openapi/feature-diagnostics.js";
import type { Json } from "../../support/specs.js";

/** The keys of a part without an effect, as paths from the part. */
function keysIn(type: string, value: Json, pointer = "/x", root: Json = {}): readonly string[] {
  return keysWithoutEffect(root, { type, value, pointer }).map(
    ({ name, tokens }) => `${name}: ${tokens.join(" ")}`,
  );
}

describe("keys without an effect in their part", () => {
  it.each<readonly [string, Json, readonly string[]]>([
    ["OpenApiParameter", { in: "path", allowReserved: true }, ["allowReserved: allowReserved"]],
    ["OpenApiParameter", { in: "query", allowReserved: true }, []],
    ["OpenApiParameter", { in: "path", allowReserved: false }, []],
    ["OpenApiResponse", {}, []],
    [
      "OpenApiResponse",
      { headers: { "Content-Type": {}, "X-Content-Type": {}, "content-type": {} } },
      ["Content-Type: headers Content-Type", "content-type: headers content-type"],
    ],
    [
      "OpenApiResponse",
      {
        content: {
          "text/html": {},
          "application/json; a=b": {},
          "application/json": {},
          "Application/JSON": {},
        },
      },
      ["application/json: content application/json", "Application/JSON: content Application/JSON"],
    ],
    ["RequestBody", { content: { "a/b": {}, "a/b;c=d": {} } }, ["a/b;c=d: content a/b;c=d"]],
    ["RequestBody", { content: { "a/b": {}, "a/c": {} }, headers: { "content-type": {} } }, []],
    ["OpenApiHeader", {}, []],
    ["OpenApiHeader", { style: "simple", content: {} }, []],
    ["OpenApiHeader", { style: "form" }, ["style: style"]],
    ["OpenApiHeader", { content: { "application/json": {} } }, []],
    ["OpenApiHeader", { content: { "text/plain": {} } }, []],
    ["OpenApiHeader", { content: { "application/xml": {} } }, ["content: content"]],
    [
      "OpenApiHeader",
      { content: { "text/plain": {}, "application/json": {} } },
      ["content: content"],
    ],
    [
      "OpenApiOperation",
      { responses: { 100: {}, 103: {}, 200: {}, "1XX": {}, default: {} } },
      ["100: responses 100", "103: responses 103", "1XX: responses 1XX"],
    ],
    [
      "OpenApiOperation",
      {
        responses: {
          200: { content: { "a/b": {} } },
          204: { content: { "a/b": {} } },
          205: { content: { "a/b": {} } },
          304: { content: { "a/b": {} } },
        },
      },
      [
        "content: responses 204 content",
        "content: responses 205 content",
        "content: responses 304 content",
      ],
    ],
    ["OpenApiOperation", { responses: { 204: { content: {} }, 205: {}, 304: null } }, []],
    [
      "OpenApiSchema",
      { in: "path", allowReserved: true, style: "form", responses: { 100: {} } },
      [],
    ],
  ])("in %s %j are %j", (type, value, keys) => {
    expect(keysIn(type, value)).toEqual(keys);
  });

  it.each<readonly [string, boolean]>([
    ["application~1x-www-form-urlencoded", false],
    ["multipart~1form-data", false],
    ["multipart~1form-data;a=b", false],
    ["application~1json", true],
    ["text~1plain", true],
    ["a~1b~0c", true],
  ])("are encodings of fields of %s: %s", (name, isIgnored) => {
    const pointer = `/paths/~1a/post/requestBody/content/${name}`;
    expect(keysIn("MediaType", { encoding: {} }, pointer)).toEqual(
      isIgnored ? ["encoding: encoding"] : [],
    );
    expect(keysIn("MediaType", { encoding: 1 }, pointer)).toEqual([]);
  });

  it("are bodies of responses to HEAD, also in components", () => {
    const content = { "application/json": {} };
    const root = { components: { responses: { "a/b": { content }, Empty: {} } } };
    const responses = {
      200: { content },
      400: { $ref: "#/components/responses/a~1b" },
      401: { $ref: "#/components/responses/Empty" },
      402: { $ref: "#/components/responses/No" },
      403: { $ref: "other.json#/components/responses/a~1b" },
      default: {},
    };
    const head = "/paths/~1a/head";
    expect(keysIn("OpenApiOperation", { responses }, head, root)).toEqual([
      "content: responses 200 content",
      "content: responses 400 $ref",
    ]);
    expect(keysIn("OpenApiOperation", { responses }, "/paths/~1a/get", root)).toEqual([]);
  });
});

describe("a key of a header", () => {
  it("is usual if it is false, in headers only", () => {
    const value = { deprecated: false, required: true };
    expect(isUsualInHeader({ type: "OpenApiHeader", value, pointer: "" }, "deprecated")).toBe(true);
    expect(isUsualInHeader({ type: "OpenApiHeader", value, pointer: "" }, "required")).toBe(false);
    expect(isUsualInHeader({ type: "OpenApiParameter", value, pointer: "" }, "deprecated")).toBe(
      false,
    );
  });
});
