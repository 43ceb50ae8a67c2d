import type { Placeholders } from "./placeholders.js";
import { sanitizeAttributes, startTag } from "./sanitize.js";

/** A table that is open. */
interface OpenTable {
  readonly indent: number;
  /** The element of the open cell, or the caption; empty without one. */
  cell: "" | "td" | "th" | "caption";
  isRowOpen: boolean;
  hasRow: boolean;
  /** Of the row that the next cell opens. */
  rowAttributes: string;
}

/** Replaces tables by elements, line by line. */
export function renderTables(text: string, holes: Placeholders): string {
  if (!text.includes("{|")) return text;
  const open: OpenTable[] = [];
  const lines = text.split("\n").map((line) => {
    const trimmed = line.trim();
    const [start, colons = "", attributes = ""] = /^(:*)\s*\{\|(.*)$/.exec(trimmed) ?? [];
    if (start !== undefined) {
      const indent = colons.length;
      open.push({ indent, cell: "", isRowOpen: false, hasRow: false, rowAttributes: "" });
      const tag = startTag("table", attributesOf(attributes, holes), ">", holes);
      return "<dl><dd>".repeat(indent) + tag;
    }
    const table = open.at(-1);
    if (!table) return line;
    if (trimmed.startsWith("|}")) {
      open.pop();
      return closedTable(table) + trimmed.slice(2) + "</dd></dl>".repeat(table.indent);
    }
    if (trimmed.startsWith("|-")) {
      const html = closedRow(table);
      table.hasRow = true;
      table.rowAttributes = attributesOf(trimmed.replace(/^\|-+/, ""), holes);
      return html;
    }
    return /^[|!]/.test(trimmed) ? cellsOf(trimmed, table, holes) : line;
  });
  while (open.length > 0) {
    const table = open.pop();
    if (table?.cell) lines.push(`</${table.cell}>`);
    if (table?.isRowOpen) lines.push("</tr>");
    if (table && !table.hasRow) lines.push("<tr><td></td></tr>");
    lines.push("</table>");
  }
  return lines.join("\n");
}

/** Values may have elements that the software rendered, which become text. */
function attributesOf(written: string, holes: Placeholders): string {
  return sanitizeAttributes(holes.fill(written));
}

function closedRow(table: OpenTable): string {
  const html = closedCell(table) + (table.isRowOpen ? "</tr>" : "");
  table.isRowOpen = false;
  return html;
}

function closedCell(table: OpenTable): string {
  const html = table.cell === "" ? "" : `</${table.cell}>`;
  table.cell = "";
  return html;
}

function closedTable(table: OpenTable): string {
  return `${closedRow(table)}${table.hasRow ? "" : "<tr><td></td></tr>"}</table>`;
}

/** The cells of a line, or a caption. */
function cellsOf(line: string, table: OpenTable, holes: Placeholders): string {
  const isCaption = line.startsWith("|+");
  const element = isCaption ? "caption" : line.startsWith("!") ? "th" : "td";
  const content = line.slice(isCaption ? 2 : 1);
  const cells = (element === "th" ? content.replaceAll("!!", "||") : content).split("||");
  return cells
    .map((cell) => {
      let before = closedCell(table);
      if (before !== "") before += "\n";
      if (!isCaption && !table.isRowOpen) {
        before += `${startTag("tr", table.rowAttributes, ">", holes)}\n`;
        [table.isRowOpen, table.hasRow, table.rowAttributes] = [true, true, ""];
      }
      table.cell = element;
      const bar = cell.indexOf("|");
      const hasAttributes = bar >= 0 && !cell.slice(0, bar).includes("[[");
      const attributes = hasAttributes ? attributesOf(cell.slice(0, bar), holes) : "";
      const tag = startTag(element, attributes, ">", holes);
      return before + tag + cell.slice(hasAttributes ? bar + 1 : 0).trim();
    })
    .join("");
}
