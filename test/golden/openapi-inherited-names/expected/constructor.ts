// Generated from spec.json (constructor) by `paramsmith generate`. Do not edit.

import type {
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  Inheriting,
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
import type { ConstructorAnswer, Constructor_By } from "./schemas.js";
import { validateConstructor_By } from "./validators.js";

/** Parameters of `GET /a`. */
export interface Constructor_Params {
  readonly constructor?: string;
  readonly by?: Constructor_By;
}

/** A response to `GET /a`, discriminated by `status` and `mediaType`. */
export type Constructor_Response = StatusResponse<200, "application/json", ConstructorAnswer>;

/** The descriptor of `GET /a`. */
export const constructor_Endpoint: EndpointDescriptor<
  Constructor_Params,
  ConstructorAnswer,
  Constructor_Response
> = {
  operationId: "constructor",
  method: "GET",
  path: "/a",
  params: {
    constructor: { type: "string" } as const,
    by: {
      type: "schema",
      shape: {
        members: { constructor: "string" as const, valueOf: { items: "integer" } as const },
      },
      schema: "Constructor_By",
    },
  },
};

/** Requests `GET /a`. */
export function constructor_<const P extends Inheriting<Constructor_Params> = {}>(
  params?: Exact<P, Constructor_Params>,
): EndpointRequest<typeof constructor_Endpoint, P> {
  return endpointRequest(constructor_Endpoint, params);
}

const validators = { Constructor_By: validateConstructor_By };

/** Validates the parameters of `GET /a` strictly before they are sent. */
export const validateConstructor_: Validator<Constructor_Params> =
  /* @__PURE__ */ endpointValidator(constructor_Endpoint, {
    schema: /* @__PURE__ */ schemaValueCheck(validators),
  });

/** Parses the parameters of `GET /a` in a request, as the server does. */
export const parseConstructor_: EndpointParser<typeof constructor_Endpoint> =
  /* @__PURE__ */ endpointParser(constructor_Endpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
