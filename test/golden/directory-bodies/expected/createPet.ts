// Generated from spec.json (createPet) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  BodyAs,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  OtherStatus,
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
  readEndpoint,
} from "../runtime/validate.js";
import type {
  BadContent,
  CreatePet201Headers,
  CreatePetBody,
  CreatePetDefaultContent,
  Pet,
} from "./schemas.js";

/** Parameters of `POST /pets`. */
export interface CreatePetParams {}

/** A response to `POST /pets`: alternatives by `status` and `mediaType`. */
export type CreatePetResponse =
  | StatusResponse<201, "application/json", Pet, "location", CreatePet201Headers>
  | StatusResponse<400, "application/json", BadContent>
  | StatusResponse<OtherStatus<201 | 400>, "application/json", CreatePetDefaultContent>;

/** The descriptor of `POST /pets`. */
export const createPetEndpoint: EndpointDescriptor<
  "createPet",
  CreatePetParams,
  {},
  Pet,
  CreatePetResponse,
  CreatePetBody | BodyAs<"application/x-www-form-urlencoded", CreatePetBody>
> = {
  operationId: "createPet",
  method: "POST",
  path: "/pets",
  params: {},
  bodies: [{ mediaType: "application/json" }, { mediaType: "application/x-www-form-urlencoded" }],
  responseHeaders: { "201": { Location: { shape: "string" } }, "400": {}, default: {} },
};

/** Requests `POST /pets`. */
export function createPet<const P extends CreatePetParams = {}>(
  params: Exact<P, CreatePetParams>,
  body: CreatePetBody | BodyAs<"application/x-www-form-urlencoded", CreatePetBody>,
): EndpointRequest<typeof createPetEndpoint, P> {
  return endpointRequest<typeof createPetEndpoint, P>(
    createPetEndpoint,
    params,
    encodedContent(createPetEndpoint.bodies, body),
  );
}

const checks: Checks = {};

/** Checks parameters of `POST /pets` strictly, before they are sent. */
export const validateCreatePet: Validator<CreatePetParams> = /* @__PURE__ */ endpointValidator(
  createPetEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `POST /pets` in a request as the server does. */
export function readCreatePet(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof createPetEndpoint>> {
  return readEndpoint(createPetEndpoint, rules, wire, options);
}
