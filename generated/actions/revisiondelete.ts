// Generated from spec/actions/catalogue.json (revisiondelete) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { RevisiondeleteResult } from "./results/revisiondelete.js";

/** Parameters of `action=revisiondelete`. */
export interface RevisiondeleteParams {
  /** Type of revision deletion being performed. */
  readonly type: "archive" | "filearchive" | "logging" | "oldimage" | "revision";
  /** Page title for the revision deletion, if required for the type. */
  readonly target?: string;
  /**
   * Identifiers for the revisions to be deleted.
   * Up to 50 values (500 with high limits).
   */
  readonly ids: OneOrMore<string>;
  /**
   * What to hide for each revision.
   * Up to 50 values (500 with high limits).
   */
  readonly hide?: OneOrMore<"comment" | "content" | "user">;
  /**
   * What to unhide for each revision.
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"comment" | "content" | "user">;
  /**
   * Whether to suppress data from administrators as well as others.
   * @default "nochange"
   */
  readonly suppress?: "no" | "nochange" | "yes";
  /** Reason for the deletion or undeletion. */
  readonly reason?: string;
  /**
   * Tags to apply to the entry in the deletion log.
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

/** The defaults of the parameters of `action=revisiondelete`. */
export interface RevisiondeleteDefaults {
  readonly suppress: "nochange";
}

/** The descriptor of `action=revisiondelete`. */
export const revisiondeleteModule: ModuleDescriptor<
  "revisiondelete",
  "action",
  false,
  RevisiondeleteParams,
  RevisiondeleteDefaults,
  RevisiondeleteResult
> &
  PostedModule = {
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
};

const requests = /* @__PURE__ */ moduleRequests(revisiondeleteModule, requestRoot);

/**
 * Delete and undelete revisions.
 *
 * Requests `action=revisiondelete`.
 */
export function revisiondelete<const P extends RevisiondeleteParams, V extends string = "2">(
  params: Exact<P, RevisiondeleteParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof revisiondeleteModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, string: boundedStringCheck };

/** Checks parameters of `action=revisiondelete` strictly, before they are sent. */
export const validateRevisiondelete: Validator<RevisiondeleteParams> = /* @__PURE__ */ validator(
  revisiondeleteModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `action=revisiondelete` in a request as the server does. */
export function readRevisiondelete(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof revisiondeleteModule>> {
  return readModule(revisiondeleteModule, rules, wire, options);
}
