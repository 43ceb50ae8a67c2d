import { dataRestService } from "../../data-rest/service.js";
import type { DataRestResource } from "../../data-rest/resource.js";
import { requestOf, serviceHandler } from "../../http/service.js";
import type { ServiceHandler } from "../../http/service.js";
import { memberOf } from "../../model/member.js";
import { endpointLabel } from "../endpoint.js";
import { directoryHandler, handlerResult } from "../handler.js";
import { belowBase, routeFor, router } from "../route.js";
import { directoryService, splitUrl } from "../service.js";
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
  const isDataRest = api.dialect?.kind === "spring-data-rest";
  const store = directoryStore(isDataRest ? withBigints(api) : api, options);
  const { snapshot, restore, reset } = store;
  return Object.assign(stubService(api, store, options), { snapshot, restore, reset });
}

/** The responses of Spring Data REST are computed with bigints instead of texts. */
function withBigints({ integers, ...api }: DirectoryStubApi): DirectoryStubApi {
  if (!integers) return api;
  const { bigints, codec } = integers;
  return {
    ...api,
    integers: {
      ...integers,
      values: bigints,
      codec: (shape, shapes) => {
        const exact = codec(shape, shapes);
        return { ...exact, read: (text) => bigints(exact.read(text), shape, shapes) };
      },
    },
  };
}

function stubService(
  api: DirectoryStubApi,
  store: DirectoryStore,
  options: DirectoryStubOptions,
): ServiceHandler {
  switch (api.dialect?.kind) {
    case "spring-data-rest":
      return dataRestStub(api, api.dialect.resources, store, options);
    case "plain":
    case undefined:
      return plainStub(api, store, options);
  }
}

/** Handlers run for their paths; Spring Data REST's responses come from the store. */
function dataRestStub(
  api: DirectoryStubApi,
  resources: readonly DataRestResource[],
  store: DirectoryStore,
  options: DirectoryStubOptions,
): ServiceHandler {
  const { handlers = {}, basePath = "" } = options;
  const handled = Object.entries(api.endpoints).filter(([name]) => memberOf(handlers, name));
  const service = dataRestService({ resources, store }, options);
  if (handled.length === 0) return service;
  const routesOf = router(api.endpoints);
  const custom = directoryHandler(api, handlers, options);
  return serviceHandler((request) => {
    const path = belowBase(splitUrl(request.url)[0], basePath);
    const route = path === undefined ? undefined : routeFor(routesOf(path), request.method);
    return handled.some(([each]) => each === route?.name)
      ? custom.service(request)
      : service.service(request);
  });
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
