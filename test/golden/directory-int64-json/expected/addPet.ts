// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  BodyAs,
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
  encodedContent,
  endpointRequest,
  endpointValidator,
  int64Json,
  readEndpoint,
} from "../runtime/validate.js";
import { directoryInt64JsonShapes } from "./json-shapes.js";
import type { AddPetBody, AddPetFormDataBody } from "./schemas.js";

/** Parameters of `POST /pets`. */
export interface AddPetParams {}

/** A response to `POST /pets`: alternatives by `status` and `mediaType`. */
export type AddPetResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<
  "addPet",
  AddPetParams,
  {},
  undefined,
  AddPetResponse,
  AddPetBody | BodyAs<"multipart/form-data", AddPetFormDataBody> | undefined
> = {
  operationId: "addPet",
  method: "POST",
  path: "/pets",
  params: {},
  bodies: [
    {
      mediaType: "application/x-www-form-urlencoded",
      encoding: { range: { style: "deepObject" } },
    },
    { mediaType: "multipart/form-data" },
  ],
  accept: [],
  json: /* @__PURE__ */ int64Json(directoryInt64JsonShapes, "POST /pets"),
};

/** Requests `POST /pets`. */
export function addPet<const P extends AddPetParams = {}>(
  params?: Exact<P, AddPetParams>,
  body?: AddPetBody | BodyAs<"multipart/form-data", AddPetFormDataBody> | undefined,
): EndpointRequest<typeof addPetEndpoint, P> {
  return endpointRequest<typeof addPetEndpoint, P>(
    addPetEndpoint,
    params,
    encodedContent(addPetEndpoint.bodies, body, addPetEndpoint.json),
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
