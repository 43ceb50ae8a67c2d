// Generated from spec/actions/catalogue.json (feedcontributions) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  namespace,
  namespaceCheck,
  responseForm,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FeedcontributionsResult } from "./results/feedcontributions.js";

/** Parameters of `action=feedcontributions`. */
export interface FeedcontributionsParams {
  /**
   * The format of the feed.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /**
   * What users to get the contributions for.
   * Takes a user by cidr, id, interwiki, ip, name, temp.
   */
  readonly user: string;
  /** Which namespace to filter the contributions by. */
  readonly namespace?: number;
  /** From year (and earlier). */
  readonly year?: number;
  /** From month (and earlier). */
  readonly month?: number;
  /**
   * Filter contributions that have these tags.
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
  /** Show only deleted contributions. */
  readonly deletedonly?: boolean;
  /** Only show edits that are the latest revisions. */
  readonly toponly?: boolean;
  /** Only show edits that are page creations. */
  readonly newonly?: boolean;
  /** Hide minor edits. */
  readonly hideminor?: boolean;
  /** Show the size difference between revisions. */
  readonly showsizediff?: boolean;
}

/** The type of the descriptor of `action=feedcontributions`. */
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
 * Returns a user's contributions feed.
 *
 * Requests `action=feedcontributions`.
 */
export const feedcontributions: RequiredActionBuilder<
  FeedcontributionsModule,
  FeedcontributionsParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(feedcontributionsModule, requestRoot, { responseForm });

/** Checks parameters of `action=feedcontributions` strictly, before they are sent. */
export const validateFeedcontributions: Validator<FeedcontributionsParams> =
  /* @__PURE__ */ validator(feedcontributionsModule, {
    enum: enumCheck,
    integer: integerCheck,
    namespace: namespaceCheck,
    user: userCheck,
  });

/** Parses the parameters of `action=feedcontributions` in a request as the server does. */
export const readFeedcontributions: ModuleReader<FeedcontributionsModule> =
  /* @__PURE__ */ moduleReader(feedcontributionsModule, {
    enum: enumeration,
    integer,
    namespace,
    user,
  });
