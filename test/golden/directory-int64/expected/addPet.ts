// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

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
  int64Json,
  jsonContent,
  readEndpoint,
} from "../runtime/validate.js";
import { directoryInt64Shapes } from "./json-shapes.js";
import type { AddPetBody, Pet } from "./schemas.js";

/** Parameters of `POST /pets`. */
export interface AddPetParams {}

/** A response to `POST /pets`: alternatives by `status` and `mediaType`. */
export type AddPetResponse = StatusResponse<201, "application/json", Pet>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<
  "addPet",
  AddPetParams,
  {},
  Pet,
  AddPetResponse,
  AddPetBody
> = {
  operationId: "addPet",
  method: "POST",
  path: "/pets",
  params: {},
  json: /* @__PURE__ */ int64Json(directoryInt64Shapes, "POST /pets"),
};

/** Requests `POST /pets`. */
export function addPet<const P extends AddPetParams = {}>(
  params: Exact<P, AddPetParams>,
  body: AddPetBody,
): EndpointRequest<typeof addPetEndpoint, P> {
  return endpointRequest<typeof addPetEndpoint, P>(
    addPetEndpoint,
    params,
    jsonContent("application/json", body, addPetEndpoint.json),
  );
}

const checks: Checks = {};

/** Checks parameters of `POST /pets` strictly, before they are sent. */
export const validateAddPet: Validator<AddPetParams> = /* @__PURE__ */ endpointValidator(
  addPetEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `POST /pets` in a request as the server does. */
export function readAddPet(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof addPetEndpoint>> {
  return readEndpoint(addPetEndpoint, rules, wire, options);
}
