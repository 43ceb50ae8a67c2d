import type { Judge, InspectedOpenApi } from "../inspect/openapi-request.js";
import type { inspectAsServer } from "../inspect/verdict.js";
import type { Api } from "../../templates/runtime/parse/parsed-request.js";
import { diagnostic, valuesOf } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { endpointData, withExactIntegers } from "../emit/parts/descriptor.js";
import { jsonShapes } from "../emit/parts/json-shape.js";
import { checkedParameters, schemaValidators } from "../emit/parts/schema-validators.js";
import { resultDescriptor } from "../emit/parts/result-descriptor.js";
import { mapMembers } from "../base/json.js";
import type { LearnedResult } from "../inspect/response.js";
import { catalogueApi } from "../inspect/catalogue-api.js";
import type { Builders } from "../inspect/builder-call.js";
import { endpointTexts, helpTexts } from "../inspect/help-texts.js";
import type { HelpTexts } from "../inspect/help-texts.js";
import type { CatalogueModel, OpenApiModel } from "../spec/model/spec-model.js";
import { analyse } from "../pipeline.js";
import type { PlannedOpenApi } from "../emit/plan/planned.js";
import { readJobSpecs } from "../project/inputs.js";
import { resolveSpecs } from "./resolve-job.js";
import type { JobOptions } from "./options.js";
import type { OutputFormat } from "./outcome.js";
import { importer, plannedBuilders } from "./builder-imports.js";

/** How requests are judged. */
export interface Inspector {
  readonly ofCatalogue: typeof inspectAsServer;
  readonly ofOpenApi: Judge;
}

/** The options of inspecting requests. */
export interface InspectOptions {
  readonly job: JobOptions;
  readonly format: OutputFormat;
  /** Further names of secrets. */
  readonly secret: readonly string[];
  readonly highLimits: boolean;
  readonly inspector: Inspector;
}

/** A catalogue, prepared for inspecting requests and responses. */
export interface InspectedCatalogue {
  readonly api: Api;
  readonly builders: Builders;
  readonly texts: HelpTexts;
  /** The learned results of its modules, with corrections. */
  readonly results: readonly LearnedResult[];
}

/** The specs that requests are inspected with. */
export interface InspectedSpecs {
  /** The first catalogue. */
  readonly catalogue: InspectedCatalogue | undefined;
  readonly documents: readonly ReadOpenApi[];
}

/** An OpenAPI document with its builders and secrets. */
export interface ReadOpenApi extends InspectedOpenApi {
  /** The names of its secrets. */
  readonly secrets: Pick<OpenApiModel, "apiKeys" | "passwords">;
}

/** Reads the named catalogue, or the first catalogue of the project. */
export function readCatalogue(options: JobOptions): Staged<InspectedCatalogue> {
  const { value, diagnostics } = readInspectedSpecs(options);
  return value && !value.catalogue
    ? { value: undefined, diagnostics: [diagnostic("no-catalogue", {})] }
    : { value: value?.catalogue, diagnostics };
}

/** Reads the named spec, or the specs of the project. */
export function readInspectedSpecs(options: JobOptions): Staged<InspectedSpecs> {
  const job = resolveSpecs(options);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const inputs = readJobSpecs(job.value);
  const unread = inputs.flatMap((spec) => spec.diagnostics);
  if (unread.length > 0) return { value: undefined, diagnostics: unread };
  let catalogue: InspectedCatalogue | undefined;
  const documents: ReadOpenApi[] = [];
  for (const [index, spec] of valuesOf(inputs).entries()) {
    const { value: planned, diagnostics } = analyse(spec);
    if (!planned) return { value: undefined, diagnostics };
    const from = importer(options, job.value, index);
    switch (planned.kind) {
      case "catalogue": {
        const read = {
          api: catalogueApi(planned.model),
          builders: plannedBuilders(planned, from),
          texts: helpTexts(planned.model),
          results: resultsOf(planned.model),
        };
        // Several catalogues may contain the modules of one wiki. One of them contains the root
        // modules.
        if (!catalogue) catalogue = read;
        else if (job.value.specs[index]?.roots !== undefined) catalogue = combine(catalogue, read);
        break;
      }
      case "openapi":
        documents.push({
          validators: validatorsOf(planned),
          endpoints: inspectedEndpoints(planned.model),
          builders: plannedBuilders(planned, from),
          texts: endpointTexts(planned.model),
          secrets: planned.model,
          securitySchemes: planned.model.securitySchemes,
        });
        break;
    }
  }
  return { value: { catalogue, documents }, diagnostics: [] };
}

/** The modules of two catalogues of one wiki. The first one wins for modules in both. */
function combine(first: InspectedCatalogue, other: InspectedCatalogue): InspectedCatalogue {
  return {
    api: { ...first.api, modules: new Map([...other.api.modules, ...first.api.modules]) },
    builders: new Map([...other.builders, ...first.builders]),
    texts: new Map([...other.texts, ...first.texts]),
    results: [...first.results, ...other.results],
  };
}

function inspectedEndpoints(model: PlannedOpenApi["model"]): ReadOpenApi["endpoints"] {
  const plain = { endpoints: endpointData(model), shapes: jsonShapes(model) };
  return withExactIntegers(plain, model).endpoints;
}

function validatorsOf(planned: PlannedOpenApi): ReadOpenApi["validators"] {
  const parameters = checkedParameters(planned);
  return mapMembers(parameters, schemaValidators(Object.values(parameters), planned.model.schemas));
}

function resultsOf({ operations }: CatalogueModel): readonly LearnedResult[] {
  return operations.flatMap(({ path, result }) =>
    result ? [{ descriptor: resultDescriptor(path, result), servers: result.servers }] : [],
  );
}
