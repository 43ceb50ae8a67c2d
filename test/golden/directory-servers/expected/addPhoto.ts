// Generated from spec.yaml (addPhoto) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import type { EndpointReader } from "../runtime/directory/endpoint-validator.js";
import { endpointReader, endpointValidator } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Validator } from "../runtime/validate/validator-types.js";

/** A response to `POST /photos`: alternatives by `status` and `mediaType`. */
export type AddPhotoResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `POST /photos`. */
export const addPhotoEndpoint: EndpointDescriptor<{}, undefined, AddPhotoResponse> = {
  operationId: "addPhoto",
  method: "POST",
  path: "/photos",
  params: {},
  accept: [],
  server: "https://upload.photos.example",
};

/** Requests `POST /photos`. */
export function addPhoto(): EndpointRequest<typeof addPhotoEndpoint, {}> {
  return endpointRequest(addPhotoEndpoint, {});
}

/** Checks parameters of `POST /photos` strictly, before they are sent. */
export const validateAddPhoto: Validator<{}> = /* @__PURE__ */ endpointValidator(addPhotoEndpoint);

/** Parses the parameters of `POST /photos` in a request as the server does. */
export const readAddPhoto: EndpointReader<typeof addPhotoEndpoint> =
  /* @__PURE__ */ endpointReader(addPhotoEndpoint);
