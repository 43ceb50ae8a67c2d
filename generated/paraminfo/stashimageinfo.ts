// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { integer, integerCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { StashimageinfoResult } from "./results/stashimageinfo.js";

/** Parameters of `prop=stashimageinfo`. */
export interface StashimageinfoParams {
  /** Up to 50 values (500 with high limits). */
  readonly filekey?: OneOrMore<string>;
  /**
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly sessionkey?: OneOrMore<string>;
  /**
   * Up to 50 values (500 with high limits).
   * @default ["timestamp", "url"]
   */
  readonly prop?: OneOrMore<
    | "badfile"
    | "bitdepth"
    | "canonicaltitle"
    | "commonmetadata"
    | "dimensions"
    | "extmetadata"
    | "metadata"
    | "mime"
    | "sha1"
    | "size"
    | "thumbmime"
    | "timestamp"
    | "url"
  >;
  /** @default -1 */
  readonly urlwidth?: number;
  /** @default -1 */
  readonly urlheight?: number;
  /** @default "" */
  readonly urlparam?: string;
}

/** The defaults of the parameters of `prop=stashimageinfo`. */
export interface StashimageinfoDefaults {
  readonly prop: readonly ["timestamp", "url"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

/** The descriptor of `prop=stashimageinfo`. */
export const stashimageinfoModule: ModuleDescriptor<
  "stashimageinfo",
  "prop",
  false,
  StashimageinfoParams,
  StashimageinfoDefaults,
  StashimageinfoResult
> = {
  name: "stashimageinfo",
  path: "query+stashimageinfo",
  group: "prop",
  prefix: "sii",
  select: { action: "query", prop: "stashimageinfo" },
  generator: false,
  readrights: true,
  params: {
    filekey: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    sessionkey: { type: "string", deprecated: true, multi: { lowlimit: 50, highlimit: 500 } },
    prop: {
      type: "enum",
      values: [
        "badfile",
        "bitdepth",
        "canonicaltitle",
        "commonmetadata",
        "dimensions",
        "extmetadata",
        "metadata",
        "mime",
        "sha1",
        "size",
        "thumbmime",
        "timestamp",
        "url",
      ],
      default: ["timestamp", "url"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    urlwidth: { type: "integer", default: -1 },
    urlheight: { type: "integer", default: -1 },
    urlparam: { type: "string", default: "" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(stashimageinfoModule, requestDefaults);

/** Requests `prop=stashimageinfo`. */
export function stashimageinfo<const P extends StashimageinfoParams = {}, V extends string = "2">(
  params?: Exact<P, StashimageinfoParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof stashimageinfoModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck };

/** Checks parameters of `prop=stashimageinfo` strictly, before they are sent. */
export const validateStashimageinfo: Validator<StashimageinfoParams> = /* @__PURE__ */ validator(
  stashimageinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `prop=stashimageinfo` in a request as the server does. */
export function readStashimageinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof stashimageinfoModule>> {
  return readModule(stashimageinfoModule, rules, wire, options);
}
