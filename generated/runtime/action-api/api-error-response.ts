// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The output of any MediaWiki action API server: errors, warnings, continuation, format versions.

import { requestParameters } from "../http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { ApiMessage } from "../model/api-message.js";
import { wireParams } from "../wire/wire-params.js";
import { writeError } from "./api-messages.js";

/** An error response of the action API. */
export interface ApiFailure extends ApiMessage {
  /** Default: 200, as the API does. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further errors of the same module. */
  readonly others?: readonly ApiMessage[];
}

/**
 * A response with an error, in the error format and the format version of the request; the rest of the
 * request is not read. The module of the error defaults to `main`.
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

/** The headers of a response with an error. */
export function errorHeaders(code: string): Readonly<Record<string, string>> {
  return { "content-type": "application/json; charset=utf-8", "mediawiki-api-error": code };
}
