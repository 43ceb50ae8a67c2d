import { describe, expect, it } from "vitest";
import {
  allcategories,
  parseAllcategories,
} from "../../../../generated/paraminfo/allcategories.js";
import { parseAllpages } from "../../../../generated/paraminfo/allpages.js";
import { parseAllredirects } from "../../../../generated/paraminfo/allredirects.js";
import { parseTranscludedin } from "../../../../generated/paraminfo/transcludedin.js";
import { parseUsers } from "../../../../generated/paraminfo/users.js";
import { moduleParser, parseParams } from "../../../../templates/runtime/parse/parsed-params.js";
import type {
  ModuleParseOptions,
  WireInput,
} from "../../../../templates/runtime/parse/parsed-params.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import { moduleWith, USUAL } from "../one-parameter.js";
import type { AnyModule, ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";

function codes(
  module: AnyModule,
  input: WireInput,
  options?: ModuleParseOptions,
): readonly string[] {
  const { issues } = moduleParser(module, allRules)(input, options);
  return issues.map(({ code, parameter }) => `${parameter} ${code}`);
}

describe("the arguments of a reading", () => {
  it("are those of the module, with defaults, booleans, lists and times", () => {
    expect(parseAllpages("aplimit=5&apprtype=edit%7Cmove&apfrom=A").args).toEqual({
      from: "A",
      namespace: 0,
      filterredir: "all",
      filterlanglinks: "all",
      prtype: ["edit", "move"],
      prfiltercascade: "all",
      prexpiry: "all",
      limit: 5,
      dir: "ascending",
    });
  });

  it("do not have what is absent, not even as undefined", () => {
    expect(Object.keys(parseAllpages("").args)).not.toContain("from");
  });

  it("may have any name", () => {
    const text: ParamDescriptor = { type: "string" };
    const module = moduleWith({ ["__proto__"]: text, constructor: text, toString: text });
    const { args } = moduleParser(module, allRules)("x__proto__=a&xconstructor=b");
    expect(Object.entries(args)).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]);
    expect(Object.getOwnPropertyDescriptor(args, "__proto__")).toEqual({
      ...Object.getOwnPropertyDescriptor(args, "constructor"),
      value: "a",
    });
  });

  it("come with the names that were looked at and were there", () => {
    const text: ParamDescriptor = { type: "string" };
    const required: ParamDescriptor = { type: "title", required: true };
    const module = moduleWith({ a: text, b: required, c: required });
    const { used } = parseParams(module, allRules, wireParams("xa=1&xc=%3C&xz=1"), {});
    expect([...used]).toEqual(["xa", "xc"]);
  });
});

describe("the input of a reading", () => {
  it("is text, search parameters or a record", () => {
    const expected = { limit: 5, from: "A B" };
    for (const input of [
      "aplimit=5&apfrom=A+B",
      "?aplimit=5&apfrom=A%20B",
      new URLSearchParams({ aplimit: "5", apfrom: "A B" }),
      { aplimit: "5", apfrom: "A B" },
    ])
      expect(parseAllpages(input).args).toMatchObject(expected);
  });
});

