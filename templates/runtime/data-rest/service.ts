import { serviceHandler } from "../http/service.js";
import type { ServiceHandler, ServiceRequest, ServiceResponse } from "../http/service.js";
import { pathAndQuery } from "../http/path-and-query.js";
import { withoutTrailing } from "../wire/without-trailing.js";
import { HAL, acceptedType, isUnreadableAccept } from "./accepted-type.js";
import { EMPTY_404, dataRestError, dataRestFailure, unreadableAccept } from "./error-response.js";
import { halText, linkHeader, listLinks, rootLinks, searchLinks } from "./links.js";
import type { HalLinks } from "./links.js";
import { resolveTarget } from "./target.js";
import type { DataRestTarget } from "./target.js";
import { foundRows } from "./matching.js";
import { profileIndexResponse, profileResponse } from "./profile-response.js";
import { conditionalResponse, tagHeader } from "./version-tag.js";
import { itemText, linksOfItem, listText, pageText } from "./payload.js";
import { parsePageRequest, parseSort, sortRows } from "./page-request.js";
import type { DataRestResource, DataRestSearch, DataRestStore, DataRestWrite } from "./resource.js";
import {
  createItem,
  itemWithKey,
  patchItem,
  refusedMediaType,
  removeItem,
  replaceItem,
  wrongKey,
} from "./write-request.js";

/** The data of a Spring Data REST service. */
export interface DataRestApi {
  readonly resources: readonly DataRestResource[];
  readonly store: DataRestStore;
}

/** Options for a Spring Data REST service. */
export interface DataRestOptions {
  /** The prefix of all paths, such as `/api`. Default: none. */
  readonly basePath?: string | undefined;
}

/** A request to a known target. */
interface Call {
  readonly api: DataRestApi;
  readonly request: ServiceRequest;
  /** The URL of the service including its base path. */
  readonly base: string;
  /** The path below the base path, percent-encoded. */
  readonly path: string;
  readonly query: string;
}

const ON_LIST = ["POST"] as const;
const ON_ITEM = ["DELETE", "PUT", "PATCH"] as const;
const EVERY_METHOD = "GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH";
/** The methods of Java servlets, in the server's order. */
const SERVLET_METHODS = ["HEAD", "DELETE", "POST", "GET", "OPTIONS", "PUT"];
/** Methods whose request body the server ignores. */
const READING_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "DELETE"]);
const PATCH_TYPES = "application/merge-patch+json,application/json-patch+json,application/json";

/**
 * Creates a service that serves collections like Spring Data REST repositories. Observed on Spring
 * Data REST 4.5.
 */
export function dataRestService(
  api: DataRestApi,
  { basePath = "" }: DataRestOptions = {},
): ServiceHandler {
  const above = withoutTrailing(basePath, "/");
  return serviceHandler(async (request) => {
    const url = (pathAndQuery(request.url) ?? request.url).split("#", 1)[0] ?? "";
    const mark = url.indexOf("?");
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? "" : url.slice(mark + 1);
    const early = refusedBefore(pathname, request);
    if (early) return early;
    if (!pathname.startsWith(`${above}/`)) return dataRestError(404, pathname, request);
    const path = pathname.slice(above.length);
    const target = resolveTarget(path, api.resources);
    const base = originOf(request) + above;
    return target
      ? respond(target, { api, request, base, path, query })
      : dataRestError(404, pathname, request);
  });
}

/** The response to a request that the server rejects before it reads the path. */
function refusedBefore(pathname: string, request: ServiceRequest): ServiceResponse | undefined {
  const { method, headers } = request;
  if (method === "TRACE")
    return { status: 405, headers: { allow: SERVLET_METHODS.join(", ") }, body: "" };
  if (isUnreadableAccept(headers["accept"])) return unreadableAccept(request);
  const isUnreadable =
    /^\s*multipart\//i.test(headers["content-type"] ?? "") &&
    !/;\s*boundary=/i.test(headers["content-type"] ?? "");
  return isUnreadable && !READING_METHODS.has(method)
    ? dataRestError(500, pathname, request)
    : undefined;
}

function originOf({ original, headers }: ServiceRequest): string {
  return original ? new URL(original.url).origin : `http://${headers["host"] ?? "localhost"}`;
}

