// Generated from spec.json (addPet) by `paramsmith generate`. Do not edit.

import type { BodyAs } from "../runtime/content/body-as.js";
import { encodedContent } from "../runtime/content/encoded-content.js";
import { int64Json } from "../runtime/content/int64-json.js";
import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import type { EndpointReader } from "../runtime/directory/endpoint-validator.js";
import { endpointReader, endpointValidator } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import { directoryInt64JsonShapes } from "./json-shapes.js";
import type { AddPetBody, AddPetFormDataBody } from "./schemas.js";

/** A response to `POST /pets`: alternatives by `status` and `mediaType`. */
export type AddPetResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<
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
export function addPet(
  body?: AddPetBody | BodyAs<"multipart/form-data", AddPetFormDataBody> | undefined,
): EndpointRequest<typeof addPetEndpoint, {}> {
  return endpointRequest(
    addPetEndpoint,
    {},
    encodedContent(addPetEndpoint.bodies, body, addPetEndpoint.json),
  );
}

/** Checks parameters of `POST /pets` strictly, before they are sent. */
export const validateAddPet: Validator<{}> = /* @__PURE__ */ endpointValidator(addPetEndpoint);

/** Parses the parameters of `POST /pets` in a request as the server does. */
export const readAddPet: EndpointReader<typeof addPetEndpoint> =
  /* @__PURE__ */ endpointReader(addPetEndpoint);
