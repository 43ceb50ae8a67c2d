import * as fc from "fast-check";
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { endpointRequest } from "../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../templates/runtime/openapi/endpoint.js";
import { endpointParser } from "../../templates/runtime/openapi/endpoint-parser.js";
import type { WireShape } from "../../templates/runtime/model/descriptor.js";
import { allRules } from "../../templates/runtime/rules/all.js";
import { schemaRule } from "../../templates/runtime/styles/schema-rule.js";
import type {
  ParameterLocation,
  ParameterStyle,
} from "../../templates/runtime/styles/serialization.js";
import { assert } from "../random-runs.js";

interface Way {
  readonly in: ParameterLocation;
  readonly style: ParameterStyle;
  readonly explode: boolean;
}

/** Every style in every location that OpenAPI 3.1 has it for. */
const WAYS: readonly Way[] = (
  [
    ["query", "form"],
    ["query", "spaceDelimited"],
    ["query", "pipeDelimited"],
    ["query", "deepObject"],
    ["path", "simple"],
    ["path", "label"],
    ["path", "matrix"],
    ["header", "simple"],
    ["cookie", "form"],
  ] as const
).flatMap(([place, style]) => [true, false].map((explode) => ({ in: place, style, explode })));

const NAME = "colour";

function endpointOf(shape: WireShape, { in: place, style, explode }: Way): AnyEndpoint {
  return {
    operationId: "find",
    method: "GET",
    path: place === "path" ? `/a/{${NAME}}/z` : "/a",
    params: { [NAME]: { type: "schema", shape, in: place, style, explode }, q: { type: "string" } },
  };
}

const rules = { ...allRules, schema: schemaRule() };

