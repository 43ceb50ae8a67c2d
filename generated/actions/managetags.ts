// Generated from spec/actions/catalogue.json (managetags) by `paramsmith generate`. Do not edit.

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
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { ManagetagsResult } from "./results/managetags.js";

/** Parameters of `action=managetags`. */
export interface ManagetagsParams {
  /**
   * Operation on the tag.
   * - activate: Allows users to add the tag to their edits.
   * - create: Defines the tag, so that users can apply it.
   * - deactivate: Prevents users from adding the tag.
   * - delete: Removes the tag from the wiki, and from all revisions and log entries.
   */
  readonly operation: "activate" | "create" | "deactivate" | "delete";
  /** Name of the tag. */
  readonly tag: string;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /** Whether to continue despite warnings. */
  readonly ignorewarnings?: boolean;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=managetags`. */
export interface ManagetagsModule extends ModuleDescriptor<
  "managetags",
  "action",
  false,
  ManagetagsParams,
  "reason",
  ManagetagsResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=managetags`. */
export const managetagsModule: ManagetagsModule = {
  name: "managetags",
  path: "managetags",
  group: "action",
  prefix: "",
  select: { action: "managetags" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    operation: {
      type: "enum",
      values: ["activate", "create", "deactivate", "delete"],
      required: true,
    },
    tag: { type: "string", required: true },
    reason: { type: "string", default: "" },
    ignorewarnings: { type: "boolean" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Creates, deletes, activates or deactivates a change tag.
 *
 * Requests `action=managetags`.
 * @see https://www.mediawiki.org/wiki/API:Tag_management
 */
export const managetags: RequiredActionBuilder<ManagetagsModule, ManagetagsParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(managetagsModule, requestRoot);

/** Validates the parameters of `action=managetags` strictly before they are sent. */
export const validateManagetags: Validator<ManagetagsParams> = /* @__PURE__ */ validator(
  managetagsModule,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=managetags` in a request, as the server does. */
export const parseManagetags: ModuleParser<ManagetagsModule> = /* @__PURE__ */ moduleParser(
  managetagsModule,
  { enum: enumeration },
);
