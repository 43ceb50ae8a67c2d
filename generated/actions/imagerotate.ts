// Generated from spec/actions/catalogue.json (imagerotate) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
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
  moduleParser,
  moduleRequests,
  pageSources,
  validator,
} from "paramsmith/validate";
import type { ImagerotateResult } from "./results/imagerotate.js";

/** Parameters of `action=imagerotate`. */
export interface ImagerotateParams {
  /** Angle in degrees, clockwise. */
  readonly rotation: "180" | "270" | "90";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Change tags to add to the log entries of the uploads.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Titles of the pages to rotate. Cannot be used with `pageids` or `revids`.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Ids of the pages to rotate. Cannot be used with `titles` or `revids`.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * Ids of revisions whose pages to select.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /** Query module that selects the pages to rotate. Its parameters have the prefix `g`. */
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
  /** Whether to replace redirects with their targets. */
  readonly redirects?: boolean;
  /** Whether to convert titles to other language variants to find the pages, if the wiki's language has any. */
  readonly converttitles?: boolean;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=imagerotate`. */
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
 * Rotates images and uploads the results.
 *
 * Requests `action=imagerotate`.
 * @see https://www.mediawiki.org/wiki/API:Imagerotate
 */
export const imagerotate: RequiredActionBuilder<
  ImagerotateModule,
  ImagerotateParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(imagerotateModule, requestRoot);

/** Validates the parameters of `action=imagerotate` strictly before they are sent. */
export const validateImagerotate: Validator<ImagerotateParams> = /* @__PURE__ */ validator(
  imagerotateModule,
  { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
  pageSources,
);

/** Parses the parameters of `action=imagerotate` in a request, as the server does. */
export const parseImagerotate: ModuleParser<ImagerotateModule> = /* @__PURE__ */ moduleParser(
  imagerotateModule,
  { enum: enumeration, integer },
);
