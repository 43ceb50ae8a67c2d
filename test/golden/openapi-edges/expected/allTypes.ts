// Generated from spec.yaml (allTypes) by `paramsmith generate`. Do not edit.

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
  float,
  floatCheck,
  integer,
  integerCheck,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { AllTypesAnswer } from "./schemas.js";
import {
  validateAllTypesDate,
  validateAllTypesEmptyListed,
  validateAllTypesNumbersAsTexts,
  validateAllTypesPattern,
  validateAllTypesUntypedDate,
} from "./validators.js";

/** Parameters of `GET /types`. */
export interface AllTypesParams {
  /**
   * D
   * At most 3 characters.
   */
  readonly text?: string;
  readonly badLength?: string;
  readonly password?: string;
  /** 1 to 3. */
  readonly bounds?: number;
  /** -2147483648 to 2147483647. */
  readonly int32?: number;
  /** At most 0.5. */
  readonly number?: number;
  readonly listed?: "a" | "b";
  readonly untyped?: "a";
  readonly pattern?: string;
  readonly date?: string;
  readonly untypedDate?: unknown;
  /** @default true */
  readonly flag?: boolean;
  readonly two?: string | null;
  readonly numbers?: 1 | 2;
  readonly numbersAsTexts?: never;
  readonly mixed?: "a" | 1;
  readonly json?: string;
  readonly emptyText?: string;
  readonly emptyRequired: string;
  readonly emptyListed?: "a" | "";
  /**
   * 1 to 3.
   * @default 1
   */
  readonly first?: number;
  /**
   * 1 to 3.
   * @default 3
   */
  readonly last?: number;
  readonly fraction?: number;
  /** At most 3. */
  readonly high?: number;
  /** At least 1. */
  readonly low?: number;
  /** @default "a" */
  readonly ofEnum?: "a";
  /** @default "" */
  readonly empty?: string;
}

/** A response to `GET /types`, discriminated by `status` and `mediaType`. */
export type AllTypesResponse =
  | StatusResponse<200, `${string}/${string}`, AllTypesAnswer>
  | StatusResponse<201, "application/vnd.api+json", AllTypesAnswer>
  | StatusResponse<201, "text/plain", string>
  | StatusResponse<202, "application/json", AllTypesAnswer>
  | StatusResponse<202, "text/html", string>;

/** The descriptor of `GET /types`. */
export const allTypesEndpoint: EndpointDescriptor<
  AllTypesParams,
  AllTypesAnswer,
  AllTypesResponse,
  never,
  {
    readonly flag: true;
    readonly first: 1;
    readonly last: 3;
    readonly ofEnum: "a";
    readonly empty: "";
  }
> = {
  operationId: "allTypes",
  method: "GET",
  path: "/types",
  params: {
    text: { type: "string", maxchars: 3 },
    badLength: { type: "string" },
    password: { type: "string" },
    bounds: { type: "integer", min: 1, max: 3, enforcerange: true },
    int32: { type: "integer", min: -2147483648, max: 2147483647, enforcerange: true },
    number: { type: "float", max: 0.5, enforcerange: true },
    listed: { type: "enum", values: ["a", "b"] },
    untyped: { type: "enum", values: ["a"] },
    pattern: { type: "schema", shape: "string", schema: "AllTypesPattern" },
    date: { type: "schema", shape: "string", schema: "AllTypesDate" },
    untypedDate: { type: "schema", shape: {}, schema: "AllTypesUntypedDate" },
    flag: { type: "schema", shape: "boolean", default: true },
    two: { type: "schema", shape: { types: ["string", "null"] } },
    numbers: { type: "schema", shape: { values: [1, 2] } },
    numbersAsTexts: { type: "schema", shape: { values: [] }, schema: "AllTypesNumbersAsTexts" },
    mixed: { type: "schema", shape: { values: ["a", 1] } },
    json: { type: "schema", shape: "string", content: "application/json" },
    emptyText: { type: "string" },
    emptyRequired: { type: "schema", shape: "string", required: true },
    emptyListed: { type: "schema", shape: { values: ["a", ""] }, schema: "AllTypesEmptyListed" },
    first: { type: "integer", min: 1, max: 3, enforcerange: true, default: 1 },
    last: { type: "integer", min: 1, max: 3, enforcerange: true, default: 3 },
    fraction: { type: "integer", enforcerange: true },
    high: { type: "integer", max: 3, enforcerange: true },
    low: { type: "integer", min: 1, enforcerange: true },
    ofEnum: { type: "enum", values: ["a"], default: "a" },
    empty: { type: "string", default: "" },
  },
  accept: ["*/*", "application/vnd.api+json", "application/json"],
  security: [["basic"]],
};

/** Requests `GET /types`. */
export function allTypes<const P extends AllTypesParams>(
  params: Exact<P, AllTypesParams>,
): EndpointRequest<typeof allTypesEndpoint, P> {
  return endpointRequest(allTypesEndpoint, params);
}

const validators = {
  AllTypesDate: validateAllTypesDate,
  AllTypesEmptyListed: validateAllTypesEmptyListed,
  AllTypesNumbersAsTexts: validateAllTypesNumbersAsTexts,
  AllTypesPattern: validateAllTypesPattern,
  AllTypesUntypedDate: validateAllTypesUntypedDate,
};

/** Validates the parameters of `GET /types` strictly before they are sent. */
export const validateAllTypes: Validator<AllTypesParams> = /* @__PURE__ */ endpointValidator(
  allTypesEndpoint,
  {
    enum: enumCheck,
    float: floatCheck,
    integer: integerCheck,
    schema: /* @__PURE__ */ schemaValueCheck(validators),
    string: boundedStringCheck,
  },
);

/** Parses the parameters of `GET /types` in a request, as the server does. */
export const parseAllTypes: EndpointParser<typeof allTypesEndpoint> =
  /* @__PURE__ */ endpointParser(allTypesEndpoint, {
    enum: enumeration,
    float,
    integer,
    schema: /* @__PURE__ */ schemaRule(validators),
  });