function respond(target: DataRestTarget, call: Call): ServiceResponse {
  const { api, base, request } = call;
  if (target.kind === "profiles") return profileIndexResponse(base, api.resources, request);
  if (target.kind === "profile") return profileResponse(base, target.rel, api.resources, request);
  switch (request.method) {
    case "GET":
      return get(target, call);
    case "HEAD":
      return head(target, call);
    case "OPTIONS":
      return options(target, call);
    default:
      return write(target, call);
  }
}

/** A target other than a profile. */
type DataTarget = Exclude<DataRestTarget, { readonly kind: "profiles" | "profile" }>;

function get(target: DataTarget, call: Call): ServiceResponse {
  const { api, base, request } = call;
  const type = acceptedType(request.headers["accept"]);
  const ok = (body: string, headers: Readonly<Record<string, string>> = {}): ServiceResponse =>
    type === undefined
      ? dataRestError(406, pathOf(call), request, { ...headers, accept: HAL })
      : { status: 200, headers: { ...headers, "content-type": type }, body };
  switch (target.kind) {
    case "root":
      return ok(halText(rootLinks(base, api.resources)));
    case "searches":
      if (target.resource.searches.length === 0) return EMPTY_404;
      return ok(halText(searchLinks(base, target.resource)));
    case "list":
      return withBody(listBody(target.resource, call), call, ok);
    case "search":
      return withBody(searchBody(target.resource, target.search, call), call, ok);
    case "item": {
      const { resource, key } = target;
      const wrong = wrongKey(resource, key, request);
      if (wrong) return wrong;
      const row = itemWithKey(api.store, resource, key);
      if (!row) return EMPTY_404;
      return (
        conditionalResponse(resource, row, request) ??
        ok(itemText(row, resource, base), tagHeader(resource, row))
      );
    }
    case "noSearch":
    case "nothing":
    case "deep":
      return EMPTY_404;
  }
}

/** The body of a response, or the status of a response without a body. */
type Body =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "empty"; readonly status: 404 | 500 }
  /** The page number exceeds the database's limits. */
  | { readonly kind: "overflow" };

function withBody(body: Body, call: Call, ok: (text: string) => ServiceResponse): ServiceResponse {
  switch (body.kind) {
    case "text":
      return ok(body.text);
    case "empty":
      return { status: body.status, headers: {}, body: "" };
    case "overflow":
      return dataRestFailure(
        500,
        "Page index must not be less than zero",
        call.request.headers["accept"],
      );
  }
}

function listBody(resource: DataRestResource, { api, base, query }: Call): Body {
  const page = parsePageRequest(new URLSearchParams(query), resource.sortable);
  if (!page) return { kind: "overflow" };
  const rows = api.store.rows(resource.collection);
  const links = listLinks(base, resource);
  return {
    kind: "text",
    text: pageText(rows, page, {
      resource,
      base,
      address: `${base}/${resource.rel}`,
      query,
      links,
    }),
  };
}

function searchBody(
  resource: DataRestResource,
  search: DataRestSearch,
  { api, base, path, query }: Call,
): Body {
  const params = new URLSearchParams(query);
  const found = foundRows(api.store.rows(resource.collection), search, params);
  if (!found) return { kind: "empty", status: 500 };
  const address = base + path;
  switch (search.returns) {
    case "item": {
      const [row] = found;
      return row
        ? { kind: "text", text: itemText(row, resource, base) }
        : { kind: "empty", status: 404 };
    }
    case "list": {
      const rows = search.sorts ? sortRows(found, parseSort(params, resource.sortable)) : found;
      return {
        kind: "text",
        text: listText(rows, resource, base, { self: { href: addressOf(address, query) } }),
      };
    }
    case "page": {
      const page = parsePageRequest(params, resource.sortable);
      if (!page) return { kind: "overflow" };
      return {
        kind: "text",
        text: pageText(found, page, { resource, base, address, query, links: {} }),
      };
    }
  }
}

function addressOf(address: string, query: string): string {
  return query === "" ? address : `${address}?${query}`;
}

function linked(links: HalLinks, headers: Readonly<Record<string, string>> = {}): ServiceResponse {
  return { status: 204, headers: { ...headers, link: linkHeader(links) }, body: "" };
}

