import { describe, expect, it } from "vitest";
import { options } from "../../../../generator/emit/parts/options.js";
import { analyse } from "../../../../generator/pipeline.js";
import type { PlannedCatalogue } from "../../../../generator/emit/plan/planned.js";
import { StructureKind } from "../../../../generator/base/ts-morph.js";
import { catalogue, inputOf, module, parameter } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const MULTI = { multi: true };
const MAIN: Json = {
  name: "main",
  path: "main",
  group: "",
  prefix: "",
  parameters: [
    parameter("action", ["query"], MULTI),
    parameter("format", ["json", "xml"]),
    parameter("mains", "string", MULTI),
    parameter("main1"),
  ],
};
const QUERY: Json = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  parameters: [
    parameter("prop", ["thing"], MULTI),
    parameter("list", ["thing"], MULTI),
    parameter("meta", ["thing"], MULTI),
    parameter("titles", "string", MULTI),
    parameter("title1"),
  ],
};

/** Parameters that say whose they are. */
function parametersOf(name: string): readonly Json[] {
  return [parameter(`${name}s`, "string", MULTI), parameter(`${name}1`)];
}

function format(name: string): Json {
  return { name, path: name, group: "format", prefix: "", parameters: parametersOf(name) };
}

function planned(...given: readonly Json[]): PlannedCatalogue {
  const { value } = analyse(inputOf(catalogue(...given)));
  if (value?.kind !== "catalogue") throw new Error("There is no plan.");
  return value;
}

function inShort(catalogueOf: PlannedCatalogue) {
  const fragments = options.spec?.(catalogueOf, { targets: [], emitters: new Set() }) ?? [];
  const sources = fragments.filter((each) => each.kind === "source");
  return sources.map(({ path, imports, statements }) => ({
    path,
    imports,
    statements: statements.map((statement) => {
      if (typeof statement !== "object" || !("kind" in statement)) return statement;
      switch (statement.kind) {
        case StructureKind.Interface:
          return [statement.name, statement.extends, statement.docs];
        case StructureKind.VariableStatement:
          return statement.declarations.map(({ name }) => name);
        default:
          return statement.kind;
      }
    }),
  }));
}

describe("the options of requests", () => {
  it("are those of the roots that a request has", () => {
    const roots = planned(
      MAIN,
      QUERY,
      format("json"),
      format("xml"),
      module("xml", parametersOf("other")),
    );
    const xml = { ...roots, model: { ...roots.model, requestDefaults: { format: "xml" } } };
    expect(inShort(xml)).toEqual([
      {
        path: "test/options.ts",
        imports: [
          { typeOnly: true, from: "runtime/client", names: ["RequestRoot"] },
          { typeOnly: true, from: "test/main", names: ["MainOptions"] },
          { typeOnly: true, from: "test/query", names: ["PageOptions"] },
          { typeOnly: true, from: "test/format-xml", names: ["FormatXmlParams"] },
        ],
        statements: [
          [
            "RequestOptions",
            ["MainOptions", "FormatXmlParams"],
            ["Root parameters of a request: its output format, errors, language, assertions."],
          ],
          [
            "QueryOptions",
            ["RequestOptions", "PageOptions"],
            [
              "Root parameters of a request to a query module: those of any request, and the pages to query.",
            ],
          ],
          [`requestDefaults: RequestOptions = {\nformat: "xml",\n}`],
          [
            'requestRoot: RequestRoot = { defaults: requestDefaults, lists: ["mains", "titles", "xmls"] }',
          ],
        ],
      },
    ]);
  });

  it("are none without roots", () => {
    const { modules, ...roots } = planned(MAIN, QUERY, format("json"), module("thing"));
    const things = modules.filter(({ operation }) => operation.name === "thing");
    expect(
      inShort({ ...roots, modules: things }).map(({ imports, statements }) => [
        imports.map(({ from }) => from),
        statements.slice(0, 2).map((statement) => [statement].flat().slice(0, 2)),
        statements.at(-1),
      ]),
    ).toEqual([
      [
        ["runtime/client"],
        [
          ["RequestOptions", []],
          ["QueryOptions", ["RequestOptions"]],
        ],
        ["requestRoot: RequestRoot = { defaults: requestDefaults, lists: [] }"],
      ],
    ]);
  });
});
