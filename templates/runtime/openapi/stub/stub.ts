import type { ServiceHandler } from "../../http/service.js";
import { handlerResult } from "../handler.js";
import { openApiService } from "../service.js";
import type { DescribeError, OpenApiCall, OpenApiResult, RoutedCall } from "../service.js";
import type { OpenApiStubApi, OpenApiStubOptions } from "./definition.js";
import { describedResponses, scopeOf } from "./described.js";
import { withSampleHeaders } from "./headers.js";
import { storedResults } from "./result.js";
import { openApiStore } from "./store.js";
import type { OpenApiSnapshot, OpenApiStore } from "./store.js";

/** An OpenAPI stub and the data that its write operations change. */
export interface OpenApiStub extends ServiceHandler {
  snapshot(): OpenApiSnapshot;
  /** Restores the data in a snapshot. Later changes are lost. */
  restore(snapshot: OpenApiSnapshot): void;
  /** Restores the stub's initial data. */
  reset(): void;
}

/** Creates a service that implements each operation with a handler, or else with a store. */
export function openApiStub(api: OpenApiStubApi, options: OpenApiStubOptions = {}): OpenApiStub {
  const store = openApiStore(api, options);
  return stubWithStore(plainStub(api, store, options), store);
}

/** Returns a service and the functions of its store. */
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
  const described = describedResponses(api, options);
  const stored = storedResults(api, store, options, described);
  const withHeaders = (result: OpenApiResult, call: RoutedCall): OpenApiResult => {
    if (!samples) return result;
    const { seed = 1 } = options;
    return withSampleHeaders(result, call, samples, { ...api, seed, scope: scopeOf(api, call) });
  };
  const respond = (call: OpenApiCall): OpenApiResult =>
    withHeaders(described.preferred(call) ?? described.withOthers(stored(call), call), call);
  const describeError: DescribeError = (call, error) => {
    // Status 501 concerns the stub itself.
    const result = error.status === 501 ? undefined : described.respondToError(call, error);
    return result && withHeaders(result, call);
  };
  return openApiService(
    api,
    async (call) => handlerResult(api, handlers, call) ?? respond(call),
    options,
    describeError,
  );
}
