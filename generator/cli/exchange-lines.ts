import { createReadStream } from "node:fs";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import { parseRequestAndResponse, lineDiagnostic, startOfLine } from "../base/exchange-line.js";
import { linesOf } from "../base/exchange-line.js";
import { inspectExchange } from "../inspect/exchange.js";
import type { ExchangeInspector, ExchangeVerdict } from "../inspect/exchange.js";
import { assertRegular, systemReason } from "../base/regular-file.js";
import { hasErrorCode } from "../project/process.js";

/** A file of lines, or standard input. */
export interface LineSource {
  /** The absolute path; undefined for standard input. */
  readonly path: string | undefined;
  /** The name in messages. */
  readonly label: string;
}

/** A line with its position. */
export interface PlacedLine {
  readonly text: string;
  readonly at: Position;
}

/** Reads lines, many at once. A failure to read is reported in place of the next lines. */
export async function* readLines({
  path,
  label,
}: LineSource): AsyncGenerator<Staged<readonly PlacedLine[]>> {
  const lines = linesOf(path === undefined ? process.stdin : regularFileStream(path));
  for (let line = 1; ;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- lines arrive one after the other
      const next = await lines.next();
      if (next.done === true) return;
      const first = line;
      line += next.value.length;
      yield {
        value: next.value.map((text, index) => ({ text, at: startOfLine(label, first + index) })),
        diagnostics: [],
      };
    } catch (error) {
      yield { value: undefined, diagnostics: [readFailure(error, startOfLine(label, line))] };
      return;
    }
  }
}

/** The bytes of a file of any size. A pipe is passed as standard input. */
async function* regularFileStream(path: string): AsyncGenerator<Uint8Array> {
  assertRegular(path);
  yield* createReadStream(path);
}

/** Receives each exchange before it is inspected. */
export type OnExchange = (line: string, request: string, response: unknown) => void;

/** Inspects the lines of a file, one after the other. Failures to read are reported at the end. */
export async function* inspectedLines(
  source: LineSource,
  inspector: ExchangeInspector,
  onExchange?: OnExchange,
): AsyncGenerator<Staged<ExchangeVerdict>> {
  for await (const { value: lines, diagnostics } of readLines(source)) {
    if (!lines) yield { value: undefined, diagnostics };
    else
      for (const line of lines)
        if (line.text.trim() !== "") yield inspectLine(line.text, line.at, inspector, onExchange);
  }
}

/** Inspects a line. It has a verdict, or a diagnostic with the reason why it has none. */
export function inspectLine(
  text: string,
  at: Position,
  inspector: ExchangeInspector,
  onExchange: OnExchange = () => undefined,
): Staged<ExchangeVerdict> {
  const line = parseRequestAndResponse(text);
  if (line.kind !== "record")
    return { value: undefined, diagnostics: [lineDiagnostic(line.kind, at)] };
  onExchange(text, line.request, line.response);
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
