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

/** The values of a request's secret parameters, headers and cookies, which its response may repeat. */
export function secretValues(request: ServiceRequest, isSecret: IsSecret): readonly string[] {
  const { authorization = "", cookie = "", ...headers } = request.headers;
  const pairs = [
    ...plainParams(requestParameters(request)),
    ...Object.entries(headers),
    ...cookie.split(";").map((pair) => cookiePair(pair)),
  ];
  return [
    ...authorizationSecrets(authorization),
    ...pairs.flatMap(([name, value]) =>
      typeof value === "string" && isSecret(name) ? [value] : [],
    ),
  ];
}

function cookiePair(text: string): readonly [name: string, value: string] {
  const equals = text.indexOf("=");
  return [text.slice(0, equals).trim(), text.slice(equals + 1).trim()];
}

/** The header's value, its credentials without the name of the scheme, and the password of Basic. */
function authorizationSecrets(value: string): readonly string[] {
  if (value === "") return [];
  const space = value.indexOf(" ");
  const credentials = value.slice(space + 1).trim();
  if (value.slice(0, space).toLowerCase() !== "basic") return [value, credentials];
  const decoded = Buffer.from(credentials, "base64").toString();
  return [value, credentials, decoded, decoded.slice(decoded.indexOf(":") + 1)];
}

/** Formats a request for messages: `list=allpages&aplimit=5`. */
export function requestText({ path, params }: RecordedRequest): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
