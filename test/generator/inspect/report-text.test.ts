import { describe, expect, it } from "vitest";
import type { Matrix } from "../../../generator/inspect/matrix.js";
import {
  htmlMatrix,
  markdownMatrix,
  cellText,
  matrixSummary,
  textMatrix,
} from "../../../generator/inspect/matrix-report.js";

const ABSENT = { kind: "absent" } as const;
const UNKNOWN = { kind: "unknown" } as const;

const MATRIX: Matrix = {
  specs: ["one", "tw\u202Eo"],
  modules: [
    {
      path: "query+a",
      rows: [
        { kind: "module", name: "query+a", cells: [{ kind: "present", text: "yes" }, ABSENT] },
        { kind: "parameter", name: "limit", cells: [{ kind: "present", text: "limit" }, UNKNOWN] },
        { kind: "value", name: "<b>", cells: [ABSENT, { kind: "present", text: "a&b" }] },
      ],
    },
    {
      path: "query+b",
      rows: [{ kind: "field", name: "id", cells: [UNKNOWN, { kind: "present", text: "integer" }] }],
    },
  ],
};

describe("A matrix", () => {
  it("is a table with aligned columns", () => {
    expect(textMatrix(MATRIX)).toEqual([
      String.raw`         one    tw\u202eo`,
      "query+a  yes    -",
      "  limit  limit  ?",
      "    <b>  -      a&b",
      "query+b",
      "  → id   ?      integer",
      "",
      "2 specs, 2 modules and 4 rows.",
    ]);
    expect(textMatrix({ ...MATRIX, modules: [] })).toEqual(["2 specs without differences."]);
  });

  it("can have more rows than a function has arguments", () => {
    const row = { kind: "parameter", name: "a", cells: [{ kind: "present", text: "b" }] } as const;
    const modules = [{ path: "query+a", rows: Array.from({ length: 200_000 }, () => row) }];
    expect(textMatrix({ specs: ["one"], modules })).toHaveLength(200_004);
  });

  it("is a table for each module in Markdown", () => {
    expect(markdownMatrix(MATRIX)).toEqual([
      "# Specs compared",
      "",
      "2 specs, 2 modules and 4 rows.",
      "",
      "## query+a",
      "",
      String.raw`|  |  | one | tw\\u202eo |`,
      "| --- | --- | --- | --- |",
      "| module | query+a | yes | - |",
      "| parameter | limit | limit | ? |",
      "| value | &lt;b> | - | a&amp;b |",
      "",
      "## query+b",
      "",
      String.raw`|  |  | one | tw\\u202eo |`,
      "| --- | --- | --- | --- |",
      "| field | id | ? | integer |",
    ]);
  });

  it("is summarized in a sentence", () => {
    expect(matrixSummary({ specs: ["a"], modules: [] })).toBe("1 spec without differences.");
    expect(matrixSummary({ specs: ["a", "b"], modules: [{ path: "a", rows: [] }] })).toBe(
      "2 specs without differences.",
    );
    expect(matrixSummary({ ...MATRIX, modules: MATRIX.modules.slice(1) })).toBe(
      "2 specs, 1 module and 1 row.",
    );
  });

  it("has signs for what is absent and unknown", () => {
    expect([ABSENT, UNKNOWN, { kind: "present", text: "x" } as const].map(cellText)).toEqual([
      "-",
      "?",
      "x",
    ]);
  });

  it("is a page with a table for each module", () => {
    const page = htmlMatrix(MATRIX);
    expect(page.slice(page.indexOf("<body>"))).toBe(`<body>
<h1>Specs compared</h1>
<p>2 specs, 2 modules and 4 rows.</p>
<section>
<h2>query+a</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Name</th><th scope="col">one</th><th scope="col">tw\\u202eo</th></tr></thead>
<tbody>
<tr><td>module</td><th scope="row">query+a</th><td>yes</td><td class="absent" aria-label="absent">-</td></tr>
<tr><td>parameter</td><th scope="row">limit</th><td>limit</td><td class="unknown" aria-label="unknown">?</td></tr>
<tr><td>value</td><th scope="row">&lt;b&gt;</th><td class="absent" aria-label="absent">-</td><td>a&amp;b</td></tr>
</tbody>
</table>
</section>
<section>
<h2>query+b</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Name</th><th scope="col">one</th><th scope="col">tw\\u202eo</th></tr></thead>
<tbody>
<tr><td>field</td><th scope="row">id</th><td class="unknown" aria-label="unknown">?</td><td>integer</td></tr>
</tbody>
</table>
</section>
</body>
</html>
`);
    expect(
      page.startsWith('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'),
    ).toBe(true);
    expect(page).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[A-Za-z\d+/]{43}='; base-uri 'none'; form-action 'none'">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<title>Specs compared<\/title>\n<style>\n:root/,
    );
  });
});
