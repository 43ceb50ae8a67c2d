import { requestParameters } from "../../templates/runtime/http/request-parameters.js";
import type { ServiceRequest } from "../../templates/runtime/http/service.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import type { Exchange } from "../base/exchange-line.js";
import { repeatedParams } from "../base/exchange-line.js";
import { REDACTED } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";

/** The path and parameters of a request, independent of method and parameter order. */
export type RecordedRequest = Pick<Exchange, "path" | "params">;

/**
 * The path and parameters of a request, without secrets.
 *
 * @param isSecret by the name of a parameter
 * @param redact replaces secrets in the path and in the other parameters
 */
export function recordedRequestOf(
  request: ServiceRequest,
  isSecret: IsSecret,
  redact: (text: string) => string = (text) => text,
): RecordedRequest {
  const [path = ""] = request.url.split(/[?#]/, 1);
  const text = requestParameters(request);
  const params = path.endsWith(".php") ? wireParams(text) : repeatedParams(text);
  return {
    path: redact(path),
    params: Object.fromEntries(
      [...params]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [
          redact(name),
          isSecret(name)
            ? REDACTED
            : typeof value === "string"
              ? redact(value)
              : value.map((each) => redact(each)),
        ]),
    ),
  };
}

/** A key that is equal for equal requests. */
export function keyOf({ path, params }: RecordedRequest): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([path, sorted]);
}

/** Formats a request for messages: `list=allpages&aplimit=5`. */
export function requestText({ path, params }: RecordedRequest): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
