// Generated from spec.json (makeTown) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  jsonContent,
} from "../runtime/validate.js";
import type { MakeTownBody } from "./schemas.js";

/** Parameters of `POST /towns`. */
export interface MakeTownParams {
  readonly code?: string;
  /** At least 0. */
  readonly limit?: number;
}

/** A response to `POST /towns`, discriminated by `status` and `mediaType`. */
export type MakeTownResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /towns`. */
export const makeTownEndpoint: EndpointDescriptor<
  MakeTownParams,
  undefined,
  MakeTownResponse,
  MakeTownBody | undefined
> = {
  operationId: "makeTown",
  method: "POST",
  path: "/towns",
  params: { code: { type: "string" }, limit: { type: "integer", min: 0, enforcerange: true } },
  accept: [],
};

/** Requests `POST /towns`. */
export function makeTown<const P extends MakeTownParams = {}>(
  body?: MakeTownBody | undefined,
  params?: Exact<P, MakeTownParams>,
): EndpointRequest<typeof makeTownEndpoint, P> {
  return endpointRequest(makeTownEndpoint, params, jsonContent("application/json", body));
}

/** Validates the parameters of `POST /towns` strictly before they are sent. */
export const validateMakeTown: Validator<MakeTownParams> = /* @__PURE__ */ endpointValidator(
  makeTownEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `POST /towns` in a request, as the server does. */
export const parseMakeTown: EndpointParser<typeof makeTownEndpoint> =
  /* @__PURE__ */ endpointParser(makeTownEndpoint, { integer });
