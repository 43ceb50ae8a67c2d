// Generated from spec/paraminfo/catalogue.json (query+alltransclusions) by `paramsmith generate`. Do not edit.

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
  namespace,
  namespaceCheck,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AlltransclusionsResult } from "./results/alltransclusions.js";

/** Parameters of `list=alltransclusions`. */
export interface AlltransclusionsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Transcluded title to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Transcluded title to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Prefix of the transcluded titles. */
  readonly prefix?: string;
  /**
   * Whether to list each transcluded title only once, without the pages that use it. Cannot be used with `prop=ids`.
   * Cannot be used with `prop=ids`.
   */
  readonly unique?: boolean;
  /**
   * Properties of each transclusion to return.
   * - ids: Id of the page that contains the transclusion.
   * - title: Title of the transcluded page.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"ids" | "title">;
  /**
   * Namespace of the transcluded pages.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   * @default 10
   */
  readonly namespace?: number;
  /**
   * Maximum number of transclusions to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the transcluded titles.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `list=alltransclusions`. */
export interface AlltransclusionsModule extends ModuleDescriptor<
  "alltransclusions",
  "list",
  true,
  AlltransclusionsParams,
  "prop" | "namespace" | "limit" | "dir",
  AlltransclusionsResult
> {}

/** The descriptor of `list=alltransclusions`. */
export const alltransclusionsModule: AlltransclusionsModule = {
  name: "alltransclusions",
  path: "query+alltransclusions",
  group: "list",
  prefix: "at",
  select: { action: "query", list: "alltransclusions" },
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
    namespace: { type: "namespace", extranamespaces: [-2, -1], default: 10 },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
  rules: [{ kind: "excludes", term: "unique", of: ["prop=ids"] }],
};

/**
 * Lists all transclusions of pages in a namespace, including pages that do not exist.
 *
 * Requests `list=alltransclusions`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Alltransclusions
 */
export const alltransclusions: QueryBuilder<
  AlltransclusionsModule,
  AlltransclusionsParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(alltransclusionsModule, requestRoot);

/** Validates the parameters of `list=alltransclusions` strictly before they are sent. */
export const validateAlltransclusions: Validator<AlltransclusionsParams> =
  /* @__PURE__ */ validator(
    alltransclusionsModule,
    { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
    paramRules,
  );

/** Parses the parameters of `list=alltransclusions` in a request, as the server does. */
export const parseAlltransclusions: ModuleParser<AlltransclusionsModule> =
  /* @__PURE__ */ moduleParser(alltransclusionsModule, { enum: enumeration, limit, namespace });
