import type { Api } from "../../templates/runtime/request-reading.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Staged } from "../diagnostics/diagnostic.js";
import { resultDescriptor } from "../emit/result-descriptor.js";
import type { LearnedResult } from "../inspect/answer.js";
import { apiOf } from "../inspect/api.js";
import type { Builders } from "../inspect/builder-call.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { analyse } from "../pipeline.js";
import type { PlannedCatalogue } from "../plan/planned.js";
import { readInputs } from "../project/inputs.js";
import { specJob } from "../project/job.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** A catalogue as requests and answers are inspected by. */
export interface InspectedCatalogue {
  readonly api: Api;
  readonly builders: Builders;
  /** What was learned of its modules, with its corrections. */
  readonly results: readonly LearnedResult[];
}

/** The named catalogue, or the project's first. */
export function readCatalogue(options: JobOptions): Staged<InspectedCatalogue> {
  const job =
    options.specs.length > 0
      ? { value: specJob(options.specs, ".", options.cwd), diagnostics: [] }
      : resolveJob(options);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const inputs = readInputs(job.value);
  if (!inputs.value) return { value: undefined, diagnostics: inputs.diagnostics };
  for (const spec of inputs.value.specs) {
    const { value: planned, diagnostics } = analyse(spec);
    if (!planned) return { value: undefined, diagnostics };
    if (planned.kind !== "catalogue") continue;
    const catalogue = {
      api: apiOf(planned.model),
      builders: buildersOf(planned),
      results: resultsOf(planned.model),
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

function resultsOf({ operations }: CatalogueModel): readonly LearnedResult[] {
  return operations.flatMap(({ path, result }) =>
    result ? [{ descriptor: resultDescriptor(path, result), servers: result.servers }] : [],
  );
}
