import type { AnyEndpoint } from "../../templates/runtime/openapi/endpoint.js";
import { bodyIssue } from "../../templates/runtime/openapi/body-issues.js";
import { parseRaw } from "../../templates/runtime/openapi/endpoint-parser.js";
import type { ParsedEndpointRequest } from "../../templates/runtime/openapi/endpoint-parser.js";
import { routeFor, router } from "../../templates/runtime/openapi/route.js";
import type { Route } from "../../templates/runtime/openapi/route.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../templates/runtime/model/issue.js";
import { unrecognized } from "../../templates/runtime/parse/parsed-params.js";
import { endpointParameters } from "../../templates/runtime/styles/described.js";
import { ownsName } from "../../templates/runtime/styles/parse-parameter.js";
import { operationRules } from "../../templates/runtime/styles/schema-rule.js";
import type { SchemaValidators } from "../../templates/runtime/styles/schema-rule.js";
import { decodedQuery, rawRequest } from "../../templates/runtime/styles/wire-request.js";
import type { RawRequest } from "../../templates/runtime/styles/wire-request.js";
import type { CredentialScheme } from "../spec/model/exchange.js";
import type { Builders } from "./builder-call.js";
import type { RequestParameter, PathRequest } from "./request-parameters.js";
import type { HelpTexts } from "./help-texts.js";
import { pathRequestIn } from "./request-parameters.js";
import { withIssues } from "./verdict.js";
import type { VerdictIssue } from "./verdict.js";

/** An OpenAPI document, prepared for inspecting requests. */
export interface InspectedOpenApi {
  /** By operation id. */
  readonly endpoints: Readonly<Record<string, AnyEndpoint>>;
  /** The validators of parameters, by the names in their descriptors. */
  readonly validators: SchemaValidators;
  readonly builders: Builders;
  readonly texts: HelpTexts;
  readonly securitySchemes: readonly CredentialScheme[];
}

/** An OpenAPI document's verdict on one request; the JSON output of the command. */
export interface OpenApiVerdict {
  /** The request as given. */
  readonly request: string;
  /** The operation id; absent if no operation has the path. */
  readonly operation?: string;
  /** False if there is an error or no operation. */
  readonly ok: boolean;
  readonly issues: readonly VerdictIssue[];
}

/** A verdict with the parsed request. */
export interface OpenApiInspection {
  readonly verdict: OpenApiVerdict;
  /** Absent if no operation has the path. */
  readonly parsed?: ParsedEndpoint;
}

/** A parsed request to an operation. */
export interface ParsedEndpoint {
  readonly endpoint: AnyEndpoint;
  /** The endpoint in the form of a module. */
  readonly module: AnyModule;
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: readonly RequestParameter[];
}

/** Returns issues with the severity that they have for a caller. */
export type Judge = (issues: readonly Issue[]) => readonly Issue[];

/** Keeps warnings, as the server does. */
export const judgeAsServer: Judge = (issues) => issues;

/** Each value that the server would ignore or change is an error. */
export const judgeStrictly: Judge = (issues) =>
  issues.map((issue) =>
    issue.code === "deprecation" ? issue : { ...issue, severity: "error" as const },
  );

/** Returns true if an operation of an OpenAPI document has the method and the path of a request. */
export function isRequestTo(
  { endpoints }: Pick<InspectedOpenApi, "endpoints">,
  request: string,
): boolean {
  const sent = pathRequestIn(request);
  return sent !== undefined && routeOf(endpoints, sent) !== undefined;
}

/** Parses a request without headers and body to an OpenAPI document as its stub does. */
export function inspectPath(
  openapi: InspectedOpenApi,
  request: string,
  judge: Judge,
): OpenApiInspection {
  const inspected = inspectWithHeaders(openapi, { request, headers: {} }, judge);
  const { operation } = inspected.verdict;
  return operation !== undefined && openapi.builders.get(operation)?.body === "required"
    ? withIssues(inspected, [bodyIssue("missingbody", "", "is required", operation)])
    : inspected;
}

/** Parses a request with headers, given by name, to an OpenAPI document as its stub does. */
export function inspectWithHeaders(
  { endpoints, validators, securitySchemes }: InspectedOpenApi,
  {
    request,
    headers,
  }: { readonly request: string; readonly headers: Readonly<Record<string, string>> },
  judge: Judge,
): OpenApiInspection {
  const sent = pathRequestIn(request);
  const route = sent && routeOf(endpoints, sent);
  if (!route) return { verdict: { request, ok: false, issues: [] } };
  const { endpoint, pathParams } = route;
  const module = endpointModule(endpoint);
  const raw = rawRequest(sent.query, pathParams, headers);
  const rules = operationRules(validators);
  const read = parseRaw(endpoint, rules, raw);
  const { args, issues: found } = read;
  const keys = new Set(
    securitySchemes.flatMap((scheme) =>
      scheme.kind === "apiKey" && scheme.in === "query" ? [scheme.wireName] : [],
    ),
  );
  const unknown = read.unknown.filter((name) => !keys.has(name));
  const all = [...found, ...unknown.map((name) => unrecognized(name, endpoint.operationId))];
  const issues = judge(all);
  return {
    verdict: {
      request,
      operation: endpoint.operationId,
      ok: issues.every(({ severity }) => severity !== "error"),
      issues,
    },
    parsed: {
      endpoint,
      module,
      args,
      parameters: collectEndpointParameters(raw, read, module, endpoint, args).map((each) =>
        !each.owner && keys.has(each.wireName) ? { ...each, isKey: true } : each,
      ),
    },
  };
}

/** The most parts of a path that are tried as a base address. Each try reads the rest of the path. */
const MAX_BASE_PARTS = 20;

/**
 * The base address of an OpenAPI document is unknown, so leading parts of a path may belong to it.
 */
function routeOf(
  endpoints: InspectedOpenApi["endpoints"],
  { method, path }: PathRequest,
): Route | undefined {
  const find = router(endpoints);
  let below = path;
  for (let parts = 0; below !== "" && parts <= MAX_BASE_PARTS; parts += 1) {
    const route = routeFor(find(below), method);
    if (route) return route;
    below = below.replace(/^\/?[^/]*/, "");
  }
  return undefined;
}

/** A request's parameters in order; path parameters come last. */
function collectEndpointParameters(
  { query }: RawRequest,
  { texts, unknown }: ParsedEndpointRequest,
  module: AnyModule,
  endpoint: AnyEndpoint,
  args: Readonly<Record<string, unknown>>,
): readonly RequestParameter[] {
  const parameters = [...endpointParameters(endpoint).values()];
  const ownerOf = (key: string): string | undefined =>
    parameters.find(
      ({ param, as }) =>
        as.location === "query" &&
        ownsName(as, param.type === "schema" ? param.shape : undefined, key),
    )?.property;
  const unread = new Set(unknown);
  const sent = new Map(query);
  const names: readonly string[] = [...query.map(([key]) => ownerOf(key) ?? key), ...texts.keys()];
  return [...new Set(names)].map((name) => {
    const param = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
    return {
      wireName: name,
      text: texts.get(name) ?? decodedQuery(sent.get(name) ?? ""),
      ...(param &&
        !unread.has(name) && {
          owner: { module, asGenerator: false, name, param, value: args[name] },
        }),
    };
  });
}

/** An endpoint as a module without prefix, to describe both with one set of functions. */
export function endpointModule({ operationId, params }: AnyEndpoint): AnyModule {
  return {
    name: operationId,
    path: operationId,
    group: "",
    prefix: "",
    select: {},
    generator: false,
    params,
  };
}
