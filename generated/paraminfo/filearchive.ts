// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { FilearchiveResult } from "./results/filearchive.js";

/** Parameters of `list=filearchive`. */
export interface FilearchiveParams {
  readonly from?: string;
  readonly to?: string;
  readonly prefix?: string;
  /** @default "ascending" */
  readonly dir?: "ascending" | "descending";
  readonly sha1?: string;
  readonly sha1base36?: string;
  /**
   * Up to 50 values (500 with high limits).
   * @default ["timestamp"]
   */
  readonly prop?: OneOrMore<
    | "archivename"
    | "bitdepth"
    | "description"
    | "dimensions"
    | "mediatype"
    | "metadata"
    | "mime"
    | "parseddescription"
    | "sha1"
    | "size"
    | "timestamp"
    | "user"
  >;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
}

/** The defaults of the parameters of `list=filearchive`. */
export interface FilearchiveDefaults {
  readonly dir: "ascending";
  readonly prop: readonly ["timestamp"];
  readonly limit: 10;
}

/** The descriptor of `list=filearchive`. */
export const filearchiveModule: ModuleDescriptor<
  "filearchive",
  "list",
  false,
  FilearchiveParams,
  FilearchiveDefaults,
  FilearchiveResult
> = {
  name: "filearchive",
  path: "query+filearchive",
  group: "list",
  prefix: "fa",
  select: { action: "query", list: "filearchive" },
  generator: false,
  readrights: true,
  params: {
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    sha1: { type: "string" },
    sha1base36: { type: "string" },
    prop: {
      type: "enum",
      values: [
        "archivename",
        "bitdepth",
        "description",
        "dimensions",
        "mediatype",
        "metadata",
        "mime",
        "parseddescription",
        "sha1",
        "size",
        "timestamp",
        "user",
      ],
      default: ["timestamp"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(filearchiveModule, requestDefaults);

/** Requests `list=filearchive`. */
export function filearchive<const P extends FilearchiveParams = {}, V extends string = "2">(
  params?: Exact<P, FilearchiveParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof filearchiveModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=filearchive` strictly, before they are sent. */
export const validateFilearchive: Validator<FilearchiveParams> = /* @__PURE__ */ validator(
  filearchiveModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=filearchive` in a request as the server does. */
export function readFilearchive(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof filearchiveModule>> {
  return readModule(filearchiveModule, rules, wire, options);
}
