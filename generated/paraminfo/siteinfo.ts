// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { SiteinfoResult } from "./results/siteinfo.js";

/** Parameters of `meta=siteinfo`. */
export interface SiteinfoParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["general"]
   */
  readonly prop?: OneOrMore<
    | "autocreatetempuser"
    | "autopromote"
    | "autopromoteonce"
    | "clientlibraries"
    | "dbrepllag"
    | "defaultoptions"
    | "extensions"
    | "extensiontags"
    | "fileextensions"
    | "functionhooks"
    | "general"
    | "interwikimap"
    | "languages"
    | "languagevariants"
    | "libraries"
    | "magicwords"
    | "namespacealiases"
    | "namespaces"
    | "protocols"
    | "restrictions"
    | "rightsinfo"
    | "showhooks"
    | "skins"
    | "specialpagealiases"
    | "statistics"
    | "uploaddialog"
    | "usergroups"
    | "variables"
  >;
  readonly filteriw?: "!local" | "local";
  readonly showalldb?: boolean;
  readonly numberingroup?: boolean;
  readonly inlanguagecode?: string;
}

/** The defaults of the parameters of `meta=siteinfo`. */
export interface SiteinfoDefaults {
  readonly prop: readonly ["general"];
}

/** The descriptor of `meta=siteinfo`. */
export const siteinfoModule: ModuleDescriptor<
  "siteinfo",
  "meta",
  false,
  SiteinfoParams,
  SiteinfoDefaults,
  SiteinfoResult
> = {
  name: "siteinfo",
  path: "query+siteinfo",
  group: "meta",
  prefix: "si",
  select: { action: "query", meta: "siteinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "autocreatetempuser",
        "autopromote",
        "autopromoteonce",
        "clientlibraries",
        "dbrepllag",
        "defaultoptions",
        "extensions",
        "extensiontags",
        "fileextensions",
        "functionhooks",
        "general",
        "interwikimap",
        "languages",
        "languagevariants",
        "libraries",
        "magicwords",
        "namespacealiases",
        "namespaces",
        "protocols",
        "restrictions",
        "rightsinfo",
        "showhooks",
        "skins",
        "specialpagealiases",
        "statistics",
        "uploaddialog",
        "usergroups",
        "variables",
      ],
      default: ["general"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    filteriw: { type: "enum", values: ["!local", "local"] },
    showalldb: { type: "boolean" },
    numberingroup: { type: "boolean" },
    inlanguagecode: { type: "string" },
  },
  rows: { at: ["query"], kind: "object" },
};

const requests = /* @__PURE__ */ moduleRequests(siteinfoModule, requestDefaults);

/** Requests `meta=siteinfo`. */
export function siteinfo<const P extends SiteinfoParams = {}, V extends string = "2">(
  params?: Exact<P, SiteinfoParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof siteinfoModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=siteinfo` strictly, before they are sent. */
export const validateSiteinfo: Validator<SiteinfoParams> = /* @__PURE__ */ validator(
  siteinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=siteinfo` in a request as the server does. */
export function readSiteinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof siteinfoModule>> {
  return readModule(siteinfoModule, rules, wire, options);
}
