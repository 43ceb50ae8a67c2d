// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type { OpenApiSenderOptions, ServerAddress } from "../runtime/client.js";
import { openApiSender, serverAddress, statusSender } from "../runtime/client.js";

/** Returns the address `https://pets.example.com/v2` for a sender. */
export function openapiSwaggerServer(): ServerAddress {
  return serverAddress("https://pets.example.com/v2", {}, {});
}

/** Returns `openApiSender(openapiSwaggerServer(), options)`, a sender to the default server. */
export function createOpenapiSwaggerSender(
  options: OpenApiSenderOptions = {},
): ReturnType<typeof openApiSender> {
  return openApiSender(openapiSwaggerServer(), options);
}

/** Returns `statusSender(openapiSwaggerServer(), options)`, a sender to the default server. */
export function createOpenapiSwaggerStatusSender(
  options: OpenApiSenderOptions = {},
): ReturnType<typeof statusSender> {
  return statusSender(openapiSwaggerServer(), options);
}
