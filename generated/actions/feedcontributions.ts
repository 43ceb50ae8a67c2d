// Generated from spec/actions/catalogue.json (feedcontributions) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import { responseForm } from "@paramsmith/runtime/internal/request/response-form";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The defaults of the parameters of `action=feedcontributions`. */
export interface FeedcontributionsDefaults {
  readonly feedformat: "rss";
  readonly tagfilter: readonly [];
}

/** The descriptor of `action=feedcontributions`. */
export const feedcontributionsModule: ModuleDescriptor<
  "feedcontributions",
  "action",
  false,
  FeedcontributionsParams,
  FeedcontributionsDefaults,
  FeedcontributionsResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(feedcontributionsModule, requestRoot, {
  responseForm,
});

/**
 * Returns a user's contributions feed.
 *
 * Requests `action=feedcontributions`.
 */
export function feedcontributions<const P extends FeedcontributionsParams, V extends string = "2">(
  params: Exact<P, FeedcontributionsParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof feedcontributionsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  namespace: namespaceCheck,
  user: userCheck,
};

/** Checks parameters of `action=feedcontributions` strictly, before they are sent. */
export const validateFeedcontributions: Validator<FeedcontributionsParams> =
  /* @__PURE__ */ validator(feedcontributionsModule, checks);

const rules: Rules = { enum: enumeration, integer, namespace, user };

/** Parses the parameters of `action=feedcontributions` in a request as the server does. */
export function readFeedcontributions(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof feedcontributionsModule>> {
  return readModule(feedcontributionsModule, rules, wire, options);
}
