import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { inspectPath, isRequestTo, judgeAsServer, judgeStrictly } from "../../inspect/directory.js";
import type { Judge } from "../../inspect/directory.js";
import { explainDirectory } from "../../inspect/explain-directory.js";
import { explain } from "../../inspect/explain.js";
import { pathRequestIn } from "../../inspect/request-text.js";
import { inspectAsServer, inspectStrictly } from "../../inspect/verdict.js";
import { escapeHidden } from "../../text/hidden.js";
import type { JobOptions } from "../generate/resolve-job.js";
import { failedOutcome, printDiagnostics, printOutcome } from "../outcome/outcome.js";
import type { ExitCode, OutputFormat } from "../outcome/outcome.js";
import { bufferedOutput } from "../outcome/buffered-output.js";
import { readLines } from "./exchange-lines.js";
import { readInspectedSpecs } from "./inspect-catalogue.js";
import type { InspectedSpecs, ReadDirectory } from "./inspect-catalogue.js";
import { STANDARD_INPUT_LABEL } from "./inspect-response.js";

/** How requests are judged. */
export interface Inspector {
  readonly ofCatalogue: typeof inspectAsServer;
  readonly ofDirectory: Judge;
}

/** Judges requests as the server does. */
export const serverInspector: Inspector = {
  ofCatalogue: inspectAsServer,
  ofDirectory: judgeAsServer,
};

/** Each value that the server would change or ignore is an error. */
export const strictInspector: Inspector = {
  ofCatalogue: inspectStrictly,
  ofDirectory: judgeStrictly,
};

/** The options of inspecting requests. */
export interface InspectOptions {
  readonly job: JobOptions;
  readonly format: OutputFormat;
  readonly highLimits: boolean;
  readonly inspector: Inspector;
}

/** A verdict on a request, and its explanation. */
interface Judged {
  readonly verdict: { readonly ok: boolean };
  readonly explain: () => readonly string[];
}

/**
 * Inspects the given requests, or one request per line of standard input for `-`, and prints each
 * verdict. The exit code is 0 without errors, 1 with errors or an invalid spec, and 2 if the
 * requests cannot be inspected.
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
  let errors = false;
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
    const fine = await inspectAny(specs, request, options);
    errors ||= !fine;
  }
  return errors ? 1 : 0;
}

/** Requests without a path need a catalogue. */
function missingCatalogue(
  { catalogue, directories }: InspectedSpecs,
  requests: readonly string[],
): readonly Diagnostic[] {
  const isInspectable =
    catalogue !== undefined ||
    (directories.length > 0 &&
      requests.every((request) => request === "-" || pathRequestIn(request)));
  return isInspectable ? [] : [diagnostic("no-catalogue", {})];
}

async function inspectAny(
  specs: InspectedSpecs,
  request: string,
  options: InspectOptions,
): Promise<boolean> {
  return request === "-" ? inspectLines(specs, options) : inspectOne(specs, request, options);
}

/** The directory that has the request's path; without a catalogue, the first directory. */
function directoryOf(
  { catalogue, directories }: InspectedSpecs,
  request: string,
): ReadDirectory | undefined {
  const [first] = directories;
  return directories.find((each) => isRequestTo(each, request)) ?? (catalogue ? undefined : first);
}

/** The verdict of a directory. */
async function judgePath(
  directory: ReadDirectory,
  request: string,
  { inspector }: InspectOptions,
): Promise<Judged> {
  const prepared = { ...directory, validators: await directory.validators() };
  const inspection = inspectPath(prepared, request, inspector.ofDirectory);
  const { verdict } = inspection;
  return { verdict, explain: () => explainDirectory(prepared, inspection) };
}

/** The verdict of the catalogue. */
function judgeQuery(
  { catalogue }: InspectedSpecs,
  request: string,
  { inspector, highLimits }: InspectOptions,
): Judged {
  if (!catalogue) throw new Error("There is neither a catalogue nor a directory.");
  const { api, builders, texts } = catalogue;
  const inspection = inspector.ofCatalogue(api, request, { highLimits });
  const { verdict } = inspection;
  return { verdict, explain: () => explain(api, inspection, builders, texts) };
}

/** Prints one verdict; returns true if it has no errors. */
async function inspectOne(
  specs: InspectedSpecs,
  request: string,
  options: InspectOptions,
): Promise<boolean> {
  const directory = directoryOf(specs, request);
  const { verdict, explain: explanation } = directory
    ? await judgePath(directory, request, options)
    : judgeQuery(specs, request, options);
  const lines =
    options.format === "json" ? [escapeHidden(JSON.stringify(verdict))] : [...explanation(), ""];
  process.stdout.write(`${lines.join("\n")}\n`);
  return verdict.ok;
}

/** Prints one JSON object per line, in order. Lines may be empty and of any length. */
async function inspectLines(specs: InspectedSpecs, options: InspectOptions): Promise<boolean> {
  let fine = true;
  const output = bufferedOutput();
  const source = { path: undefined, label: STANDARD_INPUT_LABEL };
  for await (const { value: lines, diagnostics } of readLines(source)) {
    for (const { text } of lines ?? []) {
      const directory = directoryOf(specs, text);
      const { verdict } = directory
        ? // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
          await judgePath(directory, text, options)
        : judgeQuery(specs, text, options);
      fine &&= verdict.ok;
      output.write(escapeHidden(JSON.stringify(verdict)));
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
