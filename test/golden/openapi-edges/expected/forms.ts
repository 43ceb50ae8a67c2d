// Generated from spec.yaml (forms) by `paramsmith generate`. Do not edit.

import type {
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
  blobBody,
  boundedStringCheck,
  endpointParser,
  endpointRequest,
  endpointValidator,
  integer,
  integerCheck,
  jsonContent,
  schemaRule,
  schemaValueCheck,
} from "../runtime/validate.js";
import type {
  Both,
  BothInput2,
  Forms206AnyContent,
  Forms206Content,
  FormsDeep,
  FormsXMap,
  FoundHeaders,
  Level3,
  Thing,
} from "./schemas.js";
import {
  validateFormsDeep,
  validateFormsEmpty,
  validateFormsXMap,
  validateLevel3,
  validateThing,
} from "./validators.js";

/** Parameters of `POST /forms/{label}/{matrix}/{simple}`. */
export interface FormsParams {
  readonly shared?: string;
  readonly Overridden?: string;
  /**
   * Sent as a header.
   * Sent under the name `"overridden"`.
   */
  readonly overriddenHeader?: string;
  /** new */
  readonly overridden?: string;
  /**
   * Sent as a header.
   * @deprecated
   */
  readonly "X-ID"?: string;
  /**
   * Sent as a cookie, which `fetch` in browsers cannot set.
   * Sent under the name `"shared"`.
   */
  readonly sharedCookie?: string;
  readonly label: string;
  readonly matrix: string;
  readonly simple: number;
  readonly spaces?: readonly string[];
  readonly pipes?: readonly string[];
  readonly deep?: FormsDeep;
  readonly joined?: readonly string[];
  readonly any?: string;
  readonly hal?: number;
  readonly plain?: string;
  /** Sent as a header. */
  readonly "X-Map"?: FormsXMap;
  readonly empty?: number | "";
  /** Sent as a header. */
  readonly "X-Empty"?: number;
  readonly filled?: number;
  /**
   * S
   * @default "d"
   * @deprecated
   */
  readonly schema?: string;
  /** A word. */
  readonly word?: string;
  readonly thing?: Thing;
  /** @default ["a"] */
  readonly items?: readonly string[];
  /** @default null */
  readonly nothing?: string | null;
  readonly wrong?: number;
  /** Sent as a header. */
  readonly "X-Accept"?: string;
  readonly accept?: string;
  /**
   * @example "a"
   * @example "b"
   * @example {"c":1}
   */
  readonly examples?: string;
  /**
   * @example "d"
   * @example "b"
   * @example "e"
   */
  readonly listedExamples?: string;
  readonly noListedExamples?: string;
  /** @example null */
  readonly noExample?: string;
  readonly level?: Level3;
}

/** A response to `POST /forms/{label}/{matrix}/{simple}`, discriminated by `status` and `mediaType`. */
export type FormsResponse =
  | StatusResponse<
      200,
      "application/json",
      Both,
      FoundHeaders,
      "x-plain" | "x-shared" | "x-reference" | "x-list" | "x-json" | "x-xml" | "x-none" | "x-object"
    >
  | StatusResponse<202, undefined, undefined, {}, "x-none" | "x-xml">
  | StatusResponse<204, undefined, undefined>
  | StatusResponse<205, undefined, undefined>
  | StatusResponse<206, "application/json", Forms206Content>
  | StatusResponse<206, `${string}/${string}`, Forms206AnyContent>
  | StatusResponse<206, "text/plain", string>
  | StatusResponse<206, "text/csv", string>
  | StatusResponse<206, `image/${string}`, Blob>
  | StatusResponse<304, undefined, undefined>
  | StatusResponse<404, `application/${string}`, Blob>
  | StatusResponse<StatusIn<4, 404>, `text/${string}`, string>
  | StatusResponse<
      OtherStatus<200 | 202 | 204 | 205 | 206 | 304 | 404 | StatusIn<4>>,
      undefined,
      undefined
    >;

/** The descriptor of `POST /forms/{label}/{matrix}/{simple}`. */
export const formsEndpoint: EndpointDescriptor<
  FormsParams,
  Both | undefined | Forms206Content,
  FormsResponse,
  BothInput2,
  {
    readonly schema: "d";
    readonly items: readonly ["a"];
    readonly nothing: null;
  }