/** The value that a service reads of what a builder wrote; undefined if it cannot be written. */
function sent(endpoint: AnyEndpoint, value: unknown): { readonly read: unknown } | undefined {
  let request;
  try {
    request = endpointRequest(endpoint, { [NAME]: value, q: "x&y" });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  // What is sent is what the platform makes of the address.
  const url = new URL(request.url("https://example.org"));
  const { ok, args } = endpointParser(
    endpoint,
    rules,
  )({
    path: url.pathname,
    search: url.search,
    headers: Object.fromEntries(new Headers(request.headers)),
  });
  expect(ok).toBe(true);
  expect(args).toHaveProperty("q", "x&y");
  return { read: Object.hasOwn(args, NAME) ? Reflect.get(args, NAME) : undefined };
}

/** Half a surrogate pair has no bytes. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

const texts = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc.constantFrom(
    "a,b",
    "a b",
    "a|b",
    "a.b",
    "a;b=c",
    "a=b",
    "a&b",
    "a/b",
    "[a]",
    "+",
    "%2C",
    "ü",
    ".",
  ),
);
const wellFormedTexts = texts.filter(isWellFormed);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const members = fc
  .record({ R: numbers, G: wellFormedTexts, "B 1": fc.boolean() }, { requiredKeys: ["R"] })
  .map((value) => ({ ...value }));

const VALUES: readonly (readonly [label: string, WireShape, fc.Arbitrary<unknown>])[] = [
  ["texts", "string", wellFormedTexts],
  ["numbers", "number", numbers],
  ["flags", "boolean", fc.boolean()],
  ["listed numbers", { values: [1, 2.5, "x"] }, fc.constantFrom(1, 2.5, "x")],
  ["lists of texts", { items: "string" }, fc.array(wellFormedTexts, { minLength: 1 })],
  ["lists of numbers", { items: "number" }, fc.array(numbers, { minLength: 1 })],
  ["lists of flags", { items: "boolean" }, fc.array(fc.boolean(), { minLength: 1 })],
  [
    "lists of objects",
    { items: { members: { R: "number", G: "string", "B 1": "boolean" } } },
    // A header holds a list of objects only if their JSON has no commas.
    fc.oneof(fc.constant([{ R: 1 }]), fc.array(members, { minLength: 1 })),
  ],
  ["objects", { members: { R: "number", G: "string", "B 1": "boolean" } }, members],
];

describe.each(WAYS)("$style in $in, explode $explode", (way) => {
  it.each(VALUES)("is read as it was written: %s", (_label, shape, values) => {
    const endpoint = endpointOf(shape, way);
    let written = 0;
    assert(
      fc.property(values, (value) => {
        const found = sent(endpoint, value);
        if (!found) return;
        written += 1;
        expect(found.read).toEqual(value);
      }),
    );
    expect(written).toBeGreaterThan(0);
  });
});

describe("JSON in a parameter", () => {
  it.each(["query", "path", "header", "cookie"] as const)(
    "is read as it was written in %s",
    (place) => {
      const endpoint: AnyEndpoint = {
        operationId: "find",
        method: "GET",
        path: place === "path" ? `/a/{${NAME}}/z` : "/a",
        params: {
          [NAME]: { type: "schema", shape: {}, in: place, content: "application/json" },
          q: { type: "string" },
        },
      };
      const json = fc
        .jsonValue({ noUnicodeString: false })
        .filter((value) => !Object.is(value, -0));
      assert(
        fc.property(json, (value) => {
          const text = JSON.stringify(value);
          fc.pre(isWellFormed(text));
          expect(sent(endpoint, value)?.read).toEqual(JSON.parse(text));
        }),
      );
    },
  );
});

describe("deepObject of several levels", () => {
  it("is read as it was written", () => {
    const shape: WireShape = {
      members: {
        range: { members: { min: "number", max: "number" } },
        tags: { items: "string" },
        rules: { items: { members: { field: "string", deep: "boolean" } } },
      },
    };
    const value = fc.record(
      {
        range: fc.record({ min: numbers, max: numbers }),
        tags: fc.array(wellFormedTexts, { minLength: 1 }),
        rules: fc.array(fc.record({ field: wellFormedTexts, deep: fc.boolean() }), {
          minLength: 1,
          maxLength: 12,
        }),
      },
      { requiredKeys: ["range"] },
    );
    const endpoint = endpointOf(shape, { in: "query", style: "deepObject", explode: true });
    assert(
      fc.property(value, (each) => {
        expect(sent(endpoint, { ...each })?.read).toEqual({ ...each });
      }),
    );
  });
});

/** openapi-fetch writes bars, brackets, marks and quotes unencoded, and dots of labels. */
function comparable(text: string): string {
  return text
    .replaceAll("%7C", "|")
    .replaceAll("%5B", "[")
    .replaceAll("%5D", "]")
    .replaceAll("%2E", ".")
    .replaceAll(/%(?:2[1789A])/g, decodeURIComponent);
}

function textOf(way: Way, shape: WireShape, value: unknown): string | undefined {
  const endpoint = endpointOf(shape, way);
  try {
    const { path, search } = endpointRequest(endpoint, { [NAME]: value });
    const text = way.in === "path" ? path.slice("/a/".length, -"/z".length) : search.slice(1);
    return comparable(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

describe("the text of a parameter", () => {
  const lists = fc.array(wellFormedTexts, { minLength: 1 });
  const objects = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), wellFormedTexts, {
    minKeys: 1,
    noNullPrototype: true,
  });

  it.each(WAYS.filter((way) => way.in === "query" || way.in === "path"))(
    "is that of openapi-fetch: $style in $in, explode $explode",
    (way) => {
      const { style, explode } = way;
      assert(
        fc.property(lists, objects, (list, object) => {
          const listText =
            style === "deepObject" ? undefined : textOf(way, { items: "string" }, list);
          if (listText !== undefined && style !== "deepObject")
            expect(listText).toBe(comparable(serializeArrayParam(NAME, list, { style, explode })));
          if (style === "spaceDelimited" || style === "pipeDelimited") return;
          const objectText = textOf(way, { rest: "string" }, object);
          if (objectText !== undefined)
            expect(objectText).toBe(
              comparable(serializeObjectParam(NAME, object, { style, explode })),
            );
        }),
      );
    },
  );

  it("is that of openapi-fetch for single values", () => {
    assert(
      fc.property(wellFormedTexts, (text) => {
        const way = { in: "query", style: "form", explode: true } as const;
        expect(textOf(way, "string", text)).toBe(comparable(serializePrimitiveParam(NAME, text)));
      }),
    );
  });
});
