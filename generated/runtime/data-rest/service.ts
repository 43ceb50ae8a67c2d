// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { chosenType } from "../http/media-type.js";
import { serviceHandler } from "../http/service.js";
import type { ServiceHandler, ServiceRequest, ServiceResponse } from "../http/service.js";
import { pathAndQuery } from "../http/path-and-query.js";
import { withoutTrailing } from "../wire/without-trailing.js";
import { propertyOf } from "../action-api/api-messages.js";
import { linkHeader, listLinks, profileLinks, rootLinks, searchLinks } from "./links.js";
import type { HalLinks } from "./links.js";
import { resolveTarget } from "./target.js";
import type { DataRestTarget } from "./target.js";
import { foundRows } from "./matching.js";
import { itemText, linksOfItem, listText, pageText } from "./payload.js";
import { readPageRequest, readSort, sortRows } from "./page-request.js";
import type { DataRestResource, DataRestRow, DataRestSearch } from "./resource.js";

/** The data of a service in the dialect of Spring Data REST. */
export interface DataRestApi {
  readonly resources: readonly DataRestResource[];
  /** The rows of a collection, in the order of lists. */
  readonly rows: (collection: string) => readonly DataRestRow[];
}

/** Options for a service in the dialect of Spring Data REST. */
export interface DataRestOptions {
  /** The path above all paths, such as `/api`. Default: none. */
  readonly basePath?: string | undefined;
}

/** A request to a known target. */
interface Call {
  readonly api: DataRestApi;
  readonly request: ServiceRequest;
  /** The address of the service, with its base path. */
  readonly base: string;
  /** The path below the base path, percent-encoded. */
  readonly path: string;
  readonly query: string;
}

const HAL = "application/hal+json";
const MEDIA_TYPES = [HAL, "application/json"];
const READING = "HEAD,GET,OPTIONS";
const PATCH_TYPES = "application/merge-patch+json,application/json-patch+json,application/json";

/**
 * Serves collections as Spring Data REST serves repositories that can only be read. Observed on
 * Spring Data REST 4.5.
 */
export function dataRestService(
  api: DataRestApi,
  { basePath = "" }: DataRestOptions = {},
): ServiceHandler {
  const above = withoutTrailing(basePath, "/");
  return serviceHandler((request) => {
    const url = (pathAndQuery(request.url) ?? request.url).split("#", 1)[0] ?? "";
    const mark = url.indexOf("?");
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? "" : url.slice(mark + 1);
    if (!pathname.startsWith(`${above}/`)) return notFound(pathname, request);
    const path = pathname.slice(above.length);
    const target = resolveTarget(path, api.resources);
    const base = originOf(request) + above;
    return target
      ? respond(target, { api, request, base, path, query })
      : notFound(pathname, request);
  });
}

function originOf({ original, headers }: ServiceRequest): string {
  return original ? new URL(original.url).origin : `http://${headers["host"] ?? "localhost"}`;
}

function respond(target: DataRestTarget, call: Call): ServiceResponse {
  switch (call.request.method) {
    case "GET":
      return get(target, call);
    case "HEAD":
      return head(target, call);
    case "OPTIONS":
      return options(target);
    default:
      return refused(target, call);
  }
}

function get(target: DataRestTarget, call: Call): ServiceResponse {
  const { api, base, request } = call;
  const type = chosenType(request.headers["accept"], MEDIA_TYPES);
  const ok = (body: string): ServiceResponse =>
    type === undefined
      ? notAcceptable(call)
      : { status: 200, headers: { "content-type": type }, body };
  switch (target.kind) {
    case "root":
      return ok(linksText(rootLinks(base, api.resources)));
    case "profiles":
      return ok(linksText(profileLinks(base, api.resources)));
    case "searches":
      return ok(linksText(searchLinks(base, target.resource)));
    case "list":
      return withBody(listBody(target.resource, call), call, ok);
    case "search":
      return withBody(searchBody(target.resource, target.search, call), call, ok);
    case "item": {
      const row = itemOf(target.resource, target.key, api);
      return row ? ok(itemText(row, target.resource, base)) : EMPTY_404;
    }
    case "nothing":
      return EMPTY_404;
  }
}

/** The body of a response, or the status of one without a body. */
type Body =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "empty"; readonly status: 404 | 500 }
  /** The page is beyond all numbers of rows. */
  | { readonly kind: "overflow" };

function withBody(body: Body, call: Call, ok: (text: string) => ServiceResponse): ServiceResponse {
  switch (body.kind) {
    case "text":
      return ok(body.text);
    case "empty":
      return { status: body.status, headers: {}, body: "" };
    case "overflow": {
      const path = pathBelowHost(call.base) + call.path;
      return errorResponse(500, "Internal Server Error", path, call.request);
    }
  }
}

