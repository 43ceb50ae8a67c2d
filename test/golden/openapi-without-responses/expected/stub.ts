// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiWithoutResponsesHandlers } from "./handlers.js";
import { openapiWithoutResponsesApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiWithoutResponsesStubData {}

/** The options of a stub. */
export interface OpenapiWithoutResponsesStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiWithoutResponsesStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiWithoutResponsesHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: { ping: { kind: "empty" }, send: { kind: "empty" } },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /ping`: no body.
 * - `POST /ping`: no body.
 */
export function createOpenapiWithoutResponsesStub(
  options?: OpenapiWithoutResponsesStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiWithoutResponsesApi, ...stub }, options);
}
