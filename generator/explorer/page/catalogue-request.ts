import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import { resultDescriptor } from "../../emit/parts/result-descriptor.js";
import { catalogueApi } from "../../inspect/catalogue-api.js";
import { builderCalls } from "../../inspect/builder-call.js";
import type { Builders } from "../../inspect/builder-call.js";
import { explain } from "../../inspect/explain.js";
import { collectParameters } from "../../inspect/request-parameters.js";
import { helpTexts } from "../../inspect/help-texts.js";
import type { HelpTexts } from "../../inspect/help-texts.js";
import type { LearnedResult } from "../../inspect/response.js";
import { inspectAsServer, inspectStrictly } from "../../inspect/verdict.js";
import type { Inspection } from "../../inspect/verdict.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { CatalogueModel } from "../../spec/model/spec-model.js";
import { completeQuery } from "./navigation.js";
import type { SelectingParameters } from "./navigation.js";
import { responseTypeText } from "./response-type.js";
import { catalogueModel } from "./spec-store.js";
import type { SpecStore } from "./spec-store.js";

/** A catalogue in the forms that composing and running requests needs. */
export interface ComposedCatalogue {
  readonly model: CatalogueModel;
  readonly api: Api;
  readonly builders: Builders;
  readonly texts: HelpTexts;
  readonly results: readonly LearnedResult[];
  /** The modules by path. */
  readonly modules: ReadonlyMap<string, ModuleOperation>;
}

/** Prepares a catalogue once; undefined for an OpenAPI document. */
export const catalogueContext = oncePerObject((store: SpecStore): ComposedCatalogue | undefined => {
  const model = catalogueModel(store);
  if (!model) return undefined;
  return {
    model,
    api: catalogueApi(model),
    builders: new Map(Object.entries(store.spec.builders)),
    texts: helpTexts(model),
    results: model.operations.flatMap(({ path, result }) =>
      result ? [{ descriptor: resultDescriptor(path, result), servers: result.servers }] : [],
    ),
    modules: new Map(model.operations.map((module) => [module.path, module])),
  };
});

/** A request as the form has it, with the verdict on it. */
export interface CatalogueRequest {
  /** All parameters, as they are sent. */
  readonly query: string;
  /** The same without the parameters that builders write by themselves. */
  readonly ownQuery: string;
  readonly method: "GET" | "POST";
  /** Each value that the server would ignore or change is an error. */
  readonly strict: Inspection;
  /** The verdict of the server. */
  readonly server: Inspection;
}

/** Parses the request in the page's URL. */
export function catalogueRequest(
  { api, model }: ComposedCatalogue,
  selection: SelectingParameters,
  query: string,
): CatalogueRequest {
  const ownQuery = completeQuery(selection, query);
  const complete = completeQuery(selection, query, model.requestDefaults);
  const { selected } = inspectAsServer(api, complete, {}).parsed;
  const method = selected.some(({ module }) => module.mustbeposted) ? "POST" : "GET";
  const request = `${method} ${complete}`;
  return {
    query: complete,
    ownQuery,
    method,
    strict: inspectStrictly(api, request, {}),
    server: inspectAsServer(api, request, {}),
  };
}

/** The TypeScript code of an equal request; empty if it selects no module. */
export function typescriptOf(
  { api, builders }: ComposedCatalogue,
  { ownQuery }: CatalogueRequest,
): string {
  const { parsed } = inspectAsServer(api, ownQuery, {});
  return builderCalls(parsed, collectParameters(api, ownQuery, parsed), builders)
    .join("\n")
    .trim();
}

/** The response type. */
export function responseTypeOf(
  { api, results }: ComposedCatalogue,
  { server }: CatalogueRequest,
): string {
  return responseTypeText(
    api,
    server.parsed,
    results.map(({ descriptor }) => descriptor),
  );
}

/** The explanation of a request as `paramsmith inspect --strict` prints it, without the code. */
export function explanationOf(
  { api, texts }: ComposedCatalogue,
  { strict }: CatalogueRequest,
): string {
  return explain(api, strict, new Map(), texts).join("\n").trim();
}
