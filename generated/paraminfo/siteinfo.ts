// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { SiteinfoResult } from "./results/siteinfo.js";

/** Parameters of `meta=siteinfo`. */
export interface SiteinfoParams {
  /**
   * Data to return.
   * - autocreatetempuser: Settings of temporary accounts.
   * - autopromote: Conditions under which users belong to groups automatically.
   * - autopromoteonce: Conditions under which users are added to groups once.
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
   * - languagevariants: Languages with variants, and their variants.
   * - libraries: Server-side libraries that are installed.
   * - magicwords: Magic words and their aliases.
   * - namespacealiases: Additional names of namespaces.
   * - namespaces: Namespaces and their names.
   * - protocols: Protocols of external links.
   * - restrictions: Protection types and levels.
   * - rightsinfo: License of the wiki's content.
   * - showhooks: Hooks and their subscribers.
   * - skins: Installed skins.
   * - specialpagealiases: Names of special pages.
   * - statistics: Number of pages, edits, files and users.
   * - uploaddialog: Settings of the upload dialog.
   * - usergroups: User groups and their rights.
   * - variables: Ids of wikitext variables.
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
   * Entries of `prop=interwikimap` to return.
   * - !local: Only wikis that do not count as local.
   * - local: Only wikis that count as local.
   */
  readonly filteriw?: "!local" | "local";
  /** Whether `prop=dbrepllag` returns all database servers instead of the one with the highest lag. */
  readonly showalldb?: boolean;
  /** Whether `prop=usergroups` also returns the number of members. */
  readonly numberingroup?: boolean;
  /** Language code for the names of languages and skins. */
  readonly inlanguagecode?: string;
}

/** The descriptor type of `meta=siteinfo`. */
export interface SiteinfoModule extends ModuleDescriptor<
  "siteinfo",
  "meta",
  false,
  SiteinfoParams,
  "prop",
  SiteinfoResult
> {}

/** The descriptor of `meta=siteinfo`. */
export const siteinfoModule: SiteinfoModule = {
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

/**
 * Returns information about the wiki: its name, version, namespaces, extensions and more.
 *
 * Requests `meta=siteinfo`.
 * @see https://www.mediawiki.org/wiki/API:Siteinfo
 */
export const siteinfo: QueryBuilder<SiteinfoModule, SiteinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(siteinfoModule, requestRoot);

/** Validates the parameters of `meta=siteinfo` strictly before they are sent. */
export const validateSiteinfo: Validator<SiteinfoParams> = /* @__PURE__ */ validator(
  siteinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=siteinfo` in a request, as the server does. */
export const parseSiteinfo: ModuleParser<SiteinfoModule> = /* @__PURE__ */ moduleParser(
  siteinfoModule,
  { enum: enumeration },
);
