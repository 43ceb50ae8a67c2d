// Generated from spec/actions/catalogue.json (changecontentmodel) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
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
  paramRules,
  validator,
} from "paramsmith/validate";
import type { ChangecontentmodelResult } from "./results/changecontentmodel.js";

/** Parameters of `action=changecontentmodel`. */
export interface ChangecontentmodelParams {
  /**
   * Title of the page to change.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to change.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Edit summary and reason for the log entry. */
  readonly summary?: string;
  /**
   * Change tags to add to the log entry and the revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** New content model of the page. */
  readonly model: "css" | "javascript" | "json" | "text" | "vue" | "wikitext";
  /** Whether to mark the change as made by a bot. Requires the `bot` right. */
  readonly bot?: boolean;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=changecontentmodel`. */
export interface ChangecontentmodelModule extends ModuleDescriptor<
  "changecontentmodel",
  "action",
  false,
  ChangecontentmodelParams,
  never,
  ChangecontentmodelResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=changecontentmodel`. */
export const changecontentmodelModule: ChangecontentmodelModule = {
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
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Changes the content model of a page.
 *
 * Requests `action=changecontentmodel`.
 * @see https://www.mediawiki.org/wiki/Help:ChangeContentModel
 */
export const changecontentmodel: RequiredRuledActionBuilder<
  ChangecontentmodelModule,
  ChangecontentmodelParams,
  RequestOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(changecontentmodelModule, requestRoot);

/** Validates the parameters of `action=changecontentmodel` strictly before they are sent. */
export const validateChangecontentmodel: Validator<ChangecontentmodelParams> =
  /* @__PURE__ */ validator(
    changecontentmodelModule,
    { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
    paramRules,
  );

/** Parses the parameters of `action=changecontentmodel` in a request, as the server does. */
export const parseChangecontentmodel: ModuleParser<ChangecontentmodelModule> =
  /* @__PURE__ */ moduleParser(changecontentmodelModule, { enum: enumeration, integer });
