import { requestParameters } from "../../../templates/runtime/http/request-parameters.js";
import type { ServiceRequest } from "../../../templates/runtime/http/service.js";
import { plainParams, wireParams } from "../../../templates/runtime/wire/wire-params.js";
import type { Exchange } from "../../exchanges/cassette-line.js";
import { REDACTED } from "../redaction.js";
import type { IsSecret } from "../redaction.js";

/** The path and parameters of a request, independent of method and parameter order. */
export type RecordedRequest = Pick<Exchange, "path" | "params">;

/** The path and parameters of a request, without secrets. */
export function recordedRequestOf(request: ServiceRequest, isSecret: IsSecret): RecordedRequest {
  const [path = ""] = request.url.split(/[?#]/, 1);
  const text = requestParameters(request);
  const params = path.endsWith(".php") ? wireParams(text) : plainParams(text);
  return {
    path,
    params: Object.fromEntries(
      [...params]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [name, isSecret(name) ? REDACTED : value]),
    ),
  };
}

/** A key that is equal for equal requests. */
export function keyOf({ path, params }: RecordedRequest): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([path, sorted]);
}

/** The values of a request's secret parameters, which its response may repeat. */
export function secretValues(request: ServiceRequest, isSecret: IsSecret): readonly string[] {
  return [...plainParams(requestParameters(request))].flatMap(([name, value]) =>
    typeof value === "string" && isSecret(name) ? [value] : [],
  );
}

/** Formats a request for messages: `list=allpages&aplimit=5`. */
export function requestText({ path, params }: RecordedRequest): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
