// Parts of MediaWiki action API responses: errors, warnings, continuation, format versions.

import { requestParameters } from "../http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { ApiMessage } from "../model/api-message.js";
import { wireParams } from "../wire/wire-params.js";
import { writeError } from "./api-messages.js";

/** An error response of the action API. */
export interface ApiFailure extends ApiMessage {
  /** Default: 200, like the API. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further errors of the same module. */
  readonly others?: readonly ApiMessage[];
}

/**
 * Returns an error response in the request's error format and format version, without parsing the
 * rest of the request. The error's module defaults to `main`.
 */
export function apiErrorResponse(request: ServiceRequest, failure: ApiFailure): ServiceResponse {
  const params = wireParams(requestParameters(request));
  const { code, status = 200, headers } = failure;
  const form = {
    errorformat: String(params.get("errorformat") ?? "bc"),
    formatversion: String(params.get("formatversion") ?? "1"),
  };
  return {
    status,
    headers: { ...errorHeaders(code), ...headers },
    body: JSON.stringify(writeError({ module: "main", ...failure }, form)),
  };
}

/** The headers of an error response. */
export function errorHeaders(code: string): Readonly<Record<string, string>> {
  return { "content-type": "application/json; charset=utf-8", "mediawiki-api-error": code };
}
