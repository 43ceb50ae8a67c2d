// Generated from spec/actions/catalogue.json (changecontentmodel) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChangecontentmodelResult } from "./results/changecontentmodel.js";

/** Parameters of `action=changecontentmodel`. */
export interface ChangecontentmodelParams {
  /** Title of the page to change the contentmodel of. Cannot be used together with pageid. */
  readonly title?: string;
  /** Page ID of the page to change the contentmodel of. Cannot be used together with title. */
  readonly pageid?: number;
  /** Edit summary and log entry reason */
  readonly summary?: string;
  /**
   * Change tags to apply to the log entry and edit.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Content model of the new content. */
  readonly model: "css" | "javascript" | "json" | "text" | "vue" | "wikitext";
  /** Mark the content model change with a bot flag. */
  readonly bot?: boolean;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=changecontentmodel`. */
export const changecontentmodelModule: ModuleDescriptor<
  "changecontentmodel",
  "action",
  false,
  ChangecontentmodelParams,
  {},
  ChangecontentmodelResult
> &
  PostedModule = {
  name: "changecontentmodel",
  path: "changecontentmodel",
  group: "action",
  prefix: "",
  select: { action: "changecontentmodel" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    summary: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    model: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "vue", "wikitext"],
      required: true,
    },
    bot: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(changecontentmodelModule, requestRoot);

/**
 * Change the content model of a page
 *
 * Requests `action=changecontentmodel`.
 */
export function changecontentmodel<
  const P extends ChangecontentmodelParams,
  V extends string = "2",
>(
  params: Exact<P, ChangecontentmodelParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof changecontentmodelModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `action=changecontentmodel` strictly, before they are sent. */
export const validateChangecontentmodel: Validator<ChangecontentmodelParams> =
  /* @__PURE__ */ validator(changecontentmodelModule, checks);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `action=changecontentmodel` in a request as the server does. */
export function readChangecontentmodel(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof changecontentmodelModule>> {
  return readModule(changecontentmodelModule, rules, wire, options);
}
