import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../generator/diff/usage/generated-names.js";
import type { ComparedPair } from "../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../generator/diff/usage/read.js";
import type { Module } from "../../../generator/spec/source/types.js";
import { HOSTS } from "./parameter-edits.js";
import { moduleOf, parameterOf, parsed, realCatalogue, realOpenApi, unchecked } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { field, learnedSide, resultOf, sideOf } from "./result-edits.js";
import { specEdits } from "./spec-edits.js";

let folder = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Two specs, and what is found between them. */
interface Comparison extends ComparedPair {
  readonly found: readonly Finding[];
}

function comparison(old: ComparedSpec, next: ComparedSpec): Comparison {
  return { old, new: next, found: diffSpecs(old, next) };
}

function between(old: EditedSpec, next: EditedSpec): Comparison {
  return comparison(unchecked(old), unchecked(next));
}

function catalogue(...modules: readonly Module[]): EditedSpec {
  return { spec: parsed(JSON.stringify({ paraminfo: { modules } })) };
}

function tokens(path: string, group: string, values: readonly string[]): Module {
  const type = { name: "type", type: [...values] };
  return { name: "tokens", path, group, prefix: "", parameters: [type] };
}

function catalogueOfTokens(...values: readonly string[]): EditedSpec {
  return catalogue(tokens("query+tokens", "meta", ["x"]), tokens("tokens", "action", values));
}

/** Lines of the code that use what findings are about. */
function usedLines(
  { found, ...pair }: Comparison,
  code: string,
): readonly (readonly number[] | undefined)[] {
  writeFileSync(join(folder, "code.ts"), code);
  const uses = readUses(folder, usageFiles(folder, ["*.ts"]), subjectsOf(found, [pair]));
  return withUsage(found, uses).map(({ usage }) => usage?.map(({ line }) => line));
}

function valueRemoved(): Comparison {
  const next = realCatalogue();
  Object.assign(parameterOf(next, ...HOSTS.single), { type: ["all", "redirects"] });
  return between(realCatalogue(), next);
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
    ["a call with a variable", 'let params = { from: "A" };\npages(params);', []],
    ["a call with a variable of any type", "let params: any = {};\npages(params);", [3]],
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
      [],
    ],
    ["a call with a name from elsewhere", "pages(elsewhere);", [2]],
    ["a cast to the type", 'const p = { filterredir: "nonredirects" } as AllpagesParams;', [2]],
    ["a type by a name that cannot be told", "type Any = AllpagesParams[Name];", [2]],
    ["a parameter of the type", "function f(p: AllpagesParams) {}", []],
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

  it("is no object that is a part of another one where a default changes", () => {
    const next = realCatalogue();
    Object.assign(parameterOf(next, ...HOSTS.single), { default: "redirects" });
    const [, name] = HOSTS.single;
    const code = [
      IMPORT,
      "declare const some: boolean;",
      `export const a = pages({ ${name}: "all", ...{ from: "A" } });`,
      `export const b = pages({ ${name}: "all", ...(some ? { from: "A" } : { to: "B" }) });`,
      `export const c = pages({ ${name}: "all", ...(some && { from: "A" }) });`,
      `export const d = pages({ to: "B", ...{ from: "A" } });`,
    ].join("\n");
    expect(usedLines(between(realCatalogue(), next), code)).toEqual([[6]]);
  });

  it("is every call where a default changes or a parameter becomes required", () => {
    const next = realCatalogue();
    Object.assign(parameterOf(next, ...HOSTS.single), { default: "redirects" });
    expect(usedLines(between(realCatalogue(), next), `${IMPORT}\npages({ from: "A" });\n`)).toEqual(
      [[2]],
    );
  });

  it("is known by the old name where something was renamed", () => {
    const next = realCatalogue();
    Object.assign(moduleOf(next, "query+allpages"), { name: "everypage", path: "query+everypage" });
    Object.assign(parameterOf(next, "query+everypage", "filterredir"), { name: "filterredirs" });
    const renamed = between(realCatalogue(), next);
    expect(renamed.found.map(({ rule }) => rule)).toEqual(["module-renamed", "param-renamed"]);
    expect(usedLines(renamed, `${IMPORT}\npages({ filterredir: "all" });\n`)).toEqual([[2], [2]]);
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
    const [old, next] = [realOpenApi(), realOpenApi()];
    specEdits.find(({ rule }) => rule === "response-field-removed")?.edit(next);
    const code = `import type { Alliance } from "../generated/alliance/schemas.js";
export const leader = (alliance: Alliance) => alliance.leaderId;
export const { name } = alliance;
`;
    expect(usedLines(between(old, next), code)).toEqual([[2]]);
  });

  it("is found in reads of a field of a row, and in imports of what was learned", () => {
    const removed = comparison(
      learnedSide(sideOf(resultOf({ size: field("integer") }))),
      learnedSide(sideOf(resultOf({}))),
    );
    const rows =
      'import type { RecentchangesRow } from "../generated/paraminfo/results/recentchanges.js";';
    const code = `${rows}\nexport const size = (row: RecentchangesRow) => row.size;\nrow.other;\n`;
    expect(usedLines(removed, code)).toEqual([[2]]);
    const gone = comparison(learnedSide(sideOf(resultOf({}))), learnedSide(sideOf()));
    expect(usedLines(gone, code)).toEqual([[2]]);
  });

  it.each<[string, Partial<Module>, string, string]>([
    ["below another module", { name: "b", path: "query+a+b", group: "x" }, "a-b", "aB"],
    [
      "with a word of the language",
      { name: "delete", path: "delete", group: "action" },
      "delete",
      "delete_",
    ],
    ["with a hyphen", { name: "a-b", path: "query+a-b", group: "list" }, "a-b", "aB"],
  ])("is found by the names of a module %s", (_what, more, file, builder) => {
    const module: Module = {
      name: "",
      path: "",
      prefix: "",
      ...more,
      parameters: [{ name: "filter", type: ["x", "y"] }],
    };
    const next = { ...module, parameters: [{ name: "filter", type: ["x"] }] };
    const compared = between(catalogue(module), catalogue(next));
    const code = `import { ${builder} } from "../generated/paraminfo/${file}.js";\n${builder}({ filter: "y" });\n`;
    expect(usedLines(compared, code)).toEqual([[2]]);
  });

  it("is found by the names of a module whose name a query module has too", () => {
    const compared = between(catalogueOfTokens("x", "y"), catalogueOfTokens("x"));
    const from = 'from "../generated/paraminfo/action-tokens.js";';
    expect(
      usedLines(compared, `import { actionTokens } ${from}\nactionTokens({ type: "y" });\n`),
    ).toEqual([[2]]);
    expect(usedLines(compared, `import { tokens } ${from}\ntokens({ type: "y" });\n`)).toEqual([
      [],
    ]);
  });

  it("is found by the types of the records in rows", () => {
    const row = {
      record: { a: field("string"), b: field("string"), c: field("string"), d: field("string") },
    } as const;
    const compared = comparison(
      learnedSide(sideOf(resultOf({ size: field(row) }))),
      learnedSide(sideOf()),
    );
    const from = 'from "../generated/paraminfo/results/recentchanges.js";';
    const code = `import type { RecentchangesRowSize } ${from}\nexport let size: RecentchangesRowSize;\n`;
    expect(usedLines(compared, code)).toEqual([[2]]);
  });
});
