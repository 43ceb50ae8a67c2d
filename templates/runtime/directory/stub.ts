import { responseCache } from "../http/response-cache.js";
import { dataRestService } from "../data-rest/service.js";
import type { DataRestResource } from "../data-rest/resource.js";
import { propertyOf } from "../action-api/api-messages.js";
import { withItemLinks } from "../hal/item-links.js";
import { memberOf } from "../model/member.js";
import { directoryHandler, handlerResult } from "./handler.js";
import { pageOf } from "./page.js";
import type { StubPaging } from "./page.js";
import { endpointParameters } from "../styles/described.js";
import { endpointLabel } from "./endpoint.js";
import { belowBase, routeFor, router } from "./route.js";
import { directoryService, splitUrl } from "./service.js";
import type {
  DirectoryApi,
  DirectoryCall,
  DirectoryResult,
  DirectoryServiceOptions,
} from "./service.js";
import { directoryStore, selects } from "./store.js";
import type {
  DirectorySnapshot,
  DirectoryStore,
  DirectoryStoreApi,
  DirectoryStoreOptions,
  StubFilter,
} from "./store.js";
import { withSampleHeaders } from "./stub-headers.js";
import type { HeaderSamples } from "./stub-headers.js";
import { writeResult } from "./stub-write.js";
import type { ItemValidators, StubReply, WriteOperation } from "./stub-write.js";
import { drawFrom } from "../sample/draw.js";
import { isObject, writeJson } from "../model/json.js";
import { sampled } from "../sample/sample.js";
import type { SampleRule, SampleScope } from "../sample/sample.js";
import { requestOf, serviceHandler } from "../http/service.js";
import type { ServiceResponse, ServiceHandler, ServiceRequest } from "../http/service.js";

/** The conventions of a directory's server, as plain data: alternatives by `kind`. */
export type DirectoryDialect =
  /** Those that the directory describes. */
  | { readonly kind: "plain" }
  | { readonly kind: "spring-data-rest"; readonly resources: readonly DataRestResource[] };

/** The definition of a directory's stub: plain data, of which defaults may be bigints, and validators. */
export interface DirectoryStubApi extends DirectoryApi, DirectoryStoreApi {
  /** Default: the plain dialect. */
  readonly dialect?: DirectoryDialect;
  /** By the name of the endpoint's builder. */
  readonly operations: Readonly<Record<string, StubOperation>>;
  /** The samples of headers. Default: none. */
  readonly headers?: HeaderSamples;
  /**
   * The operations whose response to a missing item has no body, because status 404 has none in the
   * directory: by method and path. Default: none.
   */
  readonly missingWithoutBody?: readonly string[];
  /** The validators of items by collection. Without one, JSON Patches have status 501. */
  readonly items?: ItemValidators;
}

/** The parts of a stub's definition that its operations and payloads do not have. */
export type StubDefinition = Omit<DirectoryStubApi, keyof DirectoryApi | "items">;

/** How the store implements an operation: alternatives by `kind`. */
export type StubOperation =
  | ListOperation
  | WriteOperation
  /** The row that the parameters name. */
  | {
      readonly kind: "item";
      readonly collection: string;
      readonly filters: readonly StubFilter[];
      /** The last parts of a path that are parts of other paths, and thus identify no item. */
      readonly others?: readonly string[];
    }
  /** An object of the right shape that is not a row of a collection. */
  | {
      readonly kind: "sample";
      readonly sample: SampleRule;
      /** The media type that the object has the shape of. Default: those of the operation. */
      readonly mediaType?: string;
    }
  /** Any text, or bytes of it. */
  | { readonly kind: "text"; readonly sample: SampleRule }
  /** A response without a body. */
  | { readonly kind: "empty" }
  /** Only a handler can implement the operation. */
  | { readonly kind: "none"; readonly why: string };

/** Rows of a collection, bare, in a wrapper, or either. */
export type ListOperation = {
  readonly kind: "list";
  readonly collection: string;
  readonly bare?: true;
  readonly embedded?: SampleRule;
  readonly paging: StubPaging;
  readonly filters: readonly StubFilter[];
  /** Without a filter, the list is empty. */
  readonly search?: true;
};

