import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.ts";
import type { Selection } from "../../../../templates/wiki/select/selection.ts";
import { selections } from "../../../../templates/wiki/selections/registry.ts";
import { NEXT_RECORDED, RECORDED } from "../../../generator/diff/real-pair.ts";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.ts";
import { REPOSITORY } from "../../../generator/support/places.ts";
import { apiFrom } from "../../../wiki/catalogue.ts";
import { learnedResults } from "../../../wiki/learned.ts";
import { selectionNames } from "./selection-names.ts";
import type { SelectionName } from "./selection-names.ts";
import { hasColumn, hasTable } from "./store-columns.ts";

const shipped = catalogueApi();
const catalogues = [
  shipped,
  ...[RECORDED, NEXT_RECORDED].map(({ catalogue }) =>
    apiFrom(JSON.parse(readFileSync(join(REPOSITORY, catalogue), "utf8"))),
  ),
];
const results = new Map(learnedResults().map((result) => [result.module, result]));

/** Parameters and values of MediaWiki 1.45 that none of these catalogues has, by module. */
const LATER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "query+logevents": { ids: [] },
  "query+siteinfo": { prop: ["copyuploaddomains"] },
};

/** The module in each catalogue that has it. */
function modulesOf({ module }: Selection): readonly AnyModule[] {
  return catalogues.flatMap(({ modules }) => modules.get(module) ?? []);
}

/** The names of a selection that nothing has. */
function unknownNames(selection: Selection): readonly SelectionName[] {
  const fields = fieldNames(results.get(selection.module));
  return selectionNames(selection).filter((found) => {
    switch (found.kind) {
      case "parameter":
        return !Object.hasOwn(selection.params, found.name);
      case "argument":
        return !knows(selection, found.parameter, found.value);
      case "field":
        return !fields.has(found.name);
      case "table":
        return !hasTable(found.name);
      case "column":
        return !found.tables.some((table) => hasColumn(table, found.name));
    }
  });
}

function knows({ params }: Selection, name: string, value: unknown): boolean {
  const values = params[name];
  return values === "*" || values?.split("|").includes(String(value)) === true;
}

/** The names of all fields in a result, nested ones included. */
function fieldNames(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.entries(value).flatMap(([name, member]) => [name, ...fieldNames(member)]));
}

describe("the selections of the wiki", () => {
  it("are all in the registry, by module path", () => {
    const folder = join(REPOSITORY, "templates", "wiki", "selections");
    const names = readdirSync(folder).filter((file) => file !== "registry.ts");
    expect([...selections.keys()].map((path) => `${path.replace("query+", "")}.ts`)).toEqual(
      names.toSorted(),
    );
    for (const [path, selection] of selections) expect(selection.module).toBe(path);
  });
});

describe.each([...selections.values()])("the selection of $module", (selection) => {
  const later = LATER[selection.module] ?? {};

  it("knows the parameters and values of its module in MediaWiki 1.39, 1.43 and the shipped catalogue", () => {
    const modules = modulesOf(selection);
    const params = modules.flatMap((module) => Object.entries(module.params));
    expect(Object.keys(selection.params).toSorted()).toEqual(
      [...new Set([...params.map(([name]) => name), ...Object.keys(later)])].toSorted(),
    );
    for (const [name, param] of params) {
      if (param.type !== "enum") expect([name, selection.params[name]]).toEqual([name, "*"]);
      else
        expect(
          param.values.filter((value) => !knows(selection, name, value)),
          name,
        ).toEqual([]);
    }
  });

  it("lists no value that no catalogue has", () => {
    const listed = Object.entries(selection.params).flatMap(([name, values]) =>
      values === "*" ? [] : values.split("|").map((value) => `${name}=${value}`),
    );
    const possible = new Set(
      [
        ...Object.entries(later),
        ...modulesOf(selection)
          .flatMap(({ params }) => Object.entries(params))
          .map(([name, param]) => [name, param.type === "enum" ? param.values : []] as const),
      ].flatMap(([name, values]) => values.map((value) => `${name}=${value}`)),
    );
    expect(listed.filter((each) => !possible.has(each))).toEqual([]);
  });

  it("has names of parameters, values, fields, tables and columns that exist", () => {
    expect(unknownNames(selection)).toEqual([]);
  });

  it("has the kind of its module's group, and an order if it is continued", () => {
    const module = shipped.modules.get(selection.module);
    if (selection.kind === "own") return;
    expect(module?.group).toBe(selection.kind === "rows" ? "list" : "prop");
    if (selection.kind === "pages" || !module?.params[selection.limit ?? "limit"]) return;
    const parts = [selection, ...(selection.variants ?? [])];
    expect(parts.some(({ order }) => order !== undefined)).toBe(true);
  });
});

describe("the check of names", () => {
  it("finds a wrong name of each kind", () => {
    const links = selections.get("query+links");
    if (links?.kind !== "rows of pages") throw new Error("The selection has another kind.");
    const found = unknownNames({
      ...links,
      where: [
        { param: "titel", column: "title" },
        { param: "titles", column: "page.titel" },
        { exists: "page", on: {} },
      ],
      direction: { param: "dir", down: ["up"] },
      falses: ["mising"],
    });
    expect(found.map((each) => (each.kind === "argument" ? each.value : each.name))).toEqual([
      "titel",
      "page.titel",
      "page",
      "up",
      "mising",
    ]);
  });
});
