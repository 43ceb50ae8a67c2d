import { counted } from "../base/counted.js";
import { escapeHidden } from "../base/hidden-characters.js";
import type { MatrixCell, Matrix, MatrixRow } from "./matrix.js";

/** The text of a cell. Absent parts have a hyphen, and unknown ones a question mark. */
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
  const lines: (readonly string[])[] = [["", ...matrix.specs]];
  for (const { path, rows } of matrix.modules) {
    const [first, ...others] = rows;
    const isModule = first?.kind === "module";
    lines.push([path, ...(isModule ? first.cells.map(cellText) : [])]);
    for (const row of isModule ? others : rows)
      lines.push([label(row), ...row.cells.map(cellText)]);
  }
  const escaped = lines.map((cells) => cells.map(escapeHidden));
  const widths = matrix.specs.map((_, column) =>
    Math.max(...escaped.map((cells) => cells[column]?.length ?? 0)),
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
