import { resolve } from "node:path";
import { hasErrors, diagnostic } from "../base/diagnostic.js";
import {
  countExchange,
  exchangesSummary,
  explainExchange,
  isAsLearned,
  NO_EXCHANGES,
  inspectExchange,
} from "../inspect/exchange.js";
import type { ExchangeInspector, ExchangeVerdict } from "../inspect/exchange.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { bufferedOutput, failedOutcome, printDiagnostics, printOutcome } from "./outcome.js";
import type { ExitCode, OutputFormat } from "./outcome.js";
import { readCatalogue } from "./inspect-catalogue.js";
import { STANDARD_INPUT_LABEL } from "./inspect-response.js";
import type { InspectOptions } from "./inspect-catalogue.js";
import { inspectedRedactor, redactRequest } from "./redacted-output.js";
import type { Redactor } from "../redact/redactor.js";
import { createReadStream } from "node:fs";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import {
  parseRequestAndResponse,
  lineDiagnostic,
  startOfLine,
  linesOf,
} from "../base/exchange-line.js";
import { regularSize, hasErrorCode, systemReason } from "../base/regular-file.js";

/**
 * Inspects the exchanges of a file, or of standard input for `-`, and prints each verdict: as JSON,
 * one object per line; as text, only those with something to report. Lines that cannot be inspected
 * are reported on standard error. Secrets of the exchanges are replaced. The exit code is 0 if all
 * requests are accepted and all responses are as learned, 1 if not, and 2 if a line cannot be
 * inspected.
 */
export async function inspectExchangesCommand(
  file: string,
  { job, format, secret, highLimits, inspector }: InspectOptions,
): Promise<ExitCode> {
  const { value: catalogue, diagnostics } = readCatalogue(job);
  if (!catalogue) {
    const outcome = failedOutcome(diagnostics);
    printOutcome(outcome, format);
    return outcome.exitCode;
  }
  const { api, results } = catalogue;
  const source =
    file === "-"
      ? { path: undefined, label: STANDARD_INPUT_LABEL }
      : { path: resolve(job.cwd, file), label: file };
  const output = bufferedOutput();
  let exitCode: ExitCode = 0;
  let counts = NO_EXCHANGES;
  const using = { api, results, inspectRequest: inspector.ofCatalogue, options: { highLimits } };
  const redactor = inspectedRedactor({ catalogue, documents: [] }, secret);
  const verdicts = inspectedLines(source, using, redactor);
  for await (const { value: verdict, diagnostics: found } of verdicts) {
    counts = countExchange(counts, verdict);
    if (verdict) for (const line of exchangeLines(verdict, format)) output.write(line);
    else output.flush();
    printDiagnostics(found);
    if (hasErrors(found)) exitCode = 2;
    else if (exitCode === 0 && verdict && !isFine(verdict)) exitCode = 1;
  }
  if (format === "text") for (const line of exchangesSummary(counts)) output.write(line);
  output.flush();
  return exitCode;
}

/** Returns true if the server accepts the request and the response is as learned. */
function isFine({ issues, findings, error }: ExchangeVerdict): boolean {
  return !error && findings.length === 0 && issues.every(({ severity }) => severity !== "error");
}

/** A verdict as it is printed. */
export function exchangeLines(verdict: ExchangeVerdict, format: OutputFormat): readonly string[] {
  switch (format) {
    case "json":
      return [escapeHidden(JSON.stringify(verdict))];
    case "text":
      return isAsLearned(verdict) ? [] : [...explainExchange(verdict), ""];
  }
}

/** A file of lines, or standard input. */
interface LineSource {
  /** The absolute path; undefined for standard input. */
  readonly path: string | undefined;
  /** The name in messages. */
  readonly label: string;
}

/** A line with its position. */
interface PlacedLine {
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

/** The bytes of a file of any size, as it is now. A pipe is passed as standard input. */
async function* regularFileStream(path: string): AsyncGenerator<Uint8Array> {
  const size = regularSize(path);
  if (size > 0) yield* createReadStream(path, { end: size - 1 });
}

/** Inspects the lines of a file, one after the other. Failures to read are reported at the end. */
export async function* inspectedLines(
  source: LineSource,
  inspector: ExchangeInspector,
  redactor: Redactor,
): AsyncGenerator<Staged<ExchangeVerdict>> {
  for await (const { value: lines, diagnostics } of readLines(source)) {
    if (!lines) yield { value: undefined, diagnostics };
    else
      for (const line of lines)
        if (line.text.trim() !== "") yield inspectLine(line.text, line.at, inspector, redactor);
  }
}

/**
 * Inspects a line without its secrets. It has a verdict, or a diagnostic with the reason why it has
 * none.
 */
export function inspectLine(
  text: string,
  at: Position,
  inspector: ExchangeInspector,
  redactor: Redactor,
): Staged<ExchangeVerdict> {
  const line = parseRequestAndResponse(text);
  if (line.kind !== "record")
    return { value: undefined, diagnostics: [lineDiagnostic(line.kind, at)] };
  const { request, response } = redactRequest(redactor, line.request, line.response);
  const verdict = inspectExchange(inspector, request, response);
  return verdict
    ? { value: verdict, diagnostics: [] }
    : { value: undefined, diagnostics: [diagnostic("request-unanswerable", {}, at)] };
}

function readFailure(error: unknown, at: Position): Diagnostic {
  return hasErrorCode(error, ["ENOENT", "ENOTDIR"])
    ? diagnostic("file-missing", {}, at)
    : diagnostic("file-unreadable", { detail: systemReason(error) }, at);
}
