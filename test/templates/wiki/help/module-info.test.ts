import { describe, expect, it } from "vitest";
import type { AnyModule, ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import type { HelpFormat } from "../../../../templates/wiki/help/help-text.js";
import { moduleInfo } from "../../../../templates/wiki/help/module-info.js";
import { MODULES, TEXTS } from "./described-modules.js";

function info(module: AnyModule | undefined, format: HelpFormat = "none"): JsonObject {
  if (!module) throw new RangeError("There is no such module.");
  const license = "https://wiki.example/License";
  return moduleInfo(module, { modules: MODULES, texts: TEXTS, format, license });
}

/** The members of a module that describe its software. */
const SOURCE = {
  source: "MediaWiki",
  sourcename: "MediaWiki",
  licensetag: "GPL-2.0-or-later",
  licenselink: "https://wiki.example/License",
};
const OPTIONAL = { required: false, multi: false };

/** As `ApiParamInfo` of MediaWiki describes modules. */
describe("The description of a module", () => {
  it("has its parameters and those of its templates, with their texts", () => {
    expect(info(MODULES.get("go"), "wikitext")).toEqual({
      name: "go",
      path: "go",
      group: "action",
      prefix: "g",
      ...SOURCE,
      description: "Goes.\n\n*away",
      mustbeposted: true,
      helpurls: ["https://go.example/?a&b"],
      examples: [],
      parameters: [
        { index: 1, name: "to", type: "string", ...OPTIONAL, deprecated: true },
        {
          index: 2,
          name: "a-x",
          description: "The <kbd>a</kbd> of a slot.",
          type: "raw",
          ...OPTIONAL,
        },
      ],
      templatedparameters: [
        {
          index: 3,
          name: "a-{slot}",
          description: "The <kbd>a</kbd> of a slot.",
          type: "text",
          ...OPTIONAL,
          default: "",
          templatevars: { slot: "to" },
        },
      ],
    });
  });

  it("has the modules that its parameters select, and those of them that are deprecated", () => {
    expect(info(MODULES.get("query"))).toEqual({
      name: "query",
      path: "query",
      group: "action",
      prefix: "",
      ...SOURCE,
      helpurls: [],
      parameters: [
        {
          index: 1,
          name: "list",
          type: ["b", "a", "c"],
          required: false,
          multi: true,
          lowlimit: 9,
          highlimit: 9,
          limit: 9,
          submodules: { a: "query+a", b: "query+b" },
          deprecatedvalues: ["b"],
        },
        {
          index: 2,
          name: "generator",
          type: ["a", "b"],
          ...OPTIONAL,
          submodules: { a: "query+a" },
          submoduleparamprefix: "g",
        },
      ],
      templatedparameters: [],
    });
  });

  it("has no group for the root, and the flags of modules", () => {
    const { parameters: _, ...main } = info(MODULES.get("main"));
    expect(main).toEqual({
      name: "main",
      path: "main",
      prefix: "",
      ...SOURCE,
      readrights: true,
      helpurls: [],
      templatedparameters: [],
    });
    expect(info(MODULES.get("query+a"))).toMatchObject({ generator: true, parameters: [] });
    expect(info(MODULES.get("query+b"))).toMatchObject({ deprecated: true, writerights: true });
  });
});

describe("The description of a parameter", () => {
  it.each<readonly [ParamDescriptor, object]>([
    [
      { type: "integer", required: true, min: 0, max: 5, highmax: 9, enforcerange: true },
      { required: true, min: 0, max: 5, highmax: 9, enforcerange: true },
    ],
    [{ type: "float", default: 0.5 }, { default: 0.5 }],
    [
      { type: "limit", max: 5, default: 10 },
      { max: 5, default: 10 },
    ],
    [
      { type: "string", maxbytes: 5, default: ["a", "b"] },
      { maxbytes: 5, default: "a|b" },
    ],
    [
      { type: "text", maxchars: 5, default: null },
      { maxchars: 5, default: "null" },
    ],
    [
      { type: "password", sensitive: true, maxbytes: 0 },
      { sensitive: true, maxbytes: 0 },
    ],
    [{ type: "raw", maxchars: 0 }, { maxchars: 0 }],
    [{ type: "upload", maxbytes: 2 }, { maxbytes: 2 }],
    [{ type: "unknown", maxbytes: 2 }, { maxbytes: 2 }],
    [{ type: "string", token: "csrf" }, { tokentype: "csrf" }],
    [
      { type: "tags", maxbytes: 2, multi: { lowlimit: 2, highlimit: 3, allspecifier: "*" } },
      { maxbytes: 2, multi: true, lowlimit: 2, highlimit: 3, allspecifier: "*", limit: 2 },
    ],
    [{ type: "user", subtypes: ["name"] }, { subtypes: ["name"] }],
    [{ type: "namespace", default: [0] }, { default: 0 }],
    [
      { type: "namespace", extranamespaces: [-1], default: [0, 1] },
      { extranamespaces: [-1], default: "0|1" },
    ],
    [{ type: "title" }, { mustExist: false }],
    [{ type: "boolean", default: false }, { default: false }],
    [{ type: "timestamp" }, {}],
    [{ type: "expiry", default: ["infinite"] }, { default: "infinite" }],
    [
      { type: "string", info: [{ name: "a", values: [1] }] },
      { info: [{ name: "a", values: [1] }] },
    ],
  ])("%j has all facts of its type", (param, facts) => {
    const module = { ...info(moduleWith(param)) };
    expect(module["parameters"]).toEqual([
      { index: 1, name: "p", type: param.type, ...OPTIONAL, ...facts },
    ]);
  });

  it("of listed values has them as its type, with those that are deprecated", () => {
    const param: ParamDescriptor = { type: "enum", values: ["a", "b"], deprecatedvalues: ["b"] };
    expect(info(moduleWith(param))["parameters"]).toEqual([
      { index: 1, name: "p", type: ["a", "b"], ...OPTIONAL, deprecatedvalues: ["b"] },
    ]);
  });
});

function moduleWith(param: ParamDescriptor): AnyModule {
  const params = { p: param };
  return {
    name: "x",
    path: "x",
    group: "action",
    prefix: "",
    select: {},
    generator: false,
    params,
  };
}
