// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
   * - default: Text of the software, if the wiki has customised the message.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"default">;
  /** Whether to expand templates and parser functions in the messages. */
  readonly enableparser?: boolean;
  /** Whether to leave out the text of the messages. */
  readonly nocontent?: boolean;
  /** Whether to include messages that only exist as pages of the MediaWiki namespace. */
  readonly includelocal?: boolean;
  /**
   * Values for the placeholders of the messages (`$1`, `$2`, …).
   * Up to 50 values (500 with high limits).
   */
  readonly args?: OneOrMore<string>;
  /** Text that the names of the messages contain. */
  readonly filter?: string;
  /**
   * Which messages to return by whether the wiki has customised them.
   * - modified: Only messages that have been customised.
   * - unmodified: Only messages with the text of the software.
   * @default "all"
   */
  readonly customised?: "all" | "modified" | "unmodified";
  /** Language code of the messages. */
  readonly lang?: string;
  /** Name of the message to start at (inclusive). */
  readonly from?: string;
  /** Name of the message to stop at (inclusive). */
  readonly to?: string;
  /** Title of the page that is the context for parsing messages. Only with `enableparser`. */
  readonly title?: string;
  /** Text that the names of the messages begin with. */
  readonly prefix?: string;
}

/** The defaults of the parameters of `meta=allmessages`. */
export interface AllmessagesDefaults {
  readonly messages: readonly ["*"];
  readonly customised: "all";
}

/** The descriptor of `meta=allmessages`. */
export const allmessagesModule: ModuleDescriptor<
  "allmessages",
  "meta",
  false,
  AllmessagesParams,
  AllmessagesDefaults,
  AllmessagesResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(allmessagesModule, requestRoot);

/**
 * Returns interface messages of the wiki.
 *
 * Requests `meta=allmessages`.
 * @see https://www.mediawiki.org/wiki/API:Allmessages
 */
export function allmessages<
  const P extends AllmessagesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AllmessagesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof allmessagesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=allmessages` strictly, before they are sent. */
export const validateAllmessages: Validator<AllmessagesParams> = /* @__PURE__ */ validator(
  allmessagesModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=allmessages` in a request as the server does. */
export function readAllmessages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allmessagesModule>> {
  return readModule(allmessagesModule, rules, wire, options);
}
