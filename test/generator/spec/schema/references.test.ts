import { describe, expect, it } from "vitest";
import {
  componentReferences,
  referenceProblems,
} from "../../../../generator/spec/schema/references.js";
import { componentAt } from "../../../../generator/spec/schema/parts.js";
import type {
  ComponentReference,
  OtherFiles,
} from "../../../../generator/spec/schema/references.js";

const NONE: OtherFiles["refusals"] = new Map();

function part(type: string, $ref: unknown, holder?: string) {
  return { type, value: { $ref }, pointer: `/${type}`, ...(holder !== undefined && { holder }) };
}

describe("A component", () => {
  const components = { schemas: { A: {}, "b/c~d": {} }, parameters: { A: {} }, headers: [] };

  it.each([
    ["schemas", "#/components/schemas/A", "/components/schemas/A"],
    ["parameters", "#/components/parameters/A", "/components/parameters/A"],
    ["parameters", "#/components/schemas/A", undefined],
    ["schemas", "#/components/schemas/B", undefined],
    ["schemas", "#/components/schemas/toString", undefined],
    ["schemas", "#/components/schemas/", undefined],
    ["schemas", "/components/schemas/A", undefined],
    ["responses", "#/components/responses/A", undefined],
    ["headers", "#/components/headers/0", undefined],
    ["schemas", "A", undefined],
  ])("of the section %s named by %s is at %s", (section, text, pointer) => {
    expect(componentAt(components, section, text)).toBe(pointer);
  });

  it("is the target of references of its kind", () => {
    const text = "#/components/schemas/A";
    expect(
      componentReferences({ components }, [
        part("OpenApiSchema", text),
        part("OpenApiSchema", "#/components/schemas/B"),
        part("Parameter", "#/components/parameters/A", "ParameterOrReference"),
        part("Parameter", "#/components/parameters/A"),
        part("PathItem", text),
        part("OpenApiSchema", 1),
      ]),
    ).toEqual([
      { pointer: "/OpenApiSchema", text, target: "/components/schemas/A" },
      { pointer: "/OpenApiSchema", text: "#/components/schemas/B", target: undefined },
      {
        pointer: "/Parameter",
        text: "#/components/parameters/A",
        target: "/components/parameters/A",
      },
      { pointer: "/PathItem", text, target: undefined },
    ]);
    expect(componentReferences(undefined, [part("OpenApiSchema", text)])).toEqual([
      { pointer: "/OpenApiSchema", text, target: undefined },
    ]);
  });
});

/** The problems of references: the pointer, code and place. */
function problems(
  references: readonly ComponentReference[],
  refusals: OtherFiles["refusals"] = NONE,
): readonly string[] {
  const document = {
    file: "openapi.json",
    value: undefined,
    locate: (pointer: string) => ({ file: pointer, line: 1, column: 1 }),
  };
  return referenceProblems(document, references, refusals).map(
    ({ pointer, diagnostic: { code, position } }) =>
      `${pointer}: ${code} at ${position?.file ?? ""}`,
  );
}

function schema(name: string): string {
  return `/components/schemas/${name}`;
}

describe("A reference", () => {
  it("without a target is a problem, with the reason why its file was not read", () => {
    const refusals: OtherFiles["refusals"] = new Map([
      ["a.json", { kind: "network" }],
      ["b/c d.json", { kind: "outside" }],
      ["e.json", { kind: "unreadable", detail: "No." }],
    ]);
    const texts = ["#/x", "f.json", "a.json#/x", "./b/c%20d.json", "e.json"];
    const references = texts.map((text, index) => ({
      pointer: `/${index}`,
      text,
      target: undefined,
    }));
    expect(problems(references, refusals)).toEqual([
      "/0/$ref: unresolved-reference at /0/$ref",
      "/1/$ref: unresolved-reference at /1/$ref",
      "/2/$ref: reference-network at /2/$ref",
      "/3/$ref: reference-outside at /3/$ref",
      "/4/$ref: reference-unreadable at /4/$ref",
    ]);
  });

  it.each<
    readonly [
      pointers: readonly (readonly [from: string, to: string])[],
      problems: readonly string[],
    ]
  >([
    [[["/paths/a", schema("A")]], []],
    [[[schema("A"), schema("B")]], []],
    [[[schema("A"), schema("A")]], [schema("A")]],
    [
      [
        [schema("A"), schema("B")],
        [schema("B"), schema("A")],
        [schema("C"), schema("A")],
      ],
      [schema("A"), schema("B")],
    ],
    [[[`${schema("A")}/allOf/0`, schema("A")]], [`${schema("A")}/allOf/0`]],
    [[[`${schema("A")}/anyOf/10/oneOf/1`, schema("A")]], [`${schema("A")}/anyOf/10/oneOf/1`]],
    ...["not", "if", "then/not", "else/allOf/0", "dependentSchemas/a"].map(
      (keyword) =>
        [[[`${schema("A")}/${keyword}`, schema("A")]], [`${schema("A")}/${keyword}`]] as const,
    ),
    // A part of itself.
    [[[`${schema("A")}/properties/a`, schema("A")]], []],
    [[[`${schema("A")}/items`, schema("A")]], []],
    [[[`${schema("A")}/not/properties/not`, schema("A")]], []],
    [[[`${schema("A")}/allOf/0/items`, schema("A")]], []],
    [[[`${schema("A")}/allOf/x`, schema("A")]], []],
    [[[`/x${schema("A")}`, schema("A")]], []],
  ])("of %j stands for itself", (pairs, circular) => {
    const references = pairs.map(([pointer, target]) => ({ pointer, target, text: `#${target}` }));
    expect(problems(references)).toEqual(
      circular.map((pointer) => `${pointer}/$ref: circular-reference at ${pointer}/$ref`),
    );
  });
});
