// Generated from spec.yaml (addPet) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  Exact,
  OtherStatus,
  StatusIn,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type {
  AddPet200Headers,
  AddPet404Content,
  AddPetDeep,
  AddPetFormDataBody,
  AddPetJson,
  All,
  Written,
} from "./schemas.js";
import { validateAddPetDeep, validateAddPetEmpty, validateAddPetJson } from "./validators.js";

/** Parameters of `POST /pets`. */
export interface AddPetParams {
  readonly q?: string;
  readonly plain?: string;
  /**
   * A text.
   * @default "a"
   * @example "b"
   * @deprecated
   */
  readonly described?: string;
  /**
   * @example "a"
   * @example "b"
   */
  readonly shown?: string;
  readonly empty?: number | "";
  readonly emptyText?: string;
  readonly reserved?: string;
  readonly spaces?: readonly string[];
  readonly pipes?: readonly string[];
  readonly deep?: AddPetDeep;
  readonly joined?: readonly string[];
  readonly json?: AddPetJson;
  /** Sent as a header. */
  readonly "X-Header"?: string;
  /** Sent as a cookie, which `fetch` in browsers cannot set. */
  readonly cookie?: string;
  /**
   * Of the schema.
   * @deprecated
   */
  readonly oldSchema?: string;
  readonly newSchema?: string;
  readonly same?: string;
  /**
   * Sent as a header.
   * Sent under the name `"same"`.
   */
  readonly sameHeader?: string;
}

/** A response to `POST /pets`, discriminated by `status` and `mediaType`. */
export type AddPetResponse =
  | StatusResponse<200, "application/json", Written, AddPet200Headers>
  | StatusResponse<200, "text/plain", string, AddPet200Headers>
  | StatusResponse<404, "application/json", AddPet404Content>
  | StatusResponse<StatusIn<2, 200>, undefined, undefined>
  | StatusResponse<OtherStatus<200 | 404 | StatusIn<2>>, "application/json", AddPet404Content>;

/** The descriptor of `POST /pets`. */
export const addPetEndpoint: EndpointDescriptor<
  AddPetParams,
  Written | undefined,
  AddPetResponse,
  All | BodyAs<"multipart/form-data", AddPetFormDataBody> | BodyAs<"text/plain", string>,
  { readonly described: "a" }
> = {
  operationId: "addPet",
  method: "POST",
  path: "/pets",
  params: {
    q: { type: "string" },
    plain: { type: "string" },
    described: { type: "string", required: true, deprecated: true, default: "a" },
    shown: { type: "string" },
    empty: { type: "schema", shape: { types: ["integer"], values: [""] }, schema: "AddPetEmpty" },
    emptyText: { type: "string" },
    reserved: { type: "string", allowReserved: true },
    spaces: { type: "schema", shape: { items: "string" }, style: "spaceDelimited" },
    pipes: { type: "schema", shape: { items: "string" }, style: "pipeDelimited" },
    deep: {
      type: "schema",
      shape: { members: { n: "string" } },
      schema: "AddPetDeep",
      style: "deepObject",
    },
    joined: { type: "schema", shape: { items: "string" }, explode: false },
    json: {
      type: "schema",
      shape: { members: {}, rest: {} },
      schema: "AddPetJson",
      content: "application/json",
    },
    "X-Header": { type: "string", in: "header" },
    cookie: { type: "string", in: "cookie" },
    oldSchema: { type: "string", deprecated: true },
    newSchema: { type: "string" },
    same: { type: "string" },
    sameHeader: { type: "string", wireName: "same", in: "header" },
  },
  bodies: [
    { mediaType: "application/json" },
    {
      mediaType: "multipart/form-data",
      encoding: {
        json: { contentType: "application/json" },
        pipes: { style: "pipeDelimited" },
        joined: { style: "form", explode: false },
      },
    },
    { mediaType: "text/plain" },
  ],
  accept: ["application/json"],
  responseHeaders: {
    "200": {
      "X-Count": { shape: "integer" },
      "X-Exploded": { shape: { members: { n: "string" } }, explode: true },
      "X-Json": { shape: "string", content: "application/json" },
    },
    "404": {},
    "2XX": {},
    default: {},
  },
  security: [["header"], ["query", "cookie"], ["bearer"]],
  server: "https://operation.example",
};

/**
 * Adds a pet.
 * @deprecated
 */
export function addPet<const P extends AddPetParams = {}>(
  body: All | BodyAs<"multipart/form-data", AddPetFormDataBody> | BodyAs<"text/plain", string>,
  params?: Exact<P, AddPetParams>,
): EndpointRequest<typeof addPetEndpoint, P> {
  return endpointRequest(addPetEndpoint, params, encodedContent(addPetEndpoint.bodies, body));
}

const validators = {
  AddPetDeep: validateAddPetDeep,
  AddPetEmpty: validateAddPetEmpty,
  AddPetJson: validateAddPetJson,
};

/** Validates the parameters of `POST /pets` strictly before they are sent. */
export const validateAddPet: Validator<AddPetParams> = /* @__PURE__ */ endpointValidator(
  addPetEndpoint,
  { schema: /* @__PURE__ */ schemaValueCheck(validators), string: boundedStringCheck },
);

/** Parses the parameters of `POST /pets` in a request, as the server does. */
export const parseAddPet: EndpointParser<typeof addPetEndpoint> = /* @__PURE__ */ endpointParser(
  addPetEndpoint,
  { schema: /* @__PURE__ */ schemaRule(validators) },
);
