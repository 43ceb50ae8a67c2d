// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { BaseUrl, FetchOptions, OpenApiClient, Validate } from "paramsmith/validate";
import { clientValidation, openApiClient } from "paramsmith/validate";

/** Options for `createAllianceClient`. */
export interface AllianceClientOptions extends FetchOptions {
  /** The base URL for operation paths, or a server in the document. */
  readonly baseUrl: BaseUrl;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createAllianceClient({
  validate,
  ...options
}: AllianceClientOptions): OpenApiClient {
  return openApiClient({
    ...options,
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).allianceValidators,
    ),
  });
}
