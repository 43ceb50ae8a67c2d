/**
 * The transcribed query module catalogue, held against an independent reading of its source.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE_TABLE } from "./catalogue.table.ts";
import {
  asArray,
  asObject,
  asString,
  MODULE_KEYS,
  PARAMETER_KEYS,
  renderModule,
  renderParameter,
  type JsonObject,
} from "./notation.ts";

const CATALOGUE_URL = new URL("../../spec/paraminfo/catalogue.json", import.meta.url);

const answer = asObject(JSON.parse(readFileSync(CATALOGUE_URL, "utf8")), "the answer");
const paraminfo = asObject(answer["paraminfo"], "paraminfo");
const modules = asArray(paraminfo["modules"], "modules").map((module) =>
  asObject(module, "a module"),
);

/** The name of a module. */
function nameOf(module: JsonObject): string {
  return asString(module["name"], "name of a module");
}

/** The parameter descriptions under a key of a module. */
function descriptions(
  module: JsonObject,
  key: "parameters" | "templatedparameters",
): readonly JsonObject[] {
  const what = `${key} of ${nameOf(module)}`;
  return asArray(module[key], what).map((parameter) => asObject(parameter, what));
}

/** The parameter descriptions of a module, the templated ones last. */
function allDescriptions(module: JsonObject): readonly JsonObject[] {
  return [...descriptions(module, "parameters"), ...descriptions(module, "templatedparameters")];
}

/** The names of the modules that have a member. */
function namesWith(key: string): readonly string[] {
  return modules.filter((module) => key in module).map(nameOf);
}

/** The names of the modules that lack a member. */
function namesWithout(key: string): readonly string[] {
  return modules.filter((module) => !(key in module)).map(nameOf);
}

/** How many modules a group has. */
function sizeOfGroup(group: string): number {
  return modules.filter((module) => module["group"] === group).length;
}

/** The number of parameter descriptions under a key, over all the modules. */
function countOf(key: "parameters" | "templatedparameters"): number {
  return modules.reduce((count, module) => count + descriptions(module, key).length, 0);
}

describe("each module of the catalogue", () => {
  for (const [name, expected] of Object.entries(CATALOGUE_TABLE)) {
    it(`transcribes ${name} as the source states it`, () => {
      const found = modules.filter((module) => module["name"] === name);
      expect(found.map(renderModule)).toEqual([expected]);
    });
  }
});

