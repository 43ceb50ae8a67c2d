// Generated from spec/actions/catalogue.json (feedcontributions) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  responseForm,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { FeedcontributionsResult } from "./results/feedcontributions.js";

/** Parameters of `action=feedcontributions`. */
export interface FeedcontributionsParams {
  /**
   * Format of the feed.
   * - atom: Atom 1.0.
   * - rss: RSS 2.0.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /**
   * User whose edits to list.
   * Accepts users by cidr, id, interwiki, ip, name, temp.
   */
  readonly user: string;
  /** Namespace of the edited pages. */
  readonly namespace?: number;
  /** Year up to which to list edits. */
  readonly year?: number;
  /** Month up to which to list edits. */
  readonly month?: number;
  /**
   * Change tags of the edits.
   * - mw-blank: Edits that removed all content.
   * - mw-contentmodelchange: Changes to the content model.
   * - mw-manual-revert: Edits that manually restored older text.
   * - mw-recreated: Creation of pages that were deleted before.
   * - mw-replace: Edits that removed more than 90 % of the content.
   * - mw-reverted: Edits that were later reverted.
   * - mw-server-side-upload: Uploads by a script on the server.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly tagfilter?: OneOrMore<
    | "mw-blank"
    | "mw-changed-redirect-target"
    | "mw-contentmodelchange"
    | "mw-manual-revert"
    | "mw-new-redirect"
    | "mw-recreated"
    | "mw-removed-redirect"
    | "mw-replace"
    | "mw-reverted"
    | "mw-rollback"
    | "mw-server-side-upload"
    | "mw-undo"
  >;
  /** Whether to list only edits that were deleted. */
  readonly deletedonly?: boolean;
  /** Whether to list only edits that are the latest revision of their pages. */
  readonly toponly?: boolean;
  /** Whether to list only creations of pages. */
  readonly newonly?: boolean;
  /** Whether to exclude minor edits. */
  readonly hideminor?: boolean;
  /** Whether to include the change in page length for each edit. */
  readonly showsizediff?: boolean;
}

/** The descriptor type of `action=feedcontributions`. */
export interface FeedcontributionsModule extends ModuleDescriptor<
  "feedcontributions",
  "action",
  false,
  FeedcontributionsParams,
  "feedformat" | "tagfilter",
  FeedcontributionsResult
> {}

/** The descriptor of `action=feedcontributions`. */
export const feedcontributionsModule: FeedcontributionsModule = {
  name: "feedcontributions",
  path: "feedcontributions",
  group: "action",
  prefix: "",
  select: { action: "feedcontributions" },
  generator: false,
  readrights: true,
  params: {
    feedformat: { type: "enum", values: ["atom", "rss"], default: "rss" },
    user: {
      type: "user",
      subtypes: ["cidr", "id", "interwiki", "ip", "name", "temp"],
      required: true,
    },
    namespace: { type: "namespace" },
    year: { type: "integer" },
    month: { type: "integer" },
    tagfilter: {
      type: "enum",
      values: [
        "mw-blank",
        "mw-changed-redirect-target",
        "mw-contentmodelchange",
        "mw-manual-revert",
        "mw-new-redirect",
        "mw-recreated",
        "mw-removed-redirect",
        "mw-replace",
        "mw-reverted",
        "mw-rollback",
        "mw-server-side-upload",
        "mw-undo",
      ],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    deletedonly: { type: "boolean" },
    toponly: { type: "boolean" },
    newonly: { type: "boolean" },
    hideminor: { type: "boolean" },
    showsizediff: { type: "boolean" },
  },
  forms: [{ is: "text" }],
};

/**
 * Returns a user's edits as a feed.
 *
 * Requests `action=feedcontributions`.
 * @see https://www.mediawiki.org/wiki/API:Feedcontributions
 */
export const feedcontributions: RequiredActionBuilder<
  FeedcontributionsModule,
  FeedcontributionsParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(feedcontributionsModule, requestRoot, { responseForm });

/** Validates the parameters of `action=feedcontributions` strictly before they are sent. */
export const validateFeedcontributions: Validator<FeedcontributionsParams> =
  /* @__PURE__ */ validator(feedcontributionsModule, {
    enum: enumCheck,
    integer: integerCheck,
    namespace: namespaceCheck,
    user: userCheck,
  });

/** Parses the parameters of `action=feedcontributions` in a request, as the server does. */
export const parseFeedcontributions: ModuleParser<FeedcontributionsModule> =
  /* @__PURE__ */ moduleParser(feedcontributionsModule, {
    enum: enumeration,
    integer,
    namespace,
    user,
  });
