// Generated from spec/actions/catalogue.json (managetags) by `paramsmith generate`. Do not edit.

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
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ManagetagsResult } from "./results/managetags.js";

/** Parameters of `action=managetags`. */
export interface ManagetagsParams {
  /**
   * Which operation to perform:
   * - create: Create a new change tag for manual use.
   * - delete: Remove a change tag from the database, including removing the tag from all revisions, recent change entries and log entries on which it is used.
   * - activate: Activate a change tag, allowing users to apply it manually.
   * - deactivate: Deactivate a change tag, preventing users from applying it manually.
   */
  readonly operation: "activate" | "create" | "deactivate" | "delete";
  /** Tag to create, delete, activate or deactivate. For tag creation, the tag must not exist. For tag deletion, the tag must exist. For tag activation, the tag must exist and not be in use by an extension. For tag deactivation, the tag must be currently active and manually defined. */
  readonly tag: string;
  /**
   * An optional reason for creating, deleting, activating or deactivating the tag.
   * @default ""
   */
  readonly reason?: string;
  /** Whether to ignore any warnings that are issued during the operation. */
  readonly ignorewarnings?: boolean;
  /**
   * Change tags to apply to the entry in the tag management log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=managetags`. */
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
 * Perform management tasks relating to change tags.
 *
 * Requests `action=managetags`.
 */
export const managetags: RequiredActionBuilder<ManagetagsModule, ManagetagsParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(managetagsModule, requestRoot);

/** Checks parameters of `action=managetags` strictly, before they are sent. */
export const validateManagetags: Validator<ManagetagsParams> = /* @__PURE__ */ validator(
  managetagsModule,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=managetags` in a request as the server does. */
export const readManagetags: ModuleReader<ManagetagsModule> = /* @__PURE__ */ moduleReader(
  managetagsModule,
  { enum: enumeration },
);
