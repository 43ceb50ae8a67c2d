// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

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
import type { FilerepoinfoResult } from "./results/filerepoinfo.js";

/** Parameters of `meta=filerepoinfo`. */
export interface FilerepoinfoParams {
  /**
   * Properties of each repository to return. Other properties are possible on some wikis.
   * - canUpload: Whether files can be uploaded to it.
   * - displayname: Name for readers.
   * - favicon: URL of the icon of the repository's wiki.
   * - initialCapital: Whether file names begin with a capital letter.
   * - local: Whether it is the wiki's own repository.
   * - name: Key in the configuration, which also occurs in data of files.
   * - rootUrl: Root of the addresses of files.
   * - scriptDirUrl: Root of the addresses of the repository's wiki.
   * - thumbUrl: Root of the addresses of thumbnails.
   * - url: Root of the public addresses of files.
   *
   * Up to 50 values (500 with high limits).
   * @default ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"]
   */
  readonly prop?: OneOrMore<
    | "canUpload"
    | "displayname"
    | "favicon"
    | "initialCapital"
    | "local"
    | "name"
    | "rootUrl"
    | "scriptDirUrl"
    | "thumbUrl"
    | "url"
  >;
}

/** The defaults of the parameters of `meta=filerepoinfo`. */
export interface FilerepoinfoDefaults {
  readonly prop: readonly [
    "canUpload",
    "displayname",
    "favicon",
    "initialCapital",
    "local",
    "name",
    "rootUrl",
    "scriptDirUrl",
    "thumbUrl",
    "url",
  ];
}

/** The descriptor of `meta=filerepoinfo`. */
export const filerepoinfoModule: ModuleDescriptor<
  "filerepoinfo",
  "meta",
  false,
  FilerepoinfoParams,
  FilerepoinfoDefaults,
  FilerepoinfoResult
> = {
  name: "filerepoinfo",
  path: "query+filerepoinfo",
  group: "meta",
  prefix: "fri",
  select: { action: "query", meta: "filerepoinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "canUpload",
        "displayname",
        "favicon",
        "initialCapital",
        "local",
        "name",
        "rootUrl",
        "scriptDirUrl",
        "thumbUrl",
        "url",
      ],
      default: [
        "canUpload",
        "displayname",
        "favicon",
        "initialCapital",
        "local",
        "name",
        "rootUrl",
        "scriptDirUrl",
        "thumbUrl",
        "url",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
  rows: { at: ["query", "repos"], kind: "item" },
};

const requests = /* @__PURE__ */ moduleRequests(filerepoinfoModule, requestRoot);

/**
 * Returns the file repositories of the wiki.
 *
 * Requests `meta=filerepoinfo`.
 * @see https://www.mediawiki.org/wiki/API:Filerepoinfo
 */
export function filerepoinfo<
  const P extends FilerepoinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, FilerepoinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof filerepoinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=filerepoinfo` strictly, before they are sent. */
export const validateFilerepoinfo: Validator<FilerepoinfoParams> = /* @__PURE__ */ validator(
  filerepoinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=filerepoinfo` in a request as the server does. */
export function readFilerepoinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof filerepoinfoModule>> {
  return readModule(filerepoinfoModule, rules, wire, options);
}
