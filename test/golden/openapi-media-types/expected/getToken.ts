// Generated from spec.json (getToken) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  formBody,
} from "../runtime/validate.js";
import type { GetToken200Content } from "./schemas.js";

/** A response to `GET /token`, discriminated by `status` and `mediaType`. */
export type GetTokenResponse = StatusResponse<
  200,
  "application/x-www-form-urlencoded",
  GetToken200Content
>;

/** The descriptor of `GET /token`. */
export const getTokenEndpoint: EndpointDescriptor<{}, GetToken200Content, GetTokenResponse> = {
  operationId: "getToken",
  method: "GET",
  path: "/token",
  params: {},
  accept: ["application/x-www-form-urlencoded"],
  bodyReaders: {
    "200": {
      "application/x-www-form-urlencoded": /* @__PURE__ */ formBody({
        expires: { type: "number" },
      }),
    },
  },
};

/** Requests `GET /token`. */
export function getToken(): EndpointRequest<typeof getTokenEndpoint, {}> {
  return endpointRequest(getTokenEndpoint, {});
}

/** Validates the parameters of `GET /token` strictly before they are sent. */
export const validateGetToken: Validator<{}> = /* @__PURE__ */ endpointValidator(getTokenEndpoint);

/** Parses the parameters of `GET /token` in a request, as the server does. */
export const parseGetToken: EndpointParser<typeof getTokenEndpoint> =
  /* @__PURE__ */ endpointParser(getTokenEndpoint);