/** Whether a list is a bare array or in a wrapper. */
export type StubEnvelope = "bare" | "embedded";

/** Options of a directory's stub. */
export interface DirectoryStubOptions extends DirectoryServiceOptions, DirectoryStoreOptions {
  /** For lists that the directory describes in both forms. Default: `embedded`. */
  readonly envelope?: StubEnvelope | undefined;
  /** The number of the first page. Default: 0. */
  readonly firstPage?: 0 | 1 | undefined;
  /** Handlers run instead of the store, by the name of the endpoint's builder. */
  readonly handlers?: object | undefined;
}

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
  const respond = (call: DirectoryCall): DirectoryResult => {
    const result = stored(api, store, options, call);
    if (isMissing(result) && withoutBody.has(endpointLabel(call.endpoint)))
      return { kind: "empty", status: 404 };
    if (!samples) return result;
    const { seed = 1 } = options;
    return withSampleHeaders(result, call, samples, { ...api, seed, scope: scopeOf(api, call) });
  };
  const isOfOrigin = Object.values(api.operations).some(hasAbsoluteLinks);
  const cached = cachedResults(store, respond, isOfOrigin ? originOf : () => "");
  const handler = directoryService(
    api,
    (call) => handlerResult(api, handlers, call) ?? cached(call),
    options,
  );
  if (options.handlers) return handler;
  return cachedService(handler, headersRead(api), store, (request) =>
    isOfOrigin ? originOf({ request: () => requestOf(request) }) : "",
  );
}

function isMissing(result: DirectoryResult): boolean {
  return result.kind === "problem" && result.status === 404;
}

/** The scheme and the host that a request was sent to. */
function originOf({ request }: Pick<DirectoryCall, "request">): string {
  return new URL(request().url).origin;
}

/** Whether the links of a list have the scheme and the host of the request. */
function hasAbsoluteLinks(operation: StubOperation): boolean {
  return (
    operation.kind === "list" && operation.embedded !== undefined && isAbsolute(operation.embedded)
  );
}

/** Links are in objects of wrappers. */
function isAbsolute(sample: SampleRule): boolean {
  return sample.kind === "object"
    ? Object.values(sample.members).some(isAbsolute)
    : sample.kind === "given" && sample.isAbsolute === true;
}

/** The headers that parameters are read from. */
function headersRead({ endpoints }: DirectoryApi): readonly string[] {
  const all = Object.values(endpoints).flatMap((endpoint) => [
    ...endpointParameters(endpoint).values(),
  ]);
  const names = all.flatMap(({ as }) =>
    as.location === "header" ? [as.name.toLowerCase()] : as.location === "cookie" ? ["cookie"] : [],
  );
  return [...new Set(names)];
}

/** Without handlers, only a change of the store changes the response to a request. */
function cachedService(
  handler: ServiceHandler,
  read: readonly string[],
  store: DirectoryStore,
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
  return Object.assign(async (request: Request) => handler(request), { service });
}

/** Only a change of the store changes its result for an address. */
function cachedResults(
  store: DirectoryStore,
  respond: (call: DirectoryCall) => DirectoryResult,
  origin: (call: DirectoryCall) => string,
): (call: DirectoryCall) => DirectoryResult {
  const cache = responseCache<DirectoryResult>();
  return (call) => {
    if (call.endpoint.method !== "GET") return respond(call);
    const name = `${store.version()} ${origin(call)}${call.url}`;
    const before = cache.get(name);
    if (before) return before;
    const result = respond(call);
    if (result.kind === "json") cache.set(name, result, result.text.length);
    return result;
  };
}

