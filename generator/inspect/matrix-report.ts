import { counted } from "../base/counted.js";
import { escapeHidden, escapeMarkdown } from "../base/hidden-characters.js";
import type { MatrixCell, Matrix, MatrixRow, MatrixModule } from "./matrix.js";
import { html, htmlPage, lines } from "../base/html-text.js";
import type { Html } from "../base/html-text.js";

/** A cell's text. A hyphen means an absent part, and a question mark an unknown one. */
export function cellText(cell: MatrixCell): string {
  switch (cell.kind) {
    case "present":
      return cell.text;
    case "absent":
      return "-";
    case "unknown":
      return "?";
  }
}

/** Summarises a matrix in a sentence. */
export function matrixSummary({ specs, modules }: Matrix): string {
  const rows = modules.flatMap((module) => module.rows).length;
  if (rows === 0) return `${counted(specs.length, "spec")} without differences.`;
  return `${counted(specs.length, "spec")}, ${counted(modules.length, "module")} and ${counted(rows, "row")}.`;
}

/** Formats a matrix as a table with aligned columns. */
export function textMatrix(matrix: Matrix): readonly string[] {
  const all: (readonly string[])[] = [["", ...matrix.specs]];
  for (const { path, rows } of matrix.modules) {
    const [first, ...others] = rows;
    const isModule = first?.kind === "module";
    all.push([path, ...(isModule ? first.cells.map(cellText) : [])]);
    for (const row of isModule ? others : rows) all.push([label(row), ...row.cells.map(cellText)]);
  }
  const escaped = all.map((cells) => cells.map(escapeHidden));
  const widths = matrix.specs.map((_, column) =>
    escaped.reduce((widest, cells) => Math.max(widest, cells[column]?.length ?? 0), 0),
  );
  const table = escaped.map((cells) =>
    cells
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const summary = matrixSummary(matrix);
  return matrix.modules.length === 0 ? [summary] : [...table, "", summary];
}

function label({ kind, name }: MatrixRow): string {
  switch (kind) {
    case "module":
      return name;
    case "parameter":
      return `  ${name}`;
    case "value":
      return `    ${name}`;
    case "field":
      return `  → ${name}`;
  }
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #8886; padding: 0.2rem 0.8rem 0.2rem 0; text-align: start; vertical-align: top; }
th[scope="row"] { font-weight: normal; overflow-wrap: anywhere; }
.absent { color: light-dark(#a40000, #ff9c9c); }
.unknown { color: light-dark(#666, #aaa); }
`;

/** Formats a matrix as a self-contained page without scripts, with a table for each module. */
export function htmlMatrix(matrix: Matrix): string {
  return htmlPage({
    title: "Specs compared",
    style: STYLE,
    body: html`<h1>Specs compared</h1>
<p>${matrixSummary(matrix)}</p>
${lines(matrix.modules.map((module) => moduleSection(module, matrix.specs)))}`,
  });
}

function moduleSection({ path, rows }: MatrixModule, specs: readonly string[]): Html {
  const heads = ["Part", "Name", ...specs].map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map(
    ({ kind, name, cells }) =>
      html`<tr><td>${kind}</td><th scope="row">${name}</th>${cells.map(cellHtml)}</tr>`,
  );
  return html`<section>
<h2>${path}</h2>
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${lines(body)}
</tbody>
</table>
</section>`;
}

function cellHtml(cell: MatrixCell): Html {
  const text = escapeHidden(cellText(cell));
  return cell.kind === "present"
    ? html`<td>${text}</td>`
    : html`<td class="${cell.kind}" aria-label="${cell.kind}">${text}</td>`;
}

/** Formats a matrix in Markdown, with a table for each module. */
export function markdownMatrix(matrix: Matrix): readonly string[] {
  const head = ["", "", ...matrix.specs];
  return [
    "# Specs compared",
    "",
    matrixSummary(matrix),
    ...matrix.modules.flatMap(({ path, rows }) => [
      "",
      `## ${escapeMarkdown(path)}`,
      "",
      tableLine(head),
      `|${head.map(() => " --- |").join("")}`,
      ...rows.map((row) => tableLine(rowTexts(row))),
    ]),
  ];
}

/** The kind and name of a row, then its cells. */
function rowTexts({ kind, name, cells }: MatrixRow): readonly string[] {
  return [kind, name, ...cells.map(cellText)];
}

function tableLine(texts: readonly string[]): string {
  return `|${texts.map((text) => ` ${escapeMarkdown(text)} |`).join("")}`;
}
