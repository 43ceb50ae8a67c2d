// Generated from spec.json (deletePet) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  readEndpoint,
} from "../runtime/validate.js";
import type { BadContent } from "./schemas.js";

/** Parameters of `DELETE /pets/{id}`. */
export interface DeletePetParams {
  readonly id: number;
}

/** A response to `DELETE /pets/{id}`: alternatives by `status` and `mediaType`. */
export type DeletePetResponse =
  | StatusResponse<204, undefined, undefined>
  | StatusResponse<404, "application/json", BadContent>;

/** The descriptor of `DELETE /pets/{id}`. */
export const deletePetEndpoint: EndpointDescriptor<
  "deletePet",
  DeletePetParams,
  {},
  undefined,
  DeletePetResponse
> = {
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
  return endpointRequest<typeof deletePetEndpoint, P>(deletePetEndpoint, params);
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `DELETE /pets/{id}` strictly, before they are sent. */
export const validateDeletePet: Validator<DeletePetParams> = /* @__PURE__ */ endpointValidator(
  deletePetEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `DELETE /pets/{id}` in a request as the server does. */
export function readDeletePet(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof deletePetEndpoint>> {
  return readEndpoint(deletePetEndpoint, rules, wire, options);
}
