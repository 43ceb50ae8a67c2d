import { escapeMarkdown } from "../base/hidden-characters.js";
import type { Matrix, MatrixRow } from "./matrix.js";
import { cellText, matrixSummary } from "./matrix-text.js";

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
