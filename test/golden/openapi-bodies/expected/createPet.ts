// Generated from spec.json (createPet) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  OtherStatus,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";
import type {
  BadContent,
  CreatePet201Headers,
  CreatePetDefaultContent,
  NewPet,
  Pet,
} from "./schemas.js";

/** A response to `POST /pets`, discriminated by `status` and `mediaType`. */
export type CreatePetResponse =
  | StatusResponse<201, "application/json", Pet, CreatePet201Headers>
  | StatusResponse<400, "application/json", BadContent>
  | StatusResponse<OtherStatus<201 | 400>, "application/json", CreatePetDefaultContent>;

/** The descriptor of `POST /pets`. */
export const createPetEndpoint: EndpointDescriptor<
  {},
  Pet,
  CreatePetResponse,
  NewPet | BodyAs<"application/x-www-form-urlencoded", NewPet>
> = {
  operationId: "createPet",
  method: "POST",
  path: "/pets",
  params: {},
  bodies: [{ mediaType: "application/json" }, { mediaType: "application/x-www-form-urlencoded" }],
  responseHeaders: { "201": { Location: { shape: "string" } }, "400": {}, default: {} },
};

/** Requests `POST /pets`. */
export function createPet(
  body: NewPet | BodyAs<"application/x-www-form-urlencoded", NewPet>,
): EndpointRequest<typeof createPetEndpoint, {}> {
  return endpointRequest(createPetEndpoint, {}, encodedContent(createPetEndpoint.bodies, body));
}

/** Validates the parameters of `POST /pets` strictly before they are sent. */
export const validateCreatePet: Validator<{}> =
  /* @__PURE__ */ endpointValidator(createPetEndpoint);

/** Parses the parameters of `POST /pets` in a request, as the server does. */
export const parseCreatePet: EndpointParser<typeof createPetEndpoint> =
  /* @__PURE__ */ endpointParser(createPetEndpoint);
