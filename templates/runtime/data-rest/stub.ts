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

/** The server conventions of an API as plain data, by `kind`. */
export type OpenApiDialect =
  /** Only the conventions in the OpenAPI document. */
  | { readonly kind: "plain" }
  | { readonly kind: "spring-data-rest"; readonly resources: readonly DataRestResource[] };

/** The definition of a stub and its server's dialect. */
export interface DialectStubApi extends OpenApiStubApi {
  /** Default: the plain dialect. */
  readonly dialect?: OpenApiDialect;
}

/** The parts of a stub's definition other than its operations and payloads. */
export type DialectStubDefinition = Omit<DialectStubApi, keyof ServedApi | "items">;

/** Creates a service that implements operations with handlers, or else in its server's dialect. */
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

/**
 * Converts 64-bit integers to bigints instead of strings, since Spring Data REST's responses are
 * computed with bigints.
 */
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

/** Calls handlers for their paths and returns Spring Data REST's responses for the others. */
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
