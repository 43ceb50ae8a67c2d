import { describe, expect, it } from "vitest";
import { catalogue, findings, module, parameter } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

function list(name: string, prefix: string, parameters: readonly string[], more: Json = {}): Json {
  return module(
    name,
    parameters.map((each) => parameter(each)),
    { prefix, ...more },
  );
}

function action(
  name: string,
  path: string,
  prefix: string,
  ...parameters: readonly string[]
): Json {
  const group = path.includes("+") ? "command" : "action";
  return { name, path, group, prefix, parameters: parameters.map((each) => parameter(each)) };
}

function format(name: string): Json {
  return { ...action(name, name, "", "indent"), group: "format" };
}

describe("names on the wire", () => {
  it("are rejected where two query modules have the same", () => {
    expect(findings(catalogue(list("a", "x", ["yz"]), list("b", "xy", ["z"])))).toEqual([
      'duplicate-wire-name: the wire name "xyz" is also that of a parameter of query+a, and one request can contain both modules',
    ]);
  });

  it("are a warning where neither module has a prefix", () => {
    expect(findings(catalogue(list("a", "", ["x"]), list("b", "", ["x"])))).toEqual([
      expect.stringMatching(/^unprefixed-wire-name: /),
    ]);
  });

  it("are rejected where a module has that of another as the generator", () => {
    expect(
      findings(catalogue(list("a", "x", ["y"], { generator: "" }), list("b", "gx", ["y"]))),
    ).toHaveLength(1);
    expect(findings(catalogue(list("a", "x", ["y"]), list("b", "gx", ["y"])))).toEqual([]);
  });

  it("of two generators may be the same with the g in front: a request has one generator", () => {
    const found = findings(
      catalogue(list("a", "x", ["y"], { generator: "" }), list("b", "x", ["y"], { generator: "" })),
    );
    expect(found).toEqual([expect.stringContaining('"xy"')]);
  });

  it("may be the same in two actions: a request has one action", () => {
    expect(findings(catalogue(action("a", "a", "", "x"), action("b", "b", "", "x")))).toEqual([]);
  });

  it("are rejected where a module has that of the action above it", () => {
    const found = findings(catalogue(action("a", "a", "x", "y"), action("b", "a+b", "", "xy")));
    expect(found).toEqual([expect.stringMatching(/^duplicate-wire-name: .*parameter of a, /)]);
  });

  it("of templates count once they are expanded", () => {
    const source = parameter("s", ["y"], { multi: "" });
    const templated = {
      prefix: "x",
      templatedparameters: [parameter("t-{v}", "string", { templatevars: { v: "s" } })],
    };
    expect(findings(catalogue(module("a", [source], templated), list("b", "x", ["t-y"])))).toEqual([
      expect.stringContaining('"xt-y"'),
    ]);
  });

  it("of a root are a warning, and nothing where the parameter is deprecated", () => {
    expect(findings(catalogue(list("a", "", ["titles"])))).toEqual([
      'root-wire-name: the wire name "titles" of "query+a" is also that of a parameter of the root query; both get the same value',
    ]);
    const deprecated = module("a", [parameter("titles", "string", { deprecated: "" })], {
      prefix: "",
    });
    expect(findings(catalogue(deprecated))).toEqual([]);
  });

  it("may be the same in two formats", () => {
    expect(findings(catalogue(format("xml"), format("yaml")))).toEqual([]);
  });
});