function listBody(resource: DataRestResource, { api, base, query }: Call): Body {
  const page = readPageRequest(new URLSearchParams(query), resource.sortable);
  if (!page) return { kind: "overflow" };
  const rows = sortRows(api.rows(resource.collection), page.orders);
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
  const found = foundRows(api.rows(resource.collection), search, params);
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
      const rows = search.sorts ? sortRows(found, readSort(params, resource.sortable)) : found;
      return {
        kind: "text",
        text: listText(rows, resource, base, { self: { href: addressOf(address, query) } }),
      };
    }
    case "page": {
      const page = readPageRequest(params, resource.sortable);
      if (!page) return { kind: "overflow" };
      const rows = sortRows(found, page.orders);
      return {
        kind: "text",
        text: pageText(rows, page, { resource, base, address, query, links: {} }),
      };
    }
  }
}

function addressOf(address: string, query: string): string {
  return query === "" ? address : `${address}?${query}`;
}

function linked(links: HalLinks): ServiceResponse {
  return { status: 204, headers: { link: linkHeader(links) }, body: "" };
}

/** The response to HEAD: links instead of a body. */
function head(target: DataRestTarget, { api, base, path, query }: Call): ServiceResponse {
  switch (target.kind) {
    case "list":
      return linked({
        self: { href: addressOf(base + path, query) },
        ...listLinks(base, target.resource),
      });
    case "item": {
      const row = itemOf(target.resource, target.key, api);
      return row ? linked(linksOfItem(row, target.resource, base)) : EMPTY_404;
    }
    case "root":
    case "searches":
    case "search":
      return { status: 204, headers: {}, body: "" };
    case "profiles":
      return { status: 200, headers: {}, body: "" };
    case "nothing":
      return EMPTY_404;
  }
}

function options(target: DataRestTarget): ServiceResponse {
  switch (target.kind) {
    case "list":
      return { status: 200, headers: { allow: READING }, body: "" };
    case "item":
      return {
        status: 200,
        headers: { allow: READING, "accept-patch": PATCH_TYPES },
        body: "",
      };
    case "root":
    case "profiles":
    case "searches":
    case "search":
      return { status: 200, headers: { allow: "GET" }, body: "" };
    case "nothing":
      return EMPTY_404;
  }
}

/** Methods that write: 405 where Spring Data REST would write, 404 elsewhere. */
function refused(target: DataRestTarget, { request, base, path }: Call): ServiceResponse {
  const { method, body } = request;
  const { kind } = target;
  const writes =
    (kind === "list" && method === "POST") ||
    (kind === "item" && ["PUT", "PATCH", "DELETE"].includes(method)) ||
    // The server takes `search` for an item.
    (kind === "searches" && method === "DELETE");
  if (!writes)
    return kind === "search" || kind === "nothing"
      ? EMPTY_404
      : notFound(pathBelowHost(base) + path, request);
  if (body === "" && method !== "DELETE") return { status: 400, headers: {}, body: "" };
  return { status: 405, headers: { allow: READING }, body: "" };
}

function itemOf(
  { collection, key }: DataRestResource,
  wanted: string,
  api: DataRestApi,
): DataRestRow | undefined {
  return api.rows(collection).find(({ value }) => String(propertyOf(value, key)) === wanted);
}

const EMPTY_404: ServiceResponse = { status: 404, headers: {}, body: "" };

/** The time of errors, which is always the same one. */
const TIME = "1970-01-01T00:00:00.000+00:00";

/**
 * An error in the form of JSON that the request prefers, such as `application/hal+json`; without a
 * body if it accepts none.
 */
function errorResponse(
  status: number,
  error: string,
  path: string,
  { headers: { accept } }: ServiceRequest,
): ServiceResponse {
  const named = accept?.toLowerCase().match(/\bapplication\/[\w.-]+\+json\b/g) ?? [];
  const type = chosenType(accept, ["application/json", ...named]);
  if (type === undefined) return { status, headers: {}, body: "" };
  const body = JSON.stringify({ timestamp: TIME, status, error, path });
  return { status, headers: { "content-type": type }, body };
}

/** The response to a path without a resource. */
function notFound(path: string, request: ServiceRequest): ServiceResponse {
  return errorResponse(404, "Not Found", path, request);
}

function notAcceptable({ request, base, path }: Call): ServiceResponse {
  return errorResponse(406, "Not Acceptable", pathBelowHost(base) + path, request);
}

/** The base path of an address. */
function pathBelowHost(base: string): string {
  return new URL(base).pathname.replace(/\/$/, "");
}

function linksText(links: HalLinks): string {
  return JSON.stringify({ _links: links });
}
