// Generated from spec.json (deleteReport) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  endpointParser,
  endpointRequest,
  endpointValidator,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import { validateDeleteReportCode, validateVersion } from "./validators.js";

/** Parameters of `DELETE /reports/{code}`. */
export interface DeleteReportParams {
  readonly code: string;
  readonly version?: string;
}

/** A response to `DELETE /reports/{code}`, discriminated by `status` and `mediaType`. */
export type DeleteReportResponse = StatusResponse<204, undefined, undefined>;

/** The descriptor of `DELETE /reports/{code}`. */
export const deleteReportEndpoint: EndpointDescriptor<
  DeleteReportParams,
  undefined,
  DeleteReportResponse
> = {
  operationId: "deleteReport",
  method: "DELETE",
  path: "/reports/{code}",
  params: {
    code: { type: "schema", shape: "string", schema: "DeleteReportCode", required: true },
    version: { type: "schema", shape: "string", schema: "Version" },
  },
  accept: [],
};

/** Requests `DELETE /reports/{code}`. */
export function deleteReport<const P extends DeleteReportParams>(
  params: Exact<P, DeleteReportParams>,
): EndpointRequest<typeof deleteReportEndpoint, P> {
  return endpointRequest(deleteReportEndpoint, params);
}

const validators = { DeleteReportCode: validateDeleteReportCode, Version: validateVersion };

/** Validates the parameters of `DELETE /reports/{code}` strictly before they are sent. */
export const validateDeleteReport: Validator<DeleteReportParams> =
  /* @__PURE__ */ endpointValidator(deleteReportEndpoint, {
    schema: /* @__PURE__ */ schemaValueCheck(validators),
  });

/** Parses the parameters of `DELETE /reports/{code}` in a request, as the server does. */
export const parseDeleteReport: EndpointParser<typeof deleteReportEndpoint> =
  /* @__PURE__ */ endpointParser(deleteReportEndpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