> = {
  operationId: "forms",
  method: "POST",
  path: "/forms/{label}/{matrix}/{simple}",
  params: {
    shared: { type: "string" },
    Overridden: { type: "string" },
    overriddenHeader: { type: "string", wireName: "overridden", in: "header" },
    overridden: { type: "string" },
    "X-ID": { type: "string", deprecated: true, in: "header" },
    sharedCookie: { type: "string", wireName: "shared", in: "cookie" },
    label: { type: "string", required: true, style: "label" },
    matrix: { type: "string", required: true, style: "matrix" },
    simple: { type: "integer", enforcerange: true, required: true },
    spaces: { type: "schema", shape: { items: "string" }, style: "spaceDelimited" },
    pipes: { type: "schema", shape: { items: "string" }, style: "pipeDelimited", explode: true },
    deep: {
      type: "schema",
      shape: { members: { a: "string" } },
      schema: "FormsDeep",
      style: "deepObject",
    },
    joined: { type: "schema", shape: { items: "string" }, explode: false, allowReserved: true },
    any: { type: "string" },
    hal: { type: "schema", shape: "integer", content: "application/json" },
    plain: { type: "string" },
    "X-Map": {
      type: "schema",
      shape: { members: {}, rest: {} },
      schema: "FormsXMap",
      in: "header",
      explode: true,
    },
    empty: { type: "schema", shape: { types: ["integer"], values: [""] }, schema: "FormsEmpty" },
    "X-Empty": { type: "integer", enforcerange: true, in: "header" },
    filled: { type: "integer", enforcerange: true },
    schema: { type: "string", deprecated: true, default: "d" },
    word: { type: "string" },
    thing: { type: "schema", shape: { members: { a: "string" } }, schema: "Thing" },
    items: { type: "schema", shape: { items: "string" }, default: ["a"] },
    nothing: { type: "schema", shape: { types: ["string", "null"] }, default: null },
    wrong: { type: "integer", enforcerange: true },
    "X-Accept": { type: "string", in: "header" },
    accept: { type: "string" },
    examples: { type: "string" },
    listedExamples: { type: "string" },
    noListedExamples: { type: "string" },
    noExample: { type: "string" },
    level: {
      type: "schema",
      shape: { members: { a: { members: { a: { members: { a: "string" } } } } } },
      schema: "Level3",
      style: "deepObject",
    },
  },
  accept: ["application/json"],
  responseHeaders: {
    "200": {
      "X-Plain": { shape: "integer" },
      "X-Shared": { shape: "integer" },
      "X-Reference": { shape: "string" },
      "X-List": { shape: { items: "string" }, explode: true },
      "X-Json": { shape: "string", content: "application/json" },
      "X-Object": { shape: { members: { r: "string", w: "string" } } },
    },
    "202": {},
    "204": {},
    "205": {},
    "206": {},
    "304": {},
    "404": {},
    "4XX": {},
    default: {},
  },
  security: [["basic"]],
  bodyReaders: {
    "404": { "application/*": blobBody },
  },
};

/**
 * Requests `POST /forms/{label}/{matrix}/{simple}`.
 * @deprecated
 */
export function forms<const P extends FormsParams>(
  body: BothInput2,
  params: Exact<P, FormsParams>,
): EndpointRequest<typeof formsEndpoint, P> {
  return endpointRequest(formsEndpoint, params, jsonContent("application/json", body));
}

const validators = {
  FormsDeep: validateFormsDeep,
  FormsEmpty: validateFormsEmpty,
  FormsXMap: validateFormsXMap,
  Level3: validateLevel3,
  Thing: validateThing,
};

/** Validates the parameters of `POST /forms/{label}/{matrix}/{simple}` strictly before they are sent. */
export const validateForms: Validator<FormsParams> = /* @__PURE__ */ endpointValidator(
  formsEndpoint,
  {
    integer: integerCheck,
    schema: /* @__PURE__ */ schemaValueCheck(validators),
    string: boundedStringCheck,
  },
);

/** Parses the parameters of `POST /forms/{label}/{matrix}/{simple}` in a request, as the server does. */
export const parseForms: EndpointParser<typeof formsEndpoint> = /* @__PURE__ */ endpointParser(
  formsEndpoint,
  { integer, schema: /* @__PURE__ */ schemaRule(validators) },
);
