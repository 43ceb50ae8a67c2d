import { createInterface } from "node:readline";
import type { ReadOptions } from "../../templates/runtime/rules/rule.js";
import type { Api } from "../../templates/runtime/request-reading.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Staged } from "../diagnostics/diagnostic.js";
import { apiOf } from "../inspect/api.js";
import type { Builders } from "../inspect/builder-call.js";
import { explain } from "../inspect/explain.js";
import { inspectAsServer, inspectStrictly } from "../inspect/verdict.js";
import { readInputs } from "../project/inputs.js";
import { specJob } from "../project/job.js";
import { analyse } from "../pipeline.js";
import type { PlannedCatalogue } from "../plan/planned.js";
import { failed } from "./outcome.js";
import type { ExitCode } from "./outcome.js";
import { printOutcome } from "./print-outcome.js";
import type { OutputFormat } from "./print-outcome.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** How requests are read and shown. */
export interface InspectOptions {
  readonly job: JobOptions;
  readonly format: OutputFormat;
  readonly highLimits: boolean;
  readonly inspect: typeof inspectAsServer;
}

interface Catalogue {
  readonly api: Api;
  readonly options: ReadOptions;
  readonly builders: Builders;
}

export { inspectAsServer, inspectStrictly };

/** Inspects the given requests, `-` for one a line of standard input, and prints each verdict as it comes. */
export async function inspectCommand(
  requests: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  const catalogue = readCatalogue(options);
  if (!catalogue.value) {
    printOutcome(failed(catalogue.diagnostics), options.format);
    return 2;
  }
  let errors = false;
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- verdicts come in the order of the requests
    const fine = await inspectAny(catalogue.value, request, options);
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

/** Prints one verdict; true where there is no error. */
function inspectOne(
  { api, options, builders }: Catalogue,
  request: string,
  { inspect, format }: InspectOptions,
): boolean {
  const inspection = inspect(api, request, options);
  const lines =
    format === "json"
      ? [JSON.stringify(inspection.verdict)]
      : [...explain(api, inspection, builders), ""];
  process.stdout.write(`${lines.join("\n")}\n`);
  return inspection.verdict.ok;
}

/** One JSON object a line, in order; lines may be of any length, and empty. */
async function inspectLines(catalogue: Catalogue, { inspect }: InspectOptions): Promise<boolean> {
  let fine = true;
  let answers: string[] = [];
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const { verdict } = inspect(catalogue.api, line, catalogue.options);
    fine &&= verdict.ok;
    answers.push(`${JSON.stringify(verdict)}\n`);
    if (answers.length >= 500) answers = flushed(answers);
  }
  flushed(answers);
  return fine;
}

function flushed(answers: readonly string[]): string[] {
  process.stdout.write(answers.join(""));
  return [];
}

/** The named catalogue, or the project's first. */
function readCatalogue({ job: jobOptions, highLimits }: InspectOptions): Staged<Catalogue> {
  const job =
    jobOptions.specs.length > 0
      ? { value: specJob(jobOptions.specs, ".", jobOptions.cwd), diagnostics: [] }
      : resolveJob(jobOptions);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const inputs = readInputs(job.value);
  if (!inputs.value) return { value: undefined, diagnostics: inputs.diagnostics };
  for (const spec of inputs.value.specs) {
    const { value: planned, diagnostics } = analyse(spec);
    if (!planned) return { value: undefined, diagnostics };
    if (planned.kind !== "catalogue") continue;
    const catalogue = {
      api: apiOf(planned.model),
      options: { highLimits },
      builders: buildersOf(planned),
    };
    return { value: catalogue, diagnostics: [] };
  }
  return { value: undefined, diagnostics: [diagnostic("no-catalogue", {})] };
}

/** Where a program imports the builders of a catalogue from, once they are generated into a package. */
function buildersOf({ modules, names: { folder } }: PlannedCatalogue): Builders {
  return new Map(
    modules.map(({ operation, names }) => [
      operation.path,
      { name: names.request, from: `paramsmith/${folder}/${names.file}` },
    ]),
  );
}
