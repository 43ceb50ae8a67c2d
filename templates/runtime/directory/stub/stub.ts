import { requestOf } from "../../http/service.js";
import type { ServiceHandler } from "../../http/service.js";
import { endpointLabel } from "../endpoint.js";
import { handlerResult } from "../handler.js";
import { directoryService } from "../service.js";
import type { DirectoryCall, DirectoryResult } from "../service.js";
import { cachedResults, cachedService, headersRead } from "./cache.js";
import type { DirectoryStubApi, DirectoryStubOptions } from "./definition.js";
import { withSampleHeaders } from "./headers.js";
import { hasAbsoluteLinks, callOrigin } from "./origin.js";
import { scopeOf, storedResults } from "./result.js";
import { directoryStore } from "./store.js";
import type { DirectorySnapshot, DirectoryStore } from "./store.js";

/** A directory's stub, with the data that its writing operations change. */
export interface DirectoryStub extends ServiceHandler {
  snapshot(): DirectorySnapshot;
  /** Restores the data of a snapshot. Later changes are lost. */
  restore(snapshot: DirectorySnapshot): void;
  /** Restores the initial data of the stub. */
  reset(): void;
}

/** Makes a service that implements every operation with a handler, or else with a store. */
export function directoryStub(
  api: DirectoryStubApi,
  options: DirectoryStubOptions = {},
): DirectoryStub {
  const store = directoryStore(api, options);
  return stubWithStore(plainStub(api, store, options), store);
}

/** A service with the functions of the store that it responds from. */
export function stubWithStore(
  service: ServiceHandler,
  { snapshot, restore, reset }: DirectoryStore,
): DirectoryStub {
  return Object.assign(service, { snapshot, restore, reset });
}

function plainStub(
  api: DirectoryStubApi,
  store: DirectoryStore,
  options: DirectoryStubOptions,
): ServiceHandler {
  const { handlers = {} } = options;
  const { headers: samples } = api;
  const withoutBody = new Set(api.missingWithoutBody);
  const stored = storedResults(api, store, options);
  const respond = (call: DirectoryCall): DirectoryResult => {
    const result = stored(call);
    if (isMissing(result) && withoutBody.has(endpointLabel(call.endpoint)))
      return { kind: "empty", status: 404 };
    if (!samples) return result;
    const { seed = 1 } = options;
    return withSampleHeaders(result, call, samples, { ...api, seed, scope: scopeOf(api, call) });
  };
  const isOfOrigin = Object.values(api.operations).some(hasAbsoluteLinks);
  if (options.handlers) {
    const cached = cachedResults(store, respond, isOfOrigin ? callOrigin : () => "");
    return directoryService(
      api,
      (call) => handlerResult(api, handlers, call) ?? cached(call),
      options,
    );
  }
  return cachedService(
    directoryService(api, respond, options),
    headersRead(api),
    store,
    (request) => (isOfOrigin ? callOrigin({ request: () => requestOf(request) }) : ""),
  );
}

function isMissing(result: DirectoryResult): boolean {
  return result.kind === "problem" && result.status === 404;
}
