import {
  addressParameters,
  requestParameters,
} from "../../templates/runtime/http/request-parameters.js";
import { sentBy } from "../../templates/runtime/parse/method.js";
import { queryPaths } from "../../templates/runtime/parse/page-set.js";
import { parseRequest } from "../../templates/runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../templates/runtime/parse/parsed-request.js";
import type { ServiceResponse, ServiceRequest } from "../../templates/runtime/http/service.js";
import { endpointLabel } from "../../templates/runtime/openapi/endpoint.js";
import { routeFor, router } from "../../templates/runtime/openapi/route.js";
import { ofStatus } from "../../templates/runtime/http/of-status.js";
import { readResponseHeaders } from "../../templates/runtime/styles/response-headers.js";
import type { AnyEndpoint } from "../../templates/runtime/openapi/endpoint.js";
import type { Issue } from "../../templates/runtime/model/issue.js";
import type { PayloadValidator } from "../../templates/runtime/model/payload.js";
import { parseJson } from "../base/json.js";
import type { JsonSchema } from "../spec/schema/json-schema.js";
import { inspectParsed } from "../inspect/response.js";
import { withExactIntegers } from "../emit/parts/descriptor.js";
import { schemaValidators } from "../emit/parts/schema-validators.js";
import type { NamedService } from "./services.js";
import { servedApi } from "./served-spec.js";
import type { ServedCatalogue, ServedOpenApi } from "./served-spec.js";

/** A violation of the spec by a request or a response. */
export interface Breach {
  readonly of: "request" | "response";
  readonly code: string;
  /** The parameter of a request, or the path in a response. */
  readonly at: string;
  readonly message: string;
}

/** Checks a request and the response of the real server against a spec. */
export type CheckExchange = (
  request: ServiceRequest,
  response: ServiceResponse,
) => Promise<readonly Breach[]>;

/** The maximum number of violations that are reported for a response; describing one takes a while. */
const MAX_BREACHES = 100;

function firstOf<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MAX_BREACHES);
}

const UNKNOWN: Issue["code"] = "unrecognizedparams";

/** Returns the check for the spec of a service. The service's own issues count as violations. */
export function exchangeCheckFor({ spec, handler }: NamedService): CheckExchange {
  switch (spec.kind) {
    case "catalogue":
      return catalogueCheck(spec);
    case "openapi": {
      const routesOf = router(withExactIntegers(spec.stub, spec.model).endpoints);
      const breachesOf = payloadBreaches(spec, routesOf);
      const { apiKeys } = spec.model;
      return async (request, response) => {
        const { issues = [] } = await handler.service(request);
        const requestBreaches = issues
          // Keys are declared for a document, not for its operations.
          .filter(({ code, parameter }) => code !== UNKNOWN || !apiKeys.includes(parameter))
          .map(({ code, parameter, message }): Breach => ({
            of: "request",
            code,
            at: parameter,
            message,
          }));
        // The server may have items that the stub does not have, so its status does not matter.
        if (routesOf(pathOf(request)).length === 0 && response.status < 400)
          requestBreaches.push(unknownPath(request));
        return [...requestBreaches, ...breachesOf(request, response)];
      };
    }
  }
}

