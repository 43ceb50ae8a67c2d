import { resolve } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { inspectResponse, isInspectable } from "../inspect/response.js";
import { explainResponse } from "../inspect/explain-response.js";
import type { SourceFile } from "../spec/source/source-file.js";
import { readSource } from "../project/source.js";
import { readStandardInput, systemReason } from "../base/regular-file.js";
import { parseDocument } from "../base/document.js";
import { toolFailed, failedOutcome, printOutcome } from "./outcome.js";
import { readCatalogue } from "./inspect-catalogue.js";
import type { InspectOptions } from "./inspect-catalogue.js";
import { inspectedRedactor, redactRequest, withoutLines } from "./redacted-output.js";
import type { ExitCode } from "./outcome.js";

/** The options of inspecting a response. */
export interface InspectResponseOptions extends Pick<InspectOptions, "job" | "format" | "secret"> {
  /** A JSON file, or `-` for standard input. */
  readonly response: string;
  /** The request of the response. */
  readonly request: string;
}

/** The name of standard input in diagnostics. */
export const STANDARD_INPUT_LABEL = "standard input";

/**
 * Reports the differences between a response and the learned results. The exit code is 0 without
 * findings, 1 with findings or an invalid spec, and 2 if the response cannot be inspected.
 */
export function inspectResponseCommand(options: InspectResponseOptions): ExitCode {
  const { format, request, secret } = options;
  const refuse = (diagnostics: readonly Diagnostic[]): ExitCode => {
    printOutcome(toolFailed(diagnostics), format);
    return 2;
  };
  const { value: catalogue, diagnostics } = readCatalogue(options.job);
  if (!catalogue) {
    const outcome = failedOutcome(diagnostics);
    printOutcome(outcome, format);
    return outcome.exitCode;
  }
  if (!isInspectable(catalogue.api, request))
    return refuse([diagnostic("request-unanswerable", {})]);
  const response = readResponse(options);
  if (!response.value) return refuse(response.diagnostics);
  const { parsed } = response.value;
  const redactor = inspectedRedactor({ catalogue, documents: [] }, secret);
  const redacted = redactRequest(redactor, request, parsed);
  const { api, results } = catalogue;
  const verdict = inspectResponse(api, results, redacted.request, redacted.response);
  const lines = format === "json" ? [JSON.stringify(verdict)] : explainResponse(verdict);
  process.stdout.write(`${lines.map(escapeHidden).join("\n")}\n`);
  return verdict.ok ? 0 : 1;
}

function readResponse({
  job,
  response,
}: InspectResponseOptions): Staged<{ readonly parsed: unknown }> {
  const file =
    response === "-" ? standardInputSource() : readSource(resolve(job.cwd, response), response);
  if (!file.value) return { value: undefined, diagnostics: file.diagnostics };
  const { bytes } = file.value;
  if (isMarkup(bytes))
    return {
      value: undefined,
      diagnostics: [diagnostic("response-page", {}, { file: file.value.file, line: 1, column: 1 })],
    };
  const { value, diagnostics } = withoutLines(parseDocument(file.value.file, bytes));
  return value && !hasErrors(diagnostics)
    ? { value: { parsed: value.value }, diagnostics }
    : { value: undefined, diagnostics };
}

/** Recognises markup by a first character that JSON cannot begin with. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 1000)));
}

function standardInputSource(): Staged<SourceFile> {
  try {
    return { value: { file: STANDARD_INPUT_LABEL, bytes: readStandardInput() }, diagnostics: [] };
  } catch (error) {
    const at = { file: STANDARD_INPUT_LABEL, line: 1, column: 1 };
    const detail = systemReason(error);
    return { value: undefined, diagnostics: [diagnostic("file-unreadable", { detail }, at)] };
  }
}
