// Generated from spec.json (replaceDog) by `paramsmith generate`. Do not edit.

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
import type { Dog, DogInput2 } from "./schemas.js";

/** Parameters of `PUT /dogs/{id}`. */
export interface ReplaceDogParams {
  readonly id: number;
}

/** A response to `PUT /dogs/{id}`, discriminated by `status` and `mediaType`. */
export type ReplaceDogResponse = StatusResponse<200, "application/json", Dog>;

/** The descriptor of `PUT /dogs/{id}`. */
export const replaceDogEndpoint: EndpointDescriptor<
  ReplaceDogParams,
  Dog,
  ReplaceDogResponse,
  DogInput2
> = {
  operationId: "replaceDog",
  method: "PUT",
  path: "/dogs/{id}",
  params: { id: { type: "integer", enforcerange: true, required: true } },
};

/** Requests `PUT /dogs/{id}`. */
export function replaceDog<const P extends ReplaceDogParams>(
  body: DogInput2,
  params: Exact<P, ReplaceDogParams>,
): EndpointRequest<typeof replaceDogEndpoint, P> {
  return endpointRequest(replaceDogEndpoint, params, jsonContent("application/json", body));
}

/** Validates the parameters of `PUT /dogs/{id}` strictly before they are sent. */
export const validateReplaceDog: Validator<ReplaceDogParams> = /* @__PURE__ */ endpointValidator(
  replaceDogEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `PUT /dogs/{id}` in a request, as the server does. */
export const parseReplaceDog: EndpointParser<typeof replaceDogEndpoint> =
  /* @__PURE__ */ endpointParser(replaceDogEndpoint, { integer });
