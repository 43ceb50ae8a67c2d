// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  BaseUrl,
  Credential,
  FetchOptions,
  OpenApiClient,
  SecuritySchemes,
  UsernameAndPassword,
  Validate,
} from "../runtime/validate.js";
import { bindCredentials, clientValidation, openApiClient } from "../runtime/validate.js";

/** The credentials for the security schemes, by name. */
export interface OpenapiCredentialsCredentials {
  /**
   * Sent by email.
   *
   * The API key, sent in the `key` query parameter.
   */
  readonly key?: Credential | undefined;
  /** The API key, sent in the `sid` cookie. */
  readonly session?: Credential | undefined;
  /** The username and password. */
  readonly login?: Credential<UsernameAndPassword> | undefined;
  /** The bearer token. */
  readonly token?: Credential | undefined;
  /** The bearer token. */
  readonly constructor?: Credential | undefined | Object["constructor"];
}

const openapiCredentialsSecurity: SecuritySchemes<OpenapiCredentialsCredentials> = {
  key: { kind: "apiKey", in: "query", name: "key" },
  session: { kind: "apiKey", in: "cookie", name: "sid" },
  login: { kind: "basic" },
  token: { kind: "bearer" },
  constructor: { kind: "bearer" } as const,
};

/** Options for `createOpenapiCredentialsClient`. */
export interface OpenapiCredentialsClientOptions extends FetchOptions {
  /** The base URL for operation paths, or a server in the document. */
  readonly baseUrl: BaseUrl;
  /** The credentials, which are sent to operations that require them. */
  readonly credentials?: OpenapiCredentialsCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createOpenapiCredentialsClient({
  credentials = {},
  validate,
  ...options
}: OpenapiCredentialsClientOptions): OpenApiClient {
  return openApiClient({
    ...options,
    credentials: bindCredentials(openapiCredentialsSecurity, credentials),
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).openapiCredentialsValidators,
    ),
  });
}
