// Generated from spec.json (replaceDog) by `paramsmith generate`. Do not edit.

import { jsonContent } from "../runtime/content/request-content.js";
import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import type { EndpointReader } from "../runtime/directory/endpoint-validator.js";
import { endpointReader, endpointValidator } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import { integer, integerCheck } from "../runtime/rules/number.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { Dog, DogInput2 } from "./schemas.js";

/** Parameters of `PUT /dogs/{id}`. */
export interface ReplaceDogParams {
  readonly id: number;
}

/** A response to `PUT /dogs/{id}`: alternatives by `status` and `mediaType`. */
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

/** Checks parameters of `PUT /dogs/{id}` strictly, before they are sent. */
export const validateReplaceDog: Validator<ReplaceDogParams> = /* @__PURE__ */ endpointValidator(
  replaceDogEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `PUT /dogs/{id}` in a request as the server does. */
export const readReplaceDog: EndpointReader<typeof replaceDogEndpoint> =
  /* @__PURE__ */ endpointReader(replaceDogEndpoint, { integer });
