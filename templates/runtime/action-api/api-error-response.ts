// What any MediaWiki action API server writes: errors, warnings, continuation, format versions.

import { errorText } from "./error-text.js";
import type { JsonObject } from "../model/json.js";
import { requestParameters } from "../http/request-parameters.js";
import type { ServiceResponse, ServiceRequest } from "../http/service.js";
import { wireParams } from "../wire/wire-params.js";
import type { WireParams } from "../wire/wire-params.js";

/** An error of the action API that has nothing to do with what a request's parameters mean. */
export interface ApiErrorContent {
  readonly code: string;
  readonly text: string;
  /** What the server sends along. */
  readonly data?: JsonObject;
  /** The module that the error is said to be of; `main` where nothing is said. */
  readonly module?: string;
  /** 200 where nothing is said, as the API does. */
  readonly status?: number;
}

/** An error in the form and the format version that a request asks for, without any module having been read. */
export function apiErrorResponse(
  request: ServiceRequest,
  content: ApiErrorContent,
): ServiceResponse {
  const { code, status = 200 } = content;
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "mediawiki-api-error": code,
    },
    body: JSON.stringify(errorBody(wireParams(requestParameters(request)), content)),
  };
}

function errorBody(
  params: WireParams,
  { code, text, data, module = "main" }: ApiErrorContent,
): JsonObject {
  const format = params.get("errorformat") ?? "bc";
  if (format === "bc") return { error: { code, info: text, ...data } };
  const words = errorText(String(format), String(params.get("formatversion") ?? "1"), text);
  return { errors: [{ code, ...words, ...(data && { data }), module }] };
}
