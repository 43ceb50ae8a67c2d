// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { DirectoryWithoutResponsesHandlers } from "./handlers.js";
import { directoryWithoutResponsesApi } from "./handlers.js";
import type { DialectStubDefinition, DirectoryStub, DirectoryStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface DirectoryWithoutResponsesStubData {}

/** The options of a stub. */
export interface DirectoryWithoutResponsesStubOptions extends DirectoryStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: DirectoryWithoutResponsesStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<DirectoryWithoutResponsesHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: { ping: { kind: "empty" } },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /ping`: no body.
 */
export function createDirectoryWithoutResponsesStub(
  options?: DirectoryWithoutResponsesStubOptions,
): DirectoryStub {
  return dialectStub({ ...directoryWithoutResponsesApi, ...stub }, options);
}
