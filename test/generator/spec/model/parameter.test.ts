import { describe, expect, it } from "vitest";
import { expansionsOf, moduleParameters } from "../../../../generator/spec/model/operation.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import { expandedShape, isInline, isSingle } from "../../../../generator/spec/schema/shape.js";
import { isReadableInText } from "../../../../generator/spec/model/parameter.js";
import type {
  Parameter,
  ParameterType,
  TemplatedParameter,
} from "../../../../generator/spec/model/parameter.js";
import type { SchemaShape } from "../../../../generator/spec/schema/shape.js";

function parameter(name: string, type: ParameterType = { kind: "boolean" }): Parameter {
  return {
    name,
    type,
    origin: { file: "", pointer: "" },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
  };
}

function listed(name: string, ...values: readonly string[]): Parameter {
  return parameter(name, { kind: "enum", values, deprecatedvalues: [] });
}

/** A template with variables and their sources. */
function template(name: string, variables: Readonly<Record<string, string>>): TemplatedParameter {
  const all = Object.entries(variables).map(([variable, source]) => ({ name: variable, source }));
  return { ...parameter(name), variables: all };
}

function module(
  parameters: readonly Parameter[],
  templated: readonly TemplatedParameter[] = [],
): ModuleOperation {
  return {
    kind: "module",
    role: "request",
    name: "m",
    path: "query+m",
    group: "list",
    prefix: "",
    origin: { file: "", pointer: "" },
    generator: false,
    deprecated: false,
    select: [],
    readrights: false,
    writerights: false,
    mustbeposted: false,
    parameters,
    templated,
  };
}

const SLOTS = listed("slots", "main", "a$&b", "{x}");

/** Names and conditions. */
function expansions(parameters: readonly Parameter[], given: TemplatedParameter) {
  return expansionsOf(module(parameters), given)?.map(
    ({ parameter: { name }, when }) => [name, when] as const,
  );
}

describe("the parameters of a template", () => {
  it("are one for each value without braces, as it is written", () => {
    expect(expansions([SLOTS], template("text-{slot}", { slot: "slots" }))).toEqual([
      ["text-main", { slots: "main" }],
      ["text-a$&b", { slots: "a$&b" }],
    ]);
  });

  it("are one for each combination of several variables", () => {
    const both = template("{a}-{b}", { a: "slots", b: "other" });
    expect(expansions([SLOTS, listed("other", "1", "2")], both)).toEqual([
      ["main-1", { slots: "main", other: "1" }],
      ["main-2", { slots: "main", other: "2" }],
      ["a$&b-1", { slots: "a$&b", other: "1" }],
      ["a$&b-2", { slots: "a$&b", other: "2" }],
    ]);
  });

  it("are those of the first source of a name", () => {
    const found = expansions([listed("slots", "1"), SLOTS], template("{slot}", { slot: "slots" }));
    expect(found).toEqual([["1", { slots: "1" }]]);
  });

  it.each([
    ["no such parameter", [], { a: "slots" }],
    ["a source without values", [parameter("slots")], { a: "slots" }],
    ["one source for two variables", [SLOTS], { a: "slots", b: "slots" }],
  ])("are not known with %s", (_why, parameters, variables) => {
    expect(expansions(parameters, template("{a}{b}", variables))).toBeUndefined();
  });

  it("are among those of the module, and the others stay open", () => {
    const [closed, open] = [template("t-{slot}", { slot: "slots" }), template("u-{x}", { x: "y" })];
    const found = moduleParameters(module([SLOTS], [closed, open]));
    expect(found.closed.map((each) => [each.parameter.name, each.when])).toEqual([
      ["slots", {}],
      ["t-main", { slots: "main" }],
      ["t-a$&b", { slots: "a$&b" }],
    ]);
    expect(found.open).toEqual([open]);
  });
});

describe("the shape of a schema", () => {
  it.each<readonly [SchemaShape, boolean, boolean]>([
    ["string", true, true],
    [{ types: ["string", "null"] }, true, true],
    [{ values: ["a"] }, true, true],
    [{ items: "string" }, true, false],
    [{ items: { items: "string" } }, true, false],
    [{ items: { members: {} } }, false, false],
    [{ members: {} }, false, false],
    [{ rest: "string" }, false, false],
  ])("%j is written inline: %s, and is of single values: %s", (shape, inline, single) => {
    expect([isInline(shape), isSingle(shape)]).toEqual([inline, single]);
  });

  it("may be the name of a type", () => {
    expect(expandedShape("bigint")).toEqual({ types: ["bigint"] });
    expect(expandedShape({ items: "string" })).toEqual({ items: "string" });
  });
});

describe("a media type", () => {
  it.each([
    ["application/json", true],
    ["Application/JSON; charset=utf-8", true],
    ["application/hal+json", true],
    ["application/vnd.a-b.c+json", true],
    ["text/plain", true],
    ["application/jsonl", false],
    ["application/xml", false],
    ["text/html", false],
    ["x-application/json", false],
    ["application/+json", false],
  ])("%s is read from text: %s", (type, expected) => {
    expect(isReadableInText(type)).toBe(expected);
  });
});
