// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiParameterValidatorsHandlers } from "./handlers.js";
import { openapiParameterValidatorsApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiParameterValidatorsStubData {}

/** The options of a stub. */
export interface OpenapiParameterValidatorsStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiParameterValidatorsStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiParameterValidatorsHandlers> | undefined;
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
export function createOpenapiParameterValidatorsStub(
  options?: OpenapiParameterValidatorsStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiParameterValidatorsApi, ...stub }, options);
}
