import { describe, expect, it } from "vitest";
import { isAboutVariables, lowerParameters } from "../../../../generator/spec/openapi/parameter.js";
import type {
  OpenApiParameter,
  OpenApiSchema,
  PathItem,
} from "../../../../generator/spec/source/types.js";
import { inShort } from "../../support/specs.js";
import { openApiDocument } from "../documents.js";

const TEXT = { type: "string" } as const;

type Given = NonNullable<PathItem["parameters"]>;

/** The parameters of `get` of a path, and of the path itself. */
function lowered(path: string, own: Given, shared: Given = []) {
  const document = openApiDocument({
    components: { parameters: { Shared: { name: "shared", in: "query", schema: TEXT } } },
  });
  const { value = [], diagnostics } = lowerParameters(
    document,
    path,
    { parameters: shared },
    { key: "get", operation: { operationId: "op", parameters: own, responses: {} } },
    {
      schemas: {
        Word: { ...TEXT, description: "A word." },
        Thing: { type: "object", properties: { a: TEXT } },
      },
      int64: undefined,
    },
  );
  return {
    value,
    found: diagnostics.map((each) => `${inShort(each)} at ${each.position?.file ?? ""}`),
  };
}

function query(name: string, more: Partial<OpenApiParameter> = {}): OpenApiParameter {
  return { name, in: "query", schema: TEXT, ...more };
}

function inPath(name: string, more: Partial<OpenApiParameter> = {}): OpenApiParameter {
  return { name, in: "path", required: true, schema: TEXT, ...more };
}

function header(name: string): OpenApiParameter {
  return { name, in: "header", schema: TEXT };
}

/** The one parameter of an operation. */
function only(parameter: OpenApiParameter) {
  const { value, found } = lowered("/a", [parameter]);
  expect(found).toEqual([]);
  expect(value).toHaveLength(1);
  return value[0];
}

describe("the parameters of an operation", () => {
  it("are those of the path, unless overridden, then its own", () => {
    const shared = [
      query("a", { description: "old" }),
      query("b"),
      { $ref: "#/components/parameters/Shared" },
      { $ref: "#/components/parameters/None" },
    ];
    const { value, found } = lowered(
      "/a~/b",
      [query("a", { description: "new" }), query("c")],
      shared,
    );
    expect(found).toEqual([]);
    expect(
      value.map(({ wireName, description, origin }) => [wireName, description, origin]),
    ).toEqual([
      ["b", undefined, { file: "a.json", pointer: "/paths/~1a~0~1b/parameters/1" }],
      ["shared", undefined, { file: "a.json", pointer: "/paths/~1a~0~1b/parameters/2" }],
      ["a", "new", { file: "a.json", pointer: "/paths/~1a~0~1b/get/parameters/0" }],
      ["c", undefined, { file: "a.json", pointer: "/paths/~1a~0~1b/get/parameters/1" }],
    ]);
  });

  it("are the same in the same place only, headers in any case", () => {
    const { value } = lowered(
      "/a",
      [header("X-A"), query("b")],
      [header("x-a"), header("b"), query("B")],
    );
    expect(value.map(({ in: place, wireName }) => `${place} ${wireName}`)).toEqual([
      "header b",
      "query B",
      "header X-A",
      "query b",
    ]);
  });

  it("are no headers that are described elsewhere", () => {
    const all = ["Accept", "content-type", "AUTHORIZATION", "X-Accept", "Accepts"].map(header);
    const { value, found } = lowered("/a", [...all, query("accept")]);
    expect(value.map(({ wireName }) => wireName)).toEqual(["X-Accept", "Accepts", "accept"]);
    expect(found.map((each) => each.replace(/^(\S+):.* at (.*)$/, "$1 $2"))).toEqual(
      [0, 1, 2].map((index) => `header-parameter-ignored /paths/~1a/get/parameters/${index}/name`),
    );
  });

  it("have each name once in a place", () => {
    const { found } = lowered("/a", [query("a"), query("b"), query("a")]);
    expect(found).toEqual([
      expect.stringMatching(/^duplicate-parameter: .* at \/paths\/~1a\/get\/parameters\/2\/name$/),
    ]);
  });
});

