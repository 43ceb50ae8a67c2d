// Generated from spec.yaml (changePet) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
} from "../runtime/validate.js";
import type { ChangePetBody } from "./schemas.js";

/** Parameters of `PUT /pets/{id}`. */
export interface ChangePetParams {
  readonly id: number;
}

/** A response to `PUT /pets/{id}`, discriminated by `status` and `mediaType`. */
export type ChangePetResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `PUT /pets/{id}`. */
export const changePetEndpoint: EndpointDescriptor<
  ChangePetParams,
  undefined,
  ChangePetResponse,
  ChangePetBody
> = {
  operationId: "changePet",
  method: "PUT",
  path: "/pets/{id}",
  params: { id: { type: "integer", enforcerange: true, required: true } },
  bodies: [
    {
      mediaType: "application/x-www-form-urlencoded",
      encoding: {
        labels: { style: "form", explode: false },
        tags: { style: "form", explode: true },
      },
    },
  ],
  accept: [],
  security: [["key"]],
};

/** Requests `PUT /pets/{id}`. */
export function changePet<const P extends ChangePetParams>(
  body: ChangePetBody,
  params: Exact<P, ChangePetParams>,
): EndpointRequest<typeof changePetEndpoint, P> {
  return endpointRequest(changePetEndpoint, params, encodedContent(changePetEndpoint.bodies, body));
}

/** Validates the parameters of `PUT /pets/{id}` strictly before they are sent. */
export const validateChangePet: Validator<ChangePetParams> = /* @__PURE__ */ endpointValidator(
  changePetEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `PUT /pets/{id}` in a request, as the server does. */
export const parseChangePet: EndpointParser<typeof changePetEndpoint> =
  /* @__PURE__ */ endpointParser(changePetEndpoint, { integer });
