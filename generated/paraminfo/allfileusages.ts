// Generated from spec/paraminfo/catalogue.json (query+allfileusages) by `paramsmith generate`. Do not edit.

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
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllfileusagesResult } from "./results/allfileusages.js";

/** Parameters of `list=allfileusages`. */
export interface AllfileusagesParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** File name to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** File name to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the file names. */
  readonly prefix?: string;
  /**
   * Whether to list each file only once, without the pages that use it. Cannot be used with `prop=ids`.
   * Cannot be used with `prop=ids`.
   */
  readonly unique?: boolean;
  /**
   * Properties of each use to return.
   * - ids: Id of the page that uses the file.
   * - title: Title of the file.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"ids" | "title">;
  /**
   * Maximum number of uses to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `list=allfileusages`. */
export interface AllfileusagesModule extends ModuleDescriptor<
  "allfileusages",
  "list",
  true,
  AllfileusagesParams,
  "prop" | "limit" | "dir",
  AllfileusagesResult
> {}

/** The descriptor of `list=allfileusages`. */
export const allfileusagesModule: AllfileusagesModule = {
  name: "allfileusages",
  path: "query+allfileusages",
  group: "list",
  prefix: "af",
  select: { action: "query", list: "allfileusages" },
  generator: true,
  readrights: true,
  params: {
    continue: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    unique: { type: "boolean" },
    prop: {
      type: "enum",
      values: ["ids", "title"],
      default: ["title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
  rules: [{ kind: "excludes", term: "unique", of: ["prop=ids"] }],
};

/**
 * Lists all uses of files on pages, including files that do not exist.
 *
 * Requests `list=allfileusages`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allfileusages
 */
export const allfileusages: QueryBuilder<
  AllfileusagesModule,
  AllfileusagesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(allfileusagesModule, requestRoot);

/** Validates the parameters of `list=allfileusages` strictly before they are sent. */
export const validateAllfileusages: Validator<AllfileusagesParams> = /* @__PURE__ */ validator(
  allfileusagesModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `list=allfileusages` in a request, as the server does. */
export const parseAllfileusages: ModuleParser<AllfileusagesModule> = /* @__PURE__ */ moduleParser(
  allfileusagesModule,
  { enum: enumeration, limit },
);
