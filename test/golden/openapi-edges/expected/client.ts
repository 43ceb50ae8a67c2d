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
export interface OpenapiEdgesCredentials {
  /**
   * D
   *
   * The API key, sent in the `X-Key` header.
   */
  readonly header?: Credential | undefined;
  /** The API key, sent in the `key` query parameter. */
  readonly query?: Credential | undefined;
  /** The username and password. */
  readonly basic?: Credential<UsernameAndPassword> | undefined;
  /** The bearer token. */
  readonly bearer?: Credential | undefined;
  /** The bearer token. */
  readonly oauth?: Credential | undefined;
  /** The bearer token. */
  readonly openid?: Credential | undefined;
  /** The username and password. */
  readonly reference?: Credential<UsernameAndPassword> | undefined;
}

const openapiEdgesSecurity: SecuritySchemes<OpenapiEdgesCredentials> = {
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "key" },
  basic: { kind: "basic" },
  bearer: { kind: "bearer" },
  oauth: { kind: "bearer" },
  openid: { kind: "bearer" },
  reference: { kind: "basic" },
};

/**
 * D
 *
 * Returns the URL `HTTP://a.example` for a client.
 */
export function openapiEdgesServer(): ServerAddress {
  return serverAddress("HTTP://a.example", {}, {});
}

/** The variables in `https://{a}.{b}.example/{a}`. */
export interface OpenapiEdgesServer2Variables {
  /**
   * V
   * @default "x"
   */
  readonly a?: "x" | "y";
  /** @default "1" */
  readonly b?: string;
}

/** Returns the URL `https://{a}.{b}.example/{a}` for a client. */
export function openapiEdgesServer2(variables: OpenapiEdgesServer2Variables = {}): ServerAddress {
  return serverAddress(
    "https://{a}.{b}.example/{a}",
    { a: { default: "x", values: ["x", "y"] }, b: { default: "1" } },
    variables,
  );
}

/** Options for `createOpenapiEdgesClient`. */
export interface OpenapiEdgesClientOptions extends FetchOptions {
  /**
   * The base URL for operation paths, or a server in the document.
   * @default openapiEdgesServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** The credentials, which are sent to operations that require them. */
  readonly credentials?: OpenapiEdgesCredentials | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createOpenapiEdgesClient({
  baseUrl = openapiEdgesServer(),
  credentials = {},
  validate,
  ...options
}: OpenapiEdgesClientOptions = {}): OpenApiClient {
  return openApiClient({
    ...options,
    baseUrl,
    credentials: bindCredentials(openapiEdgesSecurity, credentials),
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).openapiEdgesValidators,
    ),
  });
}
