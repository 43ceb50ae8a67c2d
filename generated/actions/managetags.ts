// Generated from spec/actions/catalogue.json (managetags) by `paramsmith generate`. Do not edit.

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
  moduleRequests,
  readModule,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ManagetagsResult } from "./results/managetags.js";

/** Parameters of `action=managetags`. */
export interface ManagetagsParams {
  /**
   * What to do with the tag.
   * - activate: Allows users to add the tag to their edits.
   * - create: Defines the tag for use by hand.
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
  /** Whether to continue in spite of warnings. */
  readonly ignorewarnings?: boolean;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=managetags`. */
export interface ManagetagsDefaults {
  readonly reason: "";
}

/** The descriptor of `action=managetags`. */
export const managetagsModule: ModuleDescriptor<
  "managetags",
  "action",
  false,
  ManagetagsParams,
  ManagetagsDefaults,
  ManagetagsResult
> &
  PostedModule = {
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

const requests = /* @__PURE__ */ moduleRequests(managetagsModule, requestRoot);

/**
 * Creates, deletes, activates or deactivates a change tag.
 *
 * Requests `action=managetags`.
 * @see https://www.mediawiki.org/wiki/API:Tag_management
 */
export function managetags<const P extends ManagetagsParams, V extends string = "2">(
  params: Exact<P, ManagetagsParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof managetagsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, string: boundedStringCheck };

/** Checks parameters of `action=managetags` strictly, before they are sent. */
export const validateManagetags: Validator<ManagetagsParams> = /* @__PURE__ */ validator(
  managetagsModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `action=managetags` in a request as the server does. */
export function readManagetags(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof managetagsModule>> {
  return readModule(managetagsModule, rules, wire, options);
}
