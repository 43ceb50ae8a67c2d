// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

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
import type { FilerepoinfoResult } from "./results/filerepoinfo.js";

/** Parameters of `meta=filerepoinfo`. */
export interface FilerepoinfoParams {
  /**
   * Properties of each repository to return. Some wikis support additional properties.
   * - canUpload: Whether the repository accepts uploads.
   * - displayname: Display name.
   * - favicon: URL of the repository wiki's icon.
   * - initialCapital: Whether file names begin with a capital letter.
   * - local: Whether the repository is the wiki's own.
   * - name: Key in the configuration, which is also part of file data.
   * - rootUrl: Base URL of files.
   * - scriptDirUrl: Base URL of the repository's wiki.
   * - thumbUrl: Base URL of thumbnails.
   * - url: Public base URL of files.
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

/** The descriptor type of `meta=filerepoinfo`. */
export interface FilerepoinfoModule extends ModuleDescriptor<
  "filerepoinfo",
  "meta",
  false,
  FilerepoinfoParams,
  "prop",
  FilerepoinfoResult
> {}

/** The descriptor of `meta=filerepoinfo`. */
export const filerepoinfoModule: FilerepoinfoModule = {
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

/**
 * Returns the file repositories of the wiki.
 *
 * Requests `meta=filerepoinfo`.
 * @see https://www.mediawiki.org/wiki/API:Filerepoinfo
 */
export const filerepoinfo: QueryBuilder<FilerepoinfoModule, FilerepoinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(filerepoinfoModule, requestRoot);

/** Validates the parameters of `meta=filerepoinfo` strictly before they are sent. */
export const validateFilerepoinfo: Validator<FilerepoinfoParams> = /* @__PURE__ */ validator(
  filerepoinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=filerepoinfo` in a request, as the server does. */
export const parseFilerepoinfo: ModuleParser<FilerepoinfoModule> = /* @__PURE__ */ moduleParser(
  filerepoinfoModule,
  { enum: enumeration },
);
