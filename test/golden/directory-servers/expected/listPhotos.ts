// Generated from spec.yaml (listPhotos) by `paramsmith generate`. Do not edit.

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
import { endpointRequest, endpointValidator, readEndpoint } from "../runtime/validate.js";

/** Parameters of `GET /photos`. */
export interface ListPhotosParams {}

/** A response to `GET /photos`: alternatives by `status` and `mediaType`. */
export type ListPhotosResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /photos`. */
export const listPhotosEndpoint: EndpointDescriptor<
  "listPhotos",
  ListPhotosParams,
  {},
  undefined,
  ListPhotosResponse
> = {
  operationId: "listPhotos",
  method: "GET",
  path: "/photos",
  params: {},
  accept: [],
  server: "https://photos.example/small",
};

/** Requests `GET /photos`. */
export function listPhotos<const P extends ListPhotosParams = {}>(
  params?: Exact<P, ListPhotosParams>,
): EndpointRequest<typeof listPhotosEndpoint, P> {
  return endpointRequest<typeof listPhotosEndpoint, P>(listPhotosEndpoint, params);
}

const checks: Checks = {};

/** Checks parameters of `GET /photos` strictly, before they are sent. */
export const validateListPhotos: Validator<ListPhotosParams> = /* @__PURE__ */ endpointValidator(
  listPhotosEndpoint,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `GET /photos` in a request as the server does. */
export function readListPhotos(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof listPhotosEndpoint>> {
  return readEndpoint(listPhotosEndpoint, rules, wire, options);
}
