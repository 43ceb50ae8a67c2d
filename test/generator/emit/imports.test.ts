import { describe, expect, it } from "vitest";
import { types, values } from "../../../generator/base/fragment.js";
import type { ImportForm } from "../../../generator/emit/output.js";
import { importStructures, specifier } from "../../../generator/emit/print.js";
import { copied } from "../support/forms.js";

/** The files that a file of a folder imports from, in order. */
function order(folder: string): readonly string[] {
  const imports = [values(`${folder}/b`, "b"), values("runtime/c", "c")];
  return importStructures(`${folder}/a.ts`, imports, copied(".js")).map(
    ({ moduleSpecifier }) => moduleSpecifier,
  );
}

describe("the specifier of an import", () => {
  it.each([
    ["a file beside", "wiki/a.ts", "wiki/b", ".js", "./b.js"],
    ["a file above", "wiki/a.ts", "runtime/b", ".js", "../runtime/b.js"],
    ["a file below", "a.ts", "runtime/rules/b", ".js", "./runtime/rules/b.js"],
    ["a file of a folder two above", "wiki/results/a.ts", "runtime/b", ".js", "../../runtime/b.js"],
    ["a file of a folder that begins alike", "wiki/a.ts", "wiki2/b", ".js", "../wiki2/b.js"],
    ["a file with the name of the folder", "wiki/b/a.ts", "wiki/b", ".js", "../b.js"],
    ["a file with the ending of TypeScript", "wiki/a.ts", "wiki/b", ".ts", "./b.ts"],
    ["a file without an ending", "wiki/a.ts", "wiki/b", "", "./b"],
  ] as const)("names %s", (_, path, target, extension, expected) => {
    expect(specifier(path, target, copied(extension))).toBe(expected);
  });
});

describe("the specifier of an import from the package", () => {
  const PACKAGE: ImportForm = { extension: ".ts", runtime: "package" };

  it.each([
    ["a door", "runtime/client", "paramsmith/client"],
    ["the stubs of OpenAPI documents, which are never copied", "stub", "paramsmith/server"],
    ["the test wiki", "wiki", "paramsmith/wiki"],
    ["another file", "wiki/b", "./b.ts"],
    ["a file of a folder that begins alike", "runtime-2/b", "../runtime-2/b.ts"],
  ])("names %s", (_, target, expected) => {
    expect(specifier("wiki/a.ts", target, PACKAGE)).toBe(expected);
  });
});

describe("the imports of a file", () => {
  const found = importStructures(
    "wiki/a.ts",
    [
      values("wiki/options", "b", "a"),
      types("runtime/client", "Exact"),
      values("wiki/a", "self"),
      types("runtime/validate", "Validator"),
      types("runtime/client", "OneOrMore", "Exact"),
      types("wiki/options", "Options"),
      types("wiki/schemas"),
    ],
    copied(".js"),
  );

  it("are one for each file and sort and one door of the runtime, sorted with their names, types first, none of the file itself, and none without names", () => {
    expect(
      found.map(({ moduleSpecifier, isTypeOnly, namedImports }) => [
        moduleSpecifier,
        isTypeOnly,
        namedImports,
      ]),
    ).toEqual([
      ["../runtime/validate.js", true, ["Exact, OneOrMore, Validator"]],
      ["./options.js", true, ["Options"]],
      ["./options.js", false, ["a, b"]],
    ]);
  });

  it("stand in the same order whatever the folder is called", () => {
    expect(order("zoo")).toEqual(order("aardvark"));
  });
});
