import { describe, expect, it } from "vitest";
import { selectionDiagnostics } from "../../../../generator/check/module/selection.js";
import type { ModuleOperation } from "../../../../generator/model/operation.js";
import type { ResultField, ResultShape } from "../../../../generator/model/result.js";
import type { Selection, SelectionRows } from "../../../../generator/spec/types.js";
import { choice, moduleOf, parameter, things } from "../../learn/modules.js";

const list: ModuleOperation = {
  ...moduleOf("things", "list", [
    ...things.parameters,
    parameter("ns", choice("0", "1"), {
      multi: { lowlimit: 50, highlimit: 500, allowsduplicates: false, allspecifier: "*" },
    }),
  ]),
};
const withLimit: ModuleOperation = {
  ...list,
  parameters: [...list.parameters, parameter("limit", { kind: "integer", enforcerange: false })],
};

const ROWS: SelectionRows = {
  module: "query+things",
  servers: ["MediaWiki 1.45.0"],
  kind: "rows",
  from: "users",
};

/** The problems of a selection: code, message, and the pointer of the place. */
function problemsOf(value: Selection, module = list): readonly string[] {
  const pointers: string[] = [];
  const document = {
    file: "things.json",
    value,
    locate: (pointer: string) => ({ file: pointer, line: pointers.push(pointer), column: 1 }),
  };
  return selectionDiagnostics(document, module).map(
    ({ code, severity, message, position }) =>
      `${severity} ${code} at ${position?.file ?? ""}: ${message}`,
  );
}

function none(name: string, table: string): string {
  return `error selection-column-unknown at /belongs: the table "${table}" has no column "${name}"`;
}

function field(name: string, shape: ResultShape): ResultField {
  return {
    name,
    shape,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 1,
    servers: [],
    only: [],
  };
}

describe("A selection", () => {
  const page = { kind: "pages", of: "all" } as const;
  const pageRows = { kind: "rows of pages", from: "revisions", belongs: "pageid" } as const;
  const own = { kind: "own", by: "site info" } as const;
  const { module, servers } = ROWS;

  it.each<readonly [group: string, selection: Selection, fits: boolean]>([
    ["list", ROWS, true],
    ["prop", ROWS, false],
    ["meta", ROWS, false],
    ["prop", { module, servers, ...pageRows }, true],
    ["list", { module, servers, ...pageRows }, false],
    ["prop", { module, servers, ...page }, true],
    ["list", { module, servers, ...page }, false],
    ["list", { module, servers, ...own }, true],
    ["prop", { module, servers, ...own }, true],
    ["meta", { module, servers, ...own }, true],
  ])("of a module of the group %s: %j fits: %s", (group, selection, fits) => {
    expect(problemsOf(selection, { ...list, group })).toEqual(
      fits
        ? []
        : [
            `error selection-kind-unfit at /kind: the module "query+things" is of the group "${group}", which cannot have a selection of kind "${selection.kind}"`,
          ],
    );
  });

  it("of rows of pages needs the column that they belong by, stored in a known table", () => {
    const prop = { ...list, group: "prop" };
    const problems = (from: string, belongs: "pageid" | "title") => [
      problemsOf({ module, servers, kind: "rows of pages", from, belongs }, prop),
      problemsOf({ module, servers, ...page, from, belongs }, prop),
    ];
    expect(problems("revisions", "pageid")).toEqual([[], []]);
    expect(problems("pages", "title")).toEqual([[], []]);
    expect(problems("users", "pageid")).toEqual([
      [none("pageid", "users")],
      [none("pageid", "users")],
    ]);
    expect(problems("users", "title")).toEqual([[none("ns", "users")], [none("ns", "users")]]);
    const unknown = 'error selection-table-unknown at /from: the store has no table "nothing"';
    expect(problems("nothing", "title")).toEqual([[unknown], [unknown]]);
    expect(problemsOf({ module, servers, ...page, from: "users" }, prop)).toEqual([]);
  });
});

