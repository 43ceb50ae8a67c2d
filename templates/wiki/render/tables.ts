import { sanitizeAttributes } from "./sanitize.js";

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
export function renderTables(text: string): string {
  if (!text.includes("{|")) return text;
  const open: OpenTable[] = [];
  const lines = text.split("\n").map((line) => {
    const trimmed = line.trim();
    const [start, colons = "", attributes = ""] = /^(:*)\s*\{\|(.*)$/.exec(trimmed) ?? [];
    if (start !== undefined) {
      const indent = colons.length;
      open.push({ indent, cell: "", isRowOpen: false, hasRow: false, rowAttributes: "" });
      return `${"<dl><dd>".repeat(indent)}<table${sanitizeAttributes(attributes)}>`;
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
      table.rowAttributes = sanitizeAttributes(trimmed.replace(/^\|-+/, ""));
      return html;
    }
    return /^[|!]/.test(trimmed) ? cellsOf(trimmed, table) : line;
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
function cellsOf(line: string, table: OpenTable): string {
  const isCaption = line.startsWith("|+");
  const element = isCaption ? "caption" : line.startsWith("!") ? "th" : "td";
  const content = line.slice(isCaption ? 2 : 1);
  const cells = (element === "th" ? content.replaceAll("!!", "||") : content).split("||");
  return cells
    .map((cell) => {
      let before = closedCell(table);
      if (before !== "") before += "\n";
      if (!isCaption && !table.isRowOpen) {
        before += `<tr${table.rowAttributes}>\n`;
        [table.isRowOpen, table.hasRow, table.rowAttributes] = [true, true, ""];
      }
      table.cell = element;
      const bar = cell.indexOf("|");
      const hasAttributes = bar >= 0 && !cell.slice(0, bar).includes("[[");
      const attributes = hasAttributes ? sanitizeAttributes(cell.slice(0, bar)) : "";
      return `${before}<${element}${attributes}>${cell.slice(hasAttributes ? bar + 1 : 0).trim()}`;
    })
    .join("");
}
