// The stub of an OpenAPI document: its store, and the results of its operations.

import { responseCache } from "../../http/response-cache.js";
import { serviceHandler } from "../../http/service.js";
import type { ServiceHandler, ServiceRequest, ServiceResponse } from "../../http/service.js";
import { endpointParameters } from "../../styles/described.js";
import type { ServedApi, OpenApiCall, OpenApiResult } from "../service.js";
import type { OpenApiStore } from "./store.js";

/** The headers that parameters are read from. */
export function headersRead({ endpoints }: ServedApi): readonly string[] {
  const all = Object.values(endpoints).flatMap((endpoint) => [
    ...endpointParameters(endpoint).values(),
  ]);
  const names = all.flatMap(({ as }) =>
    as.location === "header" ? [as.name.toLowerCase()] : as.location === "cookie" ? ["cookie"] : [],
  );
  return [...new Set(names)];
}

/** Without handlers, only a change of the store changes the response to a request. */
export function cachedService(
  handler: ServiceHandler,
  read: readonly string[],
  store: OpenApiStore,
  origin: (request: ServiceRequest) => string,
): ServiceHandler {
  const cache = responseCache<ServiceResponse>();
  const service = (request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> => {
    if (request.method !== "GET" && request.method !== "HEAD") return handler.service(request);
    const { accept = "", "if-none-match": known = "" } = request.headers;
    const { method, url } = request;
    let name = `${store.version()}\n${method}\n${origin(request)}${url}\n${accept}\n${known}`;
    for (const header of read) name += `\n${request.headers[header] ?? ""}`;
    const before = cache.get(name);
    if (before) return before;
    const response = handler.service(request);
    if (!(response instanceof Promise)) cache.set(name, response, response.body.length);
    return response;
  };
  return serviceHandler(service);
}

/** Returns the result of an earlier call with the same arguments, or else the result of `make`. */
export type KnownResult = (call: OpenApiCall, make: () => OpenApiResult) => OpenApiResult;

/** Keeps results that depend on the rows of a store and the arguments of a call alone. */
export function resultsByArguments(store: Pick<OpenApiStore, "version">): KnownResult {
  const cache = responseCache<OpenApiResult>();
  return (call, make) => {
    const text = argumentsText(call.args);
    if (text === undefined) return make();
    const name = `${store.version()} ${call.name} ${text}`;
    const before = cache.get(name);
    if (before) return before;
    const result = make();
    if (result.kind !== "json") return result;
    const kept = { ...result, tags: new Map<string, string>() };
    cache.set(name, kept, result.text.length);
    return kept;
  };
}

/** Arguments as text; undefined if the text of one of them may be that of another value. */
function argumentsText(args: OpenApiCall["args"]): string | undefined {
  let text = "";
  for (const name of Object.keys(args)) {
    const value = args[name];
    if (value === undefined) continue;
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
      return undefined;
    const own = String(value);
    text += `${name} ${typeof value} ${own.length} ${own} `;
  }
  return text;
}

/** Only a change of the store changes its result for an address. */
export function cachedResults(
  store: OpenApiStore,
  respond: (call: OpenApiCall) => OpenApiResult,
  origin: (call: OpenApiCall) => string,
): (call: OpenApiCall) => OpenApiResult {
  const cache = responseCache<OpenApiResult>();
  return (call) => {
    if (call.endpoint.method !== "GET") return respond(call);
    const name = `${store.version()} ${origin(call)}${call.url}`;
    const before = cache.get(name);
    if (before) return before;
    const result = respond(call);
    if (result.kind !== "json") return result;
    const kept = { ...result, tags: new Map<string, string>() };
    cache.set(name, kept, result.text.length);
    return kept;
  };
}
