// Generated from spec/actions/catalogue.json (changecontentmodel) by `paramsmith generate`. Do not edit.

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
  validator,
} from "paramsmith/validate";
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

/** The type of the descriptor of `action=changecontentmodel`. */
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
};

/**
 * Change the content model of a page
 *
 * Requests `action=changecontentmodel`.
 */
export const changecontentmodel: RequiredActionBuilder<
  ChangecontentmodelModule,
  ChangecontentmodelParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(changecontentmodelModule, requestRoot);

/** Checks parameters of `action=changecontentmodel` strictly, before they are sent. */
export const validateChangecontentmodel: Validator<ChangecontentmodelParams> =
  /* @__PURE__ */ validator(changecontentmodelModule, {
    enum: enumCheck,
    integer: integerCheck,
    string: boundedStringCheck,
  });

/** Parses the parameters of `action=changecontentmodel` in a request as the server does. */
export const readChangecontentmodel: ModuleReader<ChangecontentmodelModule> =
  /* @__PURE__ */ moduleReader(changecontentmodelModule, { enum: enumeration, integer });
