// Generated from spec.yaml (listPhotos) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `GET /photos`, discriminated by `status` and `mediaType`. */
export type ListPhotosResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /photos`. */
export const listPhotosEndpoint: EndpointDescriptor<{}, undefined, ListPhotosResponse> = {
  operationId: "listPhotos",
  method: "GET",
  path: "/photos",
  params: {},
  accept: [],
  server: "https://photos.example/small",
};

/** Requests `GET /photos`. */
export function listPhotos(): EndpointRequest<typeof listPhotosEndpoint, {}> {
  return endpointRequest(listPhotosEndpoint, {});
}

/** Validates the parameters of `GET /photos` strictly before they are sent. */
export const validateListPhotos: Validator<{}> =
  /* @__PURE__ */ endpointValidator(listPhotosEndpoint);

/** Parses the parameters of `GET /photos` in a request, as the server does. */
export const parseListPhotos: EndpointParser<typeof listPhotosEndpoint> =
  /* @__PURE__ */ endpointParser(listPhotosEndpoint);
