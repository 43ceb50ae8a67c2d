// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type { OpenApiSenderOptions, ServerAddress } from "../runtime/client.js";
import { openApiSender, serverAddress, statusSender } from "../runtime/client.js";

/** The variables of `https://{region}.pets.example/{version}`. */
export interface OpenapiServersServerVariables {
  /**
   * Where the data are.
   * @default "eu"
   */
  readonly region?: "eu" | "us";
  /** @default "v1" */
  readonly version?: string;
}

/**
 * The live data.
 *
 * Returns the address `https://{region}.pets.example/{version}` for a sender.
 */
export function openapiServersServer(variables: OpenapiServersServerVariables = {}): ServerAddress {
  return serverAddress(
    "https://{region}.pets.example/{version}",
    { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
    variables,
  );
}

/** Returns the address `https://sandbox.pets.example` for a sender. */
export function openapiServersServer2(): ServerAddress {
  return serverAddress("https://sandbox.pets.example", {}, {});
}

/** Returns `openApiSender(openapiServersServer(), options)`, a sender to the default server. */
export function createOpenapiServersSender(
  options: OpenApiSenderOptions = {},
): ReturnType<typeof openApiSender> {
  return openApiSender(openapiServersServer(), options);
}

/** Returns `statusSender(openapiServersServer(), options)`, a sender to the default server. */
export function createOpenapiServersStatusSender(
  options: OpenApiSenderOptions = {},
): ReturnType<typeof statusSender> {
  return statusSender(openapiServersServer(), options);
}
