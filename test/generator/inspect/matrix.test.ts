import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { matrixOf, withDifferences } from "../../../generator/inspect/matrix.js";
import type { Matrix } from "../../../generator/inspect/matrix.js";
import {
  htmlMatrix,
  markdownMatrix,
  textMatrix,
} from "../../../generator/inspect/matrix-report.js";
import type { SpecModel } from "../../../generator/spec/model/spec-model.js";
import { model } from "../support/model.js";
import type { Result, ResultFields } from "../../../generator/spec/source/types.js";
import { REPOSITORY } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";

const PROTOCOL = join(REPOSITORY, "spec", "paraminfo", "protocol.json");

function bytesOf(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function modelOf(spec: object, results: readonly Result[] = []): SpecModel {
  const { value, diagnostics } = model({
    kind: "catalogue",
    name: "wiki",
    source: "wiki.json",
    spec: { file: "wiki.json", bytes: bytesOf(spec) },
    protocol: { file: PROTOCOL, bytes: readFileSync(PROTOCOL) },
    results: results.map((each) => ({ file: `${each.module}.json`, bytes: bytesOf(each) })),
  });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

function things(values: readonly string[]): ReturnType<typeof module> {
  return module(
    "things",
    [parameter("prop", values, { multi: true, lowlimit: 50, highlimit: 500 })],
    { prefix: "th" },
  );
}

function resultOf(fields: ResultFields): Result {
  return {
    module: "query+things",
    servers: ["MediaWiki 1.39.17"],
    response: {
      query: { is: { record: { things: { is: { list: { record: fields } }, seen: 1 } } }, seen: 1 },
    },
  };
}

/** The rows that differ, as `kind name: cells`. */
function differences(...models: readonly SpecModel[]): readonly string[] {
  const matrix = withDifferences(
    matrixOf(models.map((each, index) => ({ name: `s${index}`, model: each }))),
  );
  return matrix.modules.flatMap(({ rows }) =>
    rows.map(
      ({ kind, name, cells }) =>
        `${kind} ${name}: ${cells.map((cell) => (cell.kind === "present" ? cell.text : cell.kind)).join(" | ")}`,
    ),
  );
}

describe("a matrix", () => {
  it("has no differences between equal specs, and all rows of them", () => {
    const one = modelOf(catalogue(things(["a", "b"])));
    expect(differences(one, one)).toEqual([]);
    const all = matrixOf([{ name: "a", model: one }]);
    const rows = all.modules.find(({ path }) => path === "query+things")?.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual(["query+things", "prop", "prop=a", "prop=b"]);
  });

  it("shows modules, parameters, values and limits that differ", () => {
    const one = modelOf(catalogue(things(["a", "b"]), module("only", [])));
    const other = modelOf(
      catalogue(
        module(
          "things",
          [
            parameter("prop", ["b", "c"], { multi: true, lowlimit: 10, highlimit: 20 }),
            parameter("limit", "limit", { min: 1, max: 500, highmax: 5000, default: 10 }),
          ],
          { prefix: "th", deprecated: true },
        ),
      ),
    );
    expect(differences(one, other)).toEqual([
      "module query+things: list, prefix th | list, prefix th, deprecated",
      "parameter prop: enum, 50 values (500) | enum, 10 values (20)",
      "value prop=a: yes | absent",
      "value prop=c: absent | yes",
      "parameter limit: absent | limit 1..500 (5000), default 10",
      "module query+only: list, prefix only | absent",
    ]);
  });

  it("shows fields, and those without a result as unknown", () => {
    const spec = catalogue(things(["a"]));
    const one = modelOf(spec, [resultOf({ id: { is: "integer", seen: 1 } })]);
    const two = modelOf(spec, [
      resultOf({ id: { is: "string", seen: 1 }, name: { is: "string", seen: 1 } }),
    ]);
    const none = modelOf(spec);
    expect(differences(one, none)).toEqual([]);
    expect(differences(one, two, none)).toEqual([
      "field query.things.id: integer | string | unknown",
      "field query.things.name: absent | string | unknown",
    ]);
  });
});

describe("the reports of a matrix", () => {
  const hostile: Matrix = {
    specs: ["a|b", "<i>"],
    modules: [
      {
        path: "query+<b>",
        rows: [
          {
            kind: "value",
            name: "x=`|*\u202e",
            cells: [{ kind: "present", text: "<script>" }, { kind: "absent" }],
          },
        ],
      },
    ],
  };

  it("escape the texts of specs", () => {
    expect(textMatrix(hostile).join("\n")).toMatchInlineSnapshot(`
      "                 a|b       <i>
      query+<b>
          x=\`|*\\u202e  <script>  -

      2 specs, 1 module and 1 row."
    `);
    const markdown = markdownMatrix(hostile).join("\n");
    expect(markdown).toMatchInlineSnapshot(`
      "# Specs compared

      2 specs, 1 module and 1 row.

      ## query+&lt;b>

      |  |  | a\\|b | &lt;i> |
      | --- | --- | --- | --- |
      | value | x=\\\`\\|\\*\\\\u202e | &lt;script> | - |"
    `);
    const html = htmlMatrix(hostile);
    expect(html).not.toMatch(/<script>|<b>|<i>|\u202e/);
    expect(html).toContain('<td class="absent" aria-label="absent">-</td>');
    expect(html).toContain("&lt;script&gt;");
  });

  it("say that there are no differences", () => {
    const empty: Matrix = { specs: ["a", "b"], modules: [] };
    for (const report of [
      textMatrix(empty).join(""),
      markdownMatrix(empty).join(""),
      htmlMatrix(empty),
    ])
      expect(report).toContain("2 specs without differences.");
  });
});
