import { html, htmlPage, lines } from "../base/html-text.js";
import type { Html } from "../base/html-text.js";
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
