import { requestOf } from "../../http/service.js";
import type { ServiceHandler } from "../../http/service.js";
import { endpointLabel } from "../endpoint.js";
import { handlerResult } from "../handler.js";
import { openApiService } from "../service.js";
import type { OpenApiCall, OpenApiResult } from "../service.js";
import { cachedResults, cachedService, headersRead } from "./cache.js";
import type { OpenApiStubApi, OpenApiStubOptions } from "./definition.js";
import { withSampleHeaders } from "./headers.js";
import { hasAbsoluteLinks, callOrigin } from "./origin.js";
import { scopeOf, storedResults, withAlternatives } from "./result.js";
import { openApiStore } from "./store.js";
import type { OpenApiSnapshot, OpenApiStore } from "./store.js";

/** An OpenAPI document's stub, with the data that its writing operations change. */
export interface OpenApiStub extends ServiceHandler {
  snapshot(): OpenApiSnapshot;
  /** Restores the data of a snapshot. Later changes are lost. */
  restore(snapshot: OpenApiSnapshot): void;
  /** Restores the initial data of the stub. */
  reset(): void;
}

/** Makes a service that implements every operation with a handler, or else with a store. */
export function openApiStub(api: OpenApiStubApi, options: OpenApiStubOptions = {}): OpenApiStub {
  const store = openApiStore(api, options);
  return stubWithStore(plainStub(api, store, options), store);
}

/** A service with the functions of the store that it responds from. */
export function stubWithStore(
  service: ServiceHandler,
  { snapshot, restore, reset }: OpenApiStore,
): OpenApiStub {
  return Object.assign(service, { snapshot, restore, reset });
}

function plainStub(
  api: OpenApiStubApi,
  store: OpenApiStore,
  options: OpenApiStubOptions,
): ServiceHandler {
  const { handlers = {} } = options;
  const { headers: samples } = api;
  const withoutBody = new Set(api.missingWithoutBody);
  const stored = storedResults(api, store, options);
  const respond = (call: OpenApiCall): OpenApiResult => {
    const result = withAlternatives(stored(call), api, options, call);
    if (isMissing(result) && withoutBody.has(endpointLabel(call.endpoint)))
      return { kind: "empty", status: 404 };
    if (!samples) return result;
    const { seed = 1 } = options;
    return withSampleHeaders(result, call, samples, { ...api, seed, scope: scopeOf(api, call) });
  };
  const isOfOrigin = Object.values(api.operations).some(hasAbsoluteLinks);
  if (options.handlers) {
    const cached = cachedResults(store, respond, isOfOrigin ? callOrigin : () => "");
    return openApiService(
      api,
      (call) => handlerResult(api, handlers, call) ?? cached(call),
      options,
    );
  }
  return cachedService(openApiService(api, respond, options), headersRead(api), store, (request) =>
    isOfOrigin ? callOrigin({ request: () => requestOf(request) }) : "",
  );
}

function isMissing(result: OpenApiResult): boolean {
  return result.kind === "problem" && result.status === 404;
}
