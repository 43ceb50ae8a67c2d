// Generated from spec/actions/catalogue.json (revisiondelete) by `paramsmith generate`. Do not edit.

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
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { RevisiondeleteResult } from "./results/revisiondelete.js";

/** Parameters of `action=revisiondelete`. */
export interface RevisiondeleteParams {
  /**
   * Kind of the items in `ids`.
   * - archive: Revisions of a deleted page, by their times.
   * - filearchive: Deleted versions of a file.
   * - logging: Log entries.
   * - oldimage: Old versions of a file, by the timestamp in their archive names.
   * - revision: Revisions of a page.
   */
  readonly type: "archive" | "filearchive" | "logging" | "oldimage" | "revision";
  /** Title of the page, for types that require it. */
  readonly target?: string;
  /**
   * Identifiers of the items.
   * Up to 50 values (500 with high limits).
   */
  readonly ids: OneOrMore<string>;
  /**
   * Parts to hide.
   * At least one of `hide` and `show` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly hide?: OneOrMore<"comment" | "content" | "user">;
  /**
   * Parts to unhide.
   * At least one of `hide` and `show` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"comment" | "content" | "user">;
  /**
   * Whether hidden parts are hidden from administrators too.
   * - no: Administrators can see the hidden parts.
   * - nochange: Keeps each item's state.
   * - yes: Also hides the parts from administrators. Requires the `suppressrevision` right.
   * @default "nochange"
   */
  readonly suppress?: "no" | "nochange" | "yes";
  /** Reason for the log entry. */
  readonly reason?: string;
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

/** The descriptor type of `action=revisiondelete`. */
export interface RevisiondeleteModule extends ModuleDescriptor<
  "revisiondelete",
  "action",
  false,
  RevisiondeleteParams,
  "suppress",
  RevisiondeleteResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=revisiondelete`. */
export const revisiondeleteModule: RevisiondeleteModule = {
  name: "revisiondelete",
  path: "revisiondelete",
  group: "action",
  prefix: "",
  select: { action: "revisiondelete" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    type: {
      type: "enum",
      values: ["archive", "filearchive", "logging", "oldimage", "revision"],
      required: true,
    },
    target: { type: "string" },
    ids: { type: "string", required: true, multi: { lowlimit: 50, highlimit: 500 } },
    hide: {
      type: "enum",
      values: ["comment", "content", "user"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: {
      type: "enum",
      values: ["comment", "content", "user"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    suppress: { type: "enum", values: ["no", "nochange", "yes"], default: "nochange" },
    reason: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "exclusive", of: ["hide=content", "show=content"], code: "badparams" },
    { kind: "exclusive", of: ["hide=comment", "show=comment"], code: "badparams" },
    { kind: "exclusive", of: ["hide=user", "show=user"], code: "badparams" },
    { kind: "requiredOneOf", of: ["hide", "show"], code: "badparams" },
  ],
};

/**
 * Hides parts of revisions, log entries or file versions, or shows them again.
 *
 * Requests `action=revisiondelete`.
 * @see https://www.mediawiki.org/wiki/API:Revisiondelete
 */
export const revisiondelete: RequiredRuledActionBuilder<
  RevisiondeleteModule,
  RevisiondeleteParams,
  RequestOptions,
  readonly ["requiredOneOf", "hide" | "show"]
> = /* @__PURE__ */ moduleRequests(revisiondeleteModule, requestRoot);

/** Validates the parameters of `action=revisiondelete` strictly before they are sent. */
export const validateRevisiondelete: Validator<RevisiondeleteParams> = /* @__PURE__ */ validator(
  revisiondeleteModule,
  { enum: enumCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=revisiondelete` in a request, as the server does. */
export const parseRevisiondelete: ModuleParser<RevisiondeleteModule> = /* @__PURE__ */ moduleParser(
  revisiondeleteModule,
  { enum: enumeration },
);
