import { describe, expect, it } from "vitest";
import {
  causesOf,
  fatalProblems,
  skipWarnings,
  withoutProblems,
  withoutUnits,
} from "../../../../generator/spec/openapi/skip.js";
import type { ComponentReference } from "../../../../generator/spec/schema/references.js";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import type { Problem } from "../../../../generator/base/diagnostic.js";

function problem(pointer: string, feature: string): Problem {
  const position = { file: "spec.json", line: 1, column: 1 };
  return { pointer, diagnostic: diagnostic("unsupported-feature", { feature }, position) };
}

function reference(pointer: string, target?: string): ComponentReference {
  return { pointer, target, text: "" };
}

const VALUE = {
  openapi: "3.1.0",
  paths: {
    "/a": { get: { operationId: "a" }, post: {} },
    "/b": { get: { operationId: "b" } },
    "/c": { get: { operationId: "c" } },
  },
  components: { schemas: { A: { x: 1 }, B: { y: 2 } }, responses: { R: {} } },
  servers: [],
};

const REFERENCES = [
  reference("/paths/~1a/get/responses/200", "/components/responses/R"),
  reference("/components/responses/R/content/x/schema", "/components/schemas/A"),
  reference("/components/schemas/A/properties/b", "/components/schemas/B"),
  reference("/paths/~1b/get/responses/200"),
];

/** The units that cannot be used, with the pointers of their problems. */
function causes(...problems: readonly Problem[]): Readonly<Record<string, string>> {
  const entries = [...causesOf(VALUE, problems, REFERENCES)];
  return Object.fromEntries(entries.map(([unit, { pointer }]) => [unit, pointer]));
}

function without(...problems: readonly Problem[]): unknown {
  return withoutProblems(VALUE, problems, REFERENCES);
}

function warnings(...problems: readonly Problem[]): readonly string[] {
  return skipWarnings(VALUE, problems, REFERENCES).map(
    ({ code, message }) => `${code}: ${message.replaceAll(/ is not in the supported .*/g, "")}`,
  );
}

describe("problems of an OpenAPI document", () => {
  it("are fatal in what all operations need", () => {
    const fatal = problem("/info/title", "x");
    const others = ["/paths/~1a/get", "/components/schemas", "/servers/0", "/paths/~1a"].map((at) =>
      problem(at, "x"),
    );
    expect(fatalProblems([...others, fatal])).toEqual([fatal]);
  });

  it.each<readonly [string, readonly string[], Readonly<Record<string, string>>]>([
    ["an operation", ["/paths/~1a/get/x"], { "/paths/~1a/get": "/paths/~1a/get/x" }],
    [
      "a path, with its operations",
      ["/paths/~1a/x"],
      {
        "/paths/~1a": "/paths/~1a/x",
        "/paths/~1a/get": "/paths/~1a/x",
        "/paths/~1a/post": "/paths/~1a/x",
      },
    ],
    [
      "a component, with what refers to it, also indirectly",
      ["/components/schemas/B/y"],
      {
        "/components/schemas/B": "/components/schemas/B/y",
        "/components/schemas/A": "/components/schemas/B/y",
        "/components/responses/R": "/components/schemas/B/y",
        "/paths/~1a/get": "/components/schemas/B/y",
      },
    ],
    [
      "a section, with what refers to a component in it",
      ["/components/responses"],
      {
        "/components/responses": "/components/responses",
        "/components/responses/R": "/components/responses",
        "/paths/~1a/get": "/components/responses",
      },
    ],
    ["another section", ["/servers/0"], { "/servers": "/servers/0" }],
    [
      "several, each with the first problem",
      ["/paths/~1b/get/x", "/paths/~1b/get/y", "/paths/~1b"],
      { "/paths/~1b/get": "/paths/~1b/get/x", "/paths/~1b": "/paths/~1b" },
    ],
  ])("concern %s", (_, pointers, expected) => {
    expect(causes(...pointers.map((pointer) => problem(pointer, "x")))).toEqual(expected);
  });

  it("remove the parts that have them or depend on them", () => {
    const { paths, components } = VALUE;
    expect(without()).toEqual(VALUE);
    expect(without(problem("/components/schemas/A/x", "x"))).toEqual({
      ...VALUE,
      paths: { ...paths, "/a": { post: {} } },
      components: { schemas: { B: { y: 2 } }, responses: {} },
    });
    expect(without(problem("/servers", "x"), problem("/paths/~1b/get", "x"))).toEqual({
      openapi: "3.1.0",
      paths: { ...paths, "/b": {} },
      components,
    });
    expect(withoutUnits(VALUE, new Set(["/paths/~1a", "/components/schemas"]))).toEqual({
      ...VALUE,
      paths: { "/b": paths["/b"], "/c": paths["/c"] },
      components: { responses: { R: {} } },
    });
  });

  it("are warnings with the operations that are skipped, one for each problem", () => {
    expect(warnings()).toEqual([]);
    expect(
      warnings(
        problem("/paths/~1a/get/x", "p"),
        problem("/paths/~1b", "q"),
        problem("/paths/~1c/get", "p"),
      ),
    ).toEqual([
      'operation-skipped: 2 operations ("a", "c") are skipped: p',
      'operation-skipped: the operation "b" is skipped: q',
    ]);
    expect(
      warnings(problem("/components/schemas/B", "p"), problem("/paths/~1a/post", "p")),
    ).toEqual(['operation-skipped: 2 operations ("POST /a", "a") are skipped: p']);
  });

  it("are warnings with the part that is skipped, if no operation is", () => {
    const { code } = skipWarnings(VALUE, [problem("/servers/0", "p")], [])[0] ?? {};
    expect(code).toBe("part-skipped");
    expect(warnings(problem("/servers/0", "p"))).toEqual([
      'part-skipped: "/servers" is skipped: p',
    ]);
  });
});
