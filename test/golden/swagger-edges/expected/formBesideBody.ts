// Generated from spec.yaml (formBesideBody) by `paramsmith generate`. Do not edit.

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

/** A response to `POST /bodies`, discriminated by `status` and `mediaType`. */
export type FormBesideBodyResponse = StatusResponse<200, undefined, undefined>;

/** The descriptor of `POST /bodies`. */
export const formBesideBodyEndpoint: EndpointDescriptor<
  {},
  undefined,
  FormBesideBodyResponse,
  string | undefined
> = {
  operationId: "formBesideBody",
  method: "POST",
  path: "/bodies",
  params: {},
  bodies: [{ mediaType: "application/xml" }],
  accept: [],
};

/** Requests `POST /bodies`. */
export function formBesideBody(
  body?: string | undefined,
): EndpointRequest<typeof formBesideBodyEndpoint, {}> {
  return endpointRequest(
    formBesideBodyEndpoint,
    {},
    encodedContent(formBesideBodyEndpoint.bodies, body),
  );
}

/** Validates the parameters of `POST /bodies` strictly before they are sent. */
export const validateFormBesideBody: Validator<{}> =
  /* @__PURE__ */ endpointValidator(formBesideBodyEndpoint);

/** Parses the parameters of `POST /bodies` in a request, as the server does. */
export const parseFormBesideBody: EndpointParser<typeof formBesideBodyEndpoint> =
  /* @__PURE__ */ endpointParser(formBesideBodyEndpoint);
