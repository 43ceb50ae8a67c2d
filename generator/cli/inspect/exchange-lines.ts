import { createReadStream } from "node:fs";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../../diagnostics/diagnostic.js";
import { parseRequestAndResponse } from "../../exchanges/exchange-line.js";
import { lineDiagnostic, startOfLine } from "../../exchanges/line-diagnostic.js";
import { linesOf } from "../../exchanges/lines.js";
import { inspectExchange } from "../../inspect/exchange.js";
import type { ExchangeInspector, ExchangeVerdict } from "../../inspect/exchange.js";
import { systemReason } from "../../project/inputs.js";
import { hasErrorCode } from "../../write/process.js";

/** A file of exchanges, or standard input. */
export interface ExchangeSource {
  /** The absolute path; undefined for standard input. */
  readonly path: string | undefined;
  /** The name in messages. */
  readonly label: string;
}

/** Inspects the lines of a file, one after the other. Failures to read are reported at the end. */
export async function* inspectedLines(
  { path, label }: ExchangeSource,
  inspector: ExchangeInspector,
): AsyncGenerator<Staged<ExchangeVerdict>> {
  let line = 0;
  try {
    for await (const text of linesOf(path === undefined ? process.stdin : createReadStream(path))) {
      line += 1;
      if (text.trim() !== "") yield inspectLine(text, startOfLine(label, line), inspector);
    }
  } catch (error) {
    const at = startOfLine(label, line + 1);
    yield { value: undefined, diagnostics: [readFailure(error, at)] };
  }
}

/** Inspects a line. It has a verdict, or a diagnostic with the reason why it has none. */
export function inspectLine(
  text: string,
  at: Position,
  inspector: ExchangeInspector,
): Staged<ExchangeVerdict> {
  const line = parseRequestAndResponse(text);
  if (line.kind !== "record")
    return { value: undefined, diagnostics: [lineDiagnostic(line.kind, at)] };
  const verdict = inspectExchange(inspector, line.request, line.response);
  return verdict
    ? { value: verdict, diagnostics: [] }
    : { value: undefined, diagnostics: [diagnostic("request-unanswerable", {}, at)] };
}

function readFailure(error: unknown, at: Position): Diagnostic {
  return hasErrorCode(error, ["ENOENT", "ENOTDIR"])
    ? diagnostic("file-missing", {}, at)
    : diagnostic("file-unreadable", { detail: systemReason(error) }, at);
}
