import { openApiHandler } from "../openapi/handler.js";
import { belowBase, routeFor, router } from "../openapi/route.js";
import { splitUrl } from "../openapi/service.js";
import type { ServedApi } from "../openapi/service.js";
import type { OpenApiStubApi, OpenApiStubOptions } from "../openapi/stub/definition.js";
import { openApiStore } from "../openapi/stub/store.js";
import type { OpenApiStore } from "../openapi/stub/store.js";
import { openApiStub, stubWithStore } from "../openapi/stub/stub.js";
import type { OpenApiStub } from "../openapi/stub/stub.js";
import { serviceHandler } from "../http/service.js";
import type { ServiceHandler } from "../http/service.js";
import { memberOf } from "../model/member.js";
import type { DataRestResource } from "./resource.js";
import { dataRestService } from "./service.js";

/** The conventions of a server, as plain data: alternatives by `kind`. */
export type OpenApiDialect =
  /** Those that the document describes. */
  | { readonly kind: "plain" }
  | { readonly kind: "spring-data-rest"; readonly resources: readonly DataRestResource[] };

/** The definition of a stub with the dialect of its server. */
export interface DialectStubApi extends OpenApiStubApi {
  /** Default: the plain dialect. */
  readonly dialect?: OpenApiDialect;
}

/** The parts of a stub's definition that its operations and payloads do not have. */
export type DialectStubDefinition = Omit<DialectStubApi, keyof ServedApi | "items">;

/** Makes a service that implements every operation with a handler, or else as a server of its dialect. */
export function dialectStub(api: DialectStubApi, options: OpenApiStubOptions = {}): OpenApiStub {
  switch (api.dialect?.kind) {
    case "spring-data-rest": {
      const store = openApiStore(withBigints(api), options);
      return stubWithStore(dataRestStub(api, api.dialect.resources, store, options), store);
    }
    case "plain":
    case undefined:
      return openApiStub(api, options);
  }
}

/** The responses of Spring Data REST are computed with bigints instead of texts. */
function withBigints({ integers, ...api }: OpenApiStubApi): OpenApiStubApi {
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

/** Handlers run for their paths; Spring Data REST's responses come from the store. */
function dataRestStub(
  api: OpenApiStubApi,
  resources: readonly DataRestResource[],
  store: OpenApiStore,
  options: OpenApiStubOptions,
): ServiceHandler {
  const { handlers = {}, basePath = "" } = options;
  const handled = Object.entries(api.endpoints).filter(([name]) => memberOf(handlers, name));
  const service = dataRestService({ resources, store }, options);
  if (handled.length === 0) return service;
  const routesOf = router(api.endpoints);
  const custom = openApiHandler(api, handlers, options);
  return serviceHandler((request) => {
    const path = belowBase(splitUrl(request.url)[0], basePath);
    const route = path === undefined ? undefined : routeFor(routesOf(path), request.method);
    return handled.some(([each]) => each === route?.name)
      ? custom.service(request)
      : service.service(request);
  });
}
