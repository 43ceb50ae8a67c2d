import { describe, expect, it } from "vitest";
import type { UsageSubjects } from "../../../../generator/diff/usage/generated-names.js";
import { isGeneratedPath, standInText } from "../../../../generator/diff/usage/programs.js";
import type { ExportedNames } from "../../../../generator/emit/plan/exported-names.js";

const NOTHING: UsageSubjects = {
  names: new Map(),
  owners: new Map(),
  files: new Map([["pages", ["query+pages"]]]),
  requests: new Set(),
  others: new Set(),
  members: new Set(),
  templates: [],
  values: new Set(),
};

const PAGES: ExportedNames = {
  builder: "pages",
  all: ["pages", "PagesParams", "pagesModule", "PagesRow"],
  requests: ["pages", "PagesParams"],
  files: ["pages"],
};
const TOWN: ExportedNames = {
  builder: "Town",
  all: ["Town", "validateTown"],
  requests: [],
  files: ["schemas"],
};
const BARE: ExportedNames = { builder: "bare", all: ["bare"], requests: ["bare"], files: ["bare"] };

describe("the path of generated code", () => {
  it.each([
    ["paramsmith", true],
    ["paramsmith/pages", true],
    ["paramsmithy", false],
    ["./pages.js", true],
    ["../gen/wiki/pages", true],
    ["wiki-client/pages.js", true],
    ["./others.js", false],
    ["./index.js", true],
    ["../gen/handlers", true],
    ["./schemas.js", true],
    ["./options.ts", true],
    ["index", false],
    ["package/schemas.js", false],
  ])("is known without its file: %s, %s", (specifier, expected) => {
    expect(isGeneratedPath(specifier, NOTHING)).toBe(expected);
  });
});

describe("declarations in place of generated code", () => {
  const subjects = {
    ...NOTHING,
    names: new Map([
      ["query+pages", [PAGES, TOWN]],
      ["query+others", [PAGES, BARE]],
    ]),
  };

  it("are of all that is exported, once each, and of the handlers that code names", () => {
    const texts = [
      "const a: WikiHandlers = {}; createWikiHandler(a);",
      "createWikiHandler; createhandler; wikiHandlers; MyHandlersOf; PagesRow;",
    ];
    expect(standInText(subjects, texts).split("\n")).toEqual([
      "// Generated from the base by `paramsmith generate`. Do not edit.",
      "export declare function pages(params?: PagesParams, options?: any): any;",
      "export interface PagesParams { [member: string]: any }",
      "export declare const pagesModule: any;",
      "export interface PagesRow { [member: string]: any }",
      "export interface Town { [member: string]: any }",
      "export declare const validateTown: any;",
      "export declare function bare(params?: bare, options?: any): any;",
      "interface BaseHandlers { pages: (args: PagesParams, ...others: any[]) => any; pages: (args: PagesParams, ...others: any[]) => any; }",
      "export interface WikiHandlers extends BaseHandlers {}",
      "export declare function createWikiHandler(handlers: Partial<BaseHandlers>, options?: any): any;",
      "",
    ]);
  });

  it("have no handlers that are exported already", () => {
    const names = new Map([["a", [{ ...TOWN, all: ["Town", "TownHandlers"] }]]]);
    expect(standInText({ ...NOTHING, names }, ["TownHandlers"]).split("\n")).toEqual([
      "// Generated from the base by `paramsmith generate`. Do not edit.",
      "export interface Town { [member: string]: any }",
      "export interface TownHandlers { [member: string]: any }",
      "interface BaseHandlers {  }",
      "",
    ]);
  });
});
