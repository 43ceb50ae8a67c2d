// Generated from spec.json (deletePet) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import type { BadContent } from "./schemas.js";

/** Parameters of `DELETE /pets/{id}`. */
export interface DeletePetParams {
  readonly id: number;
}

/** A response to `DELETE /pets/{id}`, discriminated by `status` and `mediaType`. */
export type DeletePetResponse =
  | StatusResponse<204, undefined, undefined>
  | StatusResponse<404, "application/json", BadContent>;

/** The descriptor of `DELETE /pets/{id}`. */
export const deletePetEndpoint: EndpointDescriptor<DeletePetParams, undefined, DeletePetResponse> =
  {
    operationId: "deletePet",
    method: "DELETE",
    path: "/pets/{id}",
    params: { id: { type: "integer", enforcerange: true, required: true } },
    accept: [],
  };

/** Requests `DELETE /pets/{id}`. */
export function deletePet<const P extends DeletePetParams>(
  params: Exact<P, DeletePetParams>,
): EndpointRequest<typeof deletePetEndpoint, P> {
  return endpointRequest(deletePetEndpoint, params);
}

/** Validates the parameters of `DELETE /pets/{id}` strictly before they are sent. */
export const validateDeletePet: Validator<DeletePetParams> = /* @__PURE__ */ endpointValidator(
  deletePetEndpoint,
  { integer: integerCheck },
);

/** Parses the parameters of `DELETE /pets/{id}` in a request, as the server does. */
export const parseDeletePet: EndpointParser<typeof deletePetEndpoint> =
  /* @__PURE__ */ endpointParser(deletePetEndpoint, { integer });
