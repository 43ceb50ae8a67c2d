// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type {
  BaseUrl,
  FetchOptions,
  OpenApiClient,
  ServerAddress,
  Validate,
} from "../runtime/validate.js";
import { clientValidation, openApiClient, serverAddress } from "../runtime/validate.js";

/** Returns the URL `https://a.example/v1` for a client. */
export function swaggerEdgesServer(): ServerAddress {
  return serverAddress("https://a.example/v1", {}, {});
}

/** Returns the URL `http://a.example/v1` for a client. */
export function swaggerEdgesServer2(): ServerAddress {
  return serverAddress("http://a.example/v1", {}, {});
}

/** Options for `createSwaggerEdgesClient`. */
export interface SwaggerEdgesClientOptions extends FetchOptions {
  /**
   * The base URL for operation paths, or a server in the document.
   * @default swaggerEdgesServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createSwaggerEdgesClient({
  baseUrl = swaggerEdgesServer(),
  validate,
  ...options
}: SwaggerEdgesClientOptions = {}): OpenApiClient {
  return openApiClient({
    ...options,
    baseUrl,
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).swaggerEdgesValidators,
    ),
  });
}
