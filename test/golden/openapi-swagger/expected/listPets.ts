// Generated from spec.yaml (listPets) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type { CommonProblem, ListPets200Headers, ListPetsAnswer } from "./schemas.js";

/** Parameters of `GET /pets`. */
export interface ListPetsParams {
  /**
   * At most 50.
   * @default 20
   */
  readonly limit?: number;
  readonly ids?: readonly number[];
  readonly tags?: readonly string[];
  readonly kinds?: readonly ("cat" | "dog")[];
  /** Sent as a header. */
  readonly "X-Trace"?: readonly string[];
}

/** A response to `GET /pets`, discriminated by `status` and `mediaType`. */
export type ListPetsResponse =
  | StatusResponse<200, "application/json", ListPetsAnswer, ListPets200Headers>
  | StatusResponse<200, "text/csv", string, ListPets200Headers>
  | StatusResponse<404, "application/json", CommonProblem>
  | StatusResponse<404, "text/csv", string>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<
  ListPetsParams,
  ListPetsAnswer,
  ListPetsResponse,
  never,
  { readonly limit: 20 }
> = {
  operationId: "listPets",
  method: "GET",
  path: "/pets",
  params: {
    limit: { type: "integer", max: 50, enforcerange: true, default: 20 },
    ids: { type: "schema", shape: { items: "integer" }, explode: false },
    tags: { type: "schema", shape: { items: "string" } },
    kinds: { type: "schema", shape: { items: { values: ["cat", "dog"] } }, style: "pipeDelimited" },
    "X-Trace": { type: "schema", shape: { items: "string" }, in: "header" },
  },
  accept: ["application/json"],
  responseHeaders: { "200": { "X-Total": { shape: "integer" } }, "404": {} },
  security: [["key"]],
};

/** Requests `GET /pets`. */
export function listPets<const P extends ListPetsParams = {}>(
  params?: Exact<P, ListPetsParams>,
): EndpointRequest<typeof listPetsEndpoint, P> {
  return endpointRequest(listPetsEndpoint, params);
}

/** Validates the parameters of `GET /pets` strictly before they are sent. */
export const validateListPets: Validator<ListPetsParams> = /* @__PURE__ */ endpointValidator(
  listPetsEndpoint,
  { integer: integerCheck, schema: /* @__PURE__ */ schemaValueCheck() },
);

/** Parses the parameters of `GET /pets` in a request, as the server does. */
export const parseListPets: EndpointParser<typeof listPetsEndpoint> =
  /* @__PURE__ */ endpointParser(listPetsEndpoint, {
    integer,
    schema: /* @__PURE__ */ schemaRule(),
  });
