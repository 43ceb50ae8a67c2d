// Generated from spec.json (listThings) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import type { Thing } from "./schemas.js";

/** Parameters of `GET /things`. */
export interface ListThingsParams {
  /** @default "up" */
  readonly order?: "up" | "down";
  /**
   * 1 to 100.
   * @default 20
   */
  readonly size?: number;
  /** At least 0. */
  readonly weight?: number;
  /**
   * At most 80 characters.
   * @default ""
   */
  readonly name?: string;
}

/** A response to `GET /things`, discriminated by `status` and `mediaType`. */
export type ListThingsResponse = StatusResponse<200, "application/json", Thing>;

/** The descriptor of `GET /things`. */
export const listThingsEndpoint: EndpointDescriptor<
  ListThingsParams,
  Thing,
  ListThingsResponse,
  never,
  {
    readonly order: "up";
    readonly size: 20;
    readonly name: "";
  }
> = {
  operationId: "listThings",
  method: "GET",
  path: "/things",
  params: {
    order: { type: "enum", values: ["up", "down"], default: "up" },
    size: { type: "integer", min: 1, max: 100, enforcerange: true, default: 20 },
    weight: { type: "float", min: 0, enforcerange: true },
    name: { type: "string", maxchars: 80, required: true, default: "" },
  },
};

/** Requests `GET /things`. */
export function listThings<const P extends ListThingsParams = {}>(
  params?: Exact<P, ListThingsParams>,
): EndpointRequest<typeof listThingsEndpoint, P> {
  return endpointRequest(listThingsEndpoint, params);
}

/** Validates the parameters of `GET /things` strictly before they are sent. */
export const validateListThings: Validator<ListThingsParams> = /* @__PURE__ */ endpointValidator(
  listThingsEndpoint,
  { enum: enumCheck, float: floatCheck, integer: integerCheck, string: boundedStringCheck },
);

/** Parses the parameters of `GET /things` in a request, as the server does. */
export const parseListThings: EndpointParser<typeof listThingsEndpoint> =
  /* @__PURE__ */ endpointParser(listThingsEndpoint, { enum: enumeration, float, integer });
