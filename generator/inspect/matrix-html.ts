import { escapeAttribute } from "../../templates/runtime/http/html.js";
import { inlineSource } from "../base/html-policy.js";
import { escapeHidden } from "../base/hidden-characters.js";
import type { MatrixCell, Matrix, MatrixModule } from "./matrix.js";
import { cellText, matrixSummary } from "./matrix-text.js";

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${inlineSource(STYLE)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Specs compared</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Specs compared</h1>
<p>${text(matrixSummary(matrix))}</p>
${matrix.modules.map((module) => moduleSection(module, matrix.specs)).join("\n")}
</body>
</html>
`;
}

function moduleSection({ path, rows }: MatrixModule, specs: readonly string[]): string {
  const lines = rows.map(
    ({ kind, name, cells }) =>
      `<tr><td>${kind}</td><th scope="row">${text(name)}</th>${cells.map(cellHtml).join("")}</tr>`,
  );
  const heads = ["Part", "Name", ...specs].map((name) => `<th scope="col">${text(name)}</th>`);
  return `<section>
<h2>${text(path)}</h2>
<table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>
</section>`;
}

function cellHtml(cell: MatrixCell): string {
  switch (cell.kind) {
    case "present":
      return `<td>${text(cell.text)}</td>`;
    case "absent":
    case "unknown":
      return `<td class="${cell.kind}" aria-label="${cell.kind}">${cellText(cell)}</td>`;
  }
}

function text(value: string): string {
  return escapeAttribute(escapeHidden(value));
}
