// Generated from spec/actions/catalogue.json (imagerotate) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  RequiredActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  pageSources,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ImagerotateResult } from "./results/imagerotate.js";

/** Parameters of `action=imagerotate`. */
export interface ImagerotateParams {
  /** Degrees to rotate image clockwise. */
  readonly rotation: "180" | "270" | "90";
  /** When more results are available, use this to continue. More detailed information on how to continue queries can be found on mediawiki.org. */
  readonly continue?: string;
  /**
   * Tags to apply to the entry in the upload log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A list of titles to work on.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * A list of page IDs to work on.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * A list of revision IDs to work on. Note that almost all query modules will convert revision IDs to the corresponding page ID and work on the latest revision instead. Only prop=revisions uses exact revisions for its response.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /**
   * Get the list of pages to work on by executing the specified query module.
   * Note: Generator parameter names must be prefixed with a "g", see examples.
   * - allcategories: Enumerate all categories.
   * - alldeletedrevisions: List all deleted revisions by a user or in a namespace.
   * - allfileusages: List all file usages, including non-existing.
   * - allimages: Enumerate all images sequentially.
   * - alllinks: Enumerate all links that point to a given namespace.
   * - allpages: Enumerate all pages sequentially in a given namespace.
   * - allredirects: List all redirects to a namespace.
   * - allrevisions: List all revisions.
   * - alltransclusions: List all transclusions (pages embedded using {{x}}), including non-existing.
   * - backlinks: Find all pages that link to the given page.
   * - categories: List all categories the pages belong to.
   * - categorymembers: List all pages in a given category.
   * - deletedrevisions: Get deleted revision information.
   * - duplicatefiles: List all files that are duplicates of the given files based on hash values.
   * - embeddedin: Find all pages that embed (transclude) the given title.
   * - exturlusage: Enumerate pages that contain a given URL.
   * - fileusage: Find all pages that use the given files.
   * - images: Returns all files contained on the given pages.
   * - imageusage: Find all pages that use the given image title.
   * - iwbacklinks: Find all pages that link to the given interwiki link.
   * - langbacklinks: Find all pages that link to the given language link.
   * - links: Returns all links from the given pages.
   * - linkshere: Find all pages that link to the given pages.
   * - pageswithprop: List all pages using a given page property.
   * - prefixsearch: Perform a prefix search for page titles.
   * - protectedtitles: List all titles protected from creation.
   * - querypage: Get a list provided by a QueryPage-based special page.
   * - random: Get a set of random pages.
   * - recentchanges: Enumerate recent changes.
   * - redirects: Returns all redirects to the given pages.
   * - revisions: Get revision information.
   * - search: Perform a full text search.
   * - templates: Returns all pages transcluded on the given pages.
   * - trackingcategories: Enumerate all existing tracking categories defined in Special:TrackingCategories. A tracking category exists if it contains pages or if its category page exists.
   * - transcludedin: Find all pages that transclude the given pages.
   * - watchlist: Get recent changes to pages in the current user's watchlist.
   * - watchlistraw: Get all pages on the current user's watchlist.
   */
  readonly generator?:
    | "allcategories"
    | "alldeletedrevisions"
    | "allfileusages"
    | "allimages"
    | "alllinks"
    | "allpages"
    | "allredirects"
    | "allrevisions"
    | "alltransclusions"
    | "backlinks"
    | "categories"
    | "categorymembers"
    | "deletedrevisions"
    | "duplicatefiles"
    | "embeddedin"
    | "exturlusage"
    | "fileusage"
    | "images"
    | "imageusage"
    | "iwbacklinks"
    | "langbacklinks"
    | "links"
    | "linkshere"
    | "pageswithprop"
    | "prefixsearch"
    | "protectedtitles"
    | "querypage"
    | "random"
    | "recentchanges"
    | "redirects"
    | "revisions"
    | "search"
    | "templates"
    | "trackingcategories"
    | "transcludedin"
    | "watchlist"
    | "watchlistraw";
  /** Automatically resolve redirects in titles, pageids, and revids, and in pages returned by generator. */
  readonly redirects?: boolean;
  /** Convert titles to other variants if necessary. Only works if the wiki's content language supports variant conversion. Languages that support variant conversion include ban, crh, en, gan, iu, ku, mni, sh, shi, sr, tg, tly, uz, wuu, zgh and zh. */
  readonly converttitles?: boolean;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=imagerotate`. */
export interface ImagerotateModule extends ModuleDescriptor<
  "imagerotate",
  "action",
  false,
  ImagerotateParams,
  never,
  ImagerotateResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=imagerotate`. */
export const imagerotateModule: ImagerotateModule = {
  name: "imagerotate",
  path: "imagerotate",
  group: "action",
  prefix: "",
  select: { action: "imagerotate" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    rotation: { type: "enum", values: ["180", "270", "90"], required: true },
    continue: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    titles: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    pageids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    revids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    generator: {
      type: "enum",
      values: [
        "allcategories",
        "alldeletedrevisions",
        "allfileusages",
        "allimages",
        "alllinks",
        "allpages",
        "allredirects",
        "allrevisions",
        "alltransclusions",
        "backlinks",
        "categories",
        "categorymembers",
        "deletedrevisions",
        "duplicatefiles",
        "embeddedin",
        "exturlusage",
        "fileusage",
        "images",
        "imageusage",
        "iwbacklinks",
        "langbacklinks",
        "links",
        "linkshere",
        "pageswithprop",
        "prefixsearch",
        "protectedtitles",
        "querypage",
        "random",
        "recentchanges",
        "redirects",
        "revisions",
        "search",
        "templates",
        "trackingcategories",
        "transcludedin",
        "watchlist",
        "watchlistraw",
      ],
    },
    redirects: { type: "boolean" },
    converttitles: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Rotate one or more images.
 *
 * Requests `action=imagerotate`.
 */
export const imagerotate: RequiredActionBuilder<
  ImagerotateModule,
  ImagerotateParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(imagerotateModule, requestRoot);

/** Checks parameters of `action=imagerotate` strictly, before they are sent. */
export const validateImagerotate: Validator<ImagerotateParams> = /* @__PURE__ */ validator(
  imagerotateModule,
  { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
  pageSources,
);

/** Parses the parameters of `action=imagerotate` in a request as the server does. */
export const readImagerotate: ModuleReader<ImagerotateModule> = /* @__PURE__ */ moduleReader(
  imagerotateModule,
  { enum: enumeration, integer },
);
