// Generated from spec/actions/catalogue.json (changecontentmodel) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  ParsedParams,
  PostedModule,
  Rules,
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleRequests,
  readModule,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChangecontentmodelResult } from "./results/changecontentmodel.js";

/** Parameters of `action=changecontentmodel`. */
export interface ChangecontentmodelParams {
  /** Title of the page to change. Excludes `pageid`. */
  readonly title?: string;
  /** Id of the page to change. Excludes `title`. */
  readonly pageid?: number;
  /** Summary of the edit and reason in the log. */
  readonly summary?: string;
  /**
   * Change tags to add to the log entry and the revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Content model that the page gets. */
  readonly model: "css" | "javascript" | "json" | "text" | "vue" | "wikitext";
  /** Whether to mark the change as made by a bot. Requires the right `bot`. */
  readonly bot?: boolean;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
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
 * Changes the content model of a page.
 *
 * Requests `action=changecontentmodel`.
 * @see https://www.mediawiki.org/wiki/Help:ChangeContentModel
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