describe("the catalogue as a whole", () => {
  it("is an answer with paraminfo alone, and plain help", () => {
    expect(Object.keys(answer)).toEqual(["paraminfo"]);
    expect(Object.keys(paraminfo)).toEqual(["helpformat", "modules"]);
    expect(paraminfo["helpformat"]).toBe("none");
  });

  it("lists the modules of the source in its order, each once", () => {
    expect(modules.map(nameOf)).toEqual(Object.keys(CATALOGUE_TABLE));
  });

  it("has 63 modules: 36 list, 20 prop and 7 meta", () => {
    expect(modules).toHaveLength(63);
    expect(sizeOfGroup("list")).toBe(36);
    expect(sizeOfGroup("prop")).toBe(20);
    expect(sizeOfGroup("meta")).toBe(7);
  });

  it("has 514 parameters and 4 templated ones", () => {
    expect(countOf("parameters")).toBe(514);
    expect(countOf("templatedparameters")).toBe(4);
  });

  it("marks 36 modules as generators", () => {
    expect(namesWith("generator")).toHaveLength(36);
  });

  it("carries readrights on every module but authmanagerinfo and tokens", () => {
    expect(namesWithout("readrights")).toEqual(["authmanagerinfo", "tokens"]);
  });

  it("deprecates no module but deletedrevs", () => {
    expect(namesWith("deprecated")).toEqual(["deletedrevs"]);
  });

  it("leaves the prefix empty on codexicons and tokens alone", () => {
    expect(modules.filter((module) => module["prefix"] === "").map(nameOf)).toEqual([
      "codexicons",
      "tokens",
    ]);
  });

  it("gives every other module a prefix of its own", () => {
    const prefixes = modules.map((module) => module["prefix"]).filter((prefix) => prefix !== "");
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it("forms every path from query, a plus sign and the name", () => {
    expect(modules.map((module) => module["path"])).toEqual(
      modules.map((module) => `query+${nameOf(module)}`),
    );
  });

  it("licenses every module under GPL-2.0-or-later", () => {
    expect(new Set(modules.map((module) => module["licensetag"]))).toEqual(
      new Set(["GPL-2.0-or-later"]),
    );
  });

  it("has help addresses on languageinfo alone, and there an empty list", () => {
    const withHelp = modules.filter((module) => "helpurls" in module);
    expect(withHelp.map((module) => [module["name"], module["helpurls"]])).toEqual([
      ["languageinfo", []],
    ]);
  });

  it.each(["classname", "source", "sourcename", "licenselink"])(
    "leaves out %s, whose values the source omits",
    (key) => {
      expect(namesWith(key)).toEqual([]);
    },
  );

  it("has no member of a module or a parameter that the source does not describe", () => {
    const unknown = modules.flatMap((module) => [
      ...Object.keys(module).filter((key) => !MODULE_KEYS.has(key)),
      ...allDescriptions(module).flatMap((parameter) =>
        Object.keys(parameter).filter((key) => !PARAMETER_KEYS.has(key)),
      ),
    ]);
    expect(unknown).toEqual([]);
  });

  it("has templated parameters on the revision family alone", () => {
    const templated = modules.filter(
      (module) => descriptions(module, "templatedparameters").length > 0,
    );
    expect(templated.map(nameOf)).toEqual([
      "alldeletedrevisions",
      "allrevisions",
      "deletedrevisions",
      "revisions",
    ]);
  });
});

describe("the parameters of the catalogue", () => {
  const everyDescription = modules.flatMap(allDescriptions);

  it("are numbered from 1 within each module, the templated ones last", () => {
    expect(modules.map((module) => allDescriptions(module).map(({ index }) => index))).toEqual(
      modules.map((module) => allDescriptions(module).map((_, position) => position + 1)),
    );
  });

  it("have names that are unique within each module", () => {
    for (const module of modules) {
      const names = allDescriptions(module).map((parameter) => parameter["name"]);
      expect(new Set(names).size, nameOf(module)).toBe(names.length);
    }
  });

  it("have value counts of 50, 500 and 50 exactly where several values are accepted", () => {
    const multi = everyDescription.filter((parameter) => "multi" in parameter);
    expect(multi.map(counts)).toEqual(multi.map(() => [50, 500, 50]));
    const single = everyDescription.filter((parameter) => !("multi" in parameter));
    expect(single.map(counts)).toEqual(single.map(() => [undefined, undefined, undefined]));
  });

  it("allow each of their values once", () => {
    for (const parameter of everyDescription) {
      const type = parameter["type"];
      if (Array.isArray(type)) {
        expect(new Set(type).size, JSON.stringify(parameter)).toBe(type.length);
      }
    }
  });

  it("default to values they allow, and deprecate values they allow", () => {
    for (const parameter of everyDescription) {
      const { type, default: defaultValue, deprecatedvalues } = parameter;
      if (Array.isArray(type)) {
        const chosen =
          typeof defaultValue !== "string" || defaultValue === ""
            ? []
            : "multi" in parameter
              ? defaultValue.split("|")
              : [defaultValue];
        const deprecated = Array.isArray(deprecatedvalues) ? deprecatedvalues : [];
        expect(type, JSON.stringify(parameter)).toEqual(
          expect.arrayContaining([...chosen, ...deprecated]),
        );
      }
    }
  });

  it("are sensitive only as the token of watchlist and watchlistraw", () => {
    const sensitive = modules.flatMap((module) =>
      allDescriptions(module)
        .filter((parameter) => "sensitive" in parameter)
        .map((parameter) => `${nameOf(module)}.${String(parameter["name"])}`),
    );
    expect(sensitive).toEqual(["watchlist.token", "watchlistraw.token"]);
  });
});

describe("the notation", () => {
  it("says everything a description can hold", () => {
    expect(
      renderParameter({
        index: 1,
        name: "kind-{slot}",
        type: ["", "a", "it's"],
        multi: "",
        lowlimit: 50,
        highlimit: 500,
        limit: 50,
        default: "a|",
        min: 1,
        max: 500,
        highmax: 5000,
        allspecifier: "*",
        extranamespaces: [-2, -1],
        subtypes: ["name", "ip"],
        deprecatedvalues: ["a"],
        info: [{ name: "modes", values: [1, "2"] }, { name: "useronly" }],
        templatevars: { slot: "slots" },
        required: "",
        allowsduplicates: "",
        sensitive: "",
        deprecated: "",
      }),
    ).toBe(
      "kind-{slot} (''|a|'it\\'s') [] ='a|' 1..500/5000 all:'*' extranamespaces:-2,-1" +
        " subtypes:name,ip deprecatedvalues:a info:modes(1,'2') info:useronly vars:slot=slots" +
        " required allowsduplicates sensitive deprecated",
    );
  });

  it("tells a number from a string of digits", () => {
    expect(renderParameter({ name: "n", type: "integer", default: 0 })).toBe("n integer =0");
    expect(renderParameter({ name: "n", type: "string", default: "0" })).toBe("n string ='0'");
  });

  it.each<[string, JsonObject]>([
    ["an unknown member", { name: "n", type: "string", surprise: 1 }],
    ["an unknown type", { name: "n", type: "text" }],
    ["a flag that is not the empty string", { name: "n", type: "string", required: true }],
    ["several values without their counts", { name: "n", type: "string", multi: "" }],
    ["value counts without several values", { name: "n", type: "string", limit: 50 }],
    ["a default that is neither text nor number", { name: "n", type: "string", default: false }],
    ["a condition with an unknown member", { name: "n", type: "string", info: [{ x: 1 }] }],
  ])("refuses %s in a parameter", (_, parameter) => {
    expect(() => renderParameter(parameter)).toThrow();
  });

  it("refuses an unknown member in a module", () => {
    const module = { name: "m", group: "list", prefix: "m", parameters: [], classname: "M" };
    expect(() => renderModule({ ...module, templatedparameters: [] })).toThrow("classname");
  });
});

function counts(parameter: JsonObject): readonly unknown[] {
  return [parameter["lowlimit"], parameter["highlimit"], parameter["limit"]];
}
