// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { DirectoryStub, DirectoryStubOptions, StubDefinition } from "../runtime/stub.js";
import { directoryStub } from "../runtime/stub.js";
import type { DirectoryWithoutResponsesHandlers } from "./handlers.js";
import { directoryWithoutResponsesApi } from "./handlers.js";

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
const stub: StubDefinition = {
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
  return directoryStub({ ...directoryWithoutResponsesApi, ...stub }, options);
}
