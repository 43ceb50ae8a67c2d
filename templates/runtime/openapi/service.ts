import { contentForm, essenceOf } from "../content/content-form.js";
import type { ExactIntegers } from "../content/json-codec.js";
import { ownMember } from "../model/member.js";
import { pathAndQuery } from "../http/path-and-query.js";
import { withoutTrailing } from "../wire/without-trailing.js";
import { negotiated } from "./representation.js";
import type { EmptyResult, Representation, Representations } from "./representation.js";
import { parseRequestBody } from "./request-body.js";
import type { BodyRule, ReadBody } from "./request-body.js";
import { allowedMethods, belowBase, router, routesFor } from "./route.js";
import type { Route } from "./route.js";
import { parseRaw } from "./endpoint-parser.js";
import { endpointLabel } from "./endpoint.js";
import type { AnyEndpoint } from "./endpoint.js";
import { withoutBody } from "../http/head-response.js";
import type { Issue } from "../model/issue.js";
import type { JsonShape } from "../model/json.js";
import { problemResponse } from "../http/problem.js";
import type { ProblemDetail } from "../http/problem.js";
import { unrecognized } from "../parse/parsed-params.js";
import { requestOf, responseOf } from "../http/service.js";
import type { ServiceResponse, ServiceHandler, ServiceRequest } from "../http/service.js";
import { operationRules } from "../styles/schema-rule.js";
import type { SchemaValidators } from "../styles/schema-rule.js";
import { rawRequest } from "../styles/wire-request.js";
import type { Rules } from "../rules/rule.js";

/** An OpenAPI document as plain data: its endpoints and the form of their payloads. */
export interface ServedApi {
  /** Endpoints by builder name. */
  readonly endpoints: Readonly<Record<string, AnyEndpoint>>;
  /** Shapes by schema name, and by method and path (`GET /alliances`) for an endpoint's payload. */
  readonly shapes: Readonly<Record<string, JsonShape>>;
  /** Writes the payloads of handlers in their shapes. Default: `JSON.stringify`. */
  readonly writeJson?: WriteJson;
  /** Preserves all digits of 64-bit integers. Default: 64-bit integers are numbers. */
  readonly integers?: ExactIntegers;
  /**
   * The media types of payloads by method and path, the preferred one first. Default:
   * `application/json`. Empty for a response without a body.
   */
  readonly mediaTypes?: Readonly<Record<string, readonly string[]>>;
  /**
   * The status of successful responses by method and path. Default: 200, or 204 for a response
   * without a body.
   */
  readonly statuses?: Readonly<Record<string, number>>;
  /** The request bodies by method and path. */
  readonly bodies?: Readonly<Record<string, BodyRule>>;
  /** The validators to which parameter descriptors refer. */
  readonly validators?: SchemaValidators;
  /** The path of the document's server, such as `/v1`. Default: none. */
  readonly basePath?: string;
}

type WriteJson = (
  value: unknown,
  shape: JsonShape | undefined,
  shapes: Readonly<Record<string, JsonShape>>,
) => string;

/** Options for serving an OpenAPI document. */
export interface OpenApiServiceOptions {
  /**
   * The prefix of all paths in the OpenAPI document, such as `/api`. Default: the path of the
   * document's server, which requests may omit.
   */
  readonly basePath?: string | undefined;
  /** Called with an error that a handler threw. The client receives only the status. */
  readonly onError?: ((error: unknown, operation: string) => void) | undefined;
}

/** A request to an endpoint. */
export interface RoutedCall {
  /** The name of the endpoint's builder. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly headers: ServiceRequest["headers"];
  /** The path and query relative to the base path. */
  readonly url: string;
  /** The base path without a trailing slash. */
  readonly base: string;
}

/** A request that was parsed without errors. */
export interface OpenApiCall extends RoutedCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** The parsed request body; a `BodyAs` if it is not in the preferred media type. */
  readonly body?: unknown;
  /** The text of the request's body. */
  readonly bodyText: string;
  /** Creates a Fetch `Request` for the call. */
  readonly request: () => Request;
}

/** The result of a call, by `kind`. */
export type OpenApiResult =
  | Representation
  | EmptyResult
  | { readonly kind: "problem"; readonly status: number; readonly problem: ProblemDetail }
  | { readonly kind: "response"; readonly response: Response };

