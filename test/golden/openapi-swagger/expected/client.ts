// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type {
  BaseUrl,
  Credential,
  FetchOptions,
  OpenApiClient,
  SecuritySchemes,
  ServerAddress,
  UsernameAndPassword,
  Validate,
} from "../runtime/validate.js";
import {
  bindCredentials,
  clientValidation,
  openApiClient,
  serverAddress,
} from "../runtime/validate.js";

/** The credentials for the security schemes, by name. */
export interface OpenapiSwaggerCredentials {
  /** The API key, sent in the `X-Key` header. */
  readonly key?: Credential | undefined;
  /** The username and password. */
  readonly login?: Credential<UsernameAndPassword> | undefined;
}

const openapiSwaggerSecurity: SecuritySchemes<OpenapiSwaggerCredentials> = {
  key: { kind: "apiKey", in: "header", name: "X-Key" },
  login: { kind: "basic" },
};

/** Returns the URL `https://pets.example.com/v2` for a client. */
export function openapiSwaggerServer(): ServerAddress {
  return serverAddress("https://pets.example.com/v2", {}, {});
}

/** Options for `createOpenapiSwaggerClient`. */
export interface OpenapiSwaggerClientOptions extends FetchOptions {
  /**
   * The base URL for operation paths, or a server in the document.
   * @default openapiSwaggerServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** The credentials, which are sent to operations that require them. */
  readonly credentials?: OpenapiSwaggerCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createOpenapiSwaggerClient({
  baseUrl = openapiSwaggerServer(),
  credentials = {},
  validate,
  ...options
}: OpenapiSwaggerClientOptions = {}): OpenApiClient {
  return openApiClient({
    ...options,
    baseUrl,
    credentials: bindCredentials(openapiSwaggerSecurity, credentials),
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).openapiSwaggerValidators,
    ),
  });
}
