// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

import type { BodyAs } from "../runtime/content/body-as.js";
import { encodedContent } from "../runtime/content/encoded-content.js";
import { int64Json } from "../runtime/content/int64-json.js";
import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";
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