/** The response to HEAD: links instead of a body. */
function head(target: DataTarget, { api, base, path, query, request }: Call): ServiceResponse {
  switch (target.kind) {
    case "list":
      return linked({
        self: { href: addressOf(base + path, query) },
        ...listLinks(base, target.resource),
      });
    case "item": {
      const { resource, key } = target;
      const wrong = wrongKey(resource, key, request);
      if (wrong) return { ...wrong, body: "" };
      const row = itemWithKey(api.store, resource, key);
      return row ? linked(linksOfItem(row, resource, base), tagHeader(resource, row)) : EMPTY_404;
    }
    case "searches":
      if (target.resource.searches.length === 0) return EMPTY_404;
      return { status: 204, headers: {}, body: "" };
    case "root":
    case "search":
      return { status: 204, headers: {}, body: "" };
    case "noSearch":
    case "nothing":
    case "deep":
      return EMPTY_404;
  }
}

function options(target: DataTarget, call: Call): ServiceResponse {
  switch (target.kind) {
    case "list":
      return { status: 200, headers: { allow: allowOf(target.resource, ON_LIST) }, body: "" };
    case "item":
      return {
        status: 200,
        headers: { allow: allowOf(target.resource, ON_ITEM), "accept-patch": PATCH_TYPES },
        body: "",
      };
    case "searches":
      return target.resource.searches.length === 0 ? NO_SEARCH : ONLY_GET;
    case "root":
    case "search":
      return ONLY_GET;
    case "noSearch":
      return NO_SEARCH;
    case "nothing":
    case "deep":
      return dataRestError(404, pathOf(call), call.request);
  }
}

const ONLY_GET: ServiceResponse = { status: 200, headers: { allow: "GET" }, body: "" };
const NO_SEARCH: ServiceResponse = { ...EMPTY_404, headers: { allow: EVERY_METHOD } };

/** The `Allow` value for a list or its items. */
function allowOf({ writes = [] }: DataRestResource, methods: readonly DataRestWrite[]): string {
  const allowed = new Set([
    "HEAD",
    "GET",
    "OPTIONS",
    ...methods.filter((each) => writes.includes(each)),
  ]);
  return SENT_ORDER.filter((each) => allowed.has(each)).join(",");
}

/** The order of methods in the `Allow` header. */
const SENT_ORDER = ["HEAD", "DELETE", "POST", "GET", "OPTIONS", "PUT", "PATCH"];

/**
 * Handles methods that write: status 405 if Spring Data REST supports writing at this path,
 * otherwise 404.
 */
function write(target: DataTarget, call: Call): ServiceResponse {
  const { api, base, request } = call;
  const { method } = request;
  const { kind } = target;
  const path = pathOf(call);
  if (kind === "list" && method === "POST") {
    const { resource } = target;
    const change = { store: api.store, resource, request, base, path };
    return resource.writes?.includes("POST")
      ? createItem(change)
      : refused(request, allowOf(resource, ON_LIST));
  }
  const items = ON_ITEM.find((each) => each === method);
  // The server interprets `search` as an item.
  if (items && (kind === "item" || kind === "searches")) {
    const { resource } = target;
    const key = kind === "item" ? target.key : "search";
    if (!resource.writes?.includes(items))
      return items === "PATCH" && !itemWithKey(api.store, resource, key)
        ? EMPTY_404
        : refused(request, allowOf(resource, ON_ITEM));
    const change = { store: api.store, resource, request, base, path };
    return (
      (items === "DELETE" ? undefined : refusedMediaType(change)) ??
      wrongKey(resource, key, request) ??
      WRITERS[items](change, key)
    );
  }
  const isEmpty = kind === "search" || kind === "noSearch" || kind === "nothing";
  return isEmpty || (kind === "deep" && method === "DELETE")
    ? EMPTY_404
    : dataRestError(404, path, request);
}

const WRITERS = { PUT: replaceItem, PATCH: patchItem, DELETE: removeItem } as const;

function refused({ method, body, headers }: ServiceRequest, allow: string): ServiceResponse {
  if (body === "" && method !== "DELETE")
    return dataRestFailure(400, "The request has no body.", headers["accept"]);
  return { status: 405, headers: { allow }, body: "" };
}

/** The request path on its host, for errors. */
function pathOf({ base, path }: Call): string {
  return pathBelowHost(base) + path;
}

/** The base path of a URL. */
function pathBelowHost(base: string): string {
  return new URL(base).pathname.replace(/\/$/, "");
}