/** Implements the operations of an OpenAPI document. If it throws, the response has status 500. */
export type OpenApiRespond = (call: OpenApiCall) => Promise<OpenApiResult>;

/** Returns the document's response to an error; undefined to send problem details. */
export type DescribeError = (call: RoutedCall, error: ServiceResponse) => OpenApiResult | undefined;

type ServedResponse = ServiceResponse | Response;

/**
 * Serves an OpenAPI document over HTTP. It handles routing, parsing, content negotiation and ETags;
 * `respond` implements the operations.
 *
 * @param describeError describes errors. Default: problem details
 */
export function openApiService(
  {
    endpoints,
    mediaTypes = {},
    statuses = {},
    bodies = {},
    validators,
    basePath: ofServer = "",
  }: ServedApi,
  respond: OpenApiRespond,
  { basePath, onError }: OpenApiServiceOptions,
  describeError: DescribeError = () => undefined,
): ServiceHandler {
  const routesOf = router(endpoints);
  const rules = operationRules(validators);
  const bases = (basePath === undefined ? [...new Set([ofServer, ""])] : [basePath]).map((each) =>
    withoutTrailing(each, "/"),
  );

  const targetOf = (pathname: string) => {
    for (const base of bases) {
      const path = belowBase(pathname, base);
      const routes = path === undefined ? [] : routesOf(path);
      if (path !== undefined && routes.length > 0) return { base, path, routes };
    }
    return undefined;
  };

  const serve = async (received: ServiceRequest): Promise<ServedResponse> => {
    const [pathname, query] = splitUrl(received.url);
    const target = targetOf(pathname);
    if (!target) return problemResponse(404, { detail: `No operation has the path ${pathname}.` });
    const { base, path, routes } = target;
    const called = calledRoute(routesFor(routes, received.method), query, received.headers, rules);
    if (!called) {
      const allow = allowedMethods(routes);
      if (received.method === "OPTIONS") return { status: 204, headers: { allow }, body: "" };
      return problemResponse(405, {
        detail: `The method ${received.method} is not supported; use ${allow}.`,
        headers: { allow },
      });
    }
    const { name, endpoint } = called.route;
    const { ok, args, issues } = called.read;
    const { headers } = received;
    const url = query === "" ? path : `${path}?${query}`;
    const call: RoutedCall = { name, endpoint, headers, url, base };
    const refuse = (refusal: ServiceResponse): ServedResponse => {
      const described = describeError(call, refusal);
      return described ? errorResponse(described, received, refusal) : refusal;
    };
    if (!ok) {
      const detail = issues.map(({ message }) => message).join("; ");
      return refuse(problemResponse(400, { detail, issues }));
    }
    const label = endpointLabel(endpoint);
    const rule = ownMember(bodies, label);
    const read: ReadBody = rule
      ? parseRequestBody(rule, received, endpoint.operationId, endpoint.json)
      : { ok: true };
    if (!read.ok) return refuse(read.refusal);
    const { body } = read;
    const offered = ownMember(mediaTypes, label);
    const status = ownMember(statuses, label);
    try {
      const request = (): Request => requestOf(received);
      const result = await respond({ ...call, args, body, bodyText: received.body, request });
      return result.kind === "problem"
        ? refuse(problemResponse(result.status, result.problem))
        : finished(result, received, { types: offered, status }, issues);
    } catch (error) {
      onError?.(error, endpoint.operationId);
      return problemResponse(500, { detail: `The handler of ${endpoint.operationId} failed.` });
    }
  };
  const respondToRequest = async (incoming: ServiceRequest): Promise<ServedResponse> => {
    const found = await serve(incoming);
    return incoming.method === "HEAD" ? responseToHead(found) : found;
  };

  const handle = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const { method } = request;
    const content = await contentOf(request);
    const found = await respondToRequest({
      method,
      url: pathname + search,
      headers,
      ...content,
      original: request,
    });
    return isResponse(found) ? found : responseOf(found);
  };
  const service = async (incoming: ServiceRequest): Promise<ServiceResponse> => {
    const found = await respondToRequest(incoming);
    return isResponse(found) ? plainResponse(found) : found;
  };
  return Object.assign(handle, { service });
}

