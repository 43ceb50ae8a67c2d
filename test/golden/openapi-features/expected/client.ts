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
export interface OpenapiFeaturesCredentials {
  /** The username and password. */
  readonly basic?: Credential<UsernameAndPassword> | undefined;
  /** The bearer token. */
  readonly bearer?: Credential | undefined;
  /** The API key, sent in the `X-Key` header. */
  readonly header?: Credential | undefined;
  /** The API key, sent in the `key` query parameter. */
  readonly query?: Credential | undefined;
  /** The API key, sent in the `session` cookie. */
  readonly cookie?: Credential | undefined;
}

const openapiFeaturesSecurity: SecuritySchemes<OpenapiFeaturesCredentials> = {
  basic: { kind: "basic" },
  bearer: { kind: "bearer" },
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "key" },
  cookie: { kind: "apiKey", in: "cookie", name: "session" },
};

/** The variables in `https://{r}.example`. */
export interface OpenapiFeaturesServerVariables {
  /**
   * Region.
   * @default "eu"
   */
  readonly r?: "eu" | "us";
}

/**
 * Tests.
 *
 * Returns the URL `https://{r}.example` for a client.
 */
export function openapiFeaturesServer(
  variables: OpenapiFeaturesServerVariables = {},
): ServerAddress {
  return serverAddress(
    "https://{r}.example",
    { r: { default: "eu", values: ["eu", "us"] } },
    variables,
  );
}

/** Returns the URL `https://b.example` for a client. */
export function openapiFeaturesServer2(): ServerAddress {
  return serverAddress("https://b.example", {}, {});
}

/** Options for `createOpenapiFeaturesClient`. */
export interface OpenapiFeaturesClientOptions extends FetchOptions {
  /**
   * The base URL for operation paths, or a server in the document.
   * @default openapiFeaturesServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** The credentials, which are sent to operations that require them. */
  readonly credentials?: OpenapiFeaturesCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createOpenapiFeaturesClient({
  baseUrl = openapiFeaturesServer(),
  credentials = {},
  validate,
  ...options
}: OpenapiFeaturesClientOptions = {}): OpenApiClient {
  return openApiClient({
    ...options,
    baseUrl,
    credentials: bindCredentials(openapiFeaturesSecurity, credentials),
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).openapiFeaturesValidators,
    ),
  });
}
