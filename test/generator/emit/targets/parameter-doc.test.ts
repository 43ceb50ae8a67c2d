import { describe, expect, it } from "vitest";
import {
  endpointParameterDoc,
  endsWithList,
  onTag,
  parameterDoc,
} from "../../../../generator/emit/parts/parameter-doc.js";
import type { EndpointParameter, Parameter } from "../../../../generator/spec/model/parameter.js";
import { choice, parameter } from "../../wiki/learn/modules.js";

/** The lines of the comment of a text parameter. */
function doc(more: Partial<Parameter>, ...notes: readonly string[]): readonly string[] {
  return parameterDoc(parameter("p", { kind: "string" }, more), notes).flatMap((text) =>
    text.split("\n").filter((line, index) => index > 0 || line !== ""),
  );
}

/** The comment of a text parameter of an endpoint. */
function endpointDoc(more: Partial<EndpointParameter>): string | undefined {
  const own = { in: "query", wireName: "size", examples: [] } as const;
  const [text] = endpointParameterDoc({
    ...parameter("size", { kind: "string" }),
    ...own,
    serialization: { kind: "content", mediaType: "application/json" },
    ...more,
  });
  return text;
}

const MULTI = { lowlimit: 50, highlimit: 500, allowsduplicates: false };

describe("The comment of a parameter", () => {
  it.each<readonly [Partial<Parameter>, lines: readonly string[]]>([
    [{}, []],
    [{ description: "The start." }, ["The start."]],
    [{ multi: MULTI }, ["Up to 50 values (500 with high limits)."]],
    [{ multi: { ...MULTI, highlimit: 50 } }, ["Up to 50 values."]],
    [
      { multi: { ...MULTI, allspecifier: "*" } },
      ["Up to 50 values (500 with high limits).", '`"*"` as the only value selects all values.'],
    ],
    [{ tokentype: "csrf" }, ['Requires a token of type `"csrf"`; `withTokens` adds it.']],
    [{ sensitive: true }, ["Sensitive: the request is sent by POST."]],
    [{ valuesOn: [{ value: "a", on: ["de", "fr"] }] }, ['`"a"`: only on de, fr.']],
    [
      {
        info: [
          { name: "cannotuse", values: [] },
          { name: "limited", values: ["a", 2] },
        ],
      },
      ["Condition: cannotuse; limited a, 2."],
    ],
    [{ default: "a" }, ['@default "a"']],
    [{ default: ["a", "b"] }, ['@default ["a", "b"]']],
    [{ on: ["de"] }, ["@on de"]],
    [
      { description: "The start.", default: 1, on: ["de"], deprecated: true, sensitive: true },
      [
        "The start.",
        "Sensitive: the request is sent by POST.",
        "@default 1",
        "@on de",
        "@deprecated",
      ],
    ],
    [
      { description: "One of:\n- a\n- b", sensitive: true },
      ["One of:", "- a", "- b", "", "Sensitive: the request is sent by POST."],
    ],
    [
      { description: "One of:\n- a\n- b", deprecated: true },
      ["One of:", "- a", "- b", "@deprecated"],
    ],
  ])("with %j has the lines %j", (more, lines) => {
    expect(doc(more)).toEqual(lines);
  });

  it("has the notes of its type first, and further notes last", () => {
    const type = choice("a", "b");
    const given = parameter("p", { ...type, deprecatedvalues: ["b"] }, { sensitive: true });
    expect(parameterDoc(given, ["More."], ["@example 1"])).toEqual([
      '\nDeprecated: `"b"`.\nSensitive: the request is sent by POST.\nMore.\n@example 1',
    ]);
  });

  it("of an endpoint has its location, its name in the request and three examples", () => {
    expect(endpointDoc({})).toBeUndefined();
    expect(endpointDoc({ in: "path", wireName: "page-size" })).toBe(
      'The name in the request is `"page-size"`.',
    );
    expect(endpointDoc({ in: "header" })).toBe("Sent as a header.");
    expect(endpointDoc({ in: "header", wireName: "X" })).toBe(
      '\nSent as a header.\nThe name in the request is `"X"`.',
    );
    expect(endpointDoc({ in: "cookie" })).toBe(
      "Sent as a cookie, which `fetch` in browsers cannot set.",
    );
    expect(endpointDoc({ in: "cookie", wireName: "X" })).toContain(
      'The name in the request is `"X"`.',
    );
    expect(endpointDoc({ examples: [1, "b", ["c"], 4] })).toBe(
      '\n@example 1\n@example "b"\n@example ["c"]',
    );
  });
});

it.each([
  ["- a", true],
  ["A\n- b", true],
  ["A\n12. b", true],
  ["A - b", false],
  ["- a\nB", false],
  ["-a", false],
])("The text %j ends with a list: %s", (text, is) => {
  expect(endsWithList(text)).toBe(is);
});

it("A part of some specs of a combination has a tag with their names", () => {
  expect(onTag(undefined)).toEqual([]);
  expect(onTag(["de", "fr"])).toEqual(["@on de, fr"]);
});
