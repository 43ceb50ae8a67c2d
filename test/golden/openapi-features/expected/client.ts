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
  /** The API key, which is sent in the header `X-Key`. */
  readonly header?: Credential | undefined;
  /** The API key, which is sent in the query parameter `key`. */
  readonly query?: Credential | undefined;
  /** The API key, which is sent in the cookie `session`. */
  readonly cookie?: Credential | undefined;
}

const openapiFeaturesSecurity: SecuritySchemes<OpenapiFeaturesCredentials> = {
  basic: { kind: "basic" },
  bearer: { kind: "bearer" },
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "key" },
  cookie: { kind: "apiKey", in: "cookie", name: "session" },
};

/** The variables of `https://{r}.example`. */
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
 * Returns the address `https://{r}.example` for a client.
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

/** Returns the address `https://b.example` for a client. */
export function openapiFeaturesServer2(): ServerAddress {
  return serverAddress("https://b.example", {}, {});
}

/** Options of `createOpenapiFeaturesClient`. */
export interface OpenapiFeaturesClientOptions extends FetchOptions {
  /**
   * The address that paths of operations begin at, or a server of the document.
   * @default openapiFeaturesServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** Requests have the credentials that their operations need. */
  readonly credentials?: OpenapiFeaturesCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates the client that sends requests to the operations. */
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
