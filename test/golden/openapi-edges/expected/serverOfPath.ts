// Generated from spec.yaml (serverOfPath) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import { endpointParser, endpointRequest, endpointValidator } from "../runtime/validate.js";

/** A response to `GET /servers`, discriminated by `status` and `mediaType`. */
export type ServerOfPathResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `GET /servers`. */
export const serverOfPathEndpoint: EndpointDescriptor<{}, undefined, ServerOfPathResponse> = {
  operationId: "serverOfPath",
  method: "GET",
  path: "/servers",
  params: {},
  accept: [],
  security: [["basic"]],
  server: "https://path.example",
};

/** Requests `GET /servers`. */
export function serverOfPath(): EndpointRequest<typeof serverOfPathEndpoint, {}> {
  return endpointRequest(serverOfPathEndpoint, {});
}

/** Validates the parameters of `GET /servers` strictly before they are sent. */
export const validateServerOfPath: Validator<{}> =
  /* @__PURE__ */ endpointValidator(serverOfPathEndpoint);

/** Parses the parameters of `GET /servers` in a request, as the server does. */
export const parseServerOfPath: EndpointParser<typeof serverOfPathEndpoint> =
  /* @__PURE__ */ endpointParser(serverOfPathEndpoint);
