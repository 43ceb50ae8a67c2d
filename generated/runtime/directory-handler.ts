// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "./catalogue-handler.js";
import { endpointModule } from "./endpoint-validator.js";
import type { AnyEndpoint } from "./endpoint.js";
import type { Issue } from "./issue.js";
import { writeJson } from "./json.js";
import type { JsonShape } from "./json.js";
import { memberOf } from "./member.js";
import { readParams, unrecognized } from "./reading.js";
import type { ArgumentsOf } from "./reading.js";
import { plainParams } from "./wire-params.js";
import type { Rules } from "./rules/rule.js";

/** Answers for one endpoint with the payload, or with a response of its own. */
export type EndpointHandler<Args, Payload> = (
  args: Args,
  request: Request,
) => Payload | Response | Promise<Payload | Response>;

/** The handler of an endpoint, from its descriptor. */
export type EndpointHandlerOf<Endpoint, Payload> = EndpointHandler<ArgumentsOf<Endpoint>, Payload>;

/** A directory: its endpoints, and how their payloads are written. */
export interface DirectoryApi {
  /** By the name of their builder. */
  readonly endpoints: Readonly<Record<string, AnyEndpoint>>;
  /** By schema, and by `GET <path>` for an endpoint's payload. */
  readonly shapes: Readonly<Record<string, JsonShape>>;
  readonly rules: Rules;
}

/**
 * Makes a service of handlers, by the name of their builder. Errors are problem details (RFC 9457), since the
 * source does not show the service's own; an endpoint without a handler is answered with 501.
 */
export function directoryHandler(api: DirectoryApi, handlers: object): FetchHandler {
  return async (request) => {
    const url = new URL(request.url);
    const found = route(api, url.pathname);
    if (!found) return problem(404, `There is nothing at ${url.pathname}.`);
    if (request.method !== "GET")
      return problem(405, `${request.method} is not possible here.`, {}, { allow: "GET" });
    const { name, endpoint, pathParams } = found;
    const wire = plainParams([...url.searchParams, ...Object.entries(pathParams)]);
    const reading = readParams(endpointModule(endpoint), api.rules, wire, {});
    const unknown = [...wire.keys()].filter((each) => !reading.used.has(each));
    const issues = [
      ...reading.issues,
      ...unknown.map((each) => unrecognized(each, endpoint.operationId)),
    ];
    if (!reading.ok)
      return problem(400, issues.map((issue) => issue.message).join("; "), { issues });
    const handle = memberOf(handlers, name);
    if (!isHandler(handle)) return problem(501, `There is no handler for ${endpoint.operationId}.`);
    const payload = await handle.call(handlers, reading.args, request);
    return payload instanceof Response
      ? payload
      : json(
          200,
          "application/json",
          writeJson(payload, api.shapes[`GET ${endpoint.path}`], api.shapes),
        );
  };
}

/** The arguments that a handler is given are those of its endpoint, by which it was chosen. */
function isHandler(value: unknown): value is EndpointHandler<unknown, unknown> {
  return typeof value === "function";
}

interface Found {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly pathParams: Readonly<Record<string, string>>;
}

/** Paths without variables win over paths with them. */
function route(api: DirectoryApi, pathname: string): Found | undefined {
  const found = Object.entries(api.endpoints).flatMap(([name, endpoint]) => {
    const pathParams = matchPath(endpoint.path, pathname);
    return pathParams ? [{ name, endpoint, pathParams }] : [];
  });
  return found.sort(
    (a, b) => Object.keys(a.pathParams).length - Object.keys(b.pathParams).length,
  )[0];
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (/^\{.+\}$/.test(part)) params[part.slice(1, -1)] = decoded(text);
    else if (part !== decoded(text)) return undefined;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function problem(
  status: number,
  detail: string,
  more: { readonly issues?: readonly Issue[] } = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json(
    status,
    "application/problem+json",
    JSON.stringify({ status, detail, ...more }),
    headers,
  );
}

function json(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: { "content-type": type, ...headers } });
}
