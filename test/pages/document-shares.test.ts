import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documents } from "../documents/documents.ts";
import { NO_SHARE, readShares } from "../documents/shares.ts";

const FILE = join(import.meta.dirname, "../../spec/openapi.md");
const MARKED = /(?<=<!-- documents -->\n).*?(?=<!-- \/documents -->)/s;

/** The word for documents that are part of the repository. */
const RECORDED = "recorded";

/** A row for each document with generated code, and the sum of all documents. */
function table(): string {
  const shares = readShares();
  const rows = documents.map(({ name, package: from = RECORDED, operations }) => {
    const { generated, valid, impossible } = shares[name] ?? NO_SHARE;
    return { name, from, operations, generated, valid, none: Object.keys(impossible).length };
  });
  const sum = (of: "operations" | "generated" | "valid" | "none"): number =>
    rows.reduce((all, row) => all + row[of], 0);
  const total = {
    name: `all ${documents.length}`,
    from: "",
    operations: sum("operations"),
    generated: sum("generated"),
    valid: sum("valid"),
    none: sum("none"),
  };
  const cells = [...rows, total].map(({ name, from, operations, generated, valid, none }) => [
    name,
    from === "" || from === RECORDED ? from : `\`${from}\``,
    String(operations),
    `${generated} (${percent(generated, operations)})`,
    `${valid} (${percent(valid, operations)})`,
    none === 0 ? "" : String(none),
  ]);
  return aligned([
    ["document", "package", "operations", "generated", "valid responses", "none is valid"],
    ...cells,
  ]);
}

/** Rounded down, so that an operation that is skipped never shows as 100 %. */
function percent(part: number, all: number): string {
  return `${Math.floor((100 * part) / all)} %`;
}

/** As the formatter aligns tables. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return `\n${[lines[0], rule, ...lines.slice(1)].join("\n")}\n\n`;
}

it("The table of documents in spec/openapi.md has the measured shares", () => {
  const text = readFileSync(FILE, "utf8");
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(FILE, text.replace(MARKED, table));
  else expect(MARKED.exec(text)?.[0]).toBe(table());
});
