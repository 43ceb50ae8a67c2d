// Generated from spec.yaml (listPhotos) by `paramsmith generate`. Do not edit.

import type { EndpointDescriptor, EndpointRequest } from "../runtime/directory/endpoint.js";
import { endpointRequest } from "../runtime/directory/endpoint.js";
import { endpointValidator, readEndpoint } from "../runtime/directory/endpoint-validator.js";
import type { StatusResponse } from "../runtime/directory/status-response.js";
import type { Exact } from "../runtime/model/values.js";
import type { ArgumentsOf, ParsedParams, WireInput } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { ReadOptions, Rules } from "../runtime/rules/rule.js";
import type { Validator } from "../runtime/validate/validator-types.js";

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
