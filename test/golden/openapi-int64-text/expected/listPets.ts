// Generated from spec.json (listPets) by `paramsmith generate`. Do not edit.

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
  int64Json,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import { openapiInt64TextShapes } from "./json-shapes.js";
import type { ListPetsAnswer } from "./schemas.js";
import { validateListPetsAfter } from "./validators.js";

/** Parameters of `GET /pets`. */
export interface ListPetsParams {
  readonly ownerId?: string;
  /** @default 0 */
  readonly after?: string;
  readonly ids?: readonly string[];
}

/** A response to `GET /pets`, discriminated by `status` and `mediaType`. */
export type ListPetsResponse = StatusResponse<200, "application/json", ListPetsAnswer>;

/** The descriptor of `GET /pets`. */
export const listPetsEndpoint: EndpointDescriptor<
  ListPetsParams,
  ListPetsAnswer,
  ListPetsResponse,
  never,
  { readonly after: "0" }
> = {
  operationId: "listPets",
  method: "GET",
  path: "/pets",
  params: {
    ownerId: { type: "schema", shape: "digits" },
    after: { type: "schema", shape: "digits", schema: "ListPetsAfter", default: "0" },
    ids: { type: "schema", shape: { items: "digits" } },
  },
  json: /* @__PURE__ */ int64Json(openapiInt64TextShapes, "GET /pets"),
};

/** Requests `GET /pets`. */
export function listPets<const P extends ListPetsParams = {}>(
  params?: Exact<P, ListPetsParams>,
): EndpointRequest<typeof listPetsEndpoint, P> {
  return endpointRequest(listPetsEndpoint, params);
}

const validators = { ListPetsAfter: validateListPetsAfter };

/** Validates the parameters of `GET /pets` strictly before they are sent. */
export const validateListPets: Validator<ListPetsParams> = /* @__PURE__ */ endpointValidator(
  listPetsEndpoint,
  { schema: /* @__PURE__ */ schemaValueCheck(validators) },
);

/** Parses the parameters of `GET /pets` in a request, as the server does. */
export const parseListPets: EndpointParser<typeof listPetsEndpoint> =
  /* @__PURE__ */ endpointParser(listPetsEndpoint, {
    schema: /* @__PURE__ */ schemaRule(validators),
  });
