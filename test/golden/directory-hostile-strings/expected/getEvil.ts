// Generated from spec.json (getEvil) by `paramsmith generate`. Do not edit.

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
  boundedStringCheck,
  endpointRequest,
  endpointValidator,
  enumCheck,
  enumeration,
  readEndpoint,
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

/** The defaults of the parameters of `GET /`$x/{i'd}`. */
export interface GetEvilDefaults {
  readonly e: "*/ alert(1) /*";
}

/** A response to `GET /`$x/{i'd}`: alternatives by `status` and `mediaType`. */
export type GetEvilResponse = StatusResponse<200, "application/json", Evil>;

/** The descriptor of `GET /`$x/{i'd}`. */
export const getEvilEndpoint: EndpointDescriptor<
  "getEvil",
  GetEvilParams,
  GetEvilDefaults,
  Evil,
  GetEvilResponse
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
  return endpointRequest<typeof getEvilEndpoint, P>(getEvilEndpoint, params);
}

const checks: Checks = { enum: enumCheck, string: boundedStringCheck };

/** Checks parameters of `GET /`$x/{i'd}` strictly, before they are sent. */
export const validateGetEvil: Validator<GetEvilParams> = /* @__PURE__ */ endpointValidator(
  getEvilEndpoint,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `GET /`$x/{i'd}` in a request as the server does. */
export function readGetEvil(
  wire: WireInput,
  options?: ReadOptions,
): ParsedParams<ArgumentsOf<typeof getEvilEndpoint>> {
  return readEndpoint(getEvilEndpoint, rules, wire, options);
}
