// Generated from spec.yaml (nothingOfItsOwn) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";

/** A response to `PATCH /bodies`, discriminated by `status` and `mediaType`. */
export type NothingOfItsOwnResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `PATCH /bodies`. */
export const nothingOfItsOwnEndpoint: EndpointDescriptor<
  {},
  undefined,
  NothingOfItsOwnResponse,
  string | undefined
> = {
  operationId: "nothingOfItsOwn",
  method: "PATCH",
  path: "/bodies",
  params: {},
  bodies: [{ mediaType: "application/xml" }],
  accept: [],
};

/** Requests `PATCH /bodies`. */
export function nothingOfItsOwn(
  body?: string | undefined,
): EndpointRequest<typeof nothingOfItsOwnEndpoint, {}> {
  return endpointRequest(
    nothingOfItsOwnEndpoint,
    {},
    encodedContent(nothingOfItsOwnEndpoint.bodies, body),
  );
}

/** Validates the parameters of `PATCH /bodies` strictly before they are sent. */
export const validateNothingOfItsOwn: Validator<{}> =
  /* @__PURE__ */ endpointValidator(nothingOfItsOwnEndpoint);

/** Parses the parameters of `PATCH /bodies` in a request, as the server does. */
export const parseNothingOfItsOwn: EndpointParser<typeof nothingOfItsOwnEndpoint> =
  /* @__PURE__ */ endpointParser(nothingOfItsOwnEndpoint);
