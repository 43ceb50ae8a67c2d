// Generated from spec/paraminfo/catalogue.json (query+querypage) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { QuerypageResult } from "./results/querypage.js";

/** Parameters of `list=querypage`. */
export interface QuerypageParams {
  /**
   * Name of the special page. It is case-sensitive.
   * - Ancientpages: Pages that have not been edited for the longest time.
   * - BrokenRedirects: Redirects to pages that do not exist.
   * - Deadendpages: Pages without links to other pages.
   * - DoubleRedirects: Redirects to redirects.
   * - Fewestrevisions: Pages with the fewest revisions.
   * - ListDuplicatedFiles: Files whose content is the same as that of other files.
   * - Listredirects: Redirects.
   * - Lonelypages: Pages that no page links to or transcludes.
   * - Longpages: Longest pages.
   * - MediaStatistics: Number and size of files by type.
   * - Mostcategories: Pages with the most categories.
   * - Mostimages: Files that the most pages use.
   * - Mostinterwikis: Pages with the most interwiki links.
   * - Mostlinked: Pages that other pages link to most often.
   * - Mostlinkedcategories: Categories with the most members.
   * - Mostlinkedtemplates: Pages that the most pages transclude.
   * - Mostrevisions: Pages with the most revisions.
   * - Shortpages: Shortest pages.
   * - Uncategorizedcategories: Categories without a category.
   * - Uncategorizedimages: Files without a category.
   * - Uncategorizedpages: Pages without a category.
   * - Uncategorizedtemplates: Templates without a category.
   * - Unusedcategories: Categories without members.
   * - Unusedimages: Files that no page uses.
   * - Unusedtemplates: Templates that no page transcludes.
   * - Unwatchedpages: Pages that no user watches.
   * - Wantedcategories: Categories with members but without a page.
   * - Wantedfiles: Files that pages use but that do not exist.
   * - Wantedpages: Pages that do not exist but that other pages link to.
   * - Wantedtemplates: Templates that pages transclude but that do not exist.
   * - Withoutinterwiki: Pages without language links.
   */
  readonly page:
    | "Ancientpages"
    | "BrokenRedirects"
    | "Deadendpages"
    | "DoubleRedirects"
    | "Fewestrevisions"
    | "ListDuplicatedFiles"
    | "Listredirects"
    | "Lonelypages"
    | "Longpages"
    | "MediaStatistics"
    | "Mostcategories"
    | "Mostimages"
    | "Mostinterwikis"
    | "Mostlinked"
    | "Mostlinkedcategories"
    | "Mostlinkedtemplates"
    | "Mostrevisions"
    | "Shortpages"
    | "Uncategorizedcategories"
    | "Uncategorizedimages"
    | "Uncategorizedpages"
    | "Uncategorizedtemplates"
    | "Unusedcategories"
    | "Unusedimages"
    | "Unusedtemplates"
    | "Unwatchedpages"
    | "Wantedcategories"
    | "Wantedfiles"
    | "Wantedpages"
    | "Wantedtemplates"
    | "Withoutinterwiki";
  /**
   * Number of results to skip.
   * @default 0
   */
  readonly offset?: number;
  /**
   * Maximum number of entries to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The descriptor type of `list=querypage`. */
export interface QuerypageModule extends ModuleDescriptor<
  "querypage",
  "list",
  true,
  QuerypageParams,
  "offset" | "limit",
  QuerypageResult
> {}

/** The descriptor of `list=querypage`. */
export const querypageModule: QuerypageModule = {
  name: "querypage",
  path: "query+querypage",
  group: "list",
  prefix: "qp",
  select: { action: "query", list: "querypage" },
  generator: true,
  readrights: true,
  params: {
    page: {
      type: "enum",
      values: [
        "Ancientpages",
        "BrokenRedirects",
        "Deadendpages",
        "DoubleRedirects",
        "Fewestrevisions",
        "ListDuplicatedFiles",
        "Listredirects",
        "Lonelypages",
        "Longpages",
        "MediaStatistics",
        "Mostcategories",
        "Mostimages",
        "Mostinterwikis",
        "Mostlinked",
        "Mostlinkedcategories",
        "Mostlinkedtemplates",
        "Mostrevisions",
        "Shortpages",
        "Uncategorizedcategories",
        "Uncategorizedimages",
        "Uncategorizedpages",
        "Uncategorizedtemplates",
        "Unusedcategories",
        "Unusedimages",
        "Unusedtemplates",
        "Unwatchedpages",
        "Wantedcategories",
        "Wantedfiles",
        "Wantedpages",
        "Wantedtemplates",
        "Withoutinterwiki",
      ],
      required: true,
    },
    offset: { type: "integer", default: 0 },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
  },
  rows: { at: ["query", "querypage", "results"], kind: "item" },
};

/**
 * Returns the list on a special page, such as pages without incoming links.
 *
 * Requests `list=querypage`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Querypage
 */
export const querypage: RequiredQueryBuilder<QuerypageModule, QuerypageParams, QueryOptions> =
  /* @__PURE__ */ moduleRequests(querypageModule, requestRoot);

/** Validates the parameters of `list=querypage` strictly before they are sent. */
export const validateQuerypage: Validator<QuerypageParams> = /* @__PURE__ */ validator(
  querypageModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck },
);

/** Parses the parameters of `list=querypage` in a request, as the server does. */
export const parseQuerypage: ModuleParser<QuerypageModule> = /* @__PURE__ */ moduleParser(
  querypageModule,
  { enum: enumeration, integer, limit },
);
