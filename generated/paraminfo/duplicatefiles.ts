// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, QueryBuilder, Validator } from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { DuplicatefilesResult } from "./results/duplicatefiles.js";

/** Parameters of `prop=duplicatefiles`. */
export interface DuplicatefilesParams {
  /**
   * Maximum number of duplicates to return, over all files.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Whether to look for duplicates only in the wiki's own repository. */
  readonly localonly?: boolean;
}

/** The descriptor type of `prop=duplicatefiles`. */
export interface DuplicatefilesModule extends ModuleDescriptor<
  "duplicatefiles",
  "prop",
  true,
  DuplicatefilesParams,
  "limit" | "dir",
  DuplicatefilesResult
> {}

/** The descriptor of `prop=duplicatefiles`. */
export const duplicatefilesModule: DuplicatefilesModule = {
  name: "duplicatefiles",
  path: "query+duplicatefiles",
  group: "prop",
  prefix: "df",
  select: { action: "query", prop: "duplicatefiles" },
  generator: true,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    localonly: { type: "boolean" },
  },
};

/**
 * Lists files with the same content (SHA-1 hash) as the given files.
 *
 * Requests `prop=duplicatefiles`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Duplicatefiles
 */
export const duplicatefiles: QueryBuilder<
  DuplicatefilesModule,
  DuplicatefilesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(duplicatefilesModule, requestRoot);

/** Validates the parameters of `prop=duplicatefiles` strictly before they are sent. */
export const validateDuplicatefiles: Validator<DuplicatefilesParams> = /* @__PURE__ */ validator(
  duplicatefilesModule,
  { enum: enumCheck, limit: limitCheck },
);

/** Parses the parameters of `prop=duplicatefiles` in a request, as the server does. */
export const parseDuplicatefiles: ModuleParser<DuplicatefilesModule> = /* @__PURE__ */ moduleParser(
  duplicatefilesModule,
  { enum: enumeration, limit },
);
