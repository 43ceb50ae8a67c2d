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
  /** The API key, which is sent in the header `X-Key`. */
  readonly key?: Credential | undefined;
  /** The username and password. */
  readonly login?: Credential<UsernameAndPassword> | undefined;
}

const openapiSwaggerSecurity: SecuritySchemes<OpenapiSwaggerCredentials> = {
  key: { kind: "apiKey", in: "header", name: "X-Key" },
  login: { kind: "basic" },
};

/** Returns the address `https://pets.example.com/v2` for a client. */
export function openapiSwaggerServer(): ServerAddress {
  return serverAddress("https://pets.example.com/v2", {}, {});
}

/** Options of `createOpenapiSwaggerClient`. */
export interface OpenapiSwaggerClientOptions extends FetchOptions {
  /**
   * The address that paths of operations begin at, or a server of the document.
   * @default openapiSwaggerServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** Requests have the credentials that their operations need. */
  readonly credentials?: OpenapiSwaggerCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates the client that sends requests to the operations. */
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
