// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

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
import type { AllmessagesResult } from "./results/allmessages.js";

/** Parameters of `meta=allmessages`. */
export interface AllmessagesParams {
  /**
   * Names of the messages to return, or `*` for all.
   * Up to 50 values (500 with high limits).
   * @default ["*"]
   */
  readonly messages?: OneOrMore<string>;
  /**
   * Additional properties of each message to return.
   * - default: The software's text, if the wiki has customized the message.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"default">;
  /** Whether to expand templates and parser functions in the messages. */
  readonly enableparser?: boolean;
  /** Whether to omit the text of the messages. */
  readonly nocontent?: boolean;
  /** Whether to include messages that exist only as pages in the MediaWiki namespace. */
  readonly includelocal?: boolean;
  /**
   * Values for the placeholders of the messages (`$1`, `$2`, …).
   * Up to 50 values (500 with high limits).
   */
  readonly args?: OneOrMore<string>;
  /** Text that the message names contain. */
  readonly filter?: string;
  /**
   * Whether to return all messages, or only customized or unchanged ones.
   * - modified: Only messages that have been customized.
   * - unmodified: Only messages with the software's text.
   * @default "all"
   */
  readonly customised?: "all" | "modified" | "unmodified";
  /** Language code of the messages. */
  readonly lang?: string;
  /** Name of the message to start at (inclusive). */
  readonly from?: string;
  /** Name of the message to stop at (inclusive). */
  readonly to?: string;
  /** Title of the page to use as the context for parsing messages. Only with `enableparser`. */
  readonly title?: string;
  /** Prefix of the message names. */
  readonly prefix?: string;
}

/** The descriptor type of `meta=allmessages`. */
export interface AllmessagesModule extends ModuleDescriptor<
  "allmessages",
  "meta",
  false,
  AllmessagesParams,
  "messages" | "customised",
  AllmessagesResult
> {}

/** The descriptor of `meta=allmessages`. */
export const allmessagesModule: AllmessagesModule = {
  name: "allmessages",
  path: "query+allmessages",
  group: "meta",
  prefix: "am",
  select: { action: "query", meta: "allmessages" },
  generator: false,
  readrights: true,
  params: {
    messages: { type: "string", default: ["*"], multi: { lowlimit: 50, highlimit: 500 } },
    prop: { type: "enum", values: ["default"], multi: { lowlimit: 50, highlimit: 500 } },
    enableparser: { type: "boolean" },
    nocontent: { type: "boolean" },
    includelocal: { type: "boolean" },
    args: { type: "string", multi: { lowlimit: 50, highlimit: 500, allowsduplicates: true } },
    filter: { type: "string" },
    customised: { type: "enum", values: ["all", "modified", "unmodified"], default: "all" },
    lang: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    title: { type: "string" },
    prefix: { type: "string" },
  },
};

/**
 * Returns interface messages of the wiki.
 *
 * Requests `meta=allmessages`.
 * @see https://www.mediawiki.org/wiki/API:Allmessages
 */
export const allmessages: QueryBuilder<AllmessagesModule, AllmessagesParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(allmessagesModule, requestRoot);

/** Validates the parameters of `meta=allmessages` strictly before they are sent. */
export const validateAllmessages: Validator<AllmessagesParams> = /* @__PURE__ */ validator(
  allmessagesModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=allmessages` in a request, as the server does. */
export const parseAllmessages: ModuleParser<AllmessagesModule> = /* @__PURE__ */ moduleParser(
  allmessagesModule,
  { enum: enumeration },
);
