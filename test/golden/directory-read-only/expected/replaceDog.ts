// Generated from spec.json (replaceDog) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  EndpointDescriptor,
  EndpointRequest,
  Exact,
  ParsedParams,
  ReadOptions,
  Rules,
  StatusResponse,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  jsonContent,
  readEndpoint,
} from "../runtime/validate.js";
import type { Dog, ReplaceDogBody } from "./schemas.js";

/** Parameters of `PUT /dogs/{id}`. */
export interface ReplaceDogParams {
  readonly id: number;
}

/** A response to `PUT /dogs/{id}`: alternatives by `status` and `mediaType`. */
export type ReplaceDogResponse = StatusResponse<200, "application/json", Dog>;

/** The descriptor of `PUT /dogs/{id}`. */
export const replaceDogEndpoint: EndpointDescriptor<
  "replaceDog",
  ReplaceDogParams,
  {},
  Dog,
  ReplaceDogResponse,
  ReplaceDogBody
> = {
  operationId: "replaceDog",
  method: "PUT",
  path: "/dogs/{id}",
  params: { id: { type: "integer", enforcerange: true, required: true } },
};

/** Requests `PUT /dogs/{id}`. */
export function replaceDog<const P extends ReplaceDogParams>(
  params: Exact<P, ReplaceDogParams>,
  body: ReplaceDogBody,
): EndpointRequest<typeof replaceDogEndpoint, P> {
  return endpointRequest<typeof replaceDogEndpoint, P>(
    replaceDogEndpoint,
    params,
    jsonContent("application/json", body),
  );
}

const checks: Checks = { integer: integerCheck };

/** Checks parameters of `PUT /dogs/{id}` strictly, before they are sent. */
export const validateReplaceDog: Validator<ReplaceDogParams> = /* @__PURE__ */ endpointValidator(
  replaceDogEndpoint,
  checks,
);

const rules: Rules = { integer };

/** Parses the parameters of `PUT /dogs/{id}` in a request as the server does. */
export function readReplaceDog(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof replaceDogEndpoint>> {
  return readEndpoint(replaceDogEndpoint, rules, wire, options);
}
