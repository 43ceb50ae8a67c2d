import { describe, expect, it } from "vitest";
import { propertyNames } from "../../../../generator/spec/openapi/parameter.js";
import { lowerSerialization } from "../../../../generator/spec/openapi/serialization.js";
import type { OpenApiParameter } from "../../../../generator/spec/source/types.js";

const TEXT = { type: "string" };

function parameter(more: Partial<OpenApiParameter>): OpenApiParameter {
  return { name: "p", in: "query", ...more };
}

/** The form of a parameter in a line. */
function form(more: Partial<OpenApiParameter>): string {
  const lowered = lowerSerialization(parameter(more), "/p");
  if (lowered.kind === "unsupported") return `${lowered.feature} at ${lowered.pointer}`;
  const { place, serialization, schema, pointer } = lowered;
  const flags =
    serialization.kind === "style"
      ? [
          serialization.style,
          ...(serialization.explode ? ["explode"] : []),
          ...(serialization.allowReserved ? ["reserved"] : []),
        ]
      : [serialization.mediaType];
  return `${place}: ${flags.join(" ")} ${JSON.stringify(schema)} at ${pointer}`;
}

describe("the form of a parameter", () => {
  it.each<readonly [Partial<OpenApiParameter>, string]>([
    [{ schema: TEXT }, 'query: form explode {"type":"string"} at /p/schema'],
    [{}, "query: form explode {} at /p/schema"],
    [{ schema: { items: false } }, 'query: form explode {"items":false} at /p/schema'],
    [{ explode: false, allowReserved: true }, "query: form reserved {} at /p/schema"],
    [{ style: "spaceDelimited" }, "query: spaceDelimited {} at /p/schema"],
    [{ style: "pipeDelimited", explode: true }, "query: pipeDelimited explode {} at /p/schema"],
    [{ style: "deepObject", explode: true }, "query: deepObject explode {} at /p/schema"],
    [{ in: "path" }, "path: simple {} at /p/schema"],
    [{ in: "path", style: "label" }, "path: label {} at /p/schema"],
    [{ in: "path", style: "matrix", allowReserved: true }, "path: matrix {} at /p/schema"],
    [{ in: "header" }, "header: simple {} at /p/schema"],
    [{ in: "header", explode: true }, "header: simple explode {} at /p/schema"],
    [{ in: "cookie" }, "cookie: form explode {} at /p/schema"],
    [{ in: "cookie", style: "cookie" }, "cookie: form explode {} at /p/schema"],
    [
      { content: { "application/json": { schema: TEXT } } },
      'query: application/json {"type":"string"} at /p/content/application~1json/schema',
    ],
    [
      { content: { "application/hal+json": {} }, explode: false },
      "query: application/json {} at /p/content/application~1hal+json/schema",
    ],
    [
      { content: { "text/plain": { schema: TEXT } }, explode: false, allowReserved: true },
      'query: form explode {"type":"string"} at /p/content/text~1plain/schema',
    ],
    [
      { in: "header", content: { "Text/Plain": {} } },
      "header: simple {} at /p/content/Text~1Plain/schema",
    ],
  ])("%j is %s", (more, expected) => {
    expect(form(more)).toBe(expected);
  });

  it.each<readonly [Partial<OpenApiParameter>, string]>([
    [{ in: "querystring" }, "a parameter in querystring at /p/in"],
    [{ style: "simple" }, "the style simple of a parameter in query at /p/style"],
    [{ style: "label" }, "the style label of a parameter in query at /p/style"],
    [{ style: "matrix" }, "the style matrix of a parameter in query at /p/style"],
    [{ in: "path", style: "form" }, "the style form of a parameter in path at /p/style"],
    [{ in: "header", style: "form" }, "the style form of a parameter in header at /p/style"],
    [{ in: "cookie", style: "simple" }, "the style simple of a parameter in cookie at /p/style"],
    [{ content: {} }, "a parameter with the content  at /p/content"],
    [{ content: { "a/b": {} } }, "a parameter with the content a/b at /p/content"],
    [
      { content: { "application/json": {}, "text/plain": {} } },
      "a parameter with the content application/json, text/plain at /p/content",
    ],
  ])("%j is not supported", (more, expected) => {
    expect(form(more)).toBe(expected);
  });
});

const PLACES = ["path", "query", "header", "cookie"] as const;

describe("the names of parameters", () => {
  it.each([
    ["p:query q:path", "p q"],
    ["p:query p:path", "pQuery p"],
    ["p:header p:query p:cookie", "pHeader p pCookie"],
    ["p:cookie p:header", "pCookie p"],
    ["p:path p:query pQuery:query", "p pQuery_ pQuery"],
    ["p:path p:query pQuery:query pQuery_:header", "p pQuery__ pQuery pQuery_"],
    ["p:query p:query p:query", "p pQuery pQuery_"],
    ["p:path p:path", "p pPath"],
  ])("of %s are %s", (given, names) => {
    const parameters = given.split(" ").map((each) => {
      const [name = "", location = ""] = each.split(":");
      return { name, in: PLACES.find((place) => place === location) ?? "query" };
    });
    expect(propertyNames(parameters).join(" ")).toBe(names);
  });
});
