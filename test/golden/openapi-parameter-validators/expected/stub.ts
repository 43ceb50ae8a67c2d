// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiParameterValidatorsHandlers } from "./handlers.js";
import { openapiParameterValidatorsApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiParameterValidatorsStubData {}

/** Options for a stub. */
export interface OpenapiParameterValidatorsStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiParameterValidatorsStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiParameterValidatorsHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: { deleteReport: { kind: "empty" } },
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `DELETE /reports/{code}`: no body; `code`, `version` is ignored.
 */
export function createOpenapiParameterValidatorsStub(
  options?: OpenapiParameterValidatorsStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiParameterValidatorsApi, ...stub }, options);
}
