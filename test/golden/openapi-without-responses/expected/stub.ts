// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiWithoutResponsesHandlers } from "./handlers.js";
import { openapiWithoutResponsesApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiWithoutResponsesStubData {}

/** Options for a stub. */
export interface OpenapiWithoutResponsesStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiWithoutResponsesStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiWithoutResponsesHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: { ping: { kind: "empty" }, send: { kind: "empty" } },
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /ping`: no body.
 * - `POST /ping`: no body.
 */
export function createOpenapiWithoutResponsesStub(
  options?: OpenapiWithoutResponsesStubOptions,
): OpenApiStub {
  return dialectStub({ ...openapiWithoutResponsesApi, ...stub }, options);
}