describe("The names of a selection", () => {
  it("are those of the module, of its result, and of the store", () => {
    expect(
      problemsOf({
        ...ROWS,
        show: "nothing",
        where: [
          { param: "colour", column: "shade" },
          { param: "prop", column: "name" },
          { exists: "nothing", on: { a: "b" } },
          // Stored only, not computed or of a related row.
          { exists: "revisions", on: { "page.title": "name", revid: "userid" } },
          { when: [{ since: "1.39" }, { param: "x", is: ["y"] }], demand: [] },
          { when: [{ since: "1.45" }], demand: [] },
        ],
        order: ["account.name"],
      }),
    ).toEqual([
      'error selection-function-unknown at /show: the stub has no function "nothing"',
      'warning selection-parameter-unknown at /where/0/param: the module "query+things" has no parameter "colour"; it is treated as absent',
      'error selection-column-unknown at /where/0/column: the table "users" has no column "shade"',
      'error selection-table-unknown at /where/2/exists: the store has no table "nothing"',
      'error selection-column-unknown at /where/2/on/a: the table "users" has no column "b"',
      'error selection-column-unknown at /where/3/on/page.title: the table "revisions" has no column "page.title"',
      'error selection-version-unknown at /where/4/when/0/since: the stub does not know the changes of MediaWiki "1.39", only those of 1.43 and 1.45',
    ]);
    expect(
      problemsOf(
        { module, servers: ROWS.servers, kind: "own", by: "toString" },
        { ...list, group: "meta" },
      ),
    ).toEqual(['error selection-function-unknown at /by: the stub has no function "toString"']);
  });

  it("of values are those that their parameter lists, if it lists them", () => {
    expect(
      problemsOf({
        ...ROWS,
        refuse: [
          {
            when: [
              { param: "type", is: ["big", "huge", true] },
              { param: "width", is: [7] },
              { param: "ns", is: ["*", "0", "2", 1] },
              { param: "prop", is: ["*"] },
            ],
            code: "c",
            text: "t",
          },
        ],
      }),
    ).toEqual(
      [
        ["type", "huge", "0/is/1"],
        ["type", "true", "0/is/2"],
        ["ns", "2", "2/is/2"],
        ["ns", "1", "2/is/3"],
        ["prop", "*", "3/is/0"],
      ].map(
        ([name, value, at]) =>
          `warning selection-value-unknown at /refuse/0/when/${at}: "${value}" is not a value of the parameter "${name}" of "query+things"; it never matches`,
      ),
    );
  });

  const module = ROWS.module;

  it("of fields are those of the result at any depth, if there is one", () => {
    const selection: Selection = { ...ROWS, falses: ["colour", "inner", "added", "wild"] };
    expect(problemsOf(selection)).toEqual([]);
    const text: ResultShape = { kind: "scalar", type: "string" };
    const record: ResultShape = {
      kind: "record",
      fields: [field("inner", text)],
      emptyIsList: false,
    };
    const result = {
      servers: [],
      response: [field("colour", record)],
      generator: [field("added", text)],
      bodies: [],
      errors: [],
    };
    expect(problemsOf(selection, { ...list, result })).toEqual([
      'warning selection-field-unknown at /falses/3: the result of "query+things" has no field "wild"; it is never returned',
    ]);
  });
});

describe("Rows that a request can continue", () => {
  const WITHOUT =
    'error selection-without-order at /kind: the rows of "query+things" have no order, so that a request cannot be continued';
  const other: ModuleOperation = { ...withLimit, group: "prop" };
  const { module, servers } = ROWS;
  const ofPages = {
    module,
    servers,
    kind: "rows of pages",
    from: "revisions",
    belongs: "pageid",
  } as const;

  it.each<readonly [Selection, ModuleOperation, isRefused: boolean]>([
    [ROWS, list, false],
    [ROWS, withLimit, true],
    [{ ...ROWS, limit: "width" }, list, true],
    [{ ...ROWS, order: ["name"] }, withLimit, false],
    [{ ...ROWS, continue: { param: "prop", by: "count" } }, withLimit, false],
    [{ ...ROWS, continue: { param: "prop", columns: ["name"] } }, withLimit, true],
    [{ ...ROWS, variants: [{ when: [] }] }, withLimit, true],
    [{ ...ROWS, variants: [{ when: [] }, { when: [], order: ["name"] }] }, withLimit, false],
    [ofPages, other, true],
    [{ ...ofPages, order: ["revid"] }, other, false],
    [{ module, servers, kind: "pages", of: "all" }, other, false],
    [{ module, servers, kind: "own", by: "site info" }, withLimit, false],
  ])("%j need an order", (selection, operation, isRefused) => {
    expect(problemsOf(selection, operation)).toEqual(isRefused ? [WITHOUT] : []);
  });
});