describe("the variables of a path", () => {
  it("are its required parameters, texts if they are not declared", () => {
    const { value, found } = lowered("/a/{b}/{c}.{d}", [
      inPath("d", { required: false }),
      inPath("e"),
      inPath("b", { schema: { type: "integer" } }),
    ]);
    expect(
      value.map(({ wireName, required, type, origin }) => [
        wireName,
        required,
        type.kind,
        origin.pointer,
      ]),
    ).toEqual([
      ["d", true, "string", "/paths/~1a~1{b}~1{c}.{d}/get/parameters/0"],
      ["b", true, "integer", "/paths/~1a~1{b}~1{c}.{d}/get/parameters/2"],
      ["c", true, "string", "/paths/~1a~1{b}~1{c}.{d}"],
    ]);
    expect(found).toEqual([
      expect.stringMatching(
        /^path-parameter-mismatch: .*"c" is not declared, "d" is not required, "e" is not in the path.* at \/paths\/~1a~1\{b\}~1\{c\}\.\{d\}$/,
      ),
    ]);
  });

  it("are none without braces", () => {
    expect(lowered("/a", [])).toEqual({ value: [], found: [] });
    expect(lowered("/{a}", [inPath("a")]).found).toEqual([]);
  });

  it.each([
    ["/{a}{b}", "a path with adjacent or incomplete variables"],
    ["/{a", "a path with adjacent or incomplete variables"],
    ["/a}", "a path with adjacent or incomplete variables"],
    ["/{}", "a path with adjacent or incomplete variables"],
    ["/{a}/{a}", "a path with two variables of one name"],
  ])("are not understood in %s", (path, feature) => {
    const { found } = lowered(path, [inPath("a"), inPath("b")]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(feature);
  });

  it("can be replaced where they do not match", () => {
    const codes = ["path-parameter-mismatch", "duplicate-parameter"] as const;
    expect(
      codes.map((code) => isAboutVariables({ code, severity: "error", message: "", help: "" })),
    ).toEqual([true, false]);
  });
});

describe("a parameter of an operation", () => {
  it("has what the document says of it", () => {
    expect(only(query("a-b", { required: true, deprecated: true, description: "D" }))).toEqual({
      name: "a-b",
      wireName: "a-b",
      in: "query",
      serialization: { kind: "style", style: "form", explode: true, allowReserved: false },
      origin: { file: "a.json", pointer: "/paths/~1a/get/parameters/0" },
      type: { kind: "string" },
      required: true,
      deprecated: true,
      sensitive: false,
      info: [],
      examples: [],
      description: "D",
    });
  });

  it("has what its schema says of it, also a named one", () => {
    expect(
      only(query("a", { schema: { ...TEXT, description: "S", deprecated: true, default: "d" } })),
    ).toMatchObject({
      description: "S",
      deprecated: true,
      default: "d",
      required: false,
    });
    expect(only(query("a", { schema: { $ref: "#/components/schemas/Word" } }))).toMatchObject({
      description: "A word.",
      type: { kind: "string" },
    });
    expect(
      only(query("a", { schema: { $ref: "#/components/schemas/Thing" } }))?.type,
    ).toMatchObject({
      kind: "schema",
      schema: { $ref: "#/components/schemas/Thing" },
    });
  });

  it.each<readonly [unknown, object, unknown]>([
    ["d", TEXT, "d"],
    [1, { type: "integer" }, 1],
    [true, { type: "boolean" }, true],
    [["a"], { type: "array", items: TEXT }, ["a"]],
    [null, { type: ["string", "null"] }, null],
  ])("has the default %j of %j", (value, schema, expected) => {
    expect(only(query("a", { schema: { ...schema, default: value } }))?.default).toEqual(expected);
  });

  it("has no default that is none of its values", () => {
    const { value, found } = lowered("/a", [
      query("a", { schema: { type: "integer", default: "x" } }),
    ]);
    expect(value.map((each) => Object.hasOwn(each, "default"))).toEqual([false]);
    expect(found).toEqual([
      'default-wrong-type: the default "x" of "a" is not of type integer at /paths/~1a/get/parameters/0/schema/default',
    ]);
    expect(Object.hasOwn(only(query("a")) ?? {}, "default")).toBe(false);
  });

  it("has the examples of both, once each", () => {
    const examples = {
      one: { value: "b" },
      two: { value: { c: 1 } },
      three: { summary: "none" },
      four: { value: "a" },
    };
    const schema = { ...TEXT, example: "d", examples: ["b", "e"] };
    expect(only(query("a", { example: "a", examples, schema }))?.examples).toEqual([
      "a",
      "b",
      { c: 1 },
      "d",
      "e",
    ]);
    expect(only(query("a", { schema: { ...TEXT, examples: "e" } }))?.examples).toEqual([]);
    expect(only(query("a", { example: null }))?.examples).toEqual([null]);
  });

  it("may be empty in a query only", () => {
    const integer = { schema: { type: "integer" }, allowEmptyValue: true };
    expect(only(query("a", integer))?.type.kind).toBe("schema");
    expect(only(query("a", { ...integer, allowEmptyValue: false }))?.type.kind).toBe("integer");
    expect(only({ ...query("a", integer), in: "header" })?.type.kind).toBe("integer");
  });

  it("is too deep for its style if it has objects at many levels", () => {
    const deep = (levels: number): OpenApiSchema =>
      levels === 0 ? TEXT : { type: "object", properties: { a: deep(levels - 1) } };
    const found = (style: "deepObject" | "form", levels: number) =>
      lowered("/a", [query("a", { style, explode: true, schema: deep(levels) })]).found.map(
        (each) => each.replace(/^(\S+):.* at (.*)$/, "$1 $2"),
      );
    expect(found("deepObject", 4)).toEqual([
      "parameter-too-deep /paths/~1a/get/parameters/0/schema",
    ]);
    expect(found("deepObject", 3)).toEqual([]);
    expect(found("form", 4)).not.toContain("parameter-too-deep /paths/~1a/get/parameters/0/schema");
  });
});
