// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type {
  BaseUrl,
  FetchOptions,
  OpenApiClient,
  ServerAddress,
  Validate,
} from "../runtime/validate.js";
import { clientValidation, openApiClient, serverAddress } from "../runtime/validate.js";

/** The variables in `https://{region}.pets.example/{version}/{constructor}`. */
export interface OpenapiServersServerVariables {
  /**
   * Where the data are.
   * @default "eu"
   */
  readonly region?: "eu" | "us";
  /** @default "v1" */
  readonly version?: string;
  /** @default "a" */
  readonly constructor?: string | Object["constructor"];
}

/**
 * The live data.
 *
 * Returns the URL `https://{region}.pets.example/{version}/{constructor}` for a client.
 */
export function openapiServersServer(variables: OpenapiServersServerVariables = {}): ServerAddress {
  return serverAddress(
    "https://{region}.pets.example/{version}/{constructor}",
    {
      region: { default: "eu", values: ["eu", "us"] },
      version: { default: "v1" },
      constructor: { default: "a" },
    },
    variables,
  );
}

/** Returns the URL `https://sandbox.pets.example` for a client. */
export function openapiServersServer2(): ServerAddress {
  return serverAddress("https://sandbox.pets.example", {}, {});
}

/** Options for `createOpenapiServersClient`. */
export interface OpenapiServersClientOptions extends FetchOptions {
  /**
   * The base URL for operation paths, or a server in the document.
   * @default openapiServersServer()
   */
  readonly baseUrl?: BaseUrl | undefined;
  /** What is validated: requests, responses, or both. Default: nothing. */
  readonly validate?: Validate | undefined;
}

/** Creates a client for the API's operations. */
export function createOpenapiServersClient({
  baseUrl = openapiServersServer(),
  validate,
  ...options
}: OpenapiServersClientOptions = {}): OpenApiClient {
  return openApiClient({
    ...options,
    baseUrl,
    validation: clientValidation(
      validate,
      async () => (await import("./validation.js")).openapiServersValidators,
    ),
  });
}
