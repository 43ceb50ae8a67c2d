// Generated from spec.json (findReport) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  endpointParser,
  endpointRequest,
  endpointValidator,
  enumCheck,
  enumeration,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { FindReportAnswer, FindReportFilter, FindReportLabels, Where } from "./schemas.js";
import {
  validateFindReportColours,
  validateFindReportFilter,
  validateFindReportLabels,
  validateFindReportLimit,
  validateFindReportSince,
  validateFindReportXRequestID,
  validateWhere,
} from "./validators.js";

/** Parameters of `GET /pets/{id}/report.{format}`. */
export interface FindReportParams {
  readonly id: readonly number[];
  readonly format: "json" | "csv";
  /** Sent under the name `"id"`. */
  readonly idQuery?: string;
  /**
   * Sent as a header.
   * @example "abc"
   */
  readonly "X-Request-ID"?: string;
  /** Sent as a cookie, which `fetch` in browsers cannot set. */
  readonly session: string;
  /** @default true */
  readonly detailed?: boolean;
  /** @example ["x", "y"] */
  readonly tags?: readonly string[];
  readonly filter?: FindReportFilter;
  readonly where?: Where;
  readonly level?: 1 | 2 | 3;
  readonly "filter[status]"?: string | null;
  readonly limit?: number | "";
  /** Colours to keep. */
  readonly colours?: readonly ("a|b" | "c")[];
  readonly since?: string;
  /**
   * Sent as a header.
   * Sent under the name `"id"`.
   * @deprecated
   */
  readonly idHeader?: boolean;
  readonly other?: string;
  readonly labels?: FindReportLabels;
}

/** A response to `GET /pets/{id}/report.{format}`, discriminated by `status` and `mediaType`. */
export type FindReportResponse = StatusResponse<200, "application/json", FindReportAnswer>;

/** The descriptor of `GET /pets/{id}/report.{format}`. */
export const findReportEndpoint: EndpointDescriptor<
  FindReportParams,
  FindReportAnswer,
  FindReportResponse,
  never,
  { readonly detailed: true }
> = {
  operationId: "findReport",
  method: "GET",
  path: "/pets/{id}/report.{format}",
  params: {
    id: {
      type: "schema",
      shape: { items: "integer" },
      required: true,
      style: "matrix",
      explode: true,
    },
    format: { type: "enum", values: ["json", "csv"], required: true },
    idQuery: { type: "string", wireName: "id", in: "query" },
    "X-Request-ID": {
      type: "schema",
      shape: "string",
      schema: "FindReportXRequestID",
      in: "header",
    },
    session: { type: "string", required: true, in: "cookie" },
    detailed: { type: "schema", shape: "boolean", default: true },
    tags: { type: "schema", shape: { items: "string" }, explode: false },
    filter: {
      type: "schema",
      shape: { members: { min: "number", status: { values: ["a", "b"] } } },
      schema: "FindReportFilter",
      style: "deepObject",
    },
    where: {
      type: "schema",
      shape: { members: { a: "string", and: { items: {} } } },
      schema: "Where",
      content: "application/json",
    },
    level: { type: "schema", shape: { values: [1, 2, 3] } },
    "filter[status]": { type: "schema", shape: { types: ["string", "null"] } },
    limit: {
      type: "schema",
      shape: { types: ["integer"], values: [""] },
      schema: "FindReportLimit",
    },
    colours: {
      type: "schema",
      shape: { items: { values: ["a|b", "c"] } },
      schema: "FindReportColours",
      style: "pipeDelimited",
    },
    since: { type: "schema", shape: "string", schema: "FindReportSince", allowReserved: true },
    idHeader: { type: "schema", shape: "boolean", deprecated: true, wireName: "id", in: "header" },
    other: { type: "schema", shape: "string", schema: "FindReportXRequestID" },
    labels: {
      type: "schema",
      shape: { members: {}, rest: "string" },
      schema: "FindReportLabels",
      style: "deepObject",
    },
  },
};

/** Requests `GET /pets/{id}/report.{format}`. */
export function findReport<const P extends FindReportParams>(
  params: Exact<P, FindReportParams>,
): EndpointRequest<typeof findReportEndpoint, P> {
  return endpointRequest(findReportEndpoint, params);
}

const validators = {
  FindReportColours: validateFindReportColours,
  FindReportFilter: validateFindReportFilter,
  FindReportLabels: validateFindReportLabels,
  FindReportLimit: validateFindReportLimit,
  FindReportSince: validateFindReportSince,
  FindReportXRequestID: validateFindReportXRequestID,
  Where: validateWhere,
};

/** Validates the parameters of `GET /pets/{id}/report.{format}` strictly before they are sent. */
export const validateFindReport: Validator<FindReportParams> = /* @__PURE__ */ endpointValidator(
  findReportEndpoint,
  {
    enum: enumCheck,
    schema: /* @__PURE__ */ schemaValueCheck(validators),
    string: boundedStringCheck,
  },
);

/** Parses the parameters of `GET /pets/{id}/report.{format}` in a request, as the server does. */
export const parseFindReport: EndpointParser<typeof findReportEndpoint> =
  /* @__PURE__ */ endpointParser(findReportEndpoint, {
    enum: enumeration,
    schema: /* @__PURE__ */ schemaRule(validators),
  });
