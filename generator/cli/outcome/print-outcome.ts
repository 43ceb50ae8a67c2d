import { escapeHidden } from "../../text/hidden.js";
import { colourPalette, inert, plainPalette, renderDiagnostic } from "../../diagnostics/render.js";
import type { Outcome } from "./outcome.js";

export type OutputFormat = "text" | "json";

/** Prints an outcome: diagnostics on standard error, the rest on standard output; as JSON, one object on standard output. */
export function printOutcome(outcome: Outcome, format: OutputFormat): void {
  if (format === "json") {
    const diagnostics = outcome.diagnostics.map(({ position, ...found }) => ({
      ...found,
      ...(position && { file: position.file, line: position.line, column: position.column }),
    }));
    const text = JSON.stringify({ ok: outcome.exitCode === 0, diagnostics, ...outcome.data });
    process.stdout.write(`${escapeHidden(text)}\n`);
    return;
  }
  const palette = process.stderr.isTTY && !process.env["NO_COLOR"] ? colourPalette : plainPalette;
  for (const found of outcome.diagnostics)
    process.stderr.write(`${renderDiagnostic(found, palette)}\n`);
  for (const line of outcome.lines) process.stdout.write(`${inert(line)}\n`);
}
