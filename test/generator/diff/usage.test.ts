import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { exportedNames } from "../../../generator/diff/usage/names.js";
import { readUses } from "../../../generator/diff/usage/read.js";
import { HOSTS } from "./parameter-edits.js";
import { findings, moduleOf, parameterOf, realCatalogue, realDirectory } from "./specs.js";
import { field, resultFindings, resultOf, sideOf } from "./result-edits.js";
import { specEdits } from "./spec-edits.js";

let folder = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Lines of the code that use what findings are about. */
function usedLines(
  found: readonly Finding[],
  code: string,
): readonly (readonly number[] | undefined)[] {
  writeFileSync(join(folder, "code.ts"), code);
  const uses = readUses(folder, ["*.ts"], exportedNames(found));
  if (!uses) throw new Error("There is no code.");
  return withUsage(found, uses).map(({ usage }) => usage?.map(({ line }) => line));
}

function valueRemoved(): readonly Finding[] {
  const next = realCatalogue();
  Object.assign(parameterOf(next, ...HOSTS.single), { type: ["all", "redirects"] });
  return findings(realCatalogue(), next);
}

const IMPORT =
  'import { allpages as pages, type AllpagesParams } from "../generated/paraminfo/allpages.js";';

describe("what code uses", () => {
  it.each([
    ["a call with the value", 'pages({ filterredir: "nonredirects" });', [2]],
    ["a call with another value", 'pages({ filterredir: "all" });', []],
    ["a call with a value that cannot be told", "pages({ filterredir: chosen });", [2]],
    ["a call with another parameter", 'pages({ from: "A" });', []],
    ["a call with a spread", "pages({ ...more });", [2]],
    [
      "a call with a constant",
      'const params = { filterredir: "nonredirects" };\npages(params);',
      [2],
    ],
    ["a call with a variable", 'let params = { from: "A" };\npages(params);', [3]],
    ["a call without parameters", "pages();", []],
    ["a call with a constant that is itself", "const params = (params);\npages(params);", [3]],
    [
      "a call with constants that are each other",
      "const a = b as Some;\nconst b = a as Some;\npages(a);",
      [4],
    ],
    ["a call before an import that is cut off", "pages();\nimport { ", []],
    ["a call before an import from no text", "pages();\nimport { a } from b;", []],
    ["a call with a shorthand", 'const filterredir = "all";\npages({ filterredir });', [3]],
    ["a call with another shorthand", 'const from = "A";\npages({ from });', []],
    ["a call with a name that is worked out", 'pages({ [name]: "all" });', [2]],
    ["a call with a getter", 'pages({ get filterredir() { return "all"; } });', [2]],
    ["a call with a quoted name", 'pages({ "filterredir": "nonredirects" });', [2]],
    ["a call with a list that has the value", 'pages({ filterredir: ["nonredirects"] });', [2]],
    ["a call with a list without it", 'pages({ filterredir: ["all", `redirects`] });', []],
    ["a call with a list that cannot be told", "pages({ filterredir: [chosen] });", [2]],
    ["a call with a number", "pages({ filterredir: 1 });", []],
    ["a call with a negative number", "pages({ filterredir: -1 });", []],
    ["a call with a cast value", 'pages({ filterredir: "all" as const });', []],
    [
      "a call with a checked value",
      'pages({ filterredir: "nonredirects" satisfies string });',
      [2],
    ],
    ["a call with a cast object", 'pages({ from: "A" } as AllpagesParams);', []],
    ["a call with a checked object", 'pages(({ from: "A" }) satisfies object);', []],
    ["a call with what a function gives", "pages(make());", [2]],
    [
      "a call with a constant of two names",
      'const a = { from: "A" };\nconst b = a;\npages(b);',
      [4],
    ],
    ["a call with a name from elsewhere", "pages(elsewhere);", [2]],
    ["a cast to the type", 'const p = { filterredir: "nonredirects" } as AllpagesParams;', [2]],
    ["a type by a name that cannot be told", "type Any = AllpagesParams[Name];", [2]],
    ["a parameter of the type", "function f(p: AllpagesParams) {}", [2]],
    ["a typed value", 'const p: AllpagesParams = { filterredir: "nonredirects" };', [2]],
    ["a type of the parameter", 'type Redirects = AllpagesParams["filterredir"];', [2]],
    ["a type of another parameter", 'type From = AllpagesParams["from"];', []],
    ["the builder as a value", "list.map(pages);", [2]],
    ["a name of something else", 'other.pages({ filterredir: "nonredirects" });', []],
  ])("is found in %s", (_case, code, lines) => {
    expect(usedLines(valueRemoved(), `${IMPORT}\n${code}\n`)).toEqual([lines]);
  });

  it("is not that of generated code itself", () => {
    const header = "// Generated from wiki.json by `paramsmith generate`. Do not edit.\n";
    writeFileSync(join(folder, "other.ts"), "export {};\n");
    const call = `${IMPORT}\npages({ filterredir: "nonredirects" });\n`;
    expect(usedLines(valueRemoved(), header + call)).toEqual([[]]);
    expect(usedLines(valueRemoved(), call)).toEqual([[2]]);
  });

  it("is found through an index, and not in other packages", () => {
    const call = 'all.allpages({ filterredir: "nonredirects" });';
    expect(
      usedLines(valueRemoved(), `import * as all from "paramsmith/paraminfo";\n${call}\n`),
    ).toEqual([[2]]);
    expect(usedLines(valueRemoved(), `import * as all from "lodash";\n${call}\n`)).toEqual([[]]);
  });

  it("is every call where a default changes or a parameter becomes required", () => {
    const next = realCatalogue();
    Object.assign(parameterOf(next, ...HOSTS.single), { default: "redirects" });
    expect(
      usedLines(findings(realCatalogue(), next), `${IMPORT}\npages({ from: "A" });\n`),
    ).toEqual([[2]]);
  });

  it("is known by the old name where something was renamed", () => {
    const next = realCatalogue();
    Object.assign(moduleOf(next, "query+allpages"), { name: "everypage", path: "query+everypage" });
    Object.assign(parameterOf(next, "query+everypage", "filterredir"), { name: "filterredirs" });
    const found = findings(realCatalogue(), next);
    expect(found.map(({ rule }) => rule)).toEqual(["module-renamed", "param-renamed"]);
    expect(usedLines(found, `${IMPORT}\npages({ filterredir: "all" });\n`)).toEqual([[2], [2]]);
  });

  it("is what handlers read of their arguments", () => {
    const code = `import { createParaminfoHandler } from "../generated/paraminfo/handlers.js";
createParaminfoHandler({
  allpages: (args) => [args.filterredir],
  tags: ({ limit }) => [limit],
});
`;
    expect(usedLines(valueRemoved(), code)).toEqual([[3]]);
  });

  it.each([
    ["a function", "allpages: function (args) { return args.filterredir; },", [3]],
    ["a method", "allpages(args) { return args.filterredir; },", [3]],
    ["names", "allpages: ({ filterredir: kind }) => kind,", [3]],
    ["other names", "allpages: ({ from, limit: most }) => [from, most],", []],
    ["the rest of the names", "allpages: ({ from, ...rest }) => [from, rest],", [3]],
    ["all arguments at once", "allpages: (args) => log(args),", [3]],
    ["another argument", "allpages: (args) => args.from,", []],
    ["no arguments", "allpages: () => [],", []],
    ["a function from elsewhere", "allpages: elsewhere,", [3]],
    ["a function of the same name", "allpages,", [3]],
  ])("is what a handler reads that takes %s", (_what, handler, lines) => {
    const code = `import { createParaminfoHandler } from "../generated/paraminfo/handlers.js";
createParaminfoHandler({
  ${handler}
});
`;
    expect(usedLines(valueRemoved(), code)).toEqual([lines]);
  });

  it("is told in the order of the code, each place once", () => {
    const calls = 'pages({ filterredir: "nonredirects" }); pages(some);\npages(others);\n';
    expect(usedLines(valueRemoved(), `${IMPORT}\n${calls}`)).toEqual([[2, 2, 3]]);
  });

  it("is the fields that are read of answers", () => {
    const [old, next] = [realDirectory(), realDirectory()];
    specEdits.find(({ rule }) => rule === "response-field-removed")?.edit(next);
    const code = `import type { Alliance } from "../generated/alliance/schemas.js";
export const leader = (alliance: Alliance) => alliance.leaderId;
export const { name } = alliance;
`;
    expect(usedLines(findings(old, next), code)).toEqual([[2]]);
  });

  it("is found in reads of a field of a row, and in imports of what was learned", () => {
    const removed = resultFindings(
      sideOf(resultOf({ size: field("integer") })),
      sideOf(resultOf({})),
    );
    const rows =
      'import type { RecentchangesRow } from "../generated/paraminfo/results/recentchanges.js";';
    const code = `${rows}\nexport const size = (row: RecentchangesRow) => row.size;\nrow.other;\n`;
    expect(usedLines(removed, code)).toEqual([[2]]);
    const gone = resultFindings(sideOf(resultOf({})), sideOf());
    expect(usedLines(gone, code)).toEqual([[2]]);
  });
});
