// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { DirectoryParameterValidatorsHandlers } from "./handlers.js";
import { directoryParameterValidatorsApi } from "./handlers.js";
import type { DialectStubDefinition, DirectoryStub, DirectoryStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface DirectoryParameterValidatorsStubData {}

/** The options of a stub. */
export interface DirectoryParameterValidatorsStubOptions extends DirectoryStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: DirectoryParameterValidatorsStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<DirectoryParameterValidatorsHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: { deleteReport: { kind: "empty" } },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `DELETE /reports/{code}`: no body; `code`, `version` changes nothing.
 */
export function createDirectoryParameterValidatorsStub(
  options?: DirectoryParameterValidatorsStubOptions,
): DirectoryStub {
  return dialectStub({ ...directoryParameterValidatorsApi, ...stub }, options);
}
