// Generated from spec.yaml (addPhoto) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `POST /photos`, discriminated by `status` and `mediaType`. */
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

/** Validates the parameters of `POST /photos` strictly before they are sent. */
export const validateAddPhoto: Validator<{}> = /* @__PURE__ */ endpointValidator(addPhotoEndpoint);

/** Parses the parameters of `POST /photos` in a request, as the server does. */
export const parseAddPhoto: EndpointParser<typeof addPhotoEndpoint> =
  /* @__PURE__ */ endpointParser(addPhotoEndpoint);