/** The body of a request, and keeps a copy for the handler to read. */
async function contentOf(request: Request): Promise<Pick<ServiceRequest, "body" | "bytes">> {
  if (request.body === null || request.bodyUsed) return { body: "" };
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  return { body: new TextDecoder().decode(bytes), bytes };
}

/** Returns the path and query. A host in the request target, as for a proxy, is ignored. */
export function splitUrl(url: string): readonly [pathname: string, query: string] {
  const [below = ""] = (pathAndQuery(url) ?? url).split("#", 1);
  const mark = below.indexOf("?");
  return mark < 0 ? [below, ""] : [below.slice(0, mark), below.slice(mark + 1)];
}

interface ParsedCall {
  readonly ok: boolean;
  readonly args: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/** The first route that accepts the request's parameters, or else the first route. */
function calledRoute(
  routes: readonly Route[],
  query: string,
  headers: ServiceRequest["headers"],
  rules: Rules,
): { readonly route: Route; readonly read: ParsedCall } | undefined {
  const [first, ...others] = routes;
  if (!first) return undefined;
  const read = parseCall(first, query, headers, rules);
  for (const route of read.ok ? [] : others) {
    const other = parseCall(route, query, headers, rules);
    if (other.ok) return { route, read: other };
  }
  return { route: first, read };
}

function parseCall(
  { endpoint, pathParams }: Route,
  query: string,
  headers: ServiceRequest["headers"],
  rules: Rules,
): ParsedCall {
  const { ok, args, issues, unknown } = parseRaw(
    endpoint,
    rules,
    rawRequest(query, pathParams, headers),
  );
  if (unknown.length === 0) return { ok, args, issues };
  const all = [...issues, ...unknown.map((each) => unrecognized(each, endpoint.operationId))];
  return { ok, args, issues: all };
}

/**
 * Returns the document's response to an error, in its first media type unless the client prefers a
 * different one.
 */
function errorResponse(
  described: OpenApiResult,
  received: ServiceRequest,
  { status, headers, issues }: ServiceResponse,
): ServedResponse {
  const inType = (request: ServiceRequest): ServedResponse =>
    finished(described, request, { types: undefined, status }, issues ?? []);
  const preferred = inType(received);
  const response = preferred.status === 406 ? inType({ ...received, headers: {} }) : preferred;
  if (isResponse(response)) return response;
  const { "content-type": _, ...added } = headers;
  return { ...response, headers: { ...added, ...response.headers }, ...(issues && { issues }) };
}

function finished(
  result: OpenApiResult,
  incoming: ServiceRequest,
  representations: Representations,
  issues: readonly Issue[],
): ServedResponse {
  switch (result.kind) {
    case "json":
    case "content":
      return negotiated(result, incoming, representations, issues);
    case "empty":
      return {
        status: result.status ?? representations.status ?? 204,
        headers: result.headers ?? {},
        body: "",
      };
    case "problem":
      return problemResponse(result.status, result.problem);
    case "response":
      return result.response;
  }
}

/**
 * Converts the response to GET to a response to HEAD, which includes the body's length but not the
 * body.
 */
function responseToHead(response: ServedResponse): ServedResponse {
  const { status, headers } = response;
  if (isResponse(response)) return new Response(null, { status, headers });
  if (status === 204 || status === 304) return response;
  return withoutBody(response);
}

/** Converts a handler's response to plain data. Fails if the handler has read its body. */
async function plainResponse(response: Response): Promise<ServiceResponse> {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  const { status } = response;
  const shared = { status, headers, ...(cookies.length > 0 && { cookies }) };
  const form = contentForm(essenceOf(headers["content-type"] ?? "text/plain"));
  try {
    return form === "binary"
      ? { ...shared, body: "", bytes: new Uint8Array(await response.arrayBuffer()) }
      : { ...shared, body: await response.text() };
  } catch {
    return problemResponse(500, { detail: "The body of the handler's response cannot be read." });
  }
}

/** Whether a value is a `Response`. Avoids `instanceof`, as Node loads the class on first use. */
function isResponse(response: ServedResponse): response is Response {
  return typeof response.body !== "string";
}