/** The path of a request without its query. */
function pathOf({ url }: ServiceRequest): string {
  return url.replace(/[?#].*/s, "");
}

function unknownPath(request: ServiceRequest): Breach {
  const message = "The path is not in the spec.";
  return { of: "request", code: "unknown-path", at: pathOf(request), message };
}

function catalogueCheck(spec: ServedCatalogue): CheckExchange {
  const api = servedApi(spec);
  const results = spec.results.map((descriptor) => ({ descriptor, servers: [] }));
  return async (request, response) => {
    const parameters = requestParameters(request);
    const sent = sentBy(request.method, addressParameters(request.url));
    const parsed = parseRequest(api, parameters, sent);
    if (!isDescribed(api, parsed)) return [];
    const requestBreaches = parsed.issues.map(({ code, parameter, message }): Breach => ({
      of: "request",
      code,
      at: parameter,
      message,
    }));
    if (parsed.main["format"] !== "json") return requestBreaches;
    const json = parseJson(response.body);
    if (!json) return [...requestBreaches, notJson(response)];
    const sentRequest = { request: parameters, parsed };
    const { findings, error } = inspectParsed(api, results, sentRequest, json.value, firstOf);
    const refusal = parsed.issues.find(({ severity }) => severity === "error");
    return [
      ...requestBreaches,
      ...(refusal && !error
        ? [
            {
              of: "response",
              code: "not-refused",
              at: refusal.parameter,
              message: `The spec expects the error ${refusal.code}; the response has no error.`,
            } as const,
          ]
        : []),
      ...findings.map(({ code, place, message }): Breach => ({
        of: "response",
        code,
        at: place,
        message,
      })),
    ];
  };
}

/** Returns false if a request uses modules of the wiki that the project did not pull, such as `login`. */
function isDescribed({ modules }: Api, { main, query }: ParsedRequest): boolean {
  const { action } = main;
  const paths = action === "query" ? [action, ...queryPaths(query)] : [action];
  return paths.every((path) => typeof path !== "string" || modules.has(path));
}

function payloadBreaches(
  spec: ServedOpenApi,
  routesOf: ReturnType<typeof router>,
): (request: ServiceRequest, response: ServiceResponse) => readonly Breach[] {
  const { payloads, headers, schemas } = spec;
  const ofHeaders = Object.values(headers).flatMap((byStatus) => Object.values(byStatus));
  const checked = [...Object.values(payloads), ...ofHeaders];
  const validatorOf = schemaValidators(checked, schemas);
  const validatorFor = (schema: JsonSchema | undefined): AnyValidator | undefined =>
    schema && validatorOf(schema);
  return (request, response) => {
    const route = routeFor(routesOf(pathOf(request)), request.method);
    if (!route) return [];
    const { endpoint } = route;
    const label = endpointLabel(endpoint);
    const ofStatusHeaders = ofStatus(headers[label] ?? {}, response.status);
    return [
      ...headerBreaches(endpoint, response, validatorFor(ofStatusHeaders)),
      ...(response.status === 200
        ? bodyBreaches(endpoint, response, validatorFor(payloads[label]))
        : []),
    ];
  };
}

type AnyValidator = PayloadValidator<unknown>;

function bodyBreaches(
  { json: format }: AnyEndpoint,
  response: ServiceResponse,
  validate: AnyValidator | undefined,
): readonly Breach[] {
  if (!validate) return [];
  const json = parseJson(response.body, format?.readResponse);
  return json ? violations(validate, json.value, "The response") : [notJson(response)];
}

/** Headers that violate their schemas, and required headers that are missing. */
function headerBreaches(
  { responseHeaders }: AnyEndpoint,
  { status, headers }: ServiceResponse,
  validate: AnyValidator | undefined,
): readonly Breach[] {
  if (!validate) return [];
  const found = readResponseHeaders(responseHeaders, status, {
    get: (name) => headers[name.toLowerCase()] ?? null,
  });
  return violations(validate, found, "The headers of the response");
}

function violations(validate: AnyValidator, value: unknown, subject: string): readonly Breach[] {
  const fits = validate(value);
  return firstOf(fits ? [] : (validate.errors ?? [])).map(
    ({ instancePath, keyword, message }): Breach => ({
      of: "response",
      code: keyword,
      at: instancePath,
      message: `${instancePath === "" ? subject : instancePath} ${message ?? "does not match its schema"}.`,
    }),
  );
}

function notJson({ headers }: ServiceResponse): Breach {
  const type = headers["content-type"] ?? "nothing";
  const message = `The response is not JSON; its content type is ${type}.`;
  return { of: "response", code: "not-json", at: "", message };
}
