// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { SiteinfoResult } from "./results/siteinfo.js";

/** Parameters of `meta=siteinfo`. */
export interface SiteinfoParams {
  /**
   * Data to return.
   * - autocreatetempuser: Settings of temporary accounts.
   * - autopromote: Conditions of groups that users belong to automatically.
   * - autopromoteonce: Conditions of groups that users are added to once.
   * - clientlibraries: Client-side libraries that are installed.
   * - dbrepllag: Replication lag of the database server with the highest lag.
   * - defaultoptions: Default values of user preferences.
   * - extensions: Installed extensions.
   * - extensiontags: Tags that extensions add to wikitext.
   * - fileextensions: File extensions that can be uploaded.
   * - functionhooks: Parser functions.
   * - general: Name, version, main page, language and other basic data.
   * - interwikimap: Interwiki prefixes.
   * - languages: Languages that the wiki supports.
   * - languagevariants: Languages with variants, and these variants.
   * - libraries: Server-side libraries that are installed.
   * - magicwords: Magic words and their aliases.
   * - namespacealiases: Additional names of namespaces.
   * - namespaces: Namespaces and their names.
   * - protocols: Protocols of external links.
   * - restrictions: Types and levels of protection.
   * - rightsinfo: Licence of the wiki's content.
   * - showhooks: Hooks and what is subscribed to them.
   * - skins: Installed skins.
   * - specialpagealiases: Names of special pages.
   * - statistics: Number of pages, edits, files and users.
   * - uploaddialog: Settings of the upload dialog.
   * - usergroups: User groups and their rights.
   * - variables: Ids of the variables of wikitext.
   *
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
  /**
   * Which entries of `prop=interwikimap` to return.
   * - !local: Only wikis that do not count as local.
   * - local: Only wikis that count as local.
   */
  readonly filteriw?: "!local" | "local";
  /** Whether `prop=dbrepllag` returns all database servers instead of the one with the highest lag. */
  readonly showalldb?: boolean;
  /** Whether `prop=usergroups` also returns the number of members. */
  readonly numberingroup?: boolean;
  /** Language code of the names of languages and skins. */
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

const requests = /* @__PURE__ */ moduleRequests(siteinfoModule, requestRoot);

/**
 * Returns data of the wiki: its name, version, namespaces, extensions and more.
 *
 * Requests `meta=siteinfo`.
 * @see https://www.mediawiki.org/wiki/API:Siteinfo
 */
export function siteinfo<
  const P extends SiteinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, SiteinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof siteinfoModule, P, V> {
  return requests<P, V>(params, options);
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