function stored(
  api: DirectoryStubApi,
  store: DirectoryStore,
  options: DirectoryStubOptions,
  call: DirectoryCall,
): DirectoryResult {
  const operation = Object.hasOwn(api.operations, call.name)
    ? api.operations[call.name]
    : undefined;
  switch (operation?.kind) {
    case "list":
      return listResult(api, store, operation, options, call);
    case "item": {
      const [path = ""] = call.url.split("?", 1);
      const isOther = operation.others?.includes(path.slice(path.lastIndexOf("/") + 1)) ?? false;
      const row = store.rows(operation.collection).find(selects(operation.filters, call));
      return row && !isOther
        ? { kind: "json", text: row.text }
        : {
            kind: "problem",
            status: 404,
            problem: { detail: `No item matches ${call.url}.` },
          };
    }
    case "write":
      return writeResult(operation, call, store, api.items ?? {}, (reply, row, headers) =>
        replyResult(api, options, call, reply, row.text, headers),
      );
    case "sample": {
      const draw = drawFrom(options.seed ?? 1, call.url);
      const value = sampled(operation.sample, draw, scopeOf(api, call));
      return { ...json(api, call, withSelfLink(value, call)), mediaType: operation.mediaType };
    }
    case "text": {
      const draw = drawFrom(options.seed ?? 1, call.url);
      const text = sampled(operation.sample, draw, { named: api.samples, given: {} });
      return { kind: "content", content: String(text) };
    }
    case "empty":
      return { kind: "empty" };
    case "none":
      return { kind: "problem", status: 501, problem: { detail: operation.why } };
    case undefined:
      return {
        kind: "problem",
        status: 501,
        problem: { detail: `The stub does not implement ${call.endpoint.operationId}.` },
      };
  }
}

function replyResult(
  api: DirectoryStubApi,
  { seed = 1 }: DirectoryStubOptions,
  call: DirectoryCall,
  reply: StubReply,
  row: string,
  headers: Readonly<Record<string, string>>,
): DirectoryResult {
  const { status } = reply;
  const sample = (rule: SampleRule): unknown =>
    sampled(rule, drawFrom(seed, call.url), scopeOf(api, call));
  switch (reply.kind) {
    case "row":
      return { kind: "json", text: row, status, headers };
    case "sample":
      return { ...json(api, call, sample(reply.sample)), status, headers };
    case "text":
      return { kind: "content", content: String(sample(reply.sample)) };
    case "empty":
      return { kind: "empty", status, headers };
  }
}

function scopeOf({ samples }: DirectoryStubApi, { base }: DirectoryCall): SampleScope {
  return { named: samples, given: { base } };
}

/**
 * A payload whose link to itself, if it has one, is the address of the request. The result of a
 * request that writes has another address.
 */
function withSelfLink(value: unknown, { base, url, endpoint }: DirectoryCall): unknown {
  const self = ["_links", "self"].reduce<unknown>(propertyOf, value);
  return isObject(self) && endpoint.method === "GET"
    ? withItemLinks(value, [{ rel: "self", path: url }], base)
    : value;
}

/** A placeholder for the rows of a wrapper, which their texts replace. */
const ROWS = "paramsmith:rows";

function listResult(
  api: DirectoryStubApi,
  store: DirectoryStore,
  { collection, bare, embedded, paging, filters, search }: ListOperation,
  { envelope = "embedded", firstPage = 0, seed = 1 }: DirectoryStubOptions,
  call: DirectoryCall,
): DirectoryResult {
  const all = store.rows(collection);
  const isFiltered = filters.some(({ parameter }) => isGiven(call.args[parameter]));
  const kept = isFiltered ? all.filter(selects(filters, call)) : search ? [] : all;
  const result = pageOf(kept, paging, firstPage, call);
  if (!result.ok) {
    const { issues } = result;
    const detail = issues.map(({ message }) => message).join("; ");
    return { kind: "problem", status: 400, problem: { detail, issues } };
  }
  const { rows, facts } = result.page;
  const list = `[${rows.map(({ text }) => text).join(",")}]`;
  if (!embedded || (bare && envelope === "bare")) return { kind: "json", text: list };
  const origin = isAbsolute(embedded) ? originOf(call) : undefined;
  const given = { ...facts, base: call.base, origin, rows: [ROWS] };
  const scope = { named: api.samples, given };
  const wrapper = json(api, call, sampled(embedded, drawFrom(seed, call.name), scope));
  return { kind: "json", text: wrapper.text.replace(`["${ROWS}"]`, () => list) };
}

function json(
  { shapes }: DirectoryStubApi,
  { endpoint }: DirectoryCall,
  value: unknown,
): { readonly kind: "json"; readonly text: string } {
  return { kind: "json", text: writeJson(value, shapes[endpointLabel(endpoint)], shapes) };
}

function isGiven(wanted: unknown): boolean {
  return wanted !== undefined;
}
