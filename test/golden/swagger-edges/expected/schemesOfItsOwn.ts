// Generated from spec.yaml (schemesOfItsOwn) by `paramsmith generate`. Do not edit.

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

/** A response to `OPTIONS /bodies`, discriminated by `status` and `mediaType`. */
export type SchemesOfItsOwnResponse = StatusResponse<200, "text/plain", string>;

/** The descriptor of `OPTIONS /bodies`. */
export const schemesOfItsOwnEndpoint: EndpointDescriptor<
  {},
  string,
  SchemesOfItsOwnResponse,
  string
> = {
  operationId: "schemesOfItsOwn",
  method: "OPTIONS",
  path: "/bodies",
  params: {},
  bodies: [{ mediaType: "text/plain" }],
  accept: ["text/plain"],
  server: "http://a.example/v1",
};

/** Requests `OPTIONS /bodies`. */
export function schemesOfItsOwn(body: string): EndpointRequest<typeof schemesOfItsOwnEndpoint, {}> {
  return endpointRequest(
    schemesOfItsOwnEndpoint,
    {},
    encodedContent(schemesOfItsOwnEndpoint.bodies, body),
  );
}

/** Validates the parameters of `OPTIONS /bodies` strictly before they are sent. */
export const validateSchemesOfItsOwn: Validator<{}> =
  /* @__PURE__ */ endpointValidator(schemesOfItsOwnEndpoint);

/** Parses the parameters of `OPTIONS /bodies` in a request, as the server does. */
export const parseSchemesOfItsOwn: EndpointParser<typeof schemesOfItsOwnEndpoint> =
  /* @__PURE__ */ endpointParser(schemesOfItsOwnEndpoint);