describe("the issues of a reading", () => {
  const module = moduleWith({
    a: { type: "integer", max: 1 },
    b: { type: "integer" },
    c: { type: "integer", max: 1 },
    d: { type: "integer" },
  });

  it("come in the module's order, not in that of the request", () => {
    expect(codes(module, "xc=2&xa=2")).toEqual(["xa outofrange", "xc outofrange"]);
  });

  it("end with the first error", () => {
    expect(codes(module, "xd=x&xc=2&xb=x&xa=2")).toEqual(["xa outofrange", "xb badinteger"]);
    expect(moduleParser(module, allRules)("xb=x").ok).toBe(false);
    expect(moduleParser(module, allRules)("xa=2").ok).toBe(true);
  });

  it("end with the module itself where it is deprecated and nothing is wrong", () => {
    const deprecated = moduleWith(module.params, { deprecated: true });
    expect(moduleParser(deprecated, allRules)("xa=2").issues).toMatchObject([
      { code: "outofrange" },
      {
        severity: "warning",
        code: "deprecation",
        parameter: "list",
        module: "query+example",
        message: "list: query+example is deprecated",
        data: { feature: "action=query&list=example" },
      },
    ]);
    expect(codes(deprecated, "xb=x")).toEqual(["xb badinteger"]);
  });

  it("name the last of the parameters that select a module that is deprecated", () => {
    const { issues } = moduleParser(
      moduleWith({}, { path: "example", select: { action: "example" }, deprecated: true }),
      allRules,
    )("");
    expect(issues).toMatchObject([
      { message: "action: example is deprecated", data: { feature: "action=example" } },
    ]);
  });

  it("name no parameter where none selects the module that is deprecated", () => {
    const deprecated = moduleWith({}, { select: {}, deprecated: true });
    expect(moduleParser(deprecated, allRules)("").issues).toMatchObject([
      { code: "deprecation", parameter: "", data: { feature: "" } },
    ]);
  });

  it("depend on the wiki", () => {
    expect(parseAllpages("apnamespace=100", { namespaces: [0, 100] }).issues).toEqual([]);
    expect(parseAllpages("apnamespace=100").issues).toMatchObject([{ code: "badvalue" }]);
  });

  it("say nothing of names that belong to the root, or to another module", () => {
    expect(parseAllcategories(allcategories({ limit: 5 }).toString()).issues).toEqual([]);
    expect(parseUsers("list=users&ususers=A&uselang=de").issues).toEqual([]);
    expect(parseTranscludedin("prop=transcludedin&titles=A").issues).toEqual([]);
    expect(parseAllredirects("list=allredirects%7Callrevisions&arvlimit=5").issues).toEqual([]);
  });
});

describe("templated parameters", () => {
  const closed = moduleWith({
    slots: { type: "enum", values: ["main", "aux"], multi: { ...USUAL, allspecifier: "*" } },
    "text-main": { type: "integer", when: { slots: "main" } },
    "text-aux": { type: "integer", when: { slots: "aux" } },
  });
  const open = moduleWith(
    { slots: { type: "string", multi: USUAL }, ids: { type: "integer", multi: USUAL } },
    {
      templates: {
        "text-{slot}": { type: "integer", templatevars: { slot: "slots" } },
        "n{id}": { type: "string", required: true, templatevars: { id: "ids" } },
      },
    },
  );

  it("exist for each value of their source", () => {
    expect(moduleParser(closed, allRules)("xslots=aux&xtext-aux=5").args).toEqual({
      slots: ["aux"],
      "text-aux": 5,
    });
    expect(moduleParser(open, allRules)("xslots=a%7Cb&xtext-b=5").args).toEqual({
      slots: ["a", "b"],
      "text-b": 5,
    });
    expect(codes(open, "xslots=a%7Cb&xtext-b=x")).toEqual(["xtext-b badinteger"]);
  });

  it("exist for all values where the allspecifier stands for them", () => {
    const { args } = moduleParser(closed, allRules)("xslots=*&xtext-main=1&xtext-aux=2");
    expect(args).toEqual({ slots: ["main", "aux"], "text-main": 1, "text-aux": 2 });
  });

  it("exist for numbers as well", () => {
    expect(moduleParser(open, allRules)("xids=1%7C2&xn1=a&xn2=b").args).toEqual({
      ids: [1, 2],
      n1: "a",
      n2: "b",
    });
  });

  it("are required only where they exist", () => {
    expect(codes(open, "")).toEqual([]);
    expect(codes(open, "xids=1%7C2&xn1=a")).toEqual(["xn2 missingparam"]);
  });

  it("do not exist for values that are not given, or not valid", () => {
    expect(moduleParser(closed, allRules)("xtext-main=5").args).toEqual({});
    expect(moduleParser(closed, allRules)("xslots=other&xtext-other=5").args).toEqual({
      slots: [],
    });
    expect(moduleParser(open, allRules)("xtext-a=5").args).toEqual({});
    expect(moduleParser(open, allRules)("xslots=%7Ba%7D&xtext-%7Ba%7D=5").args).toEqual({
      slots: ["{a}"],
    });
  });

  it("are read after all others", () => {
    expect(codes(open, "xslots=a&xtext-a=x&xids=x")).toEqual(["xids badinteger"]);
  });
});
