import { describe, expect, it } from "vitest";
import type { JSDocableNodeStructure, StatementStructures } from "ts-morph";
import { rowStatements } from "../../../../generator/emit/parts/result-rows.js";
import { StructureKind } from "../../../../generator/base/ts-morph.js";
import type { Result, ResultFields } from "../../../../generator/spec/source/types.js";
import { field, inQuery, sometimes, withProp } from "../../support/results.js";
import { parameter } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";
import { writerOf } from "./result-writers.js";

const PROP = parameter("prop", ["ids", "title", "user"], { multi: true });
const SELECTED: Result["rows"] & object = {
  at: ["query", "thing"],
  kind: "item",
  selector: "prop",
};

/** A statement as text: its comment and name, then its members. */
function inShort(statement: StatementStructures): readonly string[] {
  if (typeof statement !== "object" || !("kind" in statement))
    throw new Error("A statement has a kind.");
  switch (statement.kind) {
    case StructureKind.TypeAlias:
      return [commentOf(statement), `${statement.name} = ${String(statement.type)}`];
    case StructureKind.Interface:
      return [
        commentOf(statement),
        statement.name,
        ...(statement.properties ?? []).map((member) =>
          `${member.name} ${commentOf(member)}`.replaceAll(/\s+/g, " ").trim(),
        ),
      ];
    default:
      throw new Error("Rows are interfaces and other types.");
  }
}

function commentOf({ docs = [] }: JSDocableNodeStructure): string {
  return docs.filter((each) => typeof each === "string").join("\n\n");
}

function rows(
  row: ResultFields,
  parameters: readonly Json[] = [],
  more: Partial<Result> = {},
): readonly (readonly string[])[] {
  return rowStatements(writerOf(row, parameters, more)).map(inShort);
}

describe("the type of a row", () => {
  it("has the fields of a record", () => {
    expect(rows({ a: field("integer"), b: sometimes("title") })).toEqual([
      [`The fields of each row of \`list=thing\`.`, "ThingRow", "a: number", "b?: string"],
    ]);
  });

  it.each([
    [{ list: { list: "string" } }, "item", "readonly string[]"],
    [{ map: "integer" }, "entry", "number"],
    [{ list: { map: { list: "title" } } }, "item", "Readonly<Record<string, readonly string[]>>"],
  ] as const)("is another one where rows are no records: %j", (is, kind, type) => {
    const thing = {
      rows: { at: ["query", "thing"], kind },
      response: inQuery({ thing: field(is) }),
    };
    expect(rows({}, [], thing)).toEqual([[`A row of \`list=thing\`.`, `ThingRow = ${type}`]]);
  });

  it("does not exist without rows", () => {
    const writer = writerOf({ a: field("string") });
    const { row: _row, ...parts } = writer.planned.parts;
    expect(rowStatements({ ...writer, planned: { ...writer.planned, parts } })).toEqual([]);
  });

  it("is in two groups if values of a parameter select fields", () => {
    const row = {
      type: field("string"),
      pageid: withProp("integer", "ids"),
      revid: withProp("integer", "ids", { optional: true }),
      title: withProp("title", "title"),
    };
    expect(rows(row, [PROP], { rows: SELECTED })).toEqual([
      [`The fields of each row of \`list=thing\` for any request.`, "ThingRow", "type: string"],
      [
        "The fields that each value of `prop` adds.",
        "ThingRowProps",
        "ids: { readonly pageid: number; readonly revid?: number }",
        "title: { readonly title: string }",
      ],
    ]);
    const { type: _type, ...selected } = row;
    expect(rows(selected, [PROP], { rows: SELECTED }).map(([, name]) => name)).toEqual([
      "ThingRowProps",
    ]);
  });

  it("is in one group if no value selects any", () => {
    const both = [`The fields of each row of \`list=thing\`.`, "ThingRow", "a: string"];
    expect(rows({ a: field("string") }, [PROP], { rows: SELECTED })).toEqual([both]);
    const other = field("string", { when: { other: ["x"] } });
    const parameters = [PROP, parameter("other", ["x"])];
    const [found, ...others] = rows({ a: other }, parameters, { rows: SELECTED });
    expect(others).toEqual([]);
    expect(found).toEqual([both[0], "ThingRow", "a?: string Only with `other=x`."]);
  });

  it("has the meaning of values in comments, unless the field has its own", () => {
    const description = "What to get:\n- ids: The numbers.\n- title: The name.\n- user: Who.";
    const writer = writerOf(
      {
        ids: withProp("integer", "ids"),
        more: withProp("integer", "ids"),
        name: withProp("title", "title"),
        user: withProp("string", "user"),
      },
      [PROP],
      { rows: SELECTED },
    );
    const { row } = writer.planned.parts;
    if (row?.kind !== "record") throw new Error("The row is a record.");
    const about = { more: "Of the field.", name: "Of the name.", user: "Of the module." };
    const fields = row.fields.map((each) => {
      const text = new Map(Object.entries(about)).get(each.name);
      if (text === undefined) return each;
      const of = each.name === "user" ? "module" : "name";
      return { ...each, description: { text, about: of } as const };
    });
    const { operation } = writer.module;
    const parameters = operation.parameters.map((each) => ({ ...each, description }));
    const [props] = rowStatements({
      ...writer,
      module: { ...writer.module, operation: { ...operation, parameters } },
      planned: {
        ...writer.planned,
        parts: { ...writer.planned.parts, row: { ...row, fields } },
      },
    });
    expect(props && inShort(props)).toEqual([
      "The fields that each value of `prop` adds.",
      "ThingRowProps",
      "ids: { /** The numbers. */ readonly ids: number; /** Of the field. */ readonly more: number }",
      "title: { /** The name. */ readonly name: string }",
      "user: { /** Of the module. */ readonly user: string }",
    ]);
  });

  it.each([
    [
      "each row",
      { at: ["query", "thing"], kind: "item" },
      "The fields of each row of `list=thing`",
    ],
    [
      "each entry",
      { at: ["query", "map"], kind: "entry" },
      "The fields of each entry of `list=thing`",
    ],
    ["an object", { at: ["query", "object"], kind: "object" }, "The fields of `list=thing`"],
    [
      "each page",
      { at: ["query", "pages"], kind: "item" },
      "The fields that `list=thing` adds to each page",
    ],
  ] as const)("is called by what it is: %s", (_, given, text) => {
    const record = { a: field("string") };
    const response = inQuery({
      thing: field({ list: { record } }),
      map: field({ map: { record } }),
      object: field({ record }),
      pages: field({ list: { record } }),
    });
    expect(rows({}, [], { rows: { ...given, at: [...given.at] }, response })[0]?.[0]).toBe(
      `${text}.`,
    );
  });
});
