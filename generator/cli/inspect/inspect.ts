import { createInterface } from "node:readline";
import type { ReadOptions } from "../../../templates/runtime/rules/rule.js";
import { escapeHidden } from "../../text/hidden.js";
import { explain } from "../../inspect/explain.js";
import { inspectAsServer, inspectStrictly } from "../../inspect/verdict.js";
import { readCatalogue } from "./inspect-catalogue.js";
import type { InspectedCatalogue } from "./inspect-catalogue.js";
import { failedOutcome, printOutcome } from "../outcome/outcome.js";
import type { ExitCode, OutputFormat } from "../outcome/outcome.js";
import type { JobOptions } from "../generate/resolve-job.js";

/** The options of inspecting requests. */
export interface InspectOptions {
  readonly job: JobOptions;
  readonly format: OutputFormat;
  readonly highLimits: boolean;
  readonly inspect: typeof inspectAsServer;
}

interface Catalogue extends InspectedCatalogue {
  readonly options: ReadOptions;
}

export { inspectAsServer, inspectStrictly };

/**
 * Inspects the given requests, or one request per line of standard input for `-`, and prints each
 * verdict. The exit code is 0 without errors, 1 with errors or an invalid spec, and 2 if the
 * requests cannot be inspected.
 */
export async function inspectCommand(
  requests: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  const { value, diagnostics } = readCatalogue(options.job);
  if (!value) {
    const outcome = failedOutcome(diagnostics);
    printOutcome(outcome, options.format);
    return outcome.exitCode;
  }
  const catalogue = { ...value, options: { highLimits: options.highLimits } };
  let errors = false;
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
    const fine = await inspectAny(catalogue, request, options);
    errors ||= !fine;
  }
  return errors ? 1 : 0;
}

async function inspectAny(
  catalogue: Catalogue,
  request: string,
  options: InspectOptions,
): Promise<boolean> {
  return request === "-"
    ? inspectLines(catalogue, options)
    : inspectOne(catalogue, request, options);
}

/** Prints one verdict; returns true if it has no errors. */
function inspectOne(
  { api, options, builders, texts }: Catalogue,
  request: string,
  { inspect, format }: InspectOptions,
): boolean {
  const inspection = inspect(api, request, options);
  const lines =
    format === "json"
      ? [escapeHidden(JSON.stringify(inspection.verdict))]
      : [...explain(api, inspection, builders, texts), ""];
  process.stdout.write(`${lines.join("\n")}\n`);
  return inspection.verdict.ok;
}

/** Prints one JSON object per line, in order. Lines may be empty and of any length. */
async function inspectLines(catalogue: Catalogue, { inspect }: InspectOptions): Promise<boolean> {
  let fine = true;
  let lines: string[] = [];
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const { verdict } = inspect(catalogue.api, line, catalogue.options);
    fine &&= verdict.ok;
    lines.push(`${escapeHidden(JSON.stringify(verdict))}\n`);
    if (lines.length >= 500) lines = flushed(lines);
  }
  flushed(lines);
  return fine;
}

function flushed(lines: readonly string[]): string[] {
  process.stdout.write(lines.join(""));
  return [];
}
