// Generated from spec.json (getEvil) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import type { Evil } from "./schemas.js";

/** Parameters of `GET /`$x/{i'd}`. */
export interface GetEvilParams {
  /**
   * *\/ alert(1) /*
   * \@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028
   */
  readonly "i'd": string;
  /** @default "*\/ alert(1) /*" */
  readonly e?:
    | "it's"
    | 'say "x"'
    | "both ' and \""
    | "back`tick"
    | "*/ alert(1) /*"
    | "${x}"
    | "\x5c"
    | "line\nfeed"
    | "cr\rlf"
    | "tab\t"
    | "\u2028\u2029"
    | "\ud800"
    | "\u0000"
    | "\u202egpj\u202c"
    | "\u00ad\u200b\ufeff"
    | "</script>"
    | "//"
    | "@tag"
    | "\u001f";
}

/** A response to `GET /`$x/{i'd}`, discriminated by `status` and `mediaType`. */
export type GetEvilResponse = StatusResponse<200, "application/json", Evil>;

/** The descriptor of `GET /`$x/{i'd}`. */
export const getEvilEndpoint: EndpointDescriptor<
  GetEvilParams,
  Evil,
  GetEvilResponse,
  never,
  { readonly e: "*/ alert(1) /*" }
> = {
  operationId: "getEvil",
  method: "GET",
  path: "/`$x/{i'd}",
  params: {
    "i'd": { type: "string", required: true },
    e: {
      type: "enum",
      values: [
        "it's",
        'say "x"',
        "both ' and \"",
        "back`tick",
        "*/ alert(1) /*",
        "${x}",
        "\x5c",
        "line\nfeed",
        "cr\rlf",
        "tab\t",
        "\u2028\u2029",
        "\ud800",
        "\u0000",
        "\u202egpj\u202c",
        "\u00ad\u200b\ufeff",
        "</script>",
        "//",
        "@tag",
        "\u001f",
      ],
      default: "*/ alert(1) /*",
    },
  },
};

/**
 * *\/ alert(1) /*
 * \@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028
 */
export function getEvil<const P extends GetEvilParams>(
  params: Exact<P, GetEvilParams>,
): EndpointRequest<typeof getEvilEndpoint, P> {
  return endpointRequest(getEvilEndpoint, params);
}

/** Validates the parameters of `GET /`$x/{i'd}` strictly before they are sent. */
export const validateGetEvil: Validator<GetEvilParams> = /* @__PURE__ */ endpointValidator(
  getEvilEndpoint,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `GET /`$x/{i'd}` in a request, as the server does. */
export const parseGetEvil: EndpointParser<typeof getEvilEndpoint> = /* @__PURE__ */ endpointParser(
  getEvilEndpoint,
  { enum: enumeration },
);
