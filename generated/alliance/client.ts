// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { BaseUrl, FetchOptions, OpenApiClient, Validate } from "paramsmith/validate";
import { clientValidation, openApiClient } from "paramsmith/validate";

/** Options of `createAllianceClient`. */
export interface AllianceClientOptions extends FetchOptions {
  /** The address that paths of operations begin at, or a server of the document. */
  readonly baseUrl: BaseUrl;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates the client that sends requests to the operations. */
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
