import { requestParameters } from "../../../templates/runtime/http/request-parameters.js";
import type { ServiceRequest } from "../../../templates/runtime/http/service.js";
import { plainParams, wireParams } from "../../../templates/runtime/wire/wire-params.js";
import { REDACTED } from "../redaction.js";
import type { IsSecret } from "../redaction.js";

/** One recorded request with its answer, both without secrets; a line of a cassette. */
export interface Exchange {
  /** The version of the form. */
  readonly cassette: 1;
  readonly path: string;
  /** By wire name; of the array syntax (`a[]=`) the values are a list. */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a request asks for, whatever its method and the order of its parameters. */
export type RecordedRequest = Pick<Exchange, "path" | "params">;

/** What a request asks for, without its secrets. */
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

/** The same for requests that ask for the same. */
export function keyOf({ path, params }: RecordedRequest): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([path, sorted]);
}

/** The values of secret parameters of a request, which its answer may repeat. */
export function secretValues(request: ServiceRequest, isSecret: IsSecret): readonly string[] {
  return [...plainParams(requestParameters(request))].flatMap(([name, value]) =>
    typeof value === "string" && isSecret(name) ? [value] : [],
  );
}

/** For people: `list=allpages&aplimit=5`. */
export function requestText({ path, params }: RecordedRequest): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
