// Generated from spec.yaml by `paramsmith generate`. Do not edit.

import type { DirectorySenderOptions, ServerAddress } from "../runtime/client.js";
import { directorySender, serverAddress, statusSender } from "../runtime/client.js";

/** The variables of `https://{region}.pets.example/{version}`. */
export interface DirectoryServersServerVariables {
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
export function directoryServersServer(
  variables: DirectoryServersServerVariables = {},
): ServerAddress {
  return serverAddress(
    "https://{region}.pets.example/{version}",
    { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
    variables,
  );
}

/** Returns the address `https://sandbox.pets.example` for a sender. */
export function directoryServersServer2(): ServerAddress {
  return serverAddress("https://sandbox.pets.example", {}, {});
}

/** Returns `directorySender(directoryServersServer(), options)`, a sender to the default server. */
export function createDirectoryServersSender(
  options: DirectorySenderOptions = {},
): ReturnType<typeof directorySender> {
  return directorySender(directoryServersServer(), options);
}

/** Returns `statusSender(directoryServersServer(), options)`, a sender to the default server. */
export function createDirectoryServersStatusSender(
  options: DirectorySenderOptions = {},
): ReturnType<typeof statusSender> {
  return statusSender(directoryServersServer(), options);
}
