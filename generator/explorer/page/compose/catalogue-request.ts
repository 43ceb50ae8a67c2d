import { builderCalls } from "../../../inspect/builder-call.js";
import { explain } from "../../../inspect/explain.js";
import { givenParameters } from "../../../inspect/request-parameters.js";
import { inspectAsServer, inspectStrictly } from "../../../inspect/verdict.js";
import type { Inspection } from "../../../inspect/verdict.js";
import { responseTypeText } from "./response-type.js";
import type { ComposedCatalogue } from "./catalogue-context.js";
import { completeQuery } from "../state/request-query.js";
import type { SelectingParameters } from "../state/request-query.js";

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

/** Reads the request of an address of the page. */
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
  return builderCalls(parsed, givenParameters(api, ownQuery, parsed), builders)
    .join("\n")
    .trim();
}

/** The type of the response. */
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
