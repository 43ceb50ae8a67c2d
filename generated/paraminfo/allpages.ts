// Generated from spec/paraminfo/catalogue.json (query+allpages) by `paramsmith generate`. Do not edit.

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
import { namespace, namespaceCheck } from "../runtime/rules/namespace.js";
import { integer, integerCheck, limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { AllpagesResult } from "./results/allpages.js";

/** Parameters of `list=allpages`. */
export interface AllpagesParams {
  readonly from?: string;
  readonly continue?: string;
  readonly to?: string;
  readonly prefix?: string;
  /** @default 0 */
  readonly namespace?: number;
  /** @default "all" */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** @default "all" */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks";
  readonly minsize?: number;
  readonly maxsize?: number;
  /** Up to 50 values (500 with high limits). */
  readonly prtype?: OneOrMore<"edit" | "move" | "upload">;
  /** Up to 50 values (500 with high limits). */
  readonly prlevel?: OneOrMore<"" | "autoconfirmed" | "sysop">;
  /** @default "all" */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading";
  /** @default "all" */
  readonly prexpiry?: "all" | "definite" | "indefinite";
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** @default "ascending" */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=allpages`. */
export interface AllpagesDefaults {
  readonly namespace: 0;
  readonly filterredir: "all";
  readonly filterlanglinks: "all";
  readonly prfiltercascade: "all";
  readonly prexpiry: "all";
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=allpages`. */
export const allpagesModule: ModuleDescriptor<
  "allpages",
  "list",
  true,
  AllpagesParams,
  AllpagesDefaults,
  AllpagesResult
> = {
  name: "allpages",
  path: "query+allpages",
  group: "list",
  prefix: "ap",
  select: { action: "query", list: "allpages" },
  generator: true,
  readrights: true,
  params: {
    from: { type: "string" },
    continue: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    namespace: { type: "namespace", default: 0 },
    filterredir: { type: "enum", values: ["all", "nonredirects", "redirects"], default: "all" },
    filterlanglinks: {
      type: "enum",
      values: ["all", "withlanglinks", "withoutlanglinks"],
      default: "all",
    },
    minsize: { type: "integer" },
    maxsize: { type: "integer" },
    prtype: {
      type: "enum",
      values: ["edit", "move", "upload"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prlevel: {
      type: "enum",
      values: ["", "autoconfirmed", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prfiltercascade: { type: "enum", values: ["all", "cascading", "noncascading"], default: "all" },
    prexpiry: { type: "enum", values: ["all", "definite", "indefinite"], default: "all" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(allpagesModule, requestDefaults);

/** Requests `list=allpages`. */
export function allpages<const P extends AllpagesParams = {}, V extends string = "2">(
  params?: Exact<P, AllpagesParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof allpagesModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
};

/** Checks parameters of `list=allpages` strictly, before they are sent. */
export const validateAllpages: Validator<AllpagesParams> = /* @__PURE__ */ validator(
  allpagesModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace };

/** Parses the parameters of `list=allpages` in a request as the server does. */
export function readAllpages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allpagesModule>> {
  return readModule(allpagesModule, rules, wire, options);
}
