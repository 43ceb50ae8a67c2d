import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import {
  inspectPath,
  isRequestTo,
  judgeAsServer,
  judgeStrictly,
} from "../inspect/openapi-request.js";
import { explainOpenApi, explain } from "../inspect/explain.js";
import { pathRequestIn } from "../inspect/request-parameters.js";
import { inspectAsServer, inspectStrictly } from "../inspect/verdict.js";
import type { VerdictIssue } from "../inspect/verdict.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { failedOutcome, printDiagnostics, printOutcome, bufferedOutput } from "./outcome.js";
import type { ExitCode } from "./outcome.js";
import { readLines } from "./inspect-exchanges.js";
import { readInspectedSpecs } from "./inspect-catalogue.js";
import type {
  InspectedSpecs,
  InspectOptions,
  Inspector,
  ReadOpenApi,
} from "./inspect-catalogue.js";
import { STANDARD_INPUT_LABEL } from "./inspect-response.js";
import { inspectedRedactor, redactRequest } from "./redacted-output.js";
import type { RedactedRequest } from "./redacted-output.js";
import { redactFindings } from "../redact/redactor.js";
import type { Redactor } from "../redact/redactor.js";

/** Judges requests as the server does. */
export const serverInspector: Inspector = {
  ofCatalogue: inspectAsServer,
  ofOpenApi: judgeAsServer,
};

/** Each value that the server would change or ignore is an error. */
export const strictInspector: Inspector = {
  ofCatalogue: inspectStrictly,
  ofOpenApi: judgeStrictly,
};

/** A verdict on a request. */
interface Judged {
  readonly verdict: {
    readonly request: string;
    readonly ok: boolean;
    readonly issues: readonly VerdictIssue[];
  };
  /** Explains the request with some issues. */
  readonly explain: (issues: readonly VerdictIssue[]) => readonly string[];
}

/**
 * Inspects the given requests, or one request per line of standard input for `-`, and prints each
 * verdict, without the values of secret parameters. The exit code is 0 without errors, 1 with errors
 * or an invalid spec, and 2 if the requests cannot be inspected.
 */
export async function inspectCommand(
  requests: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  const { value: specs, diagnostics } = readInspectedSpecs(options.job);
  const problems = specs ? missingCatalogue(specs, requests) : diagnostics;
  if (!specs || problems.length > 0) {
    const outcome = failedOutcome(problems);
    printOutcome(outcome, options.format);
    return outcome.exitCode;
  }
  const redactor = inspectedRedactor(specs, options.secret);
  let errors = false;
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
    const fine = await inspectAny(specs, request, { ...options, redactor });
    errors ||= !fine;
  }
  return errors ? 1 : 0;
}

/** Requests without a path need a catalogue. */
function missingCatalogue(
  { catalogue, documents }: InspectedSpecs,
  requests: readonly string[],
): readonly Diagnostic[] {
  const isInspectable =
    catalogue !== undefined ||
    (documents.length > 0 &&
      requests.every((request) => request === "-" || pathRequestIn(request)));
  return isInspectable ? [] : [diagnostic("no-catalogue", {})];
}

/** The options of a run. */
export interface RunOptions extends Omit<InspectOptions, "job" | "secret"> {
  readonly redactor: Redactor;
}

async function inspectAny(
  specs: InspectedSpecs,
  request: string,
  options: RunOptions,
): Promise<boolean> {
  if (request === "-") return inspectLines(specs, options);
  const { ok, lines } = await inspectRequest(specs, request, options);
  process.stdout.write(`${lines.join("\n")}\n`);
  return ok;
}

/** The OpenAPI document that has the request's path; without a catalogue, the first document. */
function documentOf(
  { catalogue, documents }: InspectedSpecs,
  request: string,
): ReadOpenApi | undefined {
  const [first] = documents;
  return documents.find((each) => isRequestTo(each, request)) ?? (catalogue ? undefined : first);
}

/**
 * The verdict from the OpenAPI document that contains the request's path, or from the catalogue.
 */
async function judge(specs: InspectedSpecs, request: string, options: RunOptions): Promise<Judged> {
  const openapi = documentOf(specs, request);
  return openapi ? judgePath(openapi, request, options) : judgeQuery(specs, request, options);
}

/** The verdict of an OpenAPI document. */
function judgePath(openapi: ReadOpenApi, request: string, { inspector }: RunOptions): Judged {
  const { verdict, ...inspection } = inspectPath(openapi, request, inspector.ofOpenApi);
  return {
    verdict,
    explain: (issues) =>
      explainOpenApi(openapi, { ...inspection, verdict: { ...verdict, issues } }),
  };
}

/** The verdict of the catalogue. */
function judgeQuery(
  { catalogue }: InspectedSpecs,
  request: string,
  { inspector, highLimits }: RunOptions,
): Judged {
  if (!catalogue) throw new Error("No catalogue or OpenAPI document was found.");
  const { api, builders, texts } = catalogue;
  const { verdict, parsed } = inspector.ofCatalogue(api, request, { highLimits });
  return {
    verdict,
    explain: (issues) => explain(api, { verdict: { ...verdict, issues }, parsed }, builders, texts),
  };
}

/** A verdict as it is printed. */
export interface InspectedRequest {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Inspects one request. The lines have none of its secrets. */
export async function inspectRequest(
  specs: InspectedSpecs,
  request: string,
  options: RunOptions,
): Promise<InspectedRequest> {
  const { format, redactor } = options;
  const redacted = redactRequest(redactor, request);
  const { verdict } = await judge(specs, request, options);
  const { ok } = verdict;
  // Explained without its secrets, the request has none that could be printed.
  const shown = await judge(specs, redacted.request, options);
  const issues = redactFindings(verdict.issues, shown.verdict.issues, (issue) =>
    withoutName(issue, redacted.request),
  );
  const lines =
    format === "json"
      ? [verdictLine({ ...verdict, issues }, redacted)]
      : [...shown.explain(issues).map(redacted.text), ""];
  return { ok, lines };
}

/** A part of an unparsed structure may be taken for a parameter. */
function withoutName(issue: VerdictIssue, request: string): VerdictIssue {
  const { data: _, parameter, ...rest } = issue;
  return { ...rest, parameter: request.includes(parameter) ? parameter : "" };
}

/** Writes a verdict as a line of JSON, without its secrets. */
export function verdictLine(
  verdict: Judged["verdict"],
  { request, json }: RedactedRequest,
): string {
  return escapeHidden(json(JSON.stringify({ ...verdict, request })));
}

/** Prints one JSON object per line, in order. Lines may be empty and of any length. */
async function inspectLines(specs: InspectedSpecs, options: RunOptions): Promise<boolean> {
  let fine = true;
  const output = bufferedOutput();
  const source = { path: undefined, label: STANDARD_INPUT_LABEL };
  for await (const { value: lines, diagnostics } of readLines(source)) {
    for (const { text } of lines ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
      const { ok, lines: found } = await inspectRequest(specs, text, {
        ...options,
        format: "json",
      });
      fine &&= ok;
      for (const line of found) output.write(line);
    }
    if (!lines) {
      fine = false;
      output.flush();
      printDiagnostics(diagnostics);
    }
  }
  output.flush();
  return fine;
}
